import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROGRAMS, freePort, sliceCommand, startShop } from '@feszek/scripts';
import { laterBuild } from '../src/harness/laterBuild.ts';
import { openBrowser, weigh } from './browser.ts';
import { findBrowser } from '../src/harness/findBrowser.ts';
import { measureInteractions } from './interactions/measureInteractions.ts';
import { lighthouse } from './lighthouse.ts';
import { countAnswers } from './countAnswers.ts';
import { compareLoad, load } from './load.ts';
import type { Comparison, LoadResult } from './load.ts';
import { median } from './median.ts';
import { childProcesses, memoryOfChildren } from './memory.ts';
import { startReference } from './references/start.ts';
import { writeReport } from './report.ts';
import type { BenchResult } from './report.ts';

const SECONDS = 6;
const MANY_PRODUCTS = 100_000;
const LISTING = '/hu/kategoriak/etkezo';
const REPORT = join(import.meta.dirname, '..', '..', 'docs', 'reference', 'performance.md');
const COMPRESSED = { 'accept-encoding': 'br' };

const say = (text: string) => process.stdout.write(`· ${text}\n`);

/** Functions that end programs, also after a failure. Each may be called twice. */
const cleanUps: (() => Promise<void>)[] = [];

function report(result: LoadResult): LoadResult {
  say(`  ${Math.round(result.requestsPerSecond)} a second, half within ${result.p50} ms`);
  return result;
}

/** The process of the shell, of which one runs. */
async function shellPid(): Promise<number> {
  const shell = (await childProcesses()).find(({ folder }) => folder.endsWith('/shell'));
  if (!shell) throw new Error('No shell runs.');
  return shell.pid;
}

/** A cached page beside a ready buffer of its size. */
async function compareCached(url: string): Promise<Comparison> {
  const ready = await startReference('readyBuffer', url);
  const compared = await compareLoad({ url, pid: await shellPid() }, ready, COMPRESSED, countAnswers);
  await ready.stop();
  report(compared.result);
  say(`  ${Math.round(median(compared.shares) * 100)} % of the ready buffer, by processor time ${Math.round(median(compared.cpuShares) * 100)} %`);
  return compared;
}

/** What the headers of a page cost: a ready buffer with them beside one without. */
async function compareHeaders(url: string): Promise<Comparison> {
  say('load: a ready buffer with the headers of the listing');
  const [plain, whole] = await Promise.all([startReference('readyBuffer', url), startReference('readyBuffer', url, 'headers')]);
  const compared = await compareLoad(whole, plain, COMPRESSED, countAnswers);
  await Promise.all([plain.stop(), whole.stop()]);
  return compared;
}

/** Pictures are not painted, since that would use a core. */
async function startBenchShop(dataDir: string, cache: 'on' | 'off', apiCache = cache, demoProducts = '') {
  const ports: Record<string, number> = {};
  for (const { name } of PROGRAMS) ports[name] = await freePort();
  const settings = { ports, dataDir, shopUrl: `http://localhost:${ports['shell']}`, nodeEnv: 'production', env: { ...process.env, SHELL_CACHE: cache, API_CACHE: apiCache, DEMO_PICTURES: 'off', DEMO_PRODUCTS: demoProducts, LOG_LEVEL: 'info' } } as const;
  const shop = await startShop(settings);
  cleanUps.push(() => shop.stop());
  return { shop, apiUrl: `http://127.0.0.1:${ports['api']}` };
}

async function firstProduct(origin: string): Promise<string> {
  const html = await (await fetch(origin + LISTING)).text();
  const path = /href="(\/hu\/termekek\/[^"]+-\d+)"/.exec(html)?.[1];
  if (!path) throw new Error(`${LISTING} shows no product.`);
  return path;
}

/** Seconds that a shop with very many products takes for its first start, and how fast it lists them with all caches off. */
async function measureManyProducts(): Promise<BenchResult['manyProducts']> {
  say(`filling a shop with ${MANY_PRODUCTS} products`);
  const dataDir = await mkdtemp(join(tmpdir(), 'feszek-bench-many-'));
  cleanUps.push(() => rm(dataDir, { recursive: true, force: true }));
  const started = performance.now();
  const { shop } = await startBenchShop(dataDir, 'off', 'off', String(MANY_PRODUCTS));
  const startSeconds = (performance.now() - started) / 1000;
  const listing = report(await load({ url: shop.url + LISTING }, {}, SECONDS));
  await shop.stop();
  return { count: MANY_PRODUCTS, startSeconds, listing };
}

