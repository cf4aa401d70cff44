/**
 * The same time of the calendar a number of years before.
 *
 * @param years whole years
 */
export function yearsBefore(time: Date, years: number): Date {
  const before = new Date(time);
  before.setUTCFullYear(before.getUTCFullYear() - years);
  return before;
}
