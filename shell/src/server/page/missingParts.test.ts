import { afterEach, describe, expect, it } from '@jest/globals';
import { createGate, startShop, until } from '../../../test/startShop.ts';
import type { Shop, ShopOptions } from '../../../test/startShop.ts';

/** A duration that no test reaches, for pauses and deadlines. */
const LONG_MS = 60_000;
const SHORT_MS = 80;

let shop: Shop;
let hours: string;
let hung: { part: 'showrooms' | 'sale'; gate: ReturnType<typeof createGate> } | undefined;

/** Answers a part at once, or when it is released from hanging. */
async function untilAnswered(part: 'showrooms' | 'sale'): Promise<void> {
  if (hung?.part === part) await hung.gate.opened;
}

/** A shop whose showrooms contain their opening hours, and whose sale contains a price. */
async function open(config: ShopOptions['config'] = {}): Promise<void> {
  hours = '9–17';
  hung = undefined;
  shop = await startShop({ config: { primaryDeadlineMs: LONG_MS, optionalDeadlineMs: LONG_MS, ...config } });
  const cache = (tag: string) => ({ kind: 'public', maxAge: 600, staleWhileRevalidate: 600, tags: [tag] }) as const;
  shop.slices.content.use({ showrooms: { mode: 'static', answer: async () => { await untilAnswered('showrooms'); return { html: `<p>${hours}</p>`, cache: cache('showrooms') }; } } });
  shop.slices.catalog.use({
    home: { answer: () => ({ cache: cache('home') }) },
    sale: { answer: async () => { await untilAnswered('sale'); return { html: `<p>${price}</p>`, cache: cache('product:17') }; } },
  });
}
let price = '100 Ft';
afterEach(async () => {
  hung?.gate.open();
  price = '100 Ft';
  await shop.close();
});

/** Makes the showrooms or the sale hang from now on, with a short deadline. */
function hang(part: 'showrooms' | 'sale'): void {
  hung = { part, gate: createGate() };
  if (part === 'sale') shop.deadlines.primaryDeadlineMs = SHORT_MS;
  else shop.deadlines.optionalDeadlineMs = SHORT_MS;
}

/** From now on a request for the part that hangs is not answered before the test ends. */
function waitForever(): void {
  Object.assign(shop.deadlines, { primaryDeadlineMs: LONG_MS, optionalDeadlineMs: LONG_MS });
}

function recover(): void {
  hung?.gate.open();
  hung = undefined;
  waitForever();
}

const countOf = (slice: 'catalog' | 'content', fragment: string) => shop.slices[slice].requestsFor(fragment).length;

describe('a part whose slice hangs after a purge', () => {
  it('is served as its last copy, on a page that is composed once for all visitors', async () => {
    await open({ incompletePageMs: LONG_MS });
    await shop.html('/hu');
    hang('showrooms');
    await shop.purge('showrooms', 'home');
    const together = await Promise.all(Array.from({ length: 20 }, () => shop.html('/hu')));
    for (const page of together) expect(page).toContain('<p>9–17</p>');
    waitForever();
    for (let count = 0; count < 20; count += 1) expect(await shop.html('/hu')).toContain('<p>9–17</p>');
    expect(countOf('catalog', 'home')).toBe(2);
  });

  it('is not requested any more after three time-outs', async () => {
    await open({ breakerPauseMs: LONG_MS });
    await shop.html('/hu/akcios');
    hang('showrooms');
    await shop.purge('showrooms');
    for (const page of [2, 3, 4]) expect(await shop.html(`/hu/termekek?page=${page}`)).toContain('<p>9–17</p>');
    waitForever();
    for (const page of [5, 6, 7]) expect(await shop.html(`/hu/termekek?page=${page}`)).toContain('<p>9–17</p>');
    expect(countOf('catalog', 'all-products')).toBe(6);
  });

  it('is requested again after two time-outs', async () => {
    await open({ breakerPauseMs: LONG_MS });
    await shop.html('/hu/akcios');
    hang('showrooms');
    await shop.purge('showrooms');
    for (const page of [2, 3]) expect(await shop.html(`/hu/termekek?page=${page}`)).toContain('<p>9–17</p>');
    hours = '10–18';
    recover();
    expect(await shop.html('/hu/termekek?page=4')).toContain('<p>10–18</p>');
  });

  it('is served fresh once its slice answers again, and the page is cached as before', async () => {
    await open({ breakerPauseMs: 40, incompletePageMs: 20 });
    await shop.html('/hu');
    hang('showrooms');
    await shop.purge('showrooms', 'home');
    await until(async () => {
      expect(await shop.html('/hu')).toContain('<p>9–17</p>');
      return countOf('content', 'showrooms') > 4;
    });
    hours = '10–18';
    recover();
    await until(async () => (await shop.html('/hu')).includes('<p>10–18</p>'));
    const before = countOf('catalog', 'home');
    for (let count = 0; count < 5; count += 1) await shop.html('/hu');
    expect(countOf('catalog', 'home')).toBe(before);
  });

  it('does not delay a new price', async () => {
    await open({ incompletePageMs: LONG_MS });
    shop.slices.catalog.use({ product: { answer: () => ({ html: `<p>${price}</p>`, cache: { kind: 'public', maxAge: 600, staleWhileRevalidate: 600, tags: ['product:17'] } }) } });
    await shop.html('/hu/termekek/fotel-17');
    hang('showrooms');
    await shop.purge('showrooms', 'product:17');
    expect(await shop.html('/hu/termekek/fotel-17')).toContain('100 Ft');
    price = '90 Ft';
    await shop.purge('product:17');
    expect(await shop.html('/hu/termekek/fotel-17')).toContain('90 Ft');
  });
});

