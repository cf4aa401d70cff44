import { COOKIES, STORAGE_KEYS, productPath } from '@feszek/contract';
import type { Product } from '@feszek/contract';
import { describe, expect, it } from '@jest/globals';
import type { ElementHandle } from 'puppeteer-core';
import { productsWithoutVariants } from './buying/allProducts.ts';
import { arrive, CARDS, goThroughSteps, payAtTheBank, placeOrderByCard } from './buying/checkout.ts';
import { BUYER_TEXTS } from './buying/buyerTexts.ts';
import { composedShop } from './harness/composedShop.ts';
import { canBeHit } from './harness/canBeHit.ts';
import { focusIsIn, focused, tabTo } from './harness/focus.ts';
import { soon } from './harness/soon.ts';
import { storedNames, undeclared } from './harness/storedNames.ts';
import { shopApi } from './harness/shopApi.ts';
import type { Visit } from './harness/visit.ts';
import { layoutShifts } from './looks/layoutShift.ts';

const shop = composedShop();
const TEXTS = BUYER_TEXTS.en;
const BAR = 'Cookies';

interface TrackingEvent {
  readonly event: string;
  readonly step?: number;
  readonly ecommerce?: { readonly currency: string; readonly value?: number; readonly shipping?: number; readonly items: readonly { readonly item_id: string; readonly price: number; readonly quantity: number; readonly unit: string }[] };
}

/** Collects what is pushed to the data layer of every document that the visitor opens, and the requests for statistics. */
async function watchStatistics({ page }: Visit): Promise<{ events: TrackingEvent[]; requested: string[] }> {
  const events: TrackingEvent[] = [];
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/tracking/') || pathname.includes('/statistics.')) requested.push(pathname);
  });
  await page.exposeFunction('reportToTest', (event: TrackingEvent) => {
    if (event.event) events.push(event);
  });
  await page.evaluateOnNewDocument(() => {
    let layer: unknown[] | undefined;
    Object.defineProperty(window, 'dataLayer', {
      get: () => layer,
      set(value: unknown[]) {
        layer = value;
        layer.push = (...pushed) => {
          for (const event of pushed) Reflect.get(window, 'reportToTest')(event);
          return Array.prototype.push.apply(value, pushed);
        };
      },
    });
  });
  return { events, requested };
}

/** The names of the visitor's cookies and stored items. */
async function kept({ page }: Visit): Promise<string[]> {
  return page.evaluate(() => [...document.cookie.split('; ').map((pair) => pair.split('=')[0] ?? ''), ...Object.keys(localStorage)].filter((name) => /consent|orders/.test(name)));
}

/** The commands of the consent mode on this page, with the signals for statistics and advertising. */
async function commands({ page }: Visit): Promise<string[]> {
  return page.evaluate(() => {
    const layer: unknown = Reflect.get(window, 'dataLayer');
    const entries: unknown[] = Array.isArray(layer) ? layer : [];
    const calls = entries.flatMap((entry) => (Object.prototype.toString.call(entry) === '[object Arguments]' ? [Object.values(Object(entry))] : []));
    return calls.map(([name, command, signals]) => `${name} ${command} ${Object(signals).analytics_storage} ${Object(signals).ad_storage}`);
  });
}

/** A product with enough stock whose single piece can be ordered in euros: the minimum order is 10 €. */
async function findDear(): Promise<{ product: Product; path: string; price: number }> {
  const products = await productsWithoutVariants(shopApi(shop.url, 'en', 'EUR'));
  const product = products.find(({ stock_state, is_discounted, quantity, price_gross }) => stock_state === 'in_stock' && !is_discounted && quantity >= 5 && price_gross > 20);
  if (!product) throw new Error('The shop has nothing that suits');
  return { product, path: productPath('en', { id: product.id, ...product.link }), price: product.prices_by_currencies.HUF.price_gross };
}

/** The button of this text outside of forms: the one at the lower edge of a phone. */
async function buttonBesideTheForm({ page }: Visit, label: string): Promise<ElementHandle> {
  for (const button of await page.$$('#main button:not(form button)')) {
    if ((await button.evaluate(({ innerText }) => innerText.replace(/\s+/g, ' ').trim())) === label) return button;
  }
  throw new Error(`No button beside a form is labelled "${label}" on ${page.url()}`);
}

const names = (events: readonly TrackingEvent[]) => events.map(({ event, step }) => (step === undefined ? event : `${event} ${step}`));

