import type { Weekday } from '@feszek/contract/calendar';

/** The weekdays on which a carrier delivers to postcodes that begin alike. */
export interface DayArea {
  /** The beginning of the postcodes: `11`; empty for all. */
  readonly zipcodePrefix: string;
  readonly weekdays: readonly Weekday[];
}

/** The weekdays for a postcode: those of the area with the longest beginning; none outside of all areas. */
export function weekdaysFor(areas: readonly DayArea[], zipcode: string): readonly Weekday[] {
  const [nearest] = areas.filter(({ zipcodePrefix }) => zipcode.trim().startsWith(zipcodePrefix)).sort((a, b) => b.zipcodePrefix.length - a.zipcodePrefix.length);
  return nearest?.weekdays ?? [];
}
