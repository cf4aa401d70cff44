import { writeFile } from 'node:fs/promises';
import type { Page, ScreenshotOptions } from 'puppeteer-core';

const QUALITY = 80;
/** A WebP picture is at most 16383 pixels high. */
const LONGEST_PX = 16_383;
const TRIES = 5;

/**
 * Takes a picture again until two in a row are the same: once in a while Chromium draws the first one beyond the window
 * with styles of a narrower page.
 */
async function steadyPicture(page: Page, options: ScreenshotOptions): Promise<Uint8Array> {
  let last = await page.screenshot(options);
  for (let tries = 1; tries < TRIES; tries += 1) {
    const next = await page.screenshot(options);
    if (Buffer.compare(last, next) === 0) return next;
    last = next;
  }
  return last;
}

/**
 * Takes a picture of what a page shows.
 *
 * @param frame - the whole page, or what the window shows of it
 */
export async function capture(page: Page, file: string, frame: 'page' | 'window'): Promise<void> {
  // A page that is scrolled has its header in the middle of the picture.
  if (frame === 'page') await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  const { top, width, height, density } = await page.evaluate((whole) => ({
    top: window.scrollY,
    width: document.documentElement.clientWidth,
    height: whole ? document.documentElement.scrollHeight : window.innerHeight,
    density: window.devicePixelRatio,
  }), frame === 'page');
  const scale = Math.min(1, LONGEST_PX / (height * density));
  const picture = await steadyPicture(page, { type: 'webp', quality: QUALITY, clip: { x: 0, y: top, width, height, scale }, captureBeyondViewport: frame === 'page' });
  await writeFile(file, picture);
}
