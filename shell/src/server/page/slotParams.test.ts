import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { slotMarker, slotReference } from '@feszek/contract';
import type { SlotParams } from '@feszek/contract';
import { fakeInit } from '@feszek/testing';
import { deploy, startShop } from '../../../test/startShop.ts';
import type { Shop } from '../../../test/startShop.ts';

const lines: Record<string, unknown>[] = [];
let shop: Shop;

/** Serves an article with slots for product rows. */
function useArticle(...rows: readonly SlotParams[]): void {
  const slots = rows.map((params) => slotReference('catalog/products', params));
  const html = slots.map((reference, index) => `<p>${index}</p><div data-slot="catalog/products">${slotMarker(reference)}</div>`).join('');
  shop.slices.content.use({ 'blog-article': { mode: 'static', answer: () => ({ html, slots, cache: { kind: 'public', maxAge: 600, staleWhileRevalidate: 600, tags: ['article'] } }) } });
}

/** The log lines about refused parameters. */
const refusals = () => lines.filter(({ msg }) => msg === 'part refused its parameters');

beforeEach(async () => {
  lines.length = 0;
  shop = await startShop({
    config: { logLevel: 'warn' },
    api: { 'GET /api/init': () => fakeInit() },
    logStream: { write: (line: string) => void lines.push(JSON.parse(line)) },
  });
  shop.slices.catalog.use({
    products: {
      params: ['skus'],
      answer: ({ params, instance = 1 }) => ({ html: `<ul id="row-${instance}">${params['skus']}</ul>`, data: params, cache: { kind: 'public', maxAge: 600, staleWhileRevalidate: 600, tags: ['product:1'] } }),
    },
  });
  await deploy(shop, 'catalog', '1.0.0-bbbb2222');
});
afterEach(() => shop.close());

const requested = () => shop.slices.catalog.requestsFor('products').map(({ query }) => query?.params['skus']);

/** A busy machine takes long for the 24 MB of a full cache. */
const MANY_BYTES_MS = 120_000;

describe('a slot with parameters', () => {
  it('is filled with the part for these parameters, several times on a page', async () => {
    useArticle({ skus: ['A', 'B'] }, { skus: ['C'] });
    const page = await shop.html('/hu/blog/kanape');
    expect(page).toContain('<!--part hydrate 1--><ul id="row-1">A,B</ul><script type="application/json">{"skus":"A,B"}</script></div><p>1</p>');
    expect(page).toContain('<!--part hydrate 2--><ul id="row-2">C</ul>');
  });

  it('shares its part with other pages whose slots have the same parameters', async () => {
    useArticle({ skus: ['A', 'B'] });
    await shop.html('/hu/blog/egy');
    await shop.html('/hu/blog/ketto');
    expect(requested()).toEqual(['A,B']);
    useArticle({ skus: ['B', 'A'] });
    await shop.html('/hu/blog/harom');
    expect(requested()).toEqual(['A,B', 'B,A']);
  });

  it('is loaded again after a change of its data', async () => {
    useArticle({ skus: ['A'] });
    await shop.html('/hu/blog/egy');
    await shop.purge('product:1');
    await shop.html('/hu/blog/egy');
    expect(requested()).toEqual(['A', 'A']);
  });

  it('takes no parameters from the address of the page', async () => {
    useArticle({ skus: ['A'] });
    await shop.html('/hu/blog/egy');
    for (const query of ['skus=X', 'params=%7B%22skus%22%3A%22X%22%7D', 'catalog%2Fproducts%3Fskus=X']) await shop.html(`/hu/blog/egy?${query}`);
    expect(requested()).toEqual(['A']);
  });

  it('stays empty if its part refuses them, which is logged, and the page is shown and cached', async () => {
    let isRefusing = true;
    shop.slices.catalog.use({ products: { params: ['skus'], respond: (response) => void response.writeHead(isRefusing ? 422 : 200).end('products refuses the value of skus.') } });
    useArticle({ skus: ['A'] });
    const page = await shop.html('/hu/blog/egy');
    expect(page).toContain(`<p>0</p><div data-slot="catalog/products">${slotMarker('catalog/products?skus=A')}</div>`);
    expect(refusals()).toMatchObject([{ slice: 'catalog', fragment: 'products', reason: 'products refuses the value of skus.' }]);
    isRefusing = false;
    expect(await shop.html('/hu/blog/egy')).toBe(page);
    expect(shop.slices.content.requestsFor('blog-article')).toHaveLength(1);
  });

  it('that refuses again and again is still requested for other parameters', async () => {
    shop.slices.catalog.use({ products: { params: ['skus'], respond: (response) => void response.writeHead(422).end('refused') } });
    for (const path of ['a', 'b', 'c', 'd', 'e']) {
      useArticle({ skus: [path.toUpperCase()] });
      await shop.html(`/hu/blog/${path}`);
    }
    expect(requested()).toEqual(['A', 'B', 'C', 'D', 'E']);
  });

  it('is not requested with a parameter that the part does not declare, or with too many characters', async () => {
    useArticle({ ids: '1' }, { skus: 'x'.repeat(3000) });
    expect((await shop.get('/hu/blog/egy')).status).toBe(200);
    expect(requested()).toEqual([]);
    expect(refusals()).toMatchObject([{ part: 'catalog/products', reason: 'no parameter ids' }, { reason: 'malformed or too long' }]);
  });

  it('displaces no part without parameters from the cache, however many different parameters there are', async () => {
    const row = 'x'.repeat(400_000);
    shop.slices.catalog.use({ products: { params: ['skus'], answer: () => ({ html: row, data: {} }) } });
    for (let page = 0; page < 30; page += 1) {
      useArticle({ skus: [`A${page}`, 'B'] }, { skus: [`C${page}`] });
      await shop.html(`/hu/blog/${page}`);
    }
    expect(shop.slices.content.requestsFor('showrooms')).toHaveLength(1);
  }, MANY_BYTES_MS);
});
