import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROGRAMS, freePort, startShop } from '@feszek/scripts';
import { clickToTitle, openBrowser, weigh } from './browser.ts';
import { findBrowser } from '../src/harness/findBrowser.ts';
import { lighthouse } from './lighthouse.ts';
import { load } from './load.ts';
import type { LoadResult } from './load.ts';
import { memoryOfChildren } from './memory.ts';
import { startReference } from './references/start.ts';
import { writeReport } from './report.ts';
import type { BenchResult } from './report.ts';

const SECONDS = 6;
const LISTING = '/hu/kategoriak/etkezo';
const REPORT = join(import.meta.dirname, '..', '..', 'docs', 'reference', 'performance.md');
const COMPRESSED = { 'accept-encoding': 'br' };

const say = (text: string) => process.stdout.write(`· ${text}\n`);

/** What a failure must not leave running; ending a thing twice does no harm. */
const cleanUps: (() => Promise<void>)[] = [];

function tell(result: LoadResult): LoadResult {
  say(`  ${Math.round(result.requestsPerSecond)} a second, half within ${result.p50} ms`);
  return result;
}

async function startBenchShop(dataDir: string, cache: 'on' | 'off', apiCache = cache) {
  const ports: Record<string, number> = {};
  for (const { name } of PROGRAMS) ports[name] = await freePort();
  const settings = { ports, dataDir, shopUrl: `http://localhost:${ports['shell']}`, nodeEnv: 'production', env: { ...process.env, SHELL_CACHE: cache, API_CACHE: apiCache, LOG_LEVEL: 'info' } } as const;
  const shop = await startShop(settings);
  cleanUps.push(() => shop.stop());
  await untilPicturesAreDrawn(join(dataDir, 'logs', 'api.log'));
  return { shop, apiUrl: `http://127.0.0.1:${ports['api']}` };
}

/** After its first start the API draws pictures in the background, which would take a core from what is measured. */
async function untilPicturesAreDrawn(log: string): Promise<void> {
  while (!(await readFile(log, 'utf8')).includes('pictures are ready')) await sleep(1000);
}

async function firstProduct(origin: string): Promise<string> {
  const html = await (await fetch(origin + LISTING)).text();
  const path = /href="(\/hu\/termekek\/[^"]+-\d+)"/.exec(html)?.[1];
  if (!path) throw new Error(`${LISTING} shows no product.`);
  return path;
}

/** Runs everything once and gives the numbers. */
async function measure(dataDir: string): Promise<BenchResult> {
  say('starting the shop with its caches off');
  const off = await startBenchShop(dataDir, 'off');
  const pages = [['home', '/hu'], ['listing', LISTING], ['product', await firstProduct(off.shop.url)]] as const;
  const offRates = [];
  for (const [name, path] of pages) {
    say(`load, caches off: ${name}`);
    offRates.push(tell(await load(off.shop.url + path, {}, SECONDS)));
  }
  say('references');
  const bare = await startReference('bareRendering', off.apiUrl, LISTING);
  const string = tell(await load(`${bare.url}/string`, {}, SECONDS));
  const stream = tell(await load(`${bare.url}/stream`, {}, SECONDS));
  await bare.stop();
  const ready = await startReference('readyBuffer', off.shop.url + LISTING);
  const buffer = tell(await load(ready.url, COMPRESSED, SECONDS));
  await ready.stop();
  await off.shop.stop();
  say('load, shell caches off, the API as it ships: listing');
  const half = await startBenchShop(dataDir, 'off', 'on');
  const listingWithApiMemory = tell(await load(half.shop.url + LISTING, {}, SECONDS));
  await half.shop.stop();

  say('starting the shop as it ships');
  const { shop } = await startBenchShop(dataDir, 'on');
  const onRates = [];
  for (const [name, path] of pages) {
    say(`load, caches on: ${name}`);
    onRates.push(tell(await load(shop.url + path, COMPRESSED, SECONDS)));
  }
  const memory = await memoryOfChildren();
  const browser = await openBrowser();
  cleanUps.push(() => browser.close());
  const chromePath = (await findBrowser()) ?? '';
  const results: BenchResult['pages'][number][] = [];
  for (const [index, [name, path]] of pages.entries()) {
    say(`weight and Lighthouse: ${name}`);
    const weights = await weigh(browser, shop.url + path);
    const scores = await lighthouse(shop.url + path, chromePath);
    const [offRate, onRate] = [offRates[index], onRates[index]];
    if (offRate && onRate) results.push({ name, off: offRate, on: onRate, ...weights, lighthouse: scores });
  }
  const title = await clickToTitle(browser, shop.url + LISTING);
  await browser.close();
  await shop.stop();
  return {
    date: new Date().toISOString().slice(0, 10),
    machine: `${cpus().length} cores, Node.js ${process.versions.node}`,
    references: { string, stream, buffer },
    listingWithApiMemory,
    pages: results,
    clickToTitle: title,
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
