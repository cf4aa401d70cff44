import { SLOWDOWN } from './interactions/measureInteractions.ts';
import type { InteractionTimes } from './interactions/measureInteractions.ts';
import type { LighthouseScores } from './lighthouse.ts';
import { median } from './median.ts';
import type { Comparison, LoadResult } from './load.ts';
import type { Weight } from './browser.ts';

export interface BenchResult {
  readonly date: string;
  readonly machine: string;
  /** The listing without caches beside the bare rendering of its component. */
  readonly listingOff: Comparison;
  /** The listing with the shell's caches off and the API's on, which store answers for five seconds. */
  readonly listingWithApiMemory: LoadResult;
  /** A shop with very many products: its first start, in seconds, and the same listing with all caches off. */
  readonly manyProducts: { readonly count: number; readonly startSeconds: number; readonly listing: LoadResult };
  /** The cached listing while its slice has a canary, beside a ready buffer of its size. */
  readonly listingWithCanary: Comparison;
  /** Further pages without caches. */
  readonly off: readonly { readonly name: string; readonly result: LoadResult }[];
  /** The cached pages, each beside a ready buffer of its size. */
  readonly on: readonly { readonly name: string; readonly compared: Comparison }[];
  /** A ready buffer with the headers of the listing, beside one without. */
  readonly bufferWithHeaders: Comparison;
  readonly screens: readonly {
    readonly name: string;
    readonly untouched: Weight;
    readonly touched: Weight;
    readonly console: readonly string[];
    readonly lighthouse: LighthouseScores;
  }[];
  readonly interactions: InteractionTimes;
  /** Bytes. */
  readonly memory: number;
}

const whole = (value: number) => Math.round(value).toLocaleString('en-GB');
/** Milliseconds to three digits, since a page from the cache takes a part of one. */
const milliseconds = (value: number) => value.toLocaleString('en-GB', { maximumSignificantDigits: 3 });
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const percent = (part: number, of: number) => `${Math.round((part / of) * 100)} %`;

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** The median of shares in ascending order, and the range of them. */
const range = (shares: readonly number[]) => `${percent(median(shares), 1)} (${percent(shares[0] ?? Number.NaN, 1)} to ${percent(shares.at(-1) ?? Number.NaN, 1)})`;

function speedTable({ listingOff, off, on, listingWithApiMemory, listingWithCanary, bufferWithHeaders, manyProducts }: BenchResult): string {
  const bare = listingOff.reference.requestsPerSecond;
  const row = (name: string, result: LoadResult, ratio: string, byCpu = '') => [name, whole(result.requestsPerSecond), ratio, milliseconds(result.p50), milliseconds(result.p99), String(result.failures), result.cpuUs === undefined ? '' : whole(result.cpuUs), byCpu];
  const cached = [...on, { name: 'listing, with a canary for 5 % of the visitors', compared: listingWithCanary }];
  return table(['what', 'pages/s', 'ratio', 'p50 ms', 'p99 ms', 'failures', 'processor µs', 'ratio of processor time'], [
    row('reference: `renderToString`, listing component', listingOff.reference, ''),
    row('listing, caches off', listingOff.result, `${range(listingOff.shares)} of bare rendering`),
    ...off.map(({ name, result }) => row(`${name}, caches off`, result, `${percent(result.requestsPerSecond, bare)} of bare rendering`)),
    row('listing, caches off only in the shell', listingWithApiMemory, `${percent(listingWithApiMemory.requestsPerSecond, bare)} of bare rendering`),
    row(`listing among ${whole(manyProducts.count)} products, caches off`, manyProducts.listing, `${percent(manyProducts.listing.requestsPerSecond, listingOff.result.requestsPerSecond)} of the same among the shop’s own`),
    ...cached.flatMap(({ name, compared }) => [
      row(`reference: ready compressed buffer of the ${name.split(',', 1)[0]}`, compared.reference, ''),
      row(`${name}, caches on`, compared.result, `${range(compared.shares)} of the ready buffer`, range(compared.cpuShares)),
    ]),
    row('reference: ready buffer with the headers of the listing', bufferWithHeaders.result, `${range(bufferWithHeaders.shares)} of the ready buffer`, range(bufferWithHeaders.cpuShares)),
  ]);
}

