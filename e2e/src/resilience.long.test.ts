import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { SLICES, routePath } from '@feszek/contract';
import { apiVisitor, fillCart } from './buying/apiVisitor.ts';
import { arrive } from './buying/checkout.ts';
import { findGoods } from './buying/goods.ts';
import { isMarked, markDocument } from './harness/document.ts';
import { isFullRun } from './harness/inTurn.ts';
import { laterBuild } from './harness/laterBuild.ts';
import type { LaterBuild } from './harness/laterBuild.ts';
import { newSlice } from './harness/newSlice.ts';
import { ownShop } from './harness/ownShop.ts';
import { loadPages } from './harness/pageLoad.ts';
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

/** Pages of the slice itself, cached and personal ones, and pages of others that contain its showrooms. */
const RELEASE_PATHS = ['/hu', '/hu/kapcsolat', '/en/contact', '/en/faq', '/hu/blog', '/en/all-products', '/hu/kosar', '/en/nothing-here'];

async function liveVersion(): Promise<string> {
  const { content }: { content: { version: string } } = await (await fetch(`${shop.url}/deployments.json`)).json();
  return content.version;
}

describe('a release of a slice on the running shop', () => {
  let next: LaterBuild;
  let broken: LaterBuild;
  beforeAll(async () => {
    [next, broken] = await Promise.all([laterBuild('content', '9.0.0-later000'), laterBuild('content', '9.1.0-broken00', { isBroken: true })]);
  });
  afterAll(() => Promise.all([next.remove(), broken.remove()]));

  it('is live and rolled back without a failed page or a page of two releases; each page requested afterwards is of the live release', async () => {
    const before = await liveVersion();
    const load = loadPages(shop.url, { slice: 'content', paths: RELEASE_PATHS, visitors: 4 });
    await load.more(20);
    await shop.slice('deploy', 'content', '--from', next.folder);
    await soon(async () => expect(await liveVersion()).toBe(next.version));
    const deployed = load.sent;
    await load.more(30);
    const rollback = load.sent;
    await shop.slice('rollback', 'content');
    await soon(async () => expect(await liveVersion()).toBe(before));
    const rolledBack = load.sent;
    await load.more(30);
    await load.stop();

    const { pages } = load;
    expect(pages.filter(({ path, status }) => status !== (path === '/en/nothing-here' ? 404 : 200))).toEqual([]);
    expect(pages.filter(({ versions }) => versions.length !== 1)).toEqual([]);
    const versionsBetween = (from: number, to: number) => new Set(pages.filter(({ position }) => position >= from && position < to).flatMap(({ versions }) => versions));
    expect(versionsBetween(deployed, rollback)).toEqual(new Set([next.version]));
    expect(versionsBetween(rolledBack, Infinity)).toEqual(new Set([before]));
  });

  it('is tried by a part of the visitors and promoted; one that fails is ended by itself, and is seen with a link alone', async () => {
    const before = await liveVersion();
    const load = loadPages(shop.url, { slice: 'content', paths: RELEASE_PATHS, visitors: 4 });
    await load.more(20);
    const canaryStart = load.pages.length;
    await shop.slice('canary', 'content', '50%', '--from', next.folder);
    await load.more(60);
    const seen = new Set(load.pages.slice(canaryStart).flatMap(({ versions }) => versions));
    expect(seen).toEqual(new Set([before, next.version]));
    await shop.slice('promote', 'content');
    await soon(async () => expect(await liveVersion()).toBe(next.version));

    await shop.slice('canary', 'content', '50%', '--from', broken.folder);
    await soon(async () => expect(await shop.slice('list', 'content')).toMatch(/9\.1\.0-broken00 .*\n.*ended by register: \d+ of \d+ requests failed/));
    const link = (await shop.slice('override', 'content', broken.version, '--hours', '1')).split('\n').at(-1) ?? '';
    const tester = await shop.visit();
    await soon(async () => expect((await fetch(link, { redirect: 'manual' })).status).toBe(303));
    await tester.page.goto(link);
    expect(await tester.go('/en/contact')).toBe(503);
    await tester.press('button', 'End preview');
    await soon(async () => expect(await tester.page.$('.shell-preview')).toBeNull());
    expect(await tester.go('/en/contact')).toBe(200);
    expect(tester.takeProblems()).toEqual([expect.stringMatching(/status of 503 .*\/en\/contact/)]);
    await load.more(20);
    await load.stop();
    const { pages } = load;
    expect(pages.filter(({ path, status }) => status !== (path === '/en/nothing-here' ? 404 : 200))).toEqual([]);
    expect(pages.filter(({ versions }) => versions.length !== 1)).toEqual([]);
    expect(pages.slice(-10).flatMap(({ versions }) => versions)).not.toContain(broken.version);
    await shop.slice('pin', 'content', before);
    await soon(async () => expect(await liveVersion()).toBe(before));
  });

  it('leaves an open page its files', async () => {
    const html = await (await fetch(`${shop.url}/hu/kapcsolat`)).text();
    const files = [...new Set([...html.matchAll(/\/slices\/content\/[^"]+\.(?:js|css)/g)].map(([file]) => file))];
    expect(files.length).toBeGreaterThan(0);
    await shop.slice('deploy', 'content', '--from', next.folder);
    await shop.killProgram('shell');
    await shop.startProgram('shell');
    expect(await liveVersion()).toBe(next.version);
    const answers = await Promise.all(files.map(async (file) => [file, (await fetch(shop.url + file)).status]));
    expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
  });
});

describe('a new slice', () => {
  it('is live after its first deployment; its page works with and without a document load, and no other program changes', async () => {
    const releases = async (): Promise<object> => (await fetch(`${shop.url}/deployments.json`)).json();
    const before = await releases();
    expect(await statusOf('/en/gift-ideas')).toBe(404);
    const made = await newSlice('gift-ideas');
    try {
      await shop.slice('deploy', 'gift-ideas', '--from', made.dist);
      await soon(async () => expect(await statusOf('/hu/gift-ideas')).toBe(200));
      expect(await releases()).toMatchObject(before);

      const visit = await shop.visit();
      expect(await visit.go('/en/gift-ideas')).toBe(200);
      expect(await visit.heading()).toBe('Our showrooms');
      await visit.press('button', 'Refresh');
      await visit.find('button', 'Refresh');
      await markDocument(visit.page);
      await visit.press('link', 'All products', 'header');
      await arrive(visit, 'All products');
      await visit.page.goBack();
      await arrive(visit, 'Our showrooms');
      expect(await isMarked(visit.page)).toBe(true);
      expectNoCrash(visit);
    } finally {
      await made.remove();
    }
  });
});
