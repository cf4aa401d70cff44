import type { Browser } from 'puppeteer-core';
import { findBrowser } from '../src/harness/findBrowser.ts';
import { launchBrowser } from '../src/harness/launchBrowser.ts';

/**
 * The path of the browser.
 *
 * @throws Error without one
 */
export async function browserPath(): Promise<string> {
  const path = await findBrowser();
  if (!path) throw new Error('There is no Chromium: install it (Debian: apt-get install chromium) or name it in CHROME_PATH.');
  return path;
}

/**
 * Larger than every page that is measured. The browser shows nothing below its window, also if a page has a larger viewport:
 * an interaction there would have no next paint, and its time would be that of a later one.
 */
const WINDOW = '--window-size=1600,1200';

export async function openBrowser(): Promise<Browser> {
  return launchBrowser(await browserPath(), [WINDOW]);
}
