import { table, whole } from '@feszek/figures';
import type { Loading } from './ApiProcess.ts';
import type { GroupFigures } from './countGroups.ts';
import type { Cost, Effort } from './measure.ts';
import type { Plan } from './plans.ts';
import type { Kind } from './requests.ts';

/** What requests of one kind cost in a shop with groups, and in one with the same products without groups. */
export interface MeasuredKind extends Pick<Kind, 'name' | 'counts'> {
  readonly cost: Cost;
  readonly withoutGroups: Cost;
}

export interface SizeResult extends Loading {
  /** Products in the shop. */
  readonly count: number;
  readonly groups: GroupFigures;
  readonly rows: readonly MeasuredKind[];
  readonly plans: readonly Plan[];
}

/** The limits at the larger size: in milliseconds, and relative to the smaller one. */
const MOST_P95 = 30;
const MOST_RATIO = 2;
/** The limit of a shop with groups, relative to one without. */
const MOST_GROUP_RATIO = 1.3;

const tenths = (value: number) => (Number.isNaN(value) ? '–' : value.toFixed(1));

interface Row extends Pick<Kind, 'name' | 'counts'> {
  readonly small: Cost;
  readonly large: Cost;
}

/** With the smaller size alone, both costs are its own. */
function rowsOf(sizes: readonly SizeResult[]): Row[] {
  const [small, large = small] = sizes;
  return (small?.rows ?? []).flatMap(({ name, counts, cost }, place) => {
    const other = large?.rows[place];
    return other ? { name, counts, small: cost, large: other.cost } : [];
  });
}

const ratio = (one: number, other: number) => (one / other).toFixed(2);
const cpuOf = ({ apiCpu, databaseCpu }: Cost) => apiCpu + (Number.isNaN(databaseCpu) ? 0 : databaseCpu);

const missed = (names: readonly string[]) => (names.length > 0 ? `missed by ${names.join('; ')}` : 'met by all');

/** The times and whether they are within the limits, as sentences. */
function verdict(rows: readonly Row[]): string {
  const slow = rows.filter(({ large }) => large.p95 > MOST_P95).map(({ name }) => name);
  const steep = rows.filter(({ small, large }) => cpuOf(large) > cpuOf(small) * MOST_RATIO).map(({ name }) => name);
  return `Targets at the larger size: at most ${MOST_P95} ms at the 95th percentile, ${missed(slow)}; at most ${MOST_RATIO} times the processor time of the smaller size, ${missed(steep)}.`;
}

const cells = (cost: Cost) => [cost.p50, cost.p95, cost.apiCpu, cost.databaseCpu].map(tenths);

function costs(sizes: readonly SizeResult[], rows: readonly Row[]): string {
  const head = ['request', 'counts', ...sizes.flatMap(({ count }) => [`${whole(count)}: p50`, 'p95', 'CPU of API', 'of database']), 'ratio of p95', 'of CPU'];
  return table(
    head,
    rows.map(({ name, counts, small, large }) => [
      name, counts ?? '', ...sizes.flatMap((_, place) => cells(place === 0 ? small : large)), ratio(large.p95, small.p95), ratio(cpuOf(large), cpuOf(small)),
    ]),
  );
}

/** A shop with groups against one without, for one size. */
function groupsAgainstSingles({ count, groups, rows }: SizeResult): string {
  const slower = rows.filter(({ cost, withoutGroups }) => cpuOf(cost) > cpuOf(withoutGroups) * MOST_GROUP_RATIO).map(({ name }) => name);
  const head = ['request', 'groups: p50', 'p95', 'CPU of API', 'of database', 'no groups: p50', 'p95', 'CPU of API', 'of database', 'ratio of p50', 'of p95', 'of CPU'];
  const lines = rows.map(({ name, cost, withoutGroups: other }) => [name, ...cells(cost), ...cells(other), ratio(cost.p50, other.p50), ratio(cost.p95, other.p95), ratio(cpuOf(cost), cpuOf(other))]);
  return `### ${whole(count)} products

${Math.round(groups.share * 100)} % of the products are in groups, of ${groups.mean.toFixed(1)} variants on average. Target: at most ${MOST_GROUP_RATIO} times the processor time without groups, ${missed(slower)}.

${table(head, lines)}`;
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

One API process and its own PostgreSQL server run on the same machine as the load generator. Requests are sent over HTTP one after another. None is answered from the cache (\`API_CACHE=off\`). Each pass begins with warm-up requests, which are not counted. Selections are random, but the same in every run.

- **p50**, **p95**: the best of ${passes} passes of ${rounds} requests each, in milliseconds.
- **CPU**: milliseconds of processor time per request, of the API's process and of the database's processes. It hardly depends on other load of the machine.
- **counts**: \`ready\` if an earlier request had computed the facet counts; \`made\` if each request has a different selection and computes them. Most of these selections have a price limit above every price, which excludes nothing. Limits within the range of prices have a row of their own.

${verdict(rows)}

${costs(sizes, rows)}

## With and without groups

The shops above have variants in groups, as the demonstration shop has. Here each is compared with a shop that has the same products without groups, so that each variant is a product of its own. Both are measured in turns in the same run.

${sizes.map(groupsAgainstSingles).join('\n\n')}

## The read model

${table(['products', 'load time at start, s', 'memory, MB'], sizes.map(({ count, loadMs, loadBytes }) => [whole(count), (loadMs / 1000).toFixed(1), (loadBytes / 1e6).toFixed(1)]))}

## Database statements

With ${whole(sizes.at(-1)?.count ?? 0)} products. Each statement is listed under the request that runs it first. Long lines are truncated.
${plans.map(({ kind, statements }) => `\n### ${kind}\n${statements.map(({ text, lines }) => `\n\`\`\`\n${text}\n\n${lines.join('\n')}\n\`\`\`\n`).join('')}`).join('')}`;
}
