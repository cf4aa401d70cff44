import { rm, writeFile } from 'node:fs/promises';
import type { Page } from 'puppeteer-core';
import { atEveryPosition } from '../src/looks/scrollPositions.ts';

const QUALITY = 80;
/** Between two windows, in CSS pixels. Six windows of a desktop with it are narrower than a WebP picture can be. */
const GAP_PX = 16;

/** What the window shows at every scroll position, as data URLs; a position that shows the same as the one before is left out. */
async function windowsOf(page: Page): Promise<string[]> {
  // Chromium draws no frames of a page behind another one of the same window.
  await page.bringToFront();
  const { width, height } = await page.evaluate(() => ({ width: document.documentElement.clientWidth, height: window.innerHeight }));
  const windows: string[] = [];
  await atEveryPosition(page, async () => {
    const top = await page.evaluate(() => window.scrollY);
    const clip = { x: 0, y: top, width, height };
    const picture = await page.screenshot({ type: 'webp', quality: QUALITY, encoding: 'base64', clip, captureBeyondViewport: false });
    const url = `data:image/webp;base64,${picture}`;
    if (url !== windows.at(-1)) windows.push(url);
    return [];
  });
  return windows;
}

/**
 * Takes one picture of a page as it is scrolled: the window at every scroll position, from left to right. It shows what
 * sticky elements cover, which a picture of the whole page cannot. A page that does not scroll has none, and an earlier
 * picture of it is deleted.
 *
 * @param table - an empty page of the same browser, on which the windows are laid side by side
 */
export async function captureStrip(page: Page, file: string, table: Page): Promise<void> {
  const windows = await windowsOf(page);
  if (windows.length < 2) return rm(file, { force: true });
  await table.bringToFront();
  await table.setContent(`<!doctype html><style>body{display:flex;gap:${GAP_PX}px;inline-size:max-content;margin:0;background:#808080}</style>${windows.map((url) => `<img src="${url}" alt="">`).join('')}`, { waitUntil: 'load' });
  const clip = await table.$eval('body', (body) => {
    const { width, height } = body.getBoundingClientRect();
    return { x: 0, y: 0, width, height };
  });
  await writeFile(file, await table.screenshot({ type: 'webp', quality: QUALITY, clip, captureBeyondViewport: true }));
}
