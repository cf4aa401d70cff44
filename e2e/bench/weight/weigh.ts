import type { Browser, Page } from 'puppeteer-core';

/** The first load of a page waits until its pictures are drawn. */
const PICTURES_MS = 240_000;

export interface Weight {
  /** Bytes of bodies on the wire, as they are compressed. */
  readonly script: number;
  readonly stylesheet: number;
  readonly document: number;
  readonly font: number;
}

async function freshPage(browser: Browser): Promise<Page> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width: 1280, height: 900 });
  return page;
}

/** What the page has transferred so far, by kind of file. */
function weightOf(page: Page): Promise<Weight> {
  return page.evaluate(() => {
    const files = performance.getEntriesByType('resource').filter((entry) => entry instanceof PerformanceResourceTiming);
    const sum = (ending: string) => files.filter(({ name }) => new URL(name).pathname.endsWith(ending)).reduce((total, { encodedBodySize }) => total + encodedBodySize, 0);
    const [document] = performance.getEntriesByType('navigation');
    return {
      script: sum('.js'),
      stylesheet: sum('.css'),
      document: document instanceof PerformanceNavigationTiming ? document.encodedBodySize : 0,
      font: sum('.woff2'),
    };
  });
}

/** A script that a page has loaded, with the bytes of its compressed body. */
export interface TransferredScript {
  readonly url: string;
  readonly compressed: number;
}

export interface Weighed {
  readonly untouched: Weight;
  readonly touched: Weight;
  readonly console: readonly string[];
}

/** Opens a page with an empty cache, and waits until its client has started. */
async function open(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle0', timeout: PICTURES_MS });
  await page.waitForFunction(() => 'feszekStarted' in window && (document.getElementById('primary-data') === null || document.querySelector('#primary[data-ready]') !== null));
}

/** A first visit with an empty cache: what the page transfers before and after the visitor's first interaction. */
export async function weigh(browser: Browser, url: string): Promise<Weighed> {
  const page = await freshPage(browser);
  const messages: string[] = [];
  page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => messages.push(String(error)));
  await open(page, url);
  const untouched = await weightOf(page);
  await page.mouse.move(5, 5);
  await page.mouse.move(6, 6);
  await page.waitForNetworkIdle({ timeout: PICTURES_MS });
  const touched = await weightOf(page);
  await page.browserContext().close();
  return { untouched, touched, console: messages };
}

/** The scripts of a first visit with an empty cache, before the visitor's first interaction. */
export async function listScripts(browser: Browser, url: string): Promise<readonly TransferredScript[]> {
  const page = await freshPage(browser);
  await open(page, url);
  const scripts = await page.evaluate(() => performance.getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
    .map(({ name, encodedBodySize }) => ({ url: name, compressed: encodedBodySize })));
  await page.browserContext().close();
  return scripts;
}
