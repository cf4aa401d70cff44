import { expect } from '@jest/globals';
import { routePath } from '@feszek/contract';
import { placeTransferOrder } from './buying/apiVisitor.ts';
import { ANNA, arrive, readDetails } from './buying/checkout.ts';
import { WITHDRAWAL_WORDS } from './buying/withdrawalWords.ts';
import { composedShop } from './harness/composedShop.ts';
import { focused, pressOn, tabTo, typeInto, valueInFocus } from './harness/focus.ts';
import { LANGUAGES, describeInTurn } from './harness/inTurn.ts';
import { soon } from './harness/soon.ts';

const shop = composedShop();

describeInTurn(LANGUAGES, 'a customer who has no pointer, in %s', (it, locale) => {
  const words = WITHDRAWAL_WORDS[locale];

  it('withdraws from an order, with a reload and a second thought on the way', async () => {
    const { order_hash: hash } = await placeTransferOrder(shop.url, locale);
    const customer = await shop.visit();
    const { page } = customer;
    const hasFocus = (name: string) => soon(async () => expect((await focused(page)).name).toBe(name));
    await customer.go(routePath('checkout-result-order_hash', locale, { order_hash: hash }));
    await pressOn(page, words.link, 'Enter');
    await arrive(customer, words.title);
    await hasFocus(words.title);
    await tabTo(page, words.name);
    await page.keyboard.press('Delete');
    await page.keyboard.type('Nagy Béla');
    await customer.reload();
    await tabTo(page, words.name);
    expect(await valueInFocus(page)).toBe('Nagy Béla');
    await page.keyboard.press('Enter');

    await arrive(customer, words.review);
    await hasFocus(words.review);
    await pressOn(page, words.change, 'Enter');
    await arrive(customer, words.title);
    await pressOn(page, words.next, 'Enter');
    await arrive(customer, words.review);
    await pressOn(page, words.confirm, 'Enter');
    await arrive(customer, words.receipt);
    await hasFocus(words.receipt);
    expect(await readDetails(customer)).toMatchObject({ [words.name]: 'Nagy Béla', [words.email]: ANNA.email });
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });

  it('is led to what he forgot where he knows only the number of his order', async () => {
    const customer = await shop.visit();
    const { page } = customer;
    await customer.go(routePath('withdrawal', locale));
    await pressOn(page, words.next, 'Enter');
    await soon(async () => expect((await focused(page)).name).toBe(words.orderNumber));
    await page.keyboard.type('123456789');
    await typeInto(page, words.name, ANNA.name);
    await typeInto(page, words.email, ANNA.email);
    await page.keyboard.press('Enter');
    await arrive(customer, words.review);
    await pressOn(page, words.confirm, 'Enter');
    await arrive(customer, words.receipt);
    expect(await readDetails(customer)).toMatchObject({ [words.from]: words.whole });
  });
});
