import { expect } from '@jest/globals';
import type { Order } from '@feszek/contract';
import { apiVisitor } from './buying/apiVisitor.ts';
import { ANNA, CARDS, arrive } from './buying/checkout.ts';
import { findGoods } from './buying/goods.ts';
import { BUYER_WORDS } from './buying/words.ts';
import { composedShop } from './harness/composedShop.ts';
import { focusIsIn, focused, pressOn, tabTo, typeInto, valueInFocus } from './harness/focus.ts';
import { LANGUAGES, describeInTurn } from './harness/inTurn.ts';
import { soon } from './harness/soon.ts';

const shop = composedShop();

describeInTurn(LANGUAGES, 'a buyer who has no pointer, in %s', (it, locale) => {
  const words = BUYER_WORDS[locale];

  it('buys from the product’s page to the paid order, and is led to what he forgot', async () => {
    const { product, path } = await findGoods(shop.url, locale);
    const buyer = await shop.visit();
    const { page } = buyer;
    const hasFocus = (name: string) => soon(async () => expect((await focused(page)).name).toMatch(name));
    await buyer.go(path);
    await pressOn(page, words.add, 'Enter');
    const panel = await buyer.find('dialog', words.panel);
    await soon(async () => expect(await focusIsIn(panel)).toBe(true));
    await pressOn(page, words.toCheckout, 'Enter');

    await arrive(buyer, words.contact);
    await pressOn(page, words.next, 'Enter');
    await soon(async () => expect(await buyer.text('#main [role="alert"]')).toContain(words.phone));
    await hasFocus(words.email);
    await page.keyboard.type(ANNA.email);
    await typeInto(page, words.phone, ANNA.phone);
    await page.keyboard.press('Enter');

    await arrive(buyer, words.billing);
    await typeInto(page, words.name, ANNA.name);
    await typeInto(page, words.zipcode, ANNA.zipcode);
    await tabTo(page, words.city);
    await soon(async () => expect(await valueInFocus(page)).toBe(ANNA.city));
    await buyer.reload();
    await tabTo(page, words.name);
    expect(await valueInFocus(page)).toBe(ANNA.name);
    await typeInto(page, words.street, ANNA.street);
    await page.keyboard.press('Enter');

    await arrive(buyer, words.shipping);
    await pressOn(page, words.homeDelivery, 'Space');
    await pressOn(page, words.next, 'Enter');
    await arrive(buyer, words.address);
    await pressOn(page, words.next, 'Enter');

    await arrive(buyer, words.payment);
    await pressOn(page, words.card, 'Space');
    await pressOn(page, words.terms, 'Space');
    await pressOn(page, words.privacy, 'Space');
    await pressOn(page, words.placeAndPay, 'Enter');
    await arrive(buyer, words.bank);
    await typeInto(page, words.cardNumber, CARDS.good);
    await page.keyboard.press('Enter');

    await arrive(buyer, words.paid);
    const order = await apiVisitor(shop.url, locale).api.get<Order>(`/api/orders/${buyer.path().split('/').at(-1)}`);
    expect(order).toMatchObject({ status: 'paid', items: [{ name: product.title, quantity: 1 }], partner_city: ANNA.city });
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });
});