describe('statistics', () => {
  it('receive nothing before consent, and a purchase in euros in forints after it', async () => {
    const { product, path, price } = await findDear();
    const buyer = await shop.visit({ isUndecided: true });
    const { events, requested } = await watchStatistics(buyer);
    await buyer.page.browserContext().setCookie({ name: COOKIES.currency, value: 'EUR', domain: new URL(shop.url).hostname });
    const item = { item_id: product.sku, price, quantity: 1, unit: 'db' };

    await buyer.go(path);
    await buyer.find('region', BAR);
    await buyer.press('button', TEXTS.add, '#main form');
    await buyer.find('dialog', TEXTS.panel);
    await buyer.page.keyboard.press('Escape');
    await buyer.go('/en/cart');
    expect([events, requested, await kept(buyer), await commands(buyer)]).toEqual([[], [], [], ['consent default denied denied']]);

    await buyer.press('button', 'Accept all');
    await soon(async () => expect(await buyer.has('region', BAR)).toBe(false));
    expect(await commands(buyer)).toEqual(['consent default denied denied', 'consent update granted granted']);
    await buyer.press('link', product.title, '#main');
    await arrive(buyer, product.title);
    await buyer.press('button', TEXTS.add, '#main form');
    await soon(async () => expect(names(events)).toEqual(['view_item', 'add_to_cart', 'view_cart']));
    await buyer.press('button', `One fewer ${product.title}`);
    await soon(async () => expect(names(events).at(-1)).toBe('remove_from_cart'));
    for (const { ecommerce } of events.filter(({ event }) => event !== 'view_cart')) expect(ecommerce).toMatchObject({ currency: 'HUF', value: price, items: [item] });
    events.length = 0;

    await buyer.press('link', TEXTS.toCheckout);
    await goThroughSteps(buyer, 'en');
    await placeOrderByCard(buyer, 'en');
    await payAtTheBank(buyer, 'en', CARDS.good);
    await arrive(buyer, TEXTS.paid);
    expect(await buyer.text('#main')).toContain('€');
    await soon(async () =>
      expect(names(events)).toEqual(['begin_checkout', 'checkout_step 1', 'add_shipping_info', 'add_payment_info', 'checkout_step 2', 'purchase', 'checkout_step 3']),
    );
    const purchase = events.find(({ event }) => event === 'purchase');
    expect(purchase?.ecommerce).toMatchObject({ currency: 'HUF', value: price, items: [item] });
    expect(Number.isInteger(purchase?.ecommerce?.shipping)).toBe(true);
    const stored = await storedNames(buyer);
    expect([stored.some(({ name }) => name === STORAGE_KEYS.reportedOrders), undeclared(stored)]).toEqual([true, []]);

    events.length = 0;
    await buyer.reload();
    await arrive(buyer, TEXTS.paid);
    await buyer.go('/en/search?q=table');
    await soon(async () => expect(names(events)).toEqual(['view_item_list', 'search']));

    events.length = 0;
    await buyer.press('link', 'Cookie settings', 'footer');
    await buyer.press('button', 'Only necessary');
    await buyer.go(path);
    await buyer.page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
    expect([events, await kept(buyer)]).toEqual([[], ['consent']]);
  });
});

describe('the question for cookies', () => {
  it('can be answered by keyboard, applies to every tab, and is shown once', async () => {
    const visitor = await shop.visit({ isUndecided: true });
    await visitor.go('/en');
    await visitor.find('region', BAR);
    const other = await shop.tab(visitor);
    await other.go('/en/faq');
    await other.find('region', BAR);

    await visitor.page.bringToFront();
    await tabTo(visitor.page, 'Only necessary');
    await visitor.page.keyboard.press('Enter');
    // In a background tab the document can be queried, but not the accessibility tree.
    for (const { page } of [visitor, other]) await soon(async () => expect(await page.$eval(`section[aria-label="${BAR}"]`, (bar) => bar.checkVisibility())).toBe(false));
    await visitor.reload();
    expect(await visitor.has('region', BAR)).toBe(false);

    await tabTo(visitor.page, 'Cookie settings');
    await visitor.page.keyboard.press('Enter');
    const bar = await visitor.find('region', BAR);
    await soon(async () => expect(await focusIsIn(bar)).toBe(true));
    await visitor.page.keyboard.press('Escape');
    await soon(async () => expect((await focused(visitor.page)).name).toBe('Cookie settings'));
  });

  it('does not cover the button that adds to the cart, on the smallest phone too', async () => {
    const { path } = await findDear();
    const buyer = await shop.visit({ isUndecided: true, device: 'narrow' });
    await buyer.go(path);
    await buyer.find('region', BAR);
    const button = await buttonBesideTheForm(buyer, TEXTS.add);
    expect(await buyer.page.evaluate(() => window.scrollY)).toBe(0);
    await soon(async () => expect(await canBeHit(button, true)).toBe(true));
    await button.tap();
    await buyer.find('dialog', TEXTS.panel);
  });

  it('causes no layout shift, and fits on the smallest phone', async () => {
    const visitor = await shop.visit({ isUndecided: true, device: 'narrow' });
    await visitor.go('/en/faq');
    const bar = await visitor.find('region', BAR);
    await visitor.press('button', 'Settings');
    await visitor.find('checkbox', 'Statistics');
    const { top, bottom } = await bar.evaluate((element) => element.getBoundingClientRect().toJSON());
    expect([top >= 0, bottom <= 640, await visitor.overflow()]).toEqual([true, true, 0]);
    expect(await layoutShifts(visitor.page)).toEqual([]);
  });
});
