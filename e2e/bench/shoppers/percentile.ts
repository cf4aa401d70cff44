/**
 * A percentile of times, rounded, with a separator of thousands.
 *
 * @param sorted - in milliseconds, ascending
 * @param share - from 0 to 1
 */
export function percentile(sorted: readonly number[], share: number): string {
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN).toLocaleString('en-GB');
}
