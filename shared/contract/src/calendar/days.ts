/** A calendar day such as `2026-12-24`. */
export type Day = string;

/** The days of a week as opening hours name them, from Monday on. */
export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

const DAY_MS = 86_400_000;

/** The day `count` days after another; before it for a negative number. */
export function addDays(day: Day, count: number): Day {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
}

/** The place of a day in its week: Monday is 0. */
export function weekdayIndex(day: Day): number {
  return (new Date(day).getUTCDay() + 6) % 7;
}

export function weekdayOf(day: Day): Weekday {
  return WEEKDAYS[weekdayIndex(day)] ?? 'mon';
}

let budapestFormat: Intl.DateTimeFormat | undefined;

/** Created when it is needed: the first formatter of dates takes Chromium 40 ms of a desktop's processor. */
function formatOfBudapest(): Intl.DateTimeFormat {
  budapestFormat ??= new Intl.DateTimeFormat('en-CA', {
    timeZone: 'Europe/Budapest', year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23',
  });
  return budapestFormat;
}

/** A day with the seconds since its midnight, as a clock in Hungary shows them. */
export interface LocalTime {
  readonly day: Day;
  readonly seconds: number;
}

/** The time in Hungary. */
export function inBudapest(time: Date): LocalTime {
  const parts = new Map<string, string>(formatOfBudapest().formatToParts(time).map(({ type, value }) => [type, value]));
  const part = (name: string) => Number(parts.get(name));
  return { day: `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`, seconds: part('hour') * 3600 + part('minute') * 60 + part('second') };
}
