import type { Loading } from './ApiProcess.ts';
import type { Cost, Effort } from './measure.ts';
import type { Plan } from './plans.ts';
import type { Kind } from './requests.ts';

export interface SizeResult extends Loading {
  /** Products in the shop. */
  readonly count: number;
  readonly costs: readonly (Cost & Pick<Kind, 'name' | 'counts'>)[];
  readonly plans: readonly Plan[];
}

/** The limits at the larger size: in milliseconds, and relative to the smaller one. */
const MOST_P95 = 30;
const MOST_RATIO = 2;

const whole = (value: number) => Math.round(value).toLocaleString('en-GB');
const tenths = (value: number) => (Number.isNaN(value) ? '–' : value.toFixed(1));

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

interface Row {
  readonly name: string;
  readonly counts: Kind['counts'];
  readonly small: Cost;
  readonly large: Cost;
}

function rowsOf([small, large]: readonly SizeResult[]): Row[] {
  return (small?.costs ?? []).flatMap(({ name, counts, ...cost }, index) => {
    const other = large?.costs[index];
    return other ? { name, counts, small: cost, large: other } : [];
  });
}

const cpuOf = ({ apiCpu, databaseCpu }: Cost) => apiCpu + (Number.isNaN(databaseCpu) ? 0 : databaseCpu);

/** The times and whether they are within the limits, as sentences. */
function verdict(rows: readonly Row[]): string {
  const slow = rows.filter(({ large }) => large.p95 > MOST_P95).map(({ name }) => name);
  const steep = rows.filter(({ small, large }) => cpuOf(large) > cpuOf(small) * MOST_RATIO).map(({ name }) => name);
  const missed = (names: readonly string[]) => (names.length > 0 ? `missed by ${names.join('; ')}` : 'kept by all');
  return `Required at the larger size: ${MOST_P95} ms at the 95th percentile, ${missed(slow)}; at most ${MOST_RATIO} times the processor time of the smaller size, ${missed(steep)}.`;
}

function costs(sizes: readonly SizeResult[], rows: readonly Row[]): string {
  const head = ['request', 'counts', ...sizes.flatMap(({ count }) => [`${whole(count)}: p50`, 'p95', 'CPU of API', 'of database']), 'ratio of p95', 'of CPU'];
  const cells = (cost: Cost) => [cost.p50, cost.p95, cost.apiCpu, cost.databaseCpu].map(tenths);
  return table(
    head,
    rows.map(({ name, counts, small, large }) => [
      name, counts ?? '', ...cells(small), ...cells(large), (large.p95 / small.p95).toFixed(2), (cpuOf(large) / cpuOf(small)).toFixed(2),
    ]),
  );
}

/**
 * The measurement as a page of the documentation.
 *
 * @param circumstances when, and on what machine
 */
export function writeReport(sizes: readonly SizeResult[], { passes, rounds }: Effort, circumstances: string): string {
  const rows = rowsOf(sizes);
  const plans = sizes.at(-1)?.plans ?? [];
  return `# The speed of the catalogue

Written by \`npm run bench:catalogue\` on ${circumstances}.

One API process on a separate PostgreSQL server, both on the machine of the client. Requests come over HTTP one after another, none is answered from memory (\`API_CACHE=off\`), and a pass begins with requests that are not counted. Choices are random but the same in every run. A cell is the best of so many passes: ${passes}, of ${rounds} requests each, in milliseconds; processor time is what the API's process and the database's processes used per request, and hardly depends on what else the machine does. *Counts*: \`ready\` where an earlier request had made them, \`made\` where each request has a selection of its own, so that they are counted for it alone: most by a bound above every price, which leaves nothing out; what bounds in the midst of the prices cost is a row of its own.

${verdict(rows)}

${costs(sizes, rows)}

## The read model

${table(['products', 'read at the start, s', 'memory, MB'], sizes.map(({ count, loadMs, loadBytes }) => [whole(count), (loadMs / 1000).toFixed(1), (loadBytes / 1e6).toFixed(1)]))}

## What the database is asked

With ${whole(sizes.at(-1)?.count ?? 0)} products; each statement under the request that runs it first, long lines cut short.
${plans.map(({ kind, statements }) => `\n### ${kind}\n${statements.map(({ text, lines }) => `\n\`\`\`\n${text}\n\n${lines.join('\n')}\n\`\`\`\n`).join('')}`).join('')}`;
}