describe('a part that has no last copy', () => {
  it('is missing from a page that is composed once for all visitors', async () => {
    await open({ incompletePageMs: LONG_MS });
    hang('showrooms');
    expect(await shop.html('/hu')).toContain('shell-part-down');
    waitForever();
    for (let count = 0; count < 10; count += 1) expect(await shop.html('/hu')).toContain('shell-part-down');
    expect(countOf('catalog', 'home')).toBe(1);
  });

  it('is left out because its slice answers with a malformed record, and a purge still works', async () => {
    await open({ incompletePageMs: LONG_MS });
    shop.slices.content.use({ showrooms: { mode: 'static', answer: () => ({ html: '<p>9–17</p>', cache: { kind: 'public' } as never }) } });
    expect(await shop.html('/hu')).toContain('shell-part-down');
    await shop.purge('showrooms');
    expect((await shop.get('/hu')).status).toBe(200);
  });
});

describe('visitors who come after a purge', () => {
  it('share one composition', async () => {
    await open();
    await shop.html('/hu/akcios');
    price = '90 Ft';
    await shop.purge('product:17');
    const pages = await Promise.all(Array.from({ length: 10 }, () => shop.html('/hu/akcios')));
    for (const page of pages) expect(page).toContain('90 Ft');
    expect(countOf('catalog', 'sale')).toBe(2);
  });

  it('do not receive a page whose composition began before it', async () => {
    await open();
    let gate: ReturnType<typeof createGate> | undefined = createGate();
    shop.slices.catalog.use({
      sale: {
        answer: async () => {
          const html = `<p>${price}</p>`;
          await gate?.opened;
          return { html, cache: { kind: 'public', maxAge: 600, staleWhileRevalidate: 600, tags: ['product:17'] } };
        },
      },
    });
    const before = shop.html('/hu/akcios');
    await until(() => countOf('catalog', 'sale') === 1);
    const first = gate;
    gate = undefined;
    price = '90 Ft';
    await shop.purge('product:17');
    expect(await shop.html('/hu/akcios')).toContain('90 Ft');
    first.open();
    expect(await before).toContain('100 Ft');
    expect(await shop.html('/hu/akcios')).toContain('90 Ft');
  });
});

describe('a screen whose slice', () => {
  it('does not run after a purge is served as its last copy', async () => {
    await open({ incompletePageMs: LONG_MS });
    await shop.html('/hu/akcios');
    await shop.slices.catalog.close();
    await shop.purge('product:17');
    for (let count = 0; count < 3; count += 1) {
      const response = await shop.get('/hu/akcios');
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('100 Ft');
    }
  });

  it('fails after a purge is served as its last copy, and fresh shortly after it works again', async () => {
    await open({ incompletePageMs: 20 });
    let isBroken = false;
    shop.slices.catalog.use({ sale: { answer: () => { if (isBroken) throw new Error('broken'); return { html: `<p>${price}</p>`, cache: { kind: 'public', maxAge: 600, staleWhileRevalidate: 600, tags: ['product:17'] } }; } } });
    await shop.html('/hu/akcios');
    isBroken = true;
    price = '90 Ft';
    await shop.purge('product:17');
    expect(await shop.html('/hu/akcios')).toContain('100 Ft');
    isBroken = false;
    await until(async () => (await shop.html('/hu/akcios')).includes('90 Ft'));
  });

  it('hangs is requested once for all who wait for it', async () => {
    await open();
    hang('sale');
    // Long enough for all five to come.
    shop.deadlines.primaryDeadlineMs = 4000;
    const responses = await Promise.all(Array.from({ length: 5 }, () => shop.get('/hu/akcios')));
    expect(responses.map(({ status }) => status)).toEqual([503, 503, 503, 503, 503]);
    expect(await responses[4]?.text()).toContain('Ez a rész most nem érhető el');
    expect(countOf('catalog', 'sale')).toBe(1);
  });

  it('hangs is answered with 503 at once after three time-outs, and its other screens are not affected', async () => {
    await open({ breakerPauseMs: LONG_MS });
    hang('sale');
    for (const page of [1, 2, 3]) expect((await shop.get(`/hu/akcios?page=${page}`)).status).toBe(503);
    waitForever();
    for (const page of [4, 5, 6]) expect((await shop.get(`/hu/akcios?page=${page}`)).status).toBe(503);
    expect((await shop.get('/hu/termekek')).status).toBe(200);
  });

  it('hangs twice is requested a third time', async () => {
    await open({ breakerPauseMs: LONG_MS });
    hang('sale');
    for (const page of [1, 2]) expect((await shop.get(`/hu/akcios?page=${page}`)).status).toBe(503);
    recover();
    expect((await shop.get('/hu/akcios?page=3')).status).toBe(200);
  });

  it('answers again is served after the pause', async () => {
    await open({ breakerPauseMs: 40 });
    hang('sale');
    for (let page = 1; page < 5; page += 1) expect((await shop.get(`/hu/akcios?page=${page}`)).status).toBe(503);
    recover();
    await until(async () => (await shop.get('/hu/akcios')).status === 200);
  });

  it('fails for one address is still requested for all others', async () => {
    await open({ breakerPauseMs: LONG_MS });
    shop.slices.catalog.use({ product: { answer: ({ params }) => { if (params['product_slug'] === 'fotel-17') throw new Error('broken'); return {}; } } });
    for (let count = 0; count < 4; count += 1) expect((await shop.get('/hu/termekek/fotel-17')).status).toBe(503);
    expect((await shop.get('/hu/termekek/fotel-18')).status).toBe(200);
  });
});
