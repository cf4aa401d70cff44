import { COOKIES, routePath } from '@feszek/contract';
import type { Currency, Locale, VatMode } from '@feszek/contract';
import { describe, expect, it } from '@jest/globals';
import { apiVisitor, fillCart, placeTransferOrder } from './buying/apiVisitor.ts';
import { ANNA } from './buying/checkout.ts';
import { BUYER_TEXTS } from './buying/buyerTexts.ts';
import { composedShop } from './harness/composedShop.ts';
import { isFullRun } from './harness/inTurn.ts';
import { soon } from './harness/soon.ts';
import type { Device, Visit } from './harness/visit.ts';
import { amountFaults, unnamedAmounts } from './looks/amountFaults.ts';
import { findShowpieces } from './screens/showpieces.ts';

const shop = composedShop();
type Reader = readonly [Locale, VatMode, Currency, Device];
const READERS: readonly Reader[] = [['hu', 'net', 'HUF', 'phone'], ['en', 'gross', 'EUR', 'wide']];
const FURTHER_READERS: readonly Reader[] = [['hu', 'gross', 'EUR', 'wide'], ['en', 'net', 'USD', 'wide'], ['en', 'gross', 'HUF', 'phone']];

/** `npm run test:full` shows every step to every reader, `npm test` to one of them in turn. */
function inTurn(steps: readonly string[], turn: number): readonly string[] {
  return isFullRun ? steps : steps.filter((_, place) => place % READERS.length === turn);
}

/** The mail about an order, as plain text and as HTML without its tags. */
async function mailAbout(hash: string): Promise<readonly string[]> {
  const list = await (await fetch(`${shop.url}/dev/mail?to=${encodeURIComponent(ANNA.email)}`)).text();
  for (const [path] of list.matchAll(/\/dev\/mail\/\d+/g)) {
    const text = await (await fetch(`${shop.url}${path}/text`)).text();
    if (!text.includes(hash)) continue;
    const html = await (await fetch(`${shop.url}${path}/html`)).text();
    return [text, html.replaceAll(/<style[\s\S]*?<\/style>|<[^>]+>/g, ' ').replaceAll('&nbsp;', ' ')];
  }
  throw new Error(`No mail about the order ${hash} yet`);
}

/** The name of the cart's link in the header, once it contains the total. */
async function cartName({ page }: Visit): Promise<string> {
  return soon(async () => {
    const name = await page.$eval('header [data-slot="cart-checkout/mini-cart"] a', (link) => link.getAttribute('aria-label') ?? '');
    if (!/\d.*(?:Ft|€|\$)/.test(name)) throw new Error(`The link to the cart is named "${name}"`);
    return name;
  });
}

describe.each(isFullRun ? [...READERS, ...FURTHER_READERS] : READERS)('a reader of %s, with %s prices in %s, on a %s', (locale, vatMode, currency, device) => {
  it('sees the kind of every amount, compared amounts of one kind, net and gross alike, and totals that are multiples of unit prices', async () => {
    const { products, cart } = await findShowpieces(shop.url, locale);
    const buyer = apiVisitor(shop.url, locale);
    const { order_hash: hash } = await placeTransferOrder(shop.url, locale, buyer);
    await fillCart(buyer, shop.url, cart);
    const visit = await shop.visit({ device });
    await buyer.giveSessionTo(visit);
    const { hostname } = new URL(shop.url);
    const settings = { [COOKIES.vatMode]: vatMode, [COOKIES.currency]: currency };
    await visit.page.browserContext().setCookie(...Object.entries(settings).map(([name, value]) => ({ name, value, domain: hostname, path: '/' })));

    const looked = { struck: 0, pairs: 0, lines: 0 };
    const look = async (where: string): Promise<void> => {
      const { faults, amounts, pairs, struck, lines } = await amountFaults(visit.page, locale);
      expect({ where, faults }).toEqual({ where, faults: [] });
      expect({ where, hasAmounts: amounts > 0 }).toEqual({ where, hasAmounts: true });
      looked.struck += struck;
      looked.pairs += pairs;
      looked.lines += lines;
    };
    const checkout = [1, 2, 3, 4, 5].map((step) => `${routePath('cart-data', locale)}?step=${step}`);
    const steps = inTurn([...checkout, `${routePath('offer-data', locale)}?from=cart&step=1`], READERS.findIndex(([reader]) => reader === locale));
    const paths = [
      routePath('index', locale), routePath('sale', locale), routePath('all-products', locale), products.discounted, products.withTiers,
      routePath('cart', locale), ...steps, routePath('checkout-result-order_hash', locale, { order_hash: hash }),
    ];
    for (const path of paths) {
      expect({ path, status: await visit.go(path) }).toEqual({ path, status: 200 });
      await cartName(visit);
      await look(path);
    }
    expect(looked.struck).toBeGreaterThan(0);
    // Gross mode shows no net prices.
    expect(looked.pairs > 0).toBe(vatMode === 'net');
    expect(looked.lines).toBeGreaterThan(0);

    await visit.press('link', await cartName(visit));
    await visit.find('dialog', BUYER_TEXTS[locale].panel);
    await visit.waitUntilIdle();
    await look('cart panel');
    expect(await cartName(visit)).toContain(locale === 'hu' ? 'bruttó' : 'incl.\u00A0VAT');

    const mail = await soon(() => mailAbout(hash));
    expect(mail.map((text) => unnamedAmounts(text, locale))).toEqual([[], []]);
    expect(mail.every((text) => /\d\s(?:Ft|€|\$)/.test(text))).toBe(true);
  });
});
