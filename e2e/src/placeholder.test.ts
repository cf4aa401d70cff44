import { describe, expect, it } from '@jest/globals';
import { createApiClient } from '@feszek/api-client';
import { productPath } from '@feszek/contract';
import type { ProductDetail, ProductList } from '@feszek/contract';
import type { Page } from 'puppeteer-core';
import { composedShop } from './harness/composedShop.ts';
import { soon } from './harness/soon.ts';
import { uploadPictures } from './harness/uploadPictures.ts';

const shop = composedShop();

/** A product with a picture whose page was not opened yet. */
async function photographProduct(): Promise<ProductDetail> {
  const api = createApiClient({ baseUrl: shop.url, locale: 'hu', currency: 'HUF' });
  const { products } = await api.get<ProductList>('/api/products', { query: { page_size: 96 } });
  const last = products.at(-1);
  if (!last) throw new Error('The shop sells nothing');
  await uploadPictures(`products/${encodeURIComponent(last.sku)}`);
  return api.get<ProductDetail>(`/api/products/${last.id}`);
}

/** Delays every picture that the page requests until it is released. */
async function holdPictures(page: Page): Promise<() => Promise<void>> {
  const session = await page.createCDPSession();
  const held: string[] = [];
  session.on('Fetch.requestPaused', ({ requestId }) => void held.push(requestId));
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/images/*' }] });
  return async () => {
    if (held.length === 0) throw new Error('The page requested no picture');
    await session.send('Fetch.disable');
  };
}

/** How many different colours the page shows in an element. */
async function countColors(page: Page, selector: string): Promise<number> {
  const element = await page.$(selector);
  if (!element) throw new Error(`${page.url()} has no ${selector}`);
  const picture = await element.screenshot({ encoding: 'base64' });
  const canvas = await page.browserContext().newPage();
  try {
    return await canvas.evaluate(async (data) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
      if (!context) throw new Error('There is nothing to draw with');
      context.drawImage(image, 0, 0);
      // The corners contain the button of the full-screen view and the number of the picture.
      const { data: pixels } = context.getImageData(image.width * 0.1, image.height * 0.1, image.width * 0.8, image.height * 0.65);
      return new Set(new Uint32Array(pixels.buffer)).size;
    }, picture);
  } finally {
    await canvas.close();
  }
}

describe('a picture of a product', () => {
  it('is preceded by its placeholder, in the same box, and then covers it', async () => {
    const product = await photographProduct();
    const path = productPath('hu', { id: product.id, ...product.links.hu });
    const html = await (await fetch(new URL(path, shop.url))).text();
    expect(html).toContain(`src="data:image/webp;base64,${product.images[0]?.placeholder}"`);
    const visit = await shop.visit({ device: 'phone', hasRealPictures: true });
    const release = await holdPictures(visit.page);
    await visit.go(path);
    const box = '#main li:first-child > button';
    const main = `${box} img:first-child`;
    const place = await visit.page.$eval(box, (element) => JSON.stringify(element.getBoundingClientRect()));
    await soon(async () => expect(await countColors(visit.page, box)).toBeGreaterThan(20));
    expect(await visit.page.$eval(main, (image) => image instanceof HTMLImageElement && image.naturalWidth)).toBe(0);

    await release();
    await visit.page.waitForFunction((selector) => document.querySelector<HTMLImageElement>(selector)?.naturalWidth, {}, main);
    expect(await visit.page.$eval(box, (element) => JSON.stringify(element.getBoundingClientRect()))).toBe(place);
    const top = await visit.page.$eval(box, (element) => {
      const { left, width, top: above, height } = element.getBoundingClientRect();
      const shown = document.elementsFromPoint(left + width / 2, above + height / 2).find((candidate) => candidate instanceof HTMLImageElement);
      return shown === element.querySelector('img');
    });
    expect(top).toBe(true);
  });
});
