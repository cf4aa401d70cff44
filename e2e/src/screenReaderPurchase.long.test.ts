import { expect } from '@jest/globals';
import type { Order } from '@feszek/contract';
import { apiVisitor } from './buying/apiVisitor.ts';
import { ANNA, CARDS, arrive } from './buying/checkout.ts';
import { findGoods } from './buying/goods.ts';
import { BUYER_TEXTS } from './buying/buyerTexts.ts';
import { composedShop } from './harness/composedShop.ts';
import { focused, pressOn, tabTo, typeInto, valueInFocus } from './harness/focus.ts';
import { LANGUAGES, describeInTurn } from './harness/inTurn.ts';
import { screenReaderOf } from './harness/screenReader.ts';
import type { ScreenReader } from './harness/screenReader.ts';
import { soon } from './harness/soon.ts';
import type { Visit } from './harness/visit.ts';

const shop = composedShop();

const TEXTS = {
  hu: { skip: 'Ugrás a tartalomra', twoFaults: '2 mezőt még javítani kell', missing: 'Kötelező mező.', close: 'Kosár bezárása' },
  en: { skip: 'Skip to content', twoFaults: '2 fields need your attention', missing: 'This field is required.', close: 'Close cart' },
} as const;

/** Expects a new page: its title is announced, and the focus is on its only heading of the first level. */
async function expectArrival(visit: Visit, reader: ScreenReader, heading: string): Promise<void> {
  await arrive(visit, heading);
  await soon(async () => expect(await reader.focus()).toMatchObject({ role: 'heading', level: 1, name: heading }));
  await reader.announces(await visit.page.title());
}

describeInTurn(LANGUAGES, 'a buyer who has neither pointer nor screen, in %s', (it, locale) => {
  const texts = { ...BUYER_TEXTS[locale], ...TEXTS[locale] };

  it('goes from the skip link to the paid order: each step is announced, and each field has its name and state', async () => {
    const { product, categories } = await findGoods(shop.url, locale);
    const buyer = await shop.visit();
    const { page } = buyer;
    const reader = await screenReaderOf(page);
    const arrival = (heading: string) => expectArrival(buyer, reader, heading);
    const hasFocus = (state: object) => soon(async () => expect(await reader.focus()).toMatchObject(state));
    await buyer.go(`/${locale}`);

    await page.keyboard.press('Tab');
    expect(await focused(page)).toMatchObject({ name: texts.skip, isVisible: true });
    await page.keyboard.press('Enter');
    await soon(async () => expect((await focused(page)).tag).toBe('main'));
    for (const { title, product_count: count } of categories) {
      await pressOn(page, `${title} ${texts.productCount(count)}`, 'Enter');
      await arrival(title);
    }
    await pressOn(page, product.title, 'Enter');
    await arrival(product.title);

    await pressOn(page, texts.add, 'Enter');
    await buyer.find('dialog', texts.panel);
    await hasFocus({ role: 'button', name: texts.close });
    await reader.announces(texts.added(product.title));
    await pressOn(page, texts.toCheckout, 'Enter');

    await arrival(texts.contact);
    await pressOn(page, texts.next, 'Enter');
    await reader.announces(texts.twoFaults);
    await hasFocus({ role: 'textbox', name: texts.email, required: true, invalid: 'true', description: expect.stringContaining(texts.missing) });
    await page.keyboard.type(ANNA.email);
    await (await buyer.find('link', texts.phone, '#main [role="alert"]')).focus();
    await page.keyboard.press('Enter');
    await hasFocus({ role: 'textbox', name: texts.phone, required: true });
    await page.keyboard.type(ANNA.phone);
    expect(await reader.focus()).not.toHaveProperty('invalid');
    await page.keyboard.press('Enter');

    await arrival(texts.billing);
    await typeInto(page, texts.name, ANNA.name);
    await typeInto(page, texts.zipcode, ANNA.zipcode);
    await tabTo(page, texts.city);
    await soon(async () => expect(await valueInFocus(page)).toBe(ANNA.city));
    await buyer.reload();
    await tabTo(page, texts.name);
    expect(await reader.focus()).toMatchObject({ role: 'textbox', name: texts.name, value: ANNA.name, required: true });
    await typeInto(page, texts.street, ANNA.street);
    await page.keyboard.press('Enter');

    await arrival(texts.shipping);
    await pressOn(page, texts.homeDelivery, 'Space');
    await hasFocus({ role: 'radio', name: expect.stringContaining(texts.homeDelivery), checked: true });
    await pressOn(page, texts.next, 'Enter');
    await arrival(texts.address);
    await pressOn(page, texts.next, 'Enter');

    await arrival(texts.payment);
    await tabTo(page, texts.card);
    await page.keyboard.press('Space');
    await hasFocus({ role: 'radio', name: expect.stringContaining(texts.card), checked: true });
    await page.keyboard.press('ArrowUp');
    await hasFocus({ role: 'radio', name: expect.stringContaining(texts.cashOnDelivery), checked: true });
    await page.keyboard.press('ArrowDown');
    for (const box of [texts.terms, texts.privacy]) {
      await pressOn(page, box, 'Space');
      await hasFocus({ role: 'checkbox', name: box, checked: true });
    }
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
