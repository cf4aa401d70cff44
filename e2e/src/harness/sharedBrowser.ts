import { Socket } from 'node:net';
import { afterAll, beforeAll } from '@jest/globals';
import type { Browser } from 'puppeteer-core';
import { launchBrowser } from './launchBrowser.ts';

/** One per worker process, whose test files share their modules: starting and ending a browser takes a third of a second of a core. */
let launched: Promise<Browser> | undefined;

/**
 * A browser that no test uses does not keep its worker process from ending, and ends with it.
 *
 * @param use - `ref` while a test uses it, otherwise `unref`
 */
function hold(browser: Browser, use: 'ref' | 'unref'): void {
  const program = browser.process();
  program?.[use]();
  for (const stream of program?.stdio ?? []) if (stream instanceof Socket) stream[use]();
}

/** The running browser, or a new one if none runs or the last one has crashed. */
async function provide(): Promise<Browser> {
  const browser = await launched;
  if (browser?.connected) return browser;
  launched = launchBrowser(process.env.E2E_BROWSER ?? '');
  return launched;
}

/**
 * Gives a test file the browser of its worker process. After the tests of the file, its visitors' profiles are closed, and
 * the next file starts with a clean browser.
 *
 * @returns a function that returns the browser, once the first test begins
 */
export function sharedBrowser(): () => Browser {
  let browser: Browser | undefined;
  beforeAll(async () => {
    browser = await provide();
    hold(browser, 'ref');
  });
  afterAll(async () => {
    if (!browser) return;
    const own = browser.defaultBrowserContext();
    await Promise.all(browser.browserContexts().filter((context) => context !== own).map((context) => context.close()));
    hold(browser, 'unref');
  });
  return () => {
    if (!browser) throw new Error('The browser starts before the first test');
    return browser;
  };
}
