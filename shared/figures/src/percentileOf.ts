/**
 * A percentile by the nearest rank: the smallest value that at least this share of all values does not exceed.
 *
 * @param share - above 0, up to 1
 * @returns `NaN` for no values
 */
export function percentileOf(values: readonly number[], share: number): number {
  const sorted = values.toSorted((first, second) => first - second);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
}
