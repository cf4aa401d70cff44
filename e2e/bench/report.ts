import type { LighthouseScores } from './lighthouse.ts';
import type { LoadResult } from './load.ts';
import type { Weight } from './browser.ts';

export interface BenchResult {
  readonly date: string;
  readonly machine: string;
  readonly references: { readonly string: LoadResult; readonly stream: LoadResult; readonly buffer: LoadResult };
  /** The listing with the shell's caches off, while the API remembers its answers for five seconds as it ships. */
  readonly listingWithApiMemory: LoadResult;
  /** A shop with very many products: its first start, in seconds, and the same listing with all caches off. */
  readonly manyProducts: { readonly count: number; readonly startSeconds: number; readonly listing: LoadResult };
  readonly pages: readonly {
    readonly name: string;
    readonly off: LoadResult;
    readonly on: LoadResult;
    readonly untouched: Weight;
    readonly touched: Weight;
    readonly console: readonly string[];
    readonly lighthouse: LighthouseScores;
  }[];
  /** Milliseconds. */
  readonly clickToTitle: number;
  /** Bytes. */
  readonly memory: number;
}

const whole = (value: number) => Math.round(value).toLocaleString('en-GB');
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const percent = (part: number, of: number) => `${Math.round((part / of) * 100)} %`;

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function speedTable({ references, pages, listingWithApiMemory, manyProducts }: BenchResult): string {
  const listing = pages.find(({ name }) => name === 'listing')?.off.requestsPerSecond ?? Number.NaN;
  const bare = Math.max(references.string.requestsPerSecond, references.stream.requestsPerSecond);
  const ready = references.buffer.requestsPerSecond;
  const row = (name: string, result: LoadResult, ratio: string) => [name, whole(result.requestsPerSecond), ratio, String(result.p50), String(result.p99), String(result.failures)];
  return table(['what', 'pages/s', 'ratio', 'p50 ms', 'p99 ms', 'failures'], [
    row('reference: `renderToString`, listing component', references.string, ''),
    row('reference: `renderToPipeableStream`, listing component', references.stream, ''),
    row('reference: ready compressed buffer', references.buffer, ''),
    ...pages.map(({ name, off }) => row(`${name}, caches off`, off, `${percent(off.requestsPerSecond, bare)} of bare rendering`)),
    row('listing, caches off in the shell alone', listingWithApiMemory, `${percent(listingWithApiMemory.requestsPerSecond, bare)} of bare rendering`),
    row(`listing among ${whole(manyProducts.count)} products, caches off`, manyProducts.listing, `${percent(manyProducts.listing.requestsPerSecond, listing)} of the same among the shop’s own`),
    ...pages.map(({ name, on }) => row(`${name}, caches on`, on, `${percent(on.requestsPerSecond, ready)} of the ready buffer`)),
  ]);
}

function weightTable({ pages }: BenchResult): string {
  return table(['page', 'JavaScript', 'JavaScript after the first move', 'CSS', 'HTML', 'fonts', 'console messages'], pages.map(({ name, untouched, touched, console: messages }) => [
    name, kilobytes(untouched.script), kilobytes(touched.script), kilobytes(untouched.stylesheet), kilobytes(untouched.document), kilobytes(untouched.font), String(messages.length),
  ]));
}

function lighthouseTable({ pages }: BenchResult): string {
  return table(['page', 'performance', 'accessibility', 'best practices', 'SEO', 'LCP ms', 'TBT ms', 'CLS'], pages.map(({ name, lighthouse: scores }) => [
    name, String(scores.performance), String(scores.accessibility), String(scores.bestPractices), String(scores.seo), whole(scores.largestContentfulPaint), whole(scores.totalBlockingTime), scores.cumulativeLayoutShift.toFixed(3),
  ]));
}

/** The benchmark's result as the page that the project keeps. */
export function writeReport(result: BenchResult): string {
  return `# Performance

Written by \`npm run bench\` on ${result.date} (${result.machine}). Rates depend on the machine; the ratios, taken within one run, are what counts.

## Speed

Ten connections, load generator and shop on the same cores. The references run in a process of their own: the listing's component rendered by React alone, its data loaded once, and a bare Node.js server that sends one ready brotli buffer of the listing's size.
Caches off: the shell keeps neither pages nor fragments (\`SHELL_CACHE=off\`) and the API no answers (\`API_CACHE=off\`), every page goes through shell, slice, API and database; only the menus are kept for a minute. These requests ask for no compression, as the rendering references do. Caches on: the shell's page cache, as it ships.

${speedTable(result)}

## Weight

Kilobytes (1,000 bytes) of compressed bodies on a first visit with an empty cache. The mini-cart and the cart panel are loaded at the visitor's first move.

${weightTable(result)}

Click on a product's card to its title on the page: ${Math.round(result.clickToTitle)} ms (median).

## Lighthouse, mobile

${lighthouseTable(result)}

## Memory

The whole running shop (database, API, four slices, shell) after the load: ${whole(result.memory / 1_000_000)} MB, shared pages counted once.

## Many products

A shop of ${whole(result.manyProducts.count)} products is open ${Math.round(result.manyProducts.startSeconds)} s after its first start, which fills the database.
`;
}
