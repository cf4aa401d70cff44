import type { Browser, Page } from 'puppeteer-core';
import { findBrowser } from '../src/harness/findBrowser.ts';
import { launchBrowser } from '../src/harness/launchBrowser.ts';

/** The first load of a page waits until its pictures are drawn. */
const PICTURES_MS = 240_000;

export interface Weight {
  /** Bytes of bodies on the wire, as they are compressed. */
  readonly script: number;
  readonly stylesheet: number;
  readonly document: number;
  readonly font: number;
}

export async function openBrowser(): Promise<Browser> {
  const executablePath = await findBrowser();
  if (!executablePath) throw new Error('There is no Chromium: install it (Debian: apt-get install chromium) or name it in CHROME_PATH.');
  return launchBrowser(executablePath);
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

/** A first visit with an empty cache: what the page transfers before and after the visitor's first interaction. */
export async function weigh(browser: Browser, url: string): Promise<{ readonly untouched: Weight; readonly touched: Weight; readonly console: readonly string[] }> {
  const page = await freshPage(browser);
  const messages: string[] = [];
  page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => messages.push(String(error)));
  await page.goto(url, { waitUntil: 'networkidle0', timeout: PICTURES_MS });
  await page.waitForFunction(() => 'feszekStarted' in window && (document.getElementById('primary-data') === null || document.querySelector('#primary[data-ready]') !== null));
  const untouched = await weightOf(page);
  await page.mouse.move(5, 5);
  await page.mouse.move(6, 6);
  await page.waitForNetworkIdle({ timeout: PICTURES_MS });
  const touched = await weightOf(page);
  await page.browserContext().close();
  return { untouched, touched, console: messages };
}
