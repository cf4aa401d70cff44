import type { Loading } from '../catalogue/ApiProcess.ts';
import type { GroupFigures } from '../catalogue/countGroups.ts';
import type { Cost, Effort } from '../catalogue/measure.ts';
import type { Kind } from '../catalogue/requests.ts';
import type { ImportedPrices, Waits } from './importPrices.ts';
import type { ProcessMemory } from './process.ts';

export interface MeasuredKind extends Pick<Kind, 'name' | 'counts'> {
  readonly cost: Cost;
}

/** A start of the API as a shop starts it, until it listens. */
export interface Started {
  readonly startMs: number;
  readonly memory: ProcessMemory;
}

/** The measurement of one large shop. */
export interface Growth {
  /** Products in the shop. */
  readonly count: number;
  readonly groups: GroupFigures;
  readonly rows: readonly MeasuredKind[];
  readonly loading: Loading;
  readonly first: Started;
  readonly again: Started;
  readonly imported: ImportedPrices;
  /** In bytes. */
  readonly database: { readonly total: number; readonly search: number; readonly products: number };
}

const MOST_P95 = 30;
const MOST_IMPORT_S = 60;
const MOST_WAIT_MS = 200;

const whole = (value: number) => Math.round(value).toLocaleString('en-GB');
const tenths = (value: number) => (Number.isNaN(value) ? '–' : value.toFixed(1));
const seconds = (ms: number) => (ms / 1000).toFixed(1);
const megabytes = (bytes: number) => (Number.isNaN(bytes) ? '–' : whole(bytes / 1e6));

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

const waits = (name: string, { requests, p50, p95, longest }: Waits) => [name, whole(requests), tenths(p50), tenths(p95), whole(longest)];

/**
 * The measurement as a page of the documentation.
 *
 * @param circumstances when, and on what machine
 */
export function writeReport({ count, groups, rows, loading, first, again, imported, database }: Growth, { passes, rounds }: Effort, circumstances: string): string {
  const slow = rows.filter(({ cost }) => cost.p95 > MOST_P95).map(({ name }) => name);
  const longest = Math.max(imported.lists.longest, imported.products.longest);
  const isImportMet = imported.seconds <= MOST_IMPORT_S && longest <= MOST_WAIT_MS;
  return `# A shop with ${whole(count)} products

Written by \`npm run bench:catalogue -- ${count}\` on ${circumstances}.

The generator makes 100,000 products, and the shop's import and search index store them. PostgreSQL copies them with other names, groups, dimensions, prices and stock until there are ${whole(count)}: ${Math.round(groups.share * 100)} % are in groups, of ${groups.mean.toFixed(1)} variants on average. Words of the search are those of the 100,000, so each word finds ${whole(count / 100_000)} times as many products.

Requests are sent as for [the speed of the catalogue](catalogue-speed.md), where the kinds and columns are explained: the best of ${passes} passes of ${rounds} requests each, in milliseconds, without the API's cache. The data folder of the database is used again by the next run.

## Requests

Target: at most ${MOST_P95} ms at the 95th percentile, ${slow.length > 0 ? `missed by ${slow.join('; ')}` : 'met by all'}.

${table(['request', 'counts', 'p50', 'p95', 'CPU of API', 'of database'], rows.map(({ name, counts, cost }) => [name, counts ?? '', tenths(cost.p50), tenths(cost.p95), tenths(cost.apiCpu), tenths(cost.databaseCpu)]))}

## Start and memory

The read model alone is read in ${seconds(loading.loadMs)} s and takes ${megabytes(loading.loadBytes)} MB after garbage collection: ${whole(loading.loadBytes / count)} bytes for each product.

${table(['API process', 'start until it listens, s', 'PSS, MB', 'RSS, MB'], [['first start', seconds(first.startMs), megabytes(first.memory.pss), megabytes(first.memory.rss)], ['second start', seconds(again.startMs), megabytes(again.memory.pss), megabytes(again.memory.rss)]])}

The database has ${megabytes(database.total)} MB: the table of products ${megabytes(database.products)} MB, the documents of the search ${megabytes(database.search)} MB, each with its indexes.

## Import of changed prices

${whole(imported.rows)} changed prices were imported in ${imported.seconds.toFixed(1)} s, with ${imported.apiCpu.toFixed(1)} s of processor time of the API's process and at most ${megabytes(imported.memory)} MB of its memory. Meanwhile a visitor requested a list with a new selection and a product in turns. Target: at most ${MOST_IMPORT_S} s, and no wait above ${MOST_WAIT_MS} ms, ${isImportMet ? 'met' : 'missed'}.

${table(['request', 'number', 'p50, ms', 'p95, ms', 'longest, ms'], [waits('a list', imported.lists), waits('a product', imported.products)])}
`;
}
