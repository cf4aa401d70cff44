import { expect } from '@jest/globals';
import { routePath } from '@feszek/contract';
import type { Order } from '@feszek/contract';
import { apiVisitor, fillCart } from './buying/apiVisitor.ts';
import { ANNA, arrive, readDetails } from './buying/checkout.ts';
import { QUOTE_TEXTS } from './buying/quoteTexts.ts';
import { BUYER_TEXTS } from './buying/buyerTexts.ts';
import { composedShop } from './harness/composedShop.ts';
import { focused, pressOn, tabTo, typeInto, valueInFocus } from './harness/focus.ts';
import { LANGUAGES, describeInTurn } from './harness/inTurn.ts';
import { operate } from './harness/operator.ts';
import { soon } from './harness/soon.ts';

const shop = composedShop();

/** A gross price that is unique in the shop. */
const UNIT = 12_345;

describeInTurn(LANGUAGES.toReversed(), 'a customer who has no pointer, in %s', (it, locale) => {
  const texts = BUYER_TEXTS[locale];
  const quote = QUOTE_TEXTS[locale];

  it('requests a quote, is led to a missing field, opens the offer, and orders it', async () => {
    const visitor = apiVisitor(shop.url, locale);
    const cart = await fillCart(visitor, shop.url);
    const customer = await shop.visit();
    await visitor.giveSessionTo(customer);
    const { page } = customer;
    const hasFocus = (name: string) => soon(async () => expect((await focused(page)).name).toMatch(name));

    await customer.go(routePath('cart', locale));
    await pressOn(page, quote.ask, 'Enter');
    await arrive(customer, quote.requester);
    await hasFocus(quote.requester);
    await tabTo(page, texts.name);
    await page.keyboard.press('Delete');
    await page.keyboard.press('Enter');
    await soon(async () => expect(await customer.text('#main [role="alert"]')).toContain(texts.name));
    await hasFocus(texts.name);
    await page.keyboard.type(ANNA.name);
    await customer.reload();
    await tabTo(page, texts.name);
    expect(await valueInFocus(page)).toBe(ANNA.name);
    await page.keyboard.press('Enter');

    await arrive(customer, quote.delivery);
    await hasFocus(quote.delivery);
    await tabTo(page, quote.toAddress);
    await page.keyboard.press('ArrowDown');
    await hasFocus(quote.pickUp);
    await page.keyboard.press('ArrowUp');
    // A date is typed in the format of the browser's language, not of the page's.
    await typeInto(page, quote.preferredDate, '12242099');
    await pressOn(page, texts.next, 'Enter');

    await arrive(customer, quote.summary);
    await pressOn(page, quote.send, 'Enter');
    await hasFocus(texts.privacy);
    await page.keyboard.press('Space');
    await pressOn(page, quote.send, 'Enter');
    await arrive(customer, quote.received);
    const { [quote.number]: id, [quote.requestedFor]: requestedFor } = await readDetails(customer);
    expect(requestedFor).toContain('2099');

    await operate(`/offers/${id}/price`, { lines: [{ sku: cart.products[0]?.product.sku, price_gross: UNIT }], delivery_gross: 0, valid_until: '2099-12-31' });
    await operate(`/offers/${id}/send`);
    await customer.reload();
    await pressOn(page, quote.see, 'Enter');
    await arrive(customer, quote.offer);
    await hasFocus(quote.offer);
    await pressOn(page, quote.goOn, 'Enter');
    for (const step of [texts.contact, texts.billing, texts.address]) {
      await arrive(customer, step);
      await hasFocus(step);
      await pressOn(page, texts.next, 'Enter');
    }
    await arrive(customer, texts.payment);
    await tabTo(page, texts.card);
    await page.keyboard.press('ArrowDown');
    await hasFocus(quote.transfer);
    await pressOn(page, texts.terms, 'Space');
    await pressOn(page, texts.privacy, 'Space');
    await pressOn(page, texts.place, 'Enter');
    await arrive(customer, texts.received);
    const order = await visitor.api.get<Order>(`/api/orders/${customer.path().split('/').at(-1)}`);
    expect(order).toMatchObject({ status: 'confirmed', items: [{ quantity: 1, price_gross: UNIT }], partner_name: ANNA.name });
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });
});
