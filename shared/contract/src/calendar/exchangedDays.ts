import type { Day } from './days.ts';

/**
 * Working days that the Government exchanges with Saturdays: each day has the hours of the other one. Source: decree 10/2025.
 * (IV. 30.) of the Minister for National Economy, for 2026. 24 December 2026 is a public holiday as well, which takes precedence.
 * No decree for 2027 was known when this was written; add its pairs here.
 */
const PAIRS: readonly (readonly [rest: Day, worked: Day])[] = [
  ['2026-01-02', '2026-01-10'],
  ['2026-08-21', '2026-08-08'],
  ['2026-12-24', '2026-12-12'],
];

const EXCHANGED: ReadonlyMap<Day, Day> = new Map(PAIRS.flatMap(([rest, worked]) => [[rest, worked], [worked, rest]] as const));

/** The day whose order of work applies on a day: the day itself, unless it is exchanged. */
export function exchangedDay(day: Day): Day {
  return EXCHANGED.get(day) ?? day;
}
