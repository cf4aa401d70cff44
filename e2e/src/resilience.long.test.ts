import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { SLICES, routePath } from '@feszek/contract';
import { apiVisitor, fillCart } from './buying/apiVisitor.ts';
import { arrive } from './buying/checkout.ts';
import { findGoods } from './buying/goods.ts';
import { isMarked, markDocument } from './harness/document.ts';
import { isFullRun } from './harness/inTurn.ts';
import { ownShop } from './harness/ownShop.ts';
import { PATIENCE_MS, soon } from './harness/soon.ts';
import type { Visit } from './harness/visit.ts';

const shop = ownShop();
const { killProgram, startProgram, startShellWithout, startSlice } = shop;

const AWAY = 'This part is unavailable right now';
const ADDING_FAILED = /cart didn’t answer in time|couldn’t add this to your cart/;

async function statusOf(path: string): Promise<number> {
  return (await fetch(shop.url + path)).status;
}

/** The browser and the shell log that a part is away; no script may throw because of it. */
function expectNoCrash(visit: Visit): void {
  const problems = visit.takeProblems();
  expect(problems.filter((problem) => problem.startsWith('page error:') || /TypeError|ReferenceError/.test(problem))).toEqual([]);
}

/** Presses the button that adds, and presses it again wherever the cart takes too long to load, as on a busy machine. */
async function addUntilCartOpens(buyer: Visit, button: string, within: string): Promise<void> {
  await buyer.press('button', button, within);
  await soon(async () => {
    if (await buyer.has('dialog', 'Your cart')) return;
    if (ADDING_FAILED.test(await buyer.text(within))) await buyer.press('button', button, within);
    throw new Error('The cart does not open');
  }, 3 * PATIENCE_MS);
}

/** Brings every program back. */
async function startAll(): Promise<void> {
  await startProgram('api');
  await startProgram('shell');
  for (const slice of SLICES) await startSlice(slice);
}

describe('while the catalogue is away', () => {
  beforeAll(() => startShellWithout('catalog'));
  afterAll(startAll);

  it('its pages say so between header and footer, and the others sell', async () => {
    const visitor = apiVisitor(shop.url, 'en');
    await fillCart(visitor, shop.url);
    const buyer = await shop.visit({ device: 'phone' });
    await visitor.giveSessionTo(buyer);

    expect(await buyer.go('/en/all-products')).toBe(503);
    expect(await buyer.heading()).toBe(AWAY);
    await buyer.find('banner', '');
    await buyer.find('contentinfo', '');
    expect(await buyer.overflow()).toBe(0);
    expectNoCrash(buyer);

    expect(await buyer.go('/en/cart')).toBe(200);
    expect(await buyer.heading()).toBe('Cart');
    await buyer.press('link', 'Go to checkout', '#main');
    await arrive(buyer, 'Payment and order');
    expect(await statusOf('/hu/bejelentkezes')).toBe(200);
    expect(await statusOf('/en/faq')).toBe(200);
    expectNoCrash(buyer);
  });

  it('an open page of it comes back by itself or by "Try again", and the link to the search shows the message until then, without a document load', async () => {
    const [open, searching, following] = await Promise.all([shop.visit(), shop.visit(), shop.visit()]);
    await open.go('/en/sale');
    expect(await open.heading()).toBe(AWAY);
    // Only the button brings this page back: it does not look again by itself.
    await following.page.evaluateOnNewDocument(() => Object.assign(window, { setInterval: () => 0 }));
    for (const visit of [searching, following]) await visit.go('/en/faq');
    for (const { page } of [open, searching, following]) await markDocument(page);
    await searching.press('link', 'Search', 'header');
    await arrive(searching, AWAY);
    expect(searching.path()).toBe('/en/search');
    await following.press('link', 'All products', 'header');
    await arrive(following, AWAY);
    expect(await following.page.title()).toBe(`${AWAY} – Fészek`);

    await startSlice('catalog');
    await arrive(open, 'Sale');
    expect(await open.page.title()).toContain('Sale');
    await arrive(searching, 'Search');
    await searching.press('link', 'Search', 'header');
    await searching.find('combobox', 'What are you looking for?', 'dialog');
    expect(await following.heading()).toBe(AWAY);
    await following.press('link', 'Try again');
    await arrive(following, 'All products');
    expect(await following.page.title()).toBe('All products – Fészek');
    for (const visit of [open, searching, following]) {
      expect(await isMarked(visit.page)).toBe(true);
      expectNoCrash(visit);
    }
  });
});

