/** A calendar day such as `2026-12-24`. */
export type Day = string;

const DATE_AND_HOUR = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Budapest', year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', hourCycle: 'h23',
});

/** The day and the hour in Hungary. */
export function inHungary(time: Date): { day: Day; hour: number } {
  const parts = new Map(DATE_AND_HOUR.formatToParts(time).map(({ type, value }) => [type, value]));
  return { day: `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`, hour: Number(parts.get('hour')) };
}

/** The day of a time in Hungary. */
export function dayInHungary(time: Date): Day {
  return inHungary(time).day;
}

/** The largest difference of Hungarian time to UTC, in hours. */
const LARGEST_OFFSET_HOURS = 2;

/**
 * The time of a clock in Hungary. An hour that the change to winter time repeats is the first one; an hour that the change
 * to summer time leaves out is the hour after it.
 *
 * @param day - such as `2026-12-24`
 * @param clock - such as `08:30`
 */
export function hungarianTime(day: Day, clock: string): Date {
  const wanted = `${day}T${clock.slice(0, 2)}`;
  const base = new Date(`${day}T${clock}:00Z`).getTime();
  const candidates = [LARGEST_OFFSET_HOURS, LARGEST_OFFSET_HOURS - 1].map((hours) => new Date(base - hours * 3_600_000));
  const isWanted = (time: Date) => {
    const { day: itsDay, hour } = inHungary(time);
    return `${itsDay}T${String(hour).padStart(2, '0')}` === wanted;
  };
  return candidates.find(isWanted) ?? candidates.at(-1) ?? new Date(base);
}
