import { COOKIES, routePath } from '@feszek/contract';
import type { Currency, Locale, SharedListToken, VatMode } from '@feszek/contract';
import { describe, expect, it } from '@jest/globals';
import { findMail } from './accounts/findMail.ts';
import { apiVisitor, fillCart, placeTransferOrder } from './buying/apiVisitor.ts';
import type { ApiVisitor } from './buying/apiVisitor.ts';
import { ANNA } from './buying/checkout.ts';
import { BUYER_TEXTS } from './buying/buyerTexts.ts';
import { fillQuoteRequest, getOffer } from './buying/quotes.ts';
import { composedShop } from './harness/composedShop.ts';
import { isFullRun } from './harness/inTurn.ts';
import { operate } from './harness/operator.ts';
import { soon } from './harness/soon.ts';
import type { Device, Visit } from './harness/visit.ts';
import { amountFaults, unnamedAmounts } from './looks/amountFaults.ts';
import { findShowpieces } from './screens/showpieces.ts';
import type { Showpieces } from './screens/showpieces.ts';

const shop = composedShop();
type Reader = readonly [Locale, VatMode, Currency, Device];
const READERS: readonly Reader[] = [['hu', 'net', 'HUF', 'phone'], ['en', 'gross', 'EUR', 'wide']];
const FURTHER_READERS: readonly Reader[] = [['hu', 'gross', 'EUR', 'wide'], ['en', 'net', 'USD', 'wide'], ['en', 'gross', 'HUF', 'phone']];

/** `npm run test:full` shows every step to every reader, `npm test -- --all` to one of them in turn. */
function inTurn(steps: readonly string[], turn: number): readonly string[] {
  return isFullRun ? steps : steps.filter((_, place) => place % READERS.length === turn);
}

/** A mail as plain text, and as HTML without its tags. */
async function readMail(path: string): Promise<readonly string[]> {
  const text = await (await fetch(`${shop.url}${path}/text`)).text();
  const html = await (await fetch(`${shop.url}${path}/html`)).text();
  return [text, html.replaceAll(/<style[\s\S]*?<\/style>|<[^>]+>/g, ' ').replaceAll('&nbsp;', ' ')];
}

/** The mail about an order. */
async function mailAbout(hash: string): Promise<readonly string[]> {
  const list = await (await fetch(`${shop.url}/dev/mail?to=${encodeURIComponent(ANNA.email)}`)).text();
  for (const [path] of list.matchAll(/\/dev\/mail\/\d+/g)) {
    const mail = await readMail(path);
    if (mail[0]?.includes(hash)) return mail;
  }
  throw new Error(`No mail about the order ${hash} yet`);
}

/** Where the shop receives quote requests, in Hungarian. */
const SHOP_ADDRESS = 'ugyfelszolgalat@feszek.example';

const SEARCH = {
  hu: { open: 'Keresés', field: 'Mit keresel?', text: 'kanapé' },
  en: { open: 'Search', field: 'What are you looking for?', text: 'sofa' },
} as const satisfies Record<Locale, object>;

/** Opens the search and types, until it suggests products with their prices. */
async function openSuggestions(visit: Visit, locale: Locale): Promise<void> {
  const { open, field, text } = SEARCH[locale];
  await visit.press('link', open, 'header');
  await visit.find('combobox', field, 'dialog[open]');
  await visit.page.keyboard.type(text);
  await visit.page.waitForSelector('dialog[open] [role="option"] [data-amount]');
  await visit.waitUntilIdle();
}

/** Gives the buyer an open offer, a quote request that is ready to be sent, and favourites with a link to them. Returns the addresses that show them. */
async function prepareLists(buyer: ApiVisitor, { cart, favourites }: Showpieces): Promise<readonly string[]> {
  const { api } = buyer;
  const { locale } = api;
  const { hash } = await getOffer(buyer, shop.url, operate, cart);
  await api.post(`/api/offers/${hash}/open`, {});
  for (const id of favourites) await api.post(`/api/favourites/${id}`);
  const { token } = await api.post<SharedListToken>('/api/favourites/share');
  const offer = [1, 2, 3, 4].map((step) => `${routePath('offer-data', locale)}?step=${step}`);
  const quote = [1, 2, 3].map((step) => `${routePath('offer-data', locale)}?from=cart&step=${step}`);
  return [
    routePath('favourites', locale), routePath('shared-list', locale, { token }), routePath('checkout-offer', locale, { offer_hash: hash }), ...offer, ...quote,
    `${routePath('checkout-result', locale)}?${new URLSearchParams({ quote: hash })}`,
  ];
}

/** The name of the cart's link in the header, once it contains the total. */
async function cartName({ page }: Visit): Promise<string> {
  return soon(async () => {
    const name = await page.$eval('header [data-slot="cart-checkout/mini-cart"] a', (link) => link.getAttribute('aria-label') ?? '');
    if (!/\d.*(?:Ft|€|\$)/.test(name)) throw new Error(`The link to the cart is named "${name}"`);
    return name;
  });
}