describe('while the cart is away', () => {
  afterAll(startAll);

  it('a product’s page and the favourites stand, adding from both shows a message that it failed, and works once the cart is back', async () => {
    await startShellWithout('cart-checkout');
    const { product, path } = await findGoods(shop.url, 'en');
    const visitor = apiVisitor(shop.url, 'en');
    await visitor.api.post(`/api/favourites/${product.id}`);
    const collector = await shop.visit();
    await visitor.giveSessionTo(collector);
    await collector.go('/en/favourites');
    await collector.press('button', 'Add all to cart', '#main');
    await soon(async () => expect(await collector.text('#main')).toMatch(ADDING_FAILED));

    const buyer = await shop.visit({ device: 'phone' });
    expect(await buyer.go(path)).toBe(200);
    await markDocument(buyer.page);
    expect(await buyer.heading()).toBe(product.title);
    await buyer.press('button', 'Add to cart', '#main form');
    await soon(async () => expect(await buyer.text('#main form')).toMatch(ADDING_FAILED));
    expect(await statusOf('/en/cart')).toBe(503);

    await startSlice('cart-checkout');
    await addUntilCartOpens(buyer, 'Failed, try again', '#main form');
    expect(await buyer.text('dialog[open]')).toContain(product.title);
    expect(await isMarked(buyer.page)).toBe(true);
    await collector.go('/en/favourites');
    await addUntilCartOpens(collector, 'Add all to cart', '#main');
    for (const visit of [buyer, collector]) expectNoCrash(visit);
  });
});

describe('while the content is away', () => {
  afterAll(startAll);

  it('home is complete but for the showrooms in the footer and the questions', async () => {
    await startShellWithout('content');
    const visit = await shop.visit();
    expect(await visit.go('/en')).toBe(200);
    expect(await visit.heading()).toBe('Home, the way you like it');
    await visit.find('contentinfo', '');
    expect(await visit.has('heading', 'Our showrooms')).toBe(false);
    expect(await visit.overflow()).toBe(0);
    expect(await statusOf('/en/faq')).toBe(503);

    await startSlice('content');
    expect(await visit.go('/en/faq')).toBe(200);
    await visit.find('heading', 'Our showrooms');
    expectNoCrash(visit);
  });
});

describe('while the account slice is away', () => {
  afterAll(startAll);

  it('the other pages go on selling, its own say so, and heal when it is back', async () => {
    await startShellWithout('account');
    for (const path of ['/en', '/hu/termekek', '/en/cart']) expect([path, await statusOf(path)]).toEqual([path, 200]);
    const away = await fetch(`${shop.url}/en/login`);
    expect(away.status).toBe(503);
    expect(await away.text()).toContain('<header');

    await startSlice('account');
    expect(await statusOf('/en/login')).toBe(200);
  });
});

/** A slice, and a page of it that every visitor may see. */
const CRASHES = [['catalog', routePath('sale', 'hu')], ['content', routePath('faq', 'hu')]] as const;

describe('a slice that crashes under a running shell', () => {
  afterEach(startAll);

  it.each(isFullRun ? CRASHES : CRASHES.slice(0, 1))('leaves pages of %s in reach that were asked for before', async (slice, path) => {
    expect(await statusOf(path)).toBe(200);
    await killProgram(slice);
    expect(await statusOf(path)).toBe(200);
  });
});

describe('while the API is away', () => {
  afterAll(startAll);

  it('pages that were asked for before are served, the others say what is wrong, a heart is reset with a message, and all are back with it', async () => {
    const { product, path } = await findGoods(shop.url, 'en');
    const asked = ['/en', path, '/en/faq'];
    for (const known of asked) expect(await statusOf(known)).toBe(200);
    const [buyer, collector] = await Promise.all([shop.visit(), shop.visit()]);
    for (const visit of [buyer, collector]) await visit.go(path);
    await killProgram('api');

    for (const known of asked) expect([known, await statusOf(known)]).toEqual([known, 200]);
    await buyer.press('button', 'Add to cart', '#main form');
    await buyer.find('button', 'Failed, try again', '#main form');
    expect(await buyer.text('#main form')).toContain('The service is unavailable right now. Please try again.');
    const unknown = await fetch(`${shop.url}/en/all-products?sort=name&page=2`);
    expect(unknown.status).toBe(503);
    const html = await unknown.text();
    expect(html).toContain(AWAY);
    expect(html).toContain('<footer');

    const heart = `Favourite: ${product.title}`;
    await collector.press('button', heart, '#main form');
    await soon(async () => expect(await collector.text('#notices')).toContain('unavailable right now'));
    expect(await (await collector.find('button', heart)).evaluate((button) => button.getAttribute('aria-pressed'))).toBe('false');

    await startProgram('api');
    await soon(async () => expect(await statusOf('/en/all-products?sort=name&page=2')).toBe(200));
    await buyer.press('button', 'Failed, try again', '#main form');
    await buyer.find('dialog', 'Your cart');
    for (const visit of [buyer, collector]) expectNoCrash(visit);
  });
});
