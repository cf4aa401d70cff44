import { expect } from '@jest/globals';
import { routePath } from '@feszek/contract';
import { apiVisitor, placeTransferOrder } from './buying/apiVisitor.ts';
import { ANNA, arrive, readDetails } from './buying/checkout.ts';
import { WITHDRAWAL_TEXTS } from './buying/withdrawalTexts.ts';
import { composedShop } from './harness/composedShop.ts';
import { focused, pressOn, tabTo, typeInto, valueInFocus } from './harness/focus.ts';
import { LANGUAGES, describeInTurn } from './harness/inTurn.ts';
import { soon } from './harness/soon.ts';

const shop = composedShop();

describeInTurn(LANGUAGES, 'a customer who has no pointer, in %s', (it, locale) => {
  const texts = WITHDRAWAL_TEXTS[locale];

  it('withdraws from an order, with a reload and a correction in between', async () => {
    const orderer = apiVisitor(shop.url, locale);
    const { order_hash: hash } = await placeTransferOrder(shop.url, locale, orderer);
    const customer = await shop.visit();
    await orderer.giveSessionTo(customer);
    const { page } = customer;
    const hasFocus = (name: string) => soon(async () => expect((await focused(page)).name).toBe(name));
    await customer.go(routePath('checkout-result-order_hash', locale, { order_hash: hash }));
    await pressOn(page, texts.link, 'Enter');
    await arrive(customer, texts.title);
    await hasFocus(texts.title);
    await tabTo(page, texts.name);
    await page.keyboard.press('Delete');
    await page.keyboard.type('Nagy Béla');
    await customer.reload();
    await tabTo(page, texts.name);
    expect(await valueInFocus(page)).toBe('Nagy Béla');
    await page.keyboard.press('Enter');

    await arrive(customer, texts.review);
    await hasFocus(texts.review);
    await pressOn(page, texts.change, 'Enter');
    await arrive(customer, texts.title);
    await pressOn(page, texts.next, 'Enter');
    await arrive(customer, texts.review);
    await pressOn(page, texts.confirm, 'Enter');
    await arrive(customer, texts.receipt);
    await hasFocus(texts.receipt);
    expect(await readDetails(customer)).toMatchObject({ [texts.name]: 'Nagy Béla', [texts.email]: ANNA.email });
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });

  it('is led to a missing field, with only the number of the order', async () => {
    const customer = await shop.visit();
    const { page } = customer;
    await customer.go(routePath('withdrawal', locale));
    await pressOn(page, texts.next, 'Enter');
    await soon(async () => expect((await focused(page)).name).toBe(texts.orderNumber));
    await page.keyboard.type('123456789');
    await typeInto(page, texts.name, ANNA.name);
    await typeInto(page, texts.email, ANNA.email);
    await page.keyboard.press('Enter');
    await arrive(customer, texts.review);
    await pressOn(page, texts.confirm, 'Enter');
    await arrive(customer, texts.receipt);
    expect(await readDetails(customer)).toMatchObject({ [texts.from]: texts.whole });
  });
});