function weightTable({ screens }: BenchResult): string {
  return table(['page', 'JavaScript', 'JavaScript after the first interaction', 'CSS', 'HTML', 'fonts', 'console messages'], screens.map(({ name, untouched, touched, console: messages }) => [
    name, kilobytes(untouched.script), kilobytes(touched.script), kilobytes(untouched.stylesheet), kilobytes(untouched.document), kilobytes(untouched.font), String(messages.length),
  ]));
}

/** The marks of the interactions, in milliseconds. */
const INTERACTIONS = [
  { name: 'click on a product until its title is painted', key: 'clickToProduct', mark: 150 },
  { name: 'add to cart until the count is painted', key: 'addToCount', mark: 100 },
  { name: 'choice of a filter until the new list is painted', key: 'filterToList', mark: 150 },
  { name: 'a letter until its suggestions are painted', key: 'typingToSuggestions', mark: 100 },
] as const satisfies readonly { readonly name: string; readonly key: keyof InteractionTimes; readonly mark: number }[];

function interactionTable({ interactions }: BenchResult): string {
  return table(['from … to', 'median ms', 'shortest', 'longest', 'mark'], INTERACTIONS.map(({ name, key, mark }) => {
    const times = interactions[key];
    return [name, whole(median(times)), whole(times[0] ?? Number.NaN), whole(times.at(-1) ?? Number.NaN), `${mark}: ${median(times) <= mark ? 'met' : '**missed**'}`];
  }));
}

function lighthouseTable({ screens }: BenchResult): string {
  return table(['page', 'performance', 'accessibility', 'best practices', 'SEO', 'LCP ms', 'TBT ms', 'CLS'], screens.map(({ name, lighthouse: scores }) => [
    name, String(scores.performance), String(scores.accessibility), String(scores.bestPractices), String(scores.seo), whole(scores.largestContentfulPaint), whole(scores.totalBlockingTime), scores.cumulativeLayoutShift.toFixed(3),
  ]));
}

/** The result of the benchmark as a page of the documents. */
export function writeReport(result: BenchResult): string {
  return `# Performance

Written by \`npm run bench\` on ${result.date} (${result.machine}). Rates depend on the machine; compare the ratios, which are measured within one run.

## Speed

Ten connections; load generator and shop share the cores.

- **References** run in a separate process: the listing's component rendered only by React, with its data loaded once, and a plain Node.js server that sends one buffer, the same page compressed with brotli as small as possible.
- **Processor time** is that of the shell, or of the reference, for one page. Its ratio is the one of the rates if nothing else, such as the load generator, limited them.
- Answers of pages from the cache are not parsed, but counted by their bytes, so that the load generator is not slower than the shop. autocannon sends the other requests.
- A page with a range of ratios was measured nine times for two seconds, each time after its reference: the figures are the medians.
- **Caches off**: the shell caches neither pages nor fragments (\`SHELL_CACHE=off\`), the API no answers (\`API_CACHE=off\`). Every page goes through shell, slice, API and database. Only the menus are cached, for a minute. These requests and the rendering references use no compression.
- **Caches on**: the shell's page cache with its default settings. With a canary, each request is one of a new visitor, who gets a ring.

${speedTable(result)}

## Weight

Kilobytes (1,000 bytes) of compressed bodies on a first visit with an empty browser cache. Style sheets are part of the HTML. The mini-cart and the cart panel are loaded at the visitor's first interaction.

${weightTable(result)}

## Interactions

On a first visit in a desktop window, with a processor ${SLOWDOWN} times slower than this machine's, and a network without delay. The pointer rests on a link for a moment before the click.

${interactionTable(result)}

## Lighthouse, mobile

Each figure is the median of three runs. Products have the stand-in instead of a picture.

${lighthouseTable(result)}

## Memory

The whole running shop (database, API, four slices, register, shell) after the load: ${whole(result.memory / 1_000_000)} MB. Shared memory pages are counted once.

## Many products

A shop of ${whole(result.manyProducts.count)} products is open ${Math.round(result.manyProducts.startSeconds)} s after its first start, which fills the database.
`;
}