interface Looked {
  struck: number;
  pairs: number;
  lines: number;
}

describe.each(isFullRun ? [...READERS, ...FURTHER_READERS] : READERS)('a reader of %s, with %s prices in %s, on a %s', (locale, vatMode, currency, device) => {
  const turn = READERS.findIndex(([reader]) => reader === locale);

  /** The browser of the buyer, with the reader's choices. */
  async function open(buyer: ApiVisitor): Promise<Visit> {
    const visit = await shop.visit({ device });
    await buyer.giveSessionTo(visit);
    const { hostname } = new URL(shop.url);
    const settings = { [COOKIES.vatMode]: vatMode, [COOKIES.currency]: currency };
    await visit.page.browserContext().setCookie(...Object.entries(settings).map(([name, value]) => ({ name, value, domain: hostname, path: '/' })));
    return visit;
  }

  async function look({ page }: Visit, where: string, looked: Looked): Promise<void> {
    const { faults, amounts, pairs, struck, lines } = await amountFaults(page, locale);
    expect({ where, faults }).toEqual({ where, faults: [] });
    expect({ where, hasAmounts: amounts > 0 }).toEqual({ where, hasAmounts: true });
    looked.struck += struck;
    looked.pairs += pairs;
    looked.lines += lines;
  }

  async function lookAt(visit: Visit, paths: readonly string[]): Promise<Looked> {
    const looked = { struck: 0, pairs: 0, lines: 0 };
    for (const path of paths) {
      expect({ path, status: await visit.go(path) }).toEqual({ path, status: 200 });
      await cartName(visit);
      await look(visit, path, looked);
    }
    return looked;
  }

  it('sees the kind of every amount, compared amounts of one kind, net and gross alike, and totals that are multiples of unit prices', async () => {
    const { products, cart } = await findShowpieces(shop.url, locale);
    const buyer = apiVisitor(shop.url, locale);
    const { order_hash: hash } = await placeTransferOrder(shop.url, locale, buyer);
    await fillCart(buyer, shop.url, cart);
    const visit = await open(buyer);
    const steps = inTurn([1, 2, 3, 4, 5].map((step) => `${routePath('cart-data', locale)}?step=${step}`), turn);
    const looked = await lookAt(visit, [
      routePath('index', locale), routePath('sale', locale), routePath('all-products', locale), products.discounted, products.withTiers,
      routePath('cart', locale), ...steps, routePath('checkout-result-order_hash', locale, { order_hash: hash }),
    ]);
    expect(looked.struck).toBeGreaterThan(0);
    // Gross mode shows no net prices.
    expect(looked.pairs > 0).toBe(vatMode === 'net');
    expect(looked.lines).toBeGreaterThan(0);

    await visit.press('link', await cartName(visit));
    await visit.find('dialog', BUYER_TEXTS[locale].panel);
    await visit.waitUntilIdle();
    await look(visit, 'cart panel', looked);
    expect(await cartName(visit)).toContain(locale === 'hu' ? 'bruttó' : 'incl.\u00A0VAT');

    const mail = await soon(() => mailAbout(hash));
    expect(mail.map((text) => unnamedAmounts(text, locale))).toEqual([[], []]);
    expect(mail.every((text) => /\d\s(?:Ft|€|\$)/.test(text))).toBe(true);
  });

  it('sees the same in the search, in lists, in a quote request and an offer, on the page of an order, and in mails', async () => {
    const showpieces = await findShowpieces(shop.url, locale);
    const buyer = apiVisitor(shop.url, locale);
    const { order_hash: hash } = await placeTransferOrder(shop.url, locale, buyer);
    const lists = await prepareLists(buyer, showpieces);
    await fillCart(buyer, shop.url, showpieces.cart);
    await fillQuoteRequest(buyer);
    const visit = await open(buyer);
    const found = [`${routePath('search', locale)}?${new URLSearchParams({ q: SEARCH[locale].text })}`, routePath('collection', locale, { collection_slug: 'tanya' })];
    const looked = await lookAt(visit, inTurn([...lists, ...found, routePath('orders-order_hash', locale, { order_hash: hash })], turn));
    await openSuggestions(visit, locale);
    await look(visit, 'search overlay', looked);

    const mailed = async (address: string, kind: string) => readMail(await findMail(shop.url, address, kind));
    const [received, made, toAnswer] = [await mailed(buyer.email, 'quote_received'), await mailed(buyer.email, 'offer_made'), await mailed(SHOP_ADDRESS, 'quote_to_answer')];
    expect([...made, ...toAnswer].every((text) => /\d\s(?:Ft|€|\$)/.test(text))).toBe(true);
    expect([...received, ...made].map((text) => unnamedAmounts(text, locale))).toEqual([[], [], [], []]);
    expect(toAnswer.map((text) => unnamedAmounts(text, 'hu'))).toEqual([[], []]);
  });
});
