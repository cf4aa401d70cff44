import { afterAll, beforeAll, expect } from '@jest/globals';
import { routePath } from '@feszek/contract';
import type { Locale } from '@feszek/contract';
import { apiVisitor, fillCart } from './buying/apiVisitor.ts';
import { findGoods } from './buying/goods.ts';
import { composedShop } from './harness/composedShop.ts';
import { LANGUAGES, describeInTurn } from './harness/inTurn.ts';
import { networkOf } from './harness/network.ts';
import { COPIES, NETWORK_MESSAGES, copiesIn, readPage } from './harness/offlineCopies.ts';
import { portsUnderTest, startShellBeside } from './harness/shellBeside.ts';
import type { ShellBeside } from './harness/shellBeside.ts';
import { soon } from './harness/soon.ts';
import { storedNames, undeclared } from './harness/storedNames.ts';
import type { Visit } from './harness/visit.ts';

const START_MS = 120_000;

const TEXTS = {
  hu: { offline: 'Nincs internetkapcsolat', readable: 'Ezeket most is el tudod olvasni', faq: 'Gyakran ismételt kérdések', addToCart: 'Kosárba', cart: 'Kosár', yourCart: 'A kosarad' },
  en: { offline: 'You’re offline', readable: 'You can still read these', faq: 'Frequently asked questions', addToCart: 'Add to cart', cart: 'Cart', yourCart: 'Your cart' },
} as const satisfies Record<Locale, object>;

let shell: ShellBeside | undefined;
const start = async (copies: 'on' | 'off', port?: number) => startShellBeside({ ports: portsUnderTest(), env: { OFFLINE_COPIES: copies }, ...(port !== undefined && { port }) });
beforeAll(async () => { shell = await start('on'); }, START_MS);
afterAll(() => shell?.stop());
const shop = composedShop(() => shell?.url ?? '');

const hasWorker = ({ page }: Visit) => page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) !== undefined);

/** Without network a document cannot report that it is idle, because none of its requests ends. */
async function openOffline({ page }: Visit, path: string): Promise<void> {
  await page.goto(new URL(path, shop.url).href, { waitUntil: 'domcontentloaded' });
}

/** The browser logs every request that fails without network. */
const dropNetworkErrors = (visit: Visit) => visit.takeProblems().filter((problem) => !NETWORK_MESSAGES.test(problem));

describeInTurn(LANGUAGES, 'a visitor without network, in %s', (it, locale) => {
  const texts = TEXTS[locale];

  it('reads the pages that they saw last, which show when they were copied, also at each price', async () => {
    const { product, path } = await findGoods(shop.url, locale);
    const visit = await shop.visit({ hasRealPictures: true });
    await visit.go(routePath('faq', locale));
    expect(await hasWorker(visit)).toBe(false);
    await readPage(visit, routePath('faq', locale));
    await readPage(visit, decodeURI(path));
    expect(undeclared(await storedNames(visit))).toEqual([]);
    const network = await networkOf(visit.page);
    await network.setOffline(true);

    await openOffline(visit, path);
    expect(await visit.heading()).toBe(product.title);
    expect(await visit.text('.shell-copy')).toContain(texts.offline);
    const prices = await visit.page.$$eval('[data-amount]', (amounts) => amounts.map((amount) => [amount.getAttribute('data-copied'), getComputedStyle(amount, '::after').content] as const));
    expect(prices.length).toBeGreaterThan(1);
    for (const [time, shown] of prices) {
      expect(time).toMatch(/\d{1,2}:\d{2}/);
      expect(shown === 'none' || shown.includes(time ?? '')).toBe(true);
    }
    expect(await visit.page.$$eval('#main button:not(:disabled), #main form:not([inert])', (parts) => parts.length)).toBe(0);
    // The styles of the copy are stored with it.
    expect(await visit.page.$eval('.shell-wordmark', (mark) => getComputedStyle(mark).display)).toBe('flex');

    await network.setOffline(false);
    await soon(async () => expect(await visit.page.$('[data-copy]')).toBeNull());
    expect(await visit.heading()).toBe(product.title);
    expect(dropNetworkErrors(visit)).toEqual([]);
  });

  it('gets the list of the copies at a page that they have not seen, also through a link of an open page', async () => {
    const visit = await shop.visit({ hasRealPictures: true });
    await readPage(visit, routePath('faq', locale));
    const network = await networkOf(visit.page);
    await network.setOffline(true);
    await visit.press('link', locale === 'hu' ? 'Kedvencek' : 'Favourites', 'header');
    await soon(async () => expect(await visit.heading()).toBe(texts.offline));
    expect(visit.path()).toBe(routePath('favourites', locale));
    expect(await visit.text('.shell-copies')).toContain(texts.readable);
    expect(await visit.page.$eval('.shell-copies a', (link) => link.getAttribute('href'))).toBe(routePath('faq', locale));
    await visit.press('link', texts.faq, '.shell-copies');
    await soon(async () => expect(await visit.heading()).toBe(texts.faq));
    expect(await visit.text('.shell-copy')).toContain(texts.offline);
    expect(dropNetworkErrors(visit)).toEqual([]);
  });

  it('reads their cart until the visitor changes; no other personal page is copied', async () => {
    const { product } = await findGoods(shop.url, locale);
    const buyer = apiVisitor(shop.url, locale);
    await fillCart(buyer, shop.url);
    const visit = await shop.visit({ hasRealPictures: true });
    await buyer.giveSessionTo(visit);
    await readPage(visit, routePath('cart', locale), COPIES.cart);
    await visit.go(routePath('cart-data', locale));
    await visit.go(routePath('favourites', locale));
    await visit.page.mouse.move(220, 220);
    await readPage(visit, routePath('faq', locale));
    expect(await copiesIn(visit, COPIES.pages)).toEqual([routePath('faq', locale)]);
    const copy = await visit.page.evaluate(async (name) => (await (await caches.open(name)).match((await (await caches.open(name)).keys())[0] ?? ''))?.text(), COPIES.cart);
    expect(copy).not.toContain(buyer.email);

    const network = await networkOf(visit.page);
    await network.setOffline(true);
    await openOffline(visit, routePath('cart', locale));
    expect(await visit.heading()).toBe(texts.cart);
    expect(await visit.text('#main')).toContain(product.title);
    expect(await visit.text('.shell-copy')).toContain(texts.offline);

    await network.setOffline(false);
    await soon(async () => expect(await visit.page.$('[data-copy]')).toBeNull());
    await visit.waitUntilIdle();
    await visit.page.evaluate(() => fetch('/api/auth/logout'));
    await soon(async () => expect(await copiesIn(visit, COPIES.cart)).toEqual([]));
    await network.setOffline(true);
    await openOffline(visit, routePath('cart', locale));
    expect(await visit.heading()).toBe(texts.offline);
    expect(await visit.text('.shell-copies')).not.toContain(texts.yourCart);
    visit.takeProblems();
  });
});

describeInTurn(LANGUAGES, 'a shop that switches the copies off, in %s', (it, locale) => {
  it('removes the service worker and its copies from the browsers that have them', async () => {
    const visit = await shop.visit({ hasRealPictures: true });
    const faq = routePath('faq', locale);
    await readPage(visit, faq);
    const port = Number(new URL(shop.url).port);
    await shell?.stop();
    shell = await start('off', port);
    await visit.go(faq);
    await soon(async () => {
      expect(await hasWorker(visit)).toBe(false);
      expect(await visit.page.evaluate(() => caches.keys())).toEqual([]);
    });
    await shell.stop();
    shell = await start('on', port);
    visit.takeProblems();
  });
});
