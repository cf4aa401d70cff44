import { median } from './median.ts';

export const whole = (value: number) => Math.round(value).toLocaleString('en-GB');
/** Milliseconds to three digits, since a page from the cache takes a part of one. */
export const milliseconds = (value: number) => value.toLocaleString('en-GB', { maximumSignificantDigits: 3 });
export const seconds = (ms: number) => (ms / 1000).toFixed(1);
export const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
export const megabytes = (bytes: number) => whole(bytes / 1_000_000);
export const percent = (share: number) => `${Math.round(share * 100)} %`;

/** The median of several runs, and the range of them if they differ: `12 (9 to 15)`. */
export function spread(values: readonly number[], format: (value: number) => string): string {
  const [lowest, highest] = [Math.min(...values), Math.max(...values)].map(format);
  const middle = format(median(values));
  return lowest === highest ? middle : `${middle} (${lowest} to ${highest})`;
}

/** A table of Markdown. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
