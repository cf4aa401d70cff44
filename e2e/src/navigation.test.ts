import { describe, expect, it } from '@jest/globals';
import type { ProductList } from '@feszek/contract';
import type { Page } from 'puppeteer-core';
import { arrive } from './buying/checkout.ts';
import { composedShop } from './harness/composedShop.ts';
import { isMarked, markDocument } from './harness/document.ts';
import { shopApi } from './harness/shopApi.ts';
import { soon } from './harness/soon.ts';

const shop = composedShop();

/** Every call to the API from now on, by its path. */
function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname);
  });
  return calls;
}

describe('a page that is opened by a link', () => {
  it('requests its data once, and loads no document', async () => {
    const { products: [product] } = await shopApi(shop.url, 'en').get<ProductList>('/api/products', { query: { sort: 'popularity' } });
    if (!product) throw new Error('The shop sells nothing');
    const visit = await shop.visit();
    await visit.go('/en/all-products?sort=popularity');
    await markDocument(visit.page);
    const calls = watchCalls(visit.page);
    await visit.press('link', product.title, '#main');
    await arrive(visit, product.title);
    await visit.waitUntilIdle();
    expect(calls.filter((path) => path === `/api/products/${product.id}`)).toHaveLength(1);
    expect(await isMarked(visit.page)).toBe(true);
  });

  it('begins at its top, and Back restores the scroll position', async () => {
    const visit = await shop.visit({ device: 'phone' });
    await visit.go('/en/all-products');
    const last = await visit.page.$$eval('#main article h2', (headings) => headings.at(-1)?.textContent ?? '');
    await (await visit.find('link', last, '#main')).evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const scrollY = await visit.page.evaluate(() => window.scrollY);
    expect(scrollY).toBeGreaterThan(500);
    await visit.press('link', last, '#main');
    await arrive(visit, last);
    await soon(async () => expect(await visit.page.evaluate(() => window.scrollY)).toBe(0));
    await visit.page.goBack();
    await arrive(visit, 'All products');
    await soon(async () => expect(Math.abs((await visit.page.evaluate(() => window.scrollY)) - scrollY)).toBeLessThan(50));
  });

  it('is where the visitor left it after Back and Forward', async () => {
    const visit = await shop.visit();
    await visit.go('/en');
    await visit.press('link', 'All products', 'header');
    await arrive(visit, 'All products');
    const last = await visit.page.$$eval('#main article h2', (headings) => headings.at(-1)?.textContent ?? '');
    await (await visit.find('link', last, '#main')).evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const scrollY = await visit.page.evaluate(() => window.scrollY);
    expect(scrollY).toBeGreaterThan(500);
    await visit.page.goBack();
    await arrive(visit, 'Home, the way you like it');
    await visit.page.goForward();
    await arrive(visit, 'All products');
    await soon(async () => expect(Math.abs((await visit.page.evaluate(() => window.scrollY)) - scrollY)).toBeLessThan(50));
  });

  it('is the page of the address after Back and Forward', async () => {
    const visit = await shop.visit();
    await visit.go('/hu');
    await visit.press('link', 'Minden termék', 'header');
    await arrive(visit, 'Minden termék');
    await visit.press('link', 'Bejelentkezés', 'header');
    await arrive(visit, 'Bejelentkezés');
    await visit.page.goBack();
    await arrive(visit, 'Minden termék');
    await visit.page.goForward();
    await arrive(visit, 'Bejelentkezés');
    await visit.page.goBack();
    await visit.page.goBack();
    await arrive(visit, 'Otthon, ahogy szeretnéd');
    expect(visit.path()).toBe('/hu');
  });
});
