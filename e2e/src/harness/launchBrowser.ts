import { launch } from 'puppeteer-core';
import type { Browser } from 'puppeteer-core';

const FLAGS = [
  '--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
  '--disable-component-update', '--disable-sync',
  // A headless shell hints letters fully otherwise; Chromium and Chrome hint them slightly.
  '--font-render-hinting=slight',
  // A renderer that is started in advance takes a fifth of the time of a page on two cores, and is often never used.
  '--disable-features=SpareRendererForSitePerProcess',
  // One renderer for each profile: a tab’s first page otherwise takes another one than the empty page before it. A visit then needs a seventh less time.
  '--renderer-process-limit=1',
];

/**
 * Starts a browser without a window and without background traffic. It always ends with the process that has started it.
 *
 * @param flags - of the browser, beside the usual ones
 */
export function launchBrowser(executablePath: string, flags: readonly string[] = []): Promise<Browser> {
  return launch({ executablePath, args: [...FLAGS, ...flags], pipe: true });
}
