import { expect } from '@jest/globals';
import { productPath, routePath } from '@feszek/contract';
import type { Cart, Locale, ProductDetail } from '@feszek/contract';
import { apiVisitor } from './buying/apiVisitor.ts';
import type { ApiVisitor } from './buying/apiVisitor.ts';
import { BUYER_TEXTS } from './buying/buyerTexts.ts';
import { arrive } from './buying/checkout.ts';
import { COLLECTION_TEXTS, fillSmallCart, newestMail } from './buying/collection.ts';
import { composedShop } from './harness/composedShop.ts';
import { LANGUAGES, describeInTurn } from './harness/inTurn.ts';
import { soon } from './harness/soon.ts';
import type { Visit } from './harness/visit.ts';

const shop = composedShop();

/** The labels of a day of arrival, on every page and in mails. The days of an order that is paid by transfer have a condition. */
const LABELS = {
  hu: /(?:Várható érkezés|Minden egyszerre érkezik|Várhatóan átvehető|Érkezés|Átvehető)(?:, ha a rendelés napján utalsz)?:?\s+(.+)/g,
  en: /(?:Estimated arrival|Everything arrives together|Estimated collection|Arrives|Ready to collect)(?: if you pay on the day of your order)?:?\s+(.+)/g,
} as const satisfies Record<Locale, RegExp>;

const METHODS = ['homeDelivery', 'pickUp', 'parcelPoint'] as const;
type Method = (typeof METHODS)[number];

/** The different days of arrival in a text. */
function daysIn(text: string, locale: Locale): string[] {
  const plain = text.replaceAll('\u00A0', ' ');
  return [...new Set([...plain.matchAll(LABELS[locale])].map(([, day = '']) => day.trim()))];
}

describeInTurn(LANGUAGES, 'the day of arrival, in %s', (it, locale) => {
  const texts = { ...BUYER_TEXTS[locale], ...COLLECTION_TEXTS[locale] };
  const shown = async (visit: Visit): Promise<string[]> => daysIn(await visit.text('#main'), locale);

  /** Opens the page of the product in the cart and then the cart, and expects the day of the home delivery on both. */
  async function readGoods(visit: Visit, { api }: ApiVisitor): Promise<string> {
    const { products: [line] } = await api.get<Cart>('/api/cart');
    const { id, links } = await api.get<ProductDetail>(`/api/products/${line?.id}`);
    await visit.go(productPath(locale, { id, ...links[locale] }));
    const days = await shown(visit);
    expect(days).toHaveLength(1);
    await visit.go(routePath('cart', locale));
    expect(await shown(visit)).toEqual(days);
    return days[0] ?? '';
  }

  /** The day of each delivery method in the third step of the checkout. */
  async function readMethods({ page }: Visit): Promise<Record<Method, string | undefined>> {
    const cards = await page.$$eval('#main label:has([name="delivery_method"])', (labels) => labels.map((label) => label.innerText));
    const dayOf = (method: Method) => daysIn(cards.find((card) => card.trim().startsWith(texts[method])) ?? '', locale)[0];
    return { homeDelivery: dayOf('homeDelivery'), pickUp: dayOf('pickUp'), parcelPoint: dayOf('parcelPoint') };
  }

  /** Chooses a method, and the place where the order is collected. */
  async function choose(visit: Visit, method: Method): Promise<void> {
    await visit.choose(texts[method]);
    if (method === 'pickUp') await visit.choose(texts.showroom);
    if (method === 'parcelPoint') {
      await visit.fill(texts.search, 'Győr');
      await visit.press('button', texts.searchAction);
      await visit.page.waitForSelector('#main label:has([name="place"])');
      await visit.choose(await visit.page.$eval('#main label:has([name="place"])', (label) => (label instanceof HTMLElement ? label.innerText.trim() : '')));
    }
  }

  for (const method of METHODS) {
    it(`is the same from the product to the page of the order (${method})`, async () => {
      const buyer = apiVisitor(shop.url, locale);
      await fillSmallCart(buyer, shop.url);
      await buyer.api.put('/api/cart/customer', { email: buyer.email });
      const visit = await shop.visit();
      await buyer.giveSessionTo(visit);
      const atHome = await readGoods(visit, buyer);

      await visit.go(`${routePath('cart-data', locale)}?step=3`);
      await arrive(visit, texts.shipping);
      const days = await readMethods(visit);
      expect(days.homeDelivery).toBe(atHome);
      const { [method]: day } = days;
      if (day === undefined) throw new Error(`The checkout shows no day of ${texts[method]}`);
      await choose(visit, method);
      await visit.press('button', texts.next);
      if (method === 'homeDelivery') {
        await arrive(visit, texts.address);
        await visit.press('button', texts.next);
      }
      await arrive(visit, texts.payment);
      expect(await shown(visit)).toEqual([day]);

      await visit.choose(texts.transfer);
      await visit.choose(texts.terms);
      await visit.choose(texts.privacy);
      await visit.press('button', texts.place);
      await arrive(visit, texts.received);
      expect(await shown(visit)).toEqual([day]);
      const mail = await soon(() => newestMail(shop.url, buyer.email));
      expect(daysIn(mail, locale)).toEqual([day]);
      await visit.go(routePath('orders-order_hash', locale, { order_hash: visit.path().split('/').at(-1) ?? '' }));
      expect(await shown(visit)).toEqual([day]);
    });
  }
});
