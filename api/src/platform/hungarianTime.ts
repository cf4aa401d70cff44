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
