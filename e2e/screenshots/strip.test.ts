import { describe, expect, it } from '@jest/globals';
import { access, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { sharedBrowser } from '../src/harness/sharedBrowser.ts';
import { indexPage } from './indexPage.ts';
import { captureStrip } from './strip.ts';

const browser = sharedBrowser();
const WINDOW = { width: 200, height: 100 };
/** The ground of the bar, and of the sections that scroll below it, one of the window's height each. */
const BAR = [255, 0, 0];
const GROUNDS = [[0, 128, 0], [0, 0, 255], [0, 128, 0]];

const rgb = (values: readonly number[]) => `rgb(${values.join(' ')})`;
const LONG = `<!doctype html><style>body{margin:0}header{position:sticky;top:0;height:20px;background:${rgb(BAR)}}section{height:100px}</style><header></header>${GROUNDS.map((ground) => `<section style="background:${rgb(ground)}"></section>`).join('')}`;

/** The colours of a picture at some points, each channel rounded to what WebP keeps; and its size. */
function look(table: Page, picture: Buffer, points: readonly (readonly [number, number])[]) {
  return table.evaluate(async (source, at) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const isNear = (value: number) => (value > 192 ? 255 : value > 64 ? 128 : 0);
    return { width: image.width, height: image.height, colors: at.map(([x, y]) => [...(context?.getImageData(x, y, 1, 1).data ?? [])].slice(0, 3).map(isNear)) };
  }, `data:image/webp;base64,${picture.toString('base64')}`, points);
}

describe('the picture of a scrolled page', () => {
  it('has the window at six positions, with what is sticky above what it covers; a page that does not scroll has none', async () => {
    const context = await browser().createBrowserContext();
    const folder = await mkdtemp(join(tmpdir(), 'strip-'));
    try {
      const [page, table] = [await context.newPage(), await context.newPage()];
      await page.setViewport(WINDOW);
      const file = join(folder, 'long.webp');
      await page.setContent(LONG);
      await captureStrip(page, file, table);
      // Six windows of 200 pixels with 16 between them: the bar in each, below it the first, the second or third, and the last section.
      const [top, last] = [10, 5 * 216 + 100];
      const { width, height, colors } = await look(table, await readFile(file), [[100, top], [last, top], [100, 60], [216 * 2 + 100, 60], [last, 60]]);
      expect([width, height]).toEqual([6 * 200 + 5 * 16, 100]);
      expect(colors).toEqual([BAR, BAR, GROUNDS[0], GROUNDS[1], GROUNDS[2]]);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);

      await page.setContent('<!doctype html><p>short</p>');
      await captureStrip(page, file, table);
      await expect(access(file)).rejects.toThrow('ENOENT');
    } finally {
      await context.close();
      await rm(folder, { recursive: true });
    }
  });

  it('stands in the index after the pictures of whole pages', () => {
    const files = ['cart.hu.phone.light.webp', 'cart.hu.phone.light.scrolled.webp', 'cart.hu.phone.dark.webp'];
    const shown = [...indexPage(['cart'], new Set(files)).matchAll(/<img src="([^"]+)"/g)].map(([, src]) => src);
    expect(shown).toEqual([files[0], files[2], files[1]]);
  });
});
