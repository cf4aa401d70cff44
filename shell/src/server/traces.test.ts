import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { startShop } from '../../test/startShop.ts';
import type { Shop, ShopOptions } from '../../test/startShop.ts';

/** Behind a proxy, as visitors are. */
const VISITOR = { 'x-forwarded-for': '203.0.113.77' };
const STRANGE = '0af7651916cd43dd8448eb211c80319c';
const SPAN = 'b7ad6b7169203331';

let shop: Shop;
let lines: string[];
const open = async (config: ShopOptions['config'] = {}) => {
  shop = await startShop({ config, logStream: { write: (line) => void lines.push(line) } });
};
beforeEach(() => {
  lines = [];
});
afterEach(() => shop.close());

const idOf = (response: Response) => /^trace;desc="([0-9a-f]{32})"$/.exec(response.headers.get('server-timing') ?? '')?.[1];
const logged = () => lines.map((line): unknown => JSON.parse(line));

describe('the header Server-Timing', () => {
  it('names a trace of its own in each answer of a page, cached or not, and the body stays the same', async () => {
    await open();
    const answers = [await shop.get('/hu', VISITOR), await shop.get('/hu', VISITOR), await shop.get('/hu', VISITOR)];
    const ids = answers.map(idOf);
    for (const id of ids) expect(id).toBeDefined();
    expect(new Set(ids).size).toBe(3);
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
    expect(shop.slices.catalog.requestsFor('home')).toHaveLength(1);
  });

  it('is part of a personal page, a missing one, and one whose slice fails', async () => {
    await open();
    shop.slices.catalog.use({ sale: { answer: () => { throw new Error('broken'); } } });
    for (const [path, status] of [['/hu/kosar', 200], ['/nincs/ilyen/oldal', 404], ['/hu/akcios', 503]] as const) {
      const response = await shop.get(path, VISITOR);
      expect([response.status, typeof idOf(response)]).toEqual([status, 'string']);
    }
  });

  it('names the trace of the lines that the page writes', async () => {
    await open({ logLevel: 'warn' });
    shop.slices.catalog.use({ sale: { answer: () => { throw new Error('broken'); } } });
    const traceId = idOf(await shop.get('/hu/akcios', VISITOR));
    expect(logged()).toContainEqual(expect.objectContaining({ msg: 'fragment failed', trace_id: traceId, span_id: expect.stringMatching(/^[0-9a-f]{16}$/) }));
  });

  it('names the trace of a cached page, which is logged at the level debug only', async () => {
    await open({ logLevel: 'debug' });
    await shop.html('/hu', VISITOR);
    const traceId = idOf(await shop.get('/hu?utm_source=mail', VISITOR));
    expect(logged()).toContainEqual(expect.objectContaining({ level: 20, msg: 'page from the cache', path: '/hu', trace_id: traceId }));
    await shop.close();
    lines = [];
    await open({ logLevel: 'info' });
    await shop.html('/hu', VISITOR);
    await shop.html('/hu', VISITOR);
    expect(lines.join('')).not.toContain('page from the cache');
  });
});

describe('the trace that a browser names', () => {
  it('is continued if it is that of a page of this shop, with a new span for each hop', async () => {
    await open();
    const traceId = idOf(await shop.get('/hu', VISITOR));
    await shop.get('/api/cart', { ...VISITOR, traceparent: `00-${traceId}-${SPAN}-01` });
    const forwarded = shop.api.requests.at(-1)?.headers['traceparent'];
    expect(forwarded).toMatch(new RegExp(`^00-${traceId}-(?!${SPAN})[0-9a-f]{16}-01$`));
  });

  it('is not continued if it is another one, for the API and for slices', async () => {
    await open();
    const headers = { ...VISITOR, traceparent: `00-${STRANGE}-${SPAN}-01`, tracestate: 'vendor=1' };
    await shop.get('/api/cart', headers);
    const forwarded = shop.api.requests.at(-1)?.headers;
    expect([forwarded?.['traceparent'], forwarded?.['tracestate']]).toEqual([expect.stringMatching(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/), undefined]);
    expect(forwarded?.['traceparent']).not.toContain(STRANGE);
    const page = await shop.get('/hu/blog', headers);
    expect(shop.slices.content.requestsFor('blog').at(-1)?.headers['traceparent']).toContain(`00-${idOf(page)}-`);
    expect(idOf(page)).not.toBe(STRANGE);
  });

  it('does not reach the answer of a cached page', async () => {
    await open();
    await shop.html('/hu', VISITOR);
    expect(idOf(await shop.get('/hu', { ...VISITOR, traceparent: `00-${STRANGE}-${SPAN}-01` }))).not.toBe(STRANGE);
  });
});

describe('the trace of a local program', () => {
  it('is continued in the calls of slices', async () => {
    await open();
    await shop.get('/hu/blog', { traceparent: `00-${STRANGE}-${SPAN}-01` });
    expect(shop.slices.content.requestsFor('blog').at(-1)?.headers['traceparent']).toMatch(new RegExp(`^00-${STRANGE}-(?!${SPAN})[0-9a-f]{16}-01$`));
  });
});
