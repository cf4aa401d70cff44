import type { Locale, Place, PlaceKind } from '@feszek/contract';
import { joinRanges } from '@feszek/contract/calendar';
import type { Texts } from '../platform/database/columns.ts';

/** A place as a cart shows it and an order stores it. */
export interface StoredPlace {
  readonly id: string;
  readonly kind: PlaceKind;
  /** `null` for a showroom. */
  readonly carrier: string | null;
  readonly name: Texts;
  readonly zipcode: string;
  readonly city: string;
  readonly address: string;
  readonly hours: Texts;
}

/** The heaviest load of a place in grams, and its longest side in millimetres; `null` without a limit. */
export interface PlaceLimits {
  readonly maxWeightG: number | null;
  readonly maxSideMm: number | null;
}

/** A place with what decides whether a cart can be collected there. */
export interface FoundPlace {
  readonly place: StoredPlace;
  /** `false` for a parcel point that its carrier has closed. */
  readonly isActive: boolean;
  readonly limits: PlaceLimits;
}

/** A place in the format of the API. */
export function wirePlace({ name, hours, ...place }: StoredPlace, locale: Locale): Place {
  return { ...place, name: name[locale], opening_hours: joinRanges(hours[locale]) };
}

/** The address in one line: a Hungarian one goes from the town to the door. */
export function placeAddress({ zipcode, city, address }: Pick<StoredPlace, 'zipcode' | 'city' | 'address'>, locale: Locale): string {
  return locale === 'hu' ? `${zipcode} ${city}, ${address}` : `${address}, ${zipcode} ${city}`;
}

/** The lines of a place in a mail or a document: carrier and name, address, opening hours. */
export function placeRows(place: StoredPlace, locale: Locale): string[] {
  const name = place.name[locale];
  return [place.carrier === null ? name : `${place.carrier}: ${name}`, placeAddress(place, locale), joinRanges(place.hours[locale])].filter(Boolean);
}