/** How fast a cached page is while a slice of it is tried by 5 % of the visitors; each request is from a new one. */
async function measureCanary(origin: string, dataDir: string): Promise<Comparison> {
  say('load, caches on: listing, with a canary for 5 % of the visitors');
  const build = await laterBuild('catalog', '9.0.0-bench000');
  cleanUps.push(() => build.remove());
  await sliceCommand(['canary', 'catalog', '5%', '--from', build.folder], dataDir);
  return compareCached(origin + LISTING);
}

/** The pages whose weight and Lighthouse scores are measured, beside those under load. */
async function furtherScreens(origin: string): Promise<readonly (readonly [string, string])[]> {
  const blog = await (await fetch(`${origin}/hu/blog`)).text();
  const article = /href="(\/hu\/blog\/[^"?]+)"/.exec(blog)?.[1];
  if (!article) throw new Error('The blog shows no article.');
  return [['search', '/hu/kereses?q=kanap%C3%A9'], ['article', article], ['terms', '/hu/altalanos-szerzodesi-feltetelek'], ['contact', '/hu/kapcsolat'], ['cart', '/hu/kosar']];
}

/** Runs everything once and returns the figures. */
async function measure(dataDir: string): Promise<BenchResult> {
  say('starting the shop with its caches off');
  const off = await startBenchShop(dataDir, 'off');
  const pages = [['home', '/hu'], ['listing', LISTING], ['product', await firstProduct(off.shop.url)]] as const;
  const offRates: BenchResult['off'][number][] = [];
  for (const [name, path] of pages.filter(([, path]) => path !== LISTING)) {
    say(`load, caches off: ${name}`);
    offRates.push({ name, result: report(await load({ url: off.shop.url + path }, {}, SECONDS)) });
  }
  say('load, caches off: listing, beside bare rendering');
  const bare = await startReference('bareRendering', off.apiUrl, LISTING);
  const listingOff = await compareLoad({ url: off.shop.url + LISTING }, { url: bare.url }, {});
  report(listingOff.result);
  await bare.stop();
  await off.shop.stop();
  say('load, shell caches off, the API as it ships: listing');
  const half = await startBenchShop(dataDir, 'off', 'on');
  const listingWithApiMemory = report(await load({ url: half.shop.url + LISTING }, {}, SECONDS));
  await half.shop.stop();

  say('starting the shop as it ships');
  const { shop } = await startBenchShop(dataDir, 'on');
  const onRates: BenchResult['on'][number][] = [];
  for (const [name, path] of pages) {
    say(`load, caches on: ${name}, beside a ready buffer`);
    onRates.push({ name, compared: await compareCached(shop.url + path) });
  }
  const bufferWithHeaders = await compareHeaders(shop.url + LISTING);
  const memory = await memoryOfChildren();
  const browser = await openBrowser();
  cleanUps.push(() => browser.close());
  const chromePath = (await findBrowser()) ?? '';
  const screens: BenchResult['screens'][number][] = [];
  for (const [name, path] of [...pages, ...(await furtherScreens(shop.url))]) {
    say(`weight and Lighthouse: ${name}`);
    screens.push({ name, ...(await weigh(browser, shop.url + path)), lighthouse: await lighthouse(shop.url + path, chromePath) });
  }
  say('interactions');
  const interactions = await measureInteractions(browser, shop.url);
  await browser.close();
  const listingWithCanary = await measureCanary(shop.url, dataDir);
  await shop.stop();
  const manyProducts = await measureManyProducts();
  return {
    date: new Date().toISOString().slice(0, 10),
    machine: `${cpus().length} cores, Node.js ${process.versions.node}`,
    listingOff,
    listingWithApiMemory,
    listingWithCanary,
    manyProducts,
    off: offRates,
    on: onRates,
    bufferWithHeaders,
    screens,
    interactions,
    memory,
  };
}

const dataDir = await mkdtemp(join(tmpdir(), 'feszek-bench-'));
try {
  const report = writeReport(await measure(dataDir));
  await writeFile(REPORT, report);
  process.stdout.write(report);
} finally {
  for (const cleanUp of cleanUps.toReversed()) await cleanUp();
  await rm(dataDir, { recursive: true, force: true });
}
