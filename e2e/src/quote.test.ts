import { expect } from '@jest/globals';
import { formatPrice } from '@feszek/money';
import type { Cart, Order } from '@feszek/contract';
import { apiVisitor, fillCart } from './buying/apiVisitor.ts';
import { ANNA, arrive, readDetails } from './buying/checkout.ts';
import { QUOTE_TEXTS } from './buying/quoteTexts.ts';
import { BUYER_TEXTS } from './buying/buyerTexts.ts';
import { composedShop } from './harness/composedShop.ts';
import { VISITORS, describeInTurn } from './harness/inTurn.ts';
import { operate } from './harness/operator.ts';
import { soon } from './harness/soon.ts';
import type { Visit } from './harness/visit.ts';
import { axeFindings, injectAxe } from './looks/axe.ts';
import { overflow } from './looks/overflow.ts';

const shop = composedShop();

/** A gross price that is unique in the shop. */
const UNIT = 12_345;

/** The visual faults of the present page. */
async function faults({ page }: Visit): Promise<unknown> {
  await injectAxe(page);
  return { axe: await axeFindings(page), overflow: await overflow(page) };
}

const FAULTLESS = { axe: [], overflow: 0 };

describeInTurn(VISITORS, 'a customer who reads %s, on a %s', (it, locale, device) => {
  const texts = BUYER_TEXTS[locale];
  const quote = QUOTE_TEXTS[locale];

  async function fillQuoteForm(customer: Visit): Promise<void> {
    await arrive(customer, quote.requester);
    await customer.fill(texts.name, ANNA.name);
    await customer.fill(texts.email, ANNA.email);
    await customer.fill(texts.phone, ANNA.phone);
    await customer.press('button', texts.next);
    await arrive(customer, quote.delivery);
    await customer.fill(texts.zipcode, ANNA.zipcode);
    await customer.fill(texts.street, ANNA.street);
    await soon(async () => {
      const city = await (await customer.find('textbox', texts.city)).evaluate((field) => (field instanceof HTMLInputElement ? field.value : ''));
      if (city !== ANNA.city) throw new Error('The town does not follow from the postcode');
    });
    await customer.press('button', texts.next);
    await arrive(customer, quote.summary);
    await customer.choose(texts.privacy);
    await customer.press('button', quote.send);
  }

  it('requests a quote, opens the offer, and orders it at its prices, once', async () => {
    const visitor = apiVisitor(shop.url, locale);
    const { products } = await visitor.api.post<Cart>('/api/cart/product', { product_id: (await fillCart(visitor, shop.url)).products[0]?.id, quantity: 1 });
    const sku = products[0]?.product.sku;
    const customer = await shop.visit({ device });
    await visitor.giveSessionTo(customer);

    await customer.go(locale === 'hu' ? '/hu/kosar' : '/en/cart');
    await customer.press('link', quote.ask);
    await fillQuoteForm(customer);
    await arrive(customer, quote.received);
    const { [quote.number]: id } = await readDetails(customer);
    await customer.find('link', texts.emptyCart);

    await operate(`/offers/${id}/price`, { lines: [{ sku, price_gross: UNIT }], delivery_gross: 0, valid_until: '2099-12-31' });
    await operate(`/offers/${id}/send`);
    await customer.reload();
    await arrive(customer, quote.ready);
    await customer.press('link', quote.see);
    await arrive(customer, quote.offer);
    const offerPath = customer.path();
    expect(await customer.text('#main')).toContain(formatPrice(2 * UNIT, 'HUF'));
    expect(await faults(customer)).toEqual(FAULTLESS);
    const other = await shop.tab(customer);
    await other.go(offerPath);
    await customer.page.bringToFront();

    await customer.press('button', quote.goOn);
    await arrive(customer, texts.contact);
    expect(await faults(customer)).toEqual(FAULTLESS);
    await customer.press('button', texts.next);
    await arrive(customer, texts.billing);
    await customer.press('button', texts.next);
    await arrive(customer, texts.address);
    await customer.press('button', texts.next);
    await arrive(customer, texts.payment);
    await customer.choose(quote.transfer);
    await customer.choose(texts.terms);
    await customer.choose(texts.privacy);
    await customer.press('button', texts.place);
    await arrive(customer, texts.received);
    const order = await visitor.api.get<Order>(`/api/orders/${customer.path().split('/').at(-1)}`);
    expect(order).toMatchObject({ status: 'confirmed', items: [{ quantity: 2, price_gross: UNIT }], summary: { total_amount_gross: 2 * UNIT } });

    // The other tab still shows the offer; its button reports that it was ordered.
    await other.page.bringToFront();
    await other.press('button', quote.goOn);
    await arrive(other, quote.used);
    expect(other.takeProblems().filter((problem) => !problem.includes('status of 409'))).toEqual([]);
    expect(await faults(other)).toEqual(FAULTLESS);
    await other.press('link', quote.requestAgain);
    await arrive(other, quote.empty);
  });

  it('returns from an offer to their cart, which is unchanged', async () => {
    const visitor = apiVisitor(shop.url, locale);
    await fillCart(visitor, shop.url);
    const customer = await shop.visit({ device });
    await visitor.giveSessionTo(customer);
    await customer.go(locale === 'hu' ? '/hu/ajanlat/adatok?from=cart' : '/en/offer/data?from=cart');
    await fillQuoteForm(customer);
    await arrive(customer, quote.received);
    const { [quote.number]: id } = await readDetails(customer);
    await operate(`/offers/${id}/price`, { delivery_gross: 0, valid_until: '2099-12-31' });
    await operate(`/offers/${id}/send`);
    const own = await fillCart(visitor, shop.url);

    await customer.reload();
    await customer.press('link', quote.see);
    await customer.press('button', quote.goOn);
    await arrive(customer, texts.contact);
    await customer.press('button', quote.toOwnCart);
    await soon(() => expect(customer.path()).toBe(locale === 'hu' ? '/hu/kosar' : '/en/cart'));
    await soon(async () => expect(await customer.text('#main')).toContain(own.products[0]?.product.title ?? 'nothing'));
    await customer.go(locale === 'hu' ? '/hu/ajanlat/adatok' : '/en/offer/data');
    await arrive(customer, quote.requester);
  });
});
