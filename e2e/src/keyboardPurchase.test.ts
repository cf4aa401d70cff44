import { expect } from '@jest/globals';
import type { Order } from '@feszek/contract';
import { apiVisitor } from './buying/apiVisitor.ts';
import { ANNA, CARDS, arrive } from './buying/checkout.ts';
import { findGoods } from './buying/goods.ts';
import { BUYER_TEXTS } from './buying/buyerTexts.ts';
import { composedShop } from './harness/composedShop.ts';
import { focusIsIn, focused, pressOn, tabTo, typeInto, valueInFocus } from './harness/focus.ts';
import { LANGUAGES, describeInTurn } from './harness/inTurn.ts';
import { soon } from './harness/soon.ts';

const shop = composedShop();

describeInTurn(LANGUAGES, 'a buyer who has no pointer, in %s', (it, locale) => {
  const texts = BUYER_TEXTS[locale];

  it('buys from the product’s page to the paid order, and is led to a missing field', async () => {
    const { product, path } = await findGoods(shop.url, locale);
    const buyer = await shop.visit();
    const { page } = buyer;
    const hasFocus = (name: string) => soon(async () => expect((await focused(page)).name).toMatch(name));
    await buyer.go(path);
    await pressOn(page, texts.add, 'Enter');
    const panel = await buyer.find('dialog', texts.panel);
    await soon(async () => expect(await focusIsIn(panel)).toBe(true));
    await pressOn(page, texts.toCheckout, 'Enter');

    await arrive(buyer, texts.contact);
    await pressOn(page, texts.next, 'Enter');
    await soon(async () => expect(await buyer.text('#main [role="alert"]')).toContain(texts.phone));
    await hasFocus(texts.email);
    await page.keyboard.type(ANNA.email);
    await typeInto(page, texts.phone, ANNA.phone);
    await page.keyboard.press('Enter');

    await arrive(buyer, texts.billing);
    await typeInto(page, texts.name, ANNA.name);
    await typeInto(page, texts.zipcode, ANNA.zipcode);
    await tabTo(page, texts.city);
    await soon(async () => expect(await valueInFocus(page)).toBe(ANNA.city));
    await buyer.reload();
    await tabTo(page, texts.name);
    expect(await valueInFocus(page)).toBe(ANNA.name);
    await typeInto(page, texts.street, ANNA.street);
    await page.keyboard.press('Enter');

    await arrive(buyer, texts.shipping);
    await pressOn(page, texts.homeDelivery, 'Space');
    await pressOn(page, texts.next, 'Enter');
    await arrive(buyer, texts.address);
    await pressOn(page, texts.next, 'Enter');

    await arrive(buyer, texts.payment);
    await pressOn(page, texts.card, 'Space');
    await pressOn(page, texts.terms, 'Space');
    await pressOn(page, texts.privacy, 'Space');
    await pressOn(page, texts.placeAndPay, 'Enter');
    await arrive(buyer, texts.bank);
    await typeInto(page, texts.cardNumber, CARDS.good);
    await page.keyboard.press('Enter');

    await arrive(buyer, texts.paid);
    const order = await apiVisitor(shop.url, locale).api.get<Order>(`/api/orders/${buyer.path().split('/').at(-1)}`);
    expect(order).toMatchObject({ status: 'paid', items: [{ name: product.title, quantity: 1 }] });
    expect(await page.evaluate(() => document.body.innerText)).toContain(ANNA.city);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });
});
