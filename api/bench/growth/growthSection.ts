import { atMost, median, megabytes, milliseconds, percentileOf, seconds, spread, table, verdict, whole } from '@feszek/figures';
import type { Mark, Section } from '@feszek/figures';
import type { GroupFigures } from '../catalogue/countGroups.ts';
import type { Cost, Effort } from '../catalogue/measure.ts';
import type { Kind } from '../catalogue/requests.ts';
import type { ImportedPrices } from './importPrices.ts';
import type { ProcessMemory } from './process.ts';

/** A kind of request, and its cost in each pass. */
export interface MeasuredKind extends Pick<Kind, 'name' | 'counts'> {
  readonly passes: readonly Cost[];
}

/** A start of the API as a shop starts it, until it listens. */
export interface ApiStart {
  readonly startMs: number;
  readonly memory: ProcessMemory;
}

/** The starts of a shop of some size. */
export interface ShopStarts {
  readonly count: number;
  readonly starts: readonly ApiStart[];
}

/** The measurement of one large shop. */
export interface Growth {
  /** Products in the shop. */
  readonly count: number;
  readonly groups: GroupFigures;
  readonly kinds: readonly MeasuredKind[];
  readonly large: ShopStarts;
  /** The reference: a shop with a part of the products. */
  readonly small: ShopStarts;
  readonly imports: readonly ImportedPrices[];
  /** In bytes. */
  readonly database: { readonly total: number; readonly search: number; readonly products: number };
}

const MOST_P95_MS = 30;
const MOST_IMPORT_MS = 60_000;
const MOST_WAIT_MS = 200;
/** Start and memory of the large shop, as a multiple of the small one: they should hardly grow with the catalogue. */
const MOST_GROWTH = 1.1;

const times = (value: number) => `${value.toFixed(1)} times`;

function requestsTable(count: number, kinds: readonly MeasuredKind[]) {
  const measured = kinds.map(({ name, counts, passes }) => {
    const of = (figure: keyof Cost) => passes.map((pass) => pass[figure]);
    return { name, counts, of, mark: atMost(`${name} among ${whole(count)} products, p95 in ms`, median(of('p95')), MOST_P95_MS, milliseconds) };
  });
  return {
    marks: measured.map(({ mark }) => mark),
    text: table(['request', 'counts', 'p50 ms', 'p95 ms', 'mark', 'CPU of API, ms', 'of database, ms'], measured.map(({ name, counts, of, mark }) => [
      name, counts ?? '', spread(of('p50'), milliseconds), spread(of('p95'), milliseconds), verdict(mark), spread(of('apiCpu'), milliseconds), spread(of('databaseCpu'), milliseconds),
    ])),
  };
}

/** The starts of both shops; each row of the large one beside the same of the small one. */
function startsTable(large: ShopStarts, small: ShopStarts) {
  const startOf = ({ starts }: ShopStarts) => starts.map(({ startMs }) => startMs);
  const memoryOf = ({ starts }: ShopStarts) => starts.map(({ memory }) => memory.pss);
  const growth = (what: string, of: (shop: ShopStarts) => number[]) => atMost(`${what} with ${whole(large.count)} products, as a multiple of that with ${whole(small.count)}`, median(of(large)) / median(of(small)), MOST_GROWTH, times);
  const marks = [growth('start of the API', startOf), growth('memory of the API', memoryOf)] as const;
  const row = (name: string, mark: Mark, of: (shop: ShopStarts) => number[], format: (value: number) => string) => [name, spread(of(small), format), spread(of(large), format), mark.measured, verdict(mark)];
  return {
    marks,
    text: table(['process of the API', `${whole(small.count)} products`, `${whole(large.count)} products`, 'growth', 'mark'], [
      row('start until it listens, s', marks[0], startOf, seconds), row('memory after it, MB', marks[1], memoryOf, megabytes),
    ]),
  };
}

function importsTable(imports: readonly ImportedPrices[]) {
  const rows = whole(imports[0]?.rows ?? 0);
  const durations = imports.map(({ ms }) => ms);
  const longest = imports.map(({ waits }) => Math.max(...waits));
  const marks = [atMost(`import of ${rows} prices, in s`, median(durations), MOST_IMPORT_MS, seconds), atMost(`the longest wait of a visitor during an import of ${rows} prices, in ms`, median(longest), MOST_WAIT_MS, whole)] as const;
  const wait = (share: number) => spread(imports.map(({ waits }) => percentileOf(waits, share)), milliseconds);
  return {
    rows, marks,
    text: table(['import', 'measured', 'mark'], [
      ['duration, s', spread(durations, seconds), verdict(marks[0])],
      ['processor time of the API, s', spread(imports.map(({ apiCpuMs }) => apiCpuMs), seconds), ''],
      ['memory of the API at most, MB', spread(imports.map(({ memory }) => memory), megabytes), ''],
      ['wait of a visitor, p50 ms', wait(0.5), ''],
      ['wait of a visitor, p95 ms', wait(0.95), ''],
      ['wait of a visitor, longest ms', spread(longest, whole), verdict(marks[1])],
    ]),
  };
}

/** A large shop as a part of the report of all measurements. */
export function growthSection({ count, groups, kinds, large, small, imports, database }: Growth, { passes, rounds }: Effort): Section {
  const requests = requestsTable(count, kinds);
  const starts = startsTable(large, small);
  const prices = importsTable(imports);
  return {
    title: `${whole(count)} products`,
    marks: [...requests.marks, ...starts.marks, ...prices.marks],
    decisions: ['0015-catalogue-in-memory', '0156-a-million-products'],
    text: `The generator makes ${whole(small.count)} products, and the shop's import and search index store them. PostgreSQL copies them with other names, groups, dimensions, prices and stock until there are ${whole(count)}: ${Math.round(groups.share * 100)} % are in groups, of ${groups.mean.toFixed(1)} variants on average. Each word of a search finds ${whole(count / small.count)} times as many products. The database has ${megabytes(database.total)} MB: the table of products ${megabytes(database.products)} MB, the documents of the search ${megabytes(database.search)} MB, each with its indexes.

One process of the API with its PostgreSQL server, without the API's cache. Requests are sent one after another: ${passes} passes of ${rounds} requests of each kind. The kinds are explained in [the speed of the catalogue](catalogue-speed.md).

${requests.text}

The reference of the starts is the shop of ${whole(small.count)} products, started in turns with the large one. It is the API's own start, until it listens.

${starts.text}

${prices.rows} changed prices are imported by the operator's command. Meanwhile a visitor requests a list with a new selection and a product in turns.

${prices.text}`,
  };
}
