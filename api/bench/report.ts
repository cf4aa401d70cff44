import type { Latency } from './measure.ts';
import type { Plan } from './plans.ts';

export interface SizeResult {
  /** Products in the shop. */
  readonly count: number;
  readonly rows: readonly (Latency & { readonly name: string })[];
  /** Reading the whole range at the start. */
  readonly loadMs: number;
  readonly loadBytes: number;
  readonly plans: readonly Plan[];
}

const whole = (value: number) => Math.round(value).toLocaleString('en-GB');

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function latencies(sizes: readonly SizeResult[]): string {
  const [small, large] = sizes;
  if (!small || !large) return '';
  const head = ['what', ...sizes.flatMap(({ count }) => [`${whole(count)}: p50 ms`, 'p95 ms']), 'ratio of p50', 'ratio of p95'];
  return table(head, small.rows.map((row, index) => {
    const other = large.rows[index] ?? row;
    return [row.name, ...[row, other].flatMap(({ p50, p95 }) => [p50.toFixed(1), p95.toFixed(1)]), (other.p50 / row.p50).toFixed(2), (other.p95 / row.p95).toFixed(2)];
  }));
}

/** The measurement as the page that the project keeps. */
export function writeReport(sizes: readonly SizeResult[], when: string): string {
  const plans = sizes.at(-1)?.plans ?? [];
  return `# The speed of the catalogue

Written by \`npm run bench:catalogue\` on ${when}: one API process on a PostgreSQL server of its own, the load on the same machine, one request after another, every answer made anew (\`API_CACHE=off\`). Times are whole HTTP calls, page of 24 products and counts of all filters together. Rates depend on the machine; the ratios are what counts.

${latencies(sizes)}

## The read model

${table(['products', 'read at the start, s', 'memory, MB'], sizes.map(({ count, loadMs, loadBytes }) => [whole(count), (loadMs / 1000).toFixed(1), (loadBytes / 1e6).toFixed(1)]))}

## What the database is still asked

With ${whole(sizes.at(-1)?.count ?? 0)} products.
${plans.map(({ name, lines }) => `\n### ${name}\n\n\`\`\`\n${lines.join('\n')}\n\`\`\`\n`).join('')}`;
}
