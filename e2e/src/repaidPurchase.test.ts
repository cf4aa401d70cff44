import { expect } from '@jest/globals';
import type { Order } from '@feszek/contract';
import { routePath } from '@feszek/contract';
import { apiVisitor, fillCart } from './buying/apiVisitor.ts';
import { CARDS, arrive, payAtTheBank, placeOrderByCard, readDetails } from './buying/checkout.ts';
import { BUYER_TEXTS } from './buying/buyerTexts.ts';
import { composedShop } from './harness/composedShop.ts';
import { VISITORS, describeInTurn } from './harness/inTurn.ts';
import { soon } from './harness/soon.ts';

const shop = composedShop();

describeInTurn(VISITORS, 'a buyer whose card is refused, in %s on a %s', (it, locale, device) => {
  const texts = BUYER_TEXTS[locale];

  it('keeps the input over a reload, orders, pays again with another card, and has one order', async () => {
    const visitor = apiVisitor(shop.url, locale);
    const cart = await fillCart(visitor, shop.url);
    const buyer = await shop.visit({ device });
    await visitor.giveSessionTo(buyer);
    await buyer.go(`${routePath('cart-data', locale)}?step=5`);
    await arrive(buyer, texts.payment);
    const comment = locale === 'hu' ? 'Kapukód: 12' : 'Door code: 12';
    await buyer.page.type('textarea[name="comment"]', comment);
    await buyer.reload();
    await soon(async () => expect(await buyer.page.$eval('textarea[name="comment"]', (field) => field.value)).toBe(comment));

    await placeOrderByCard(buyer, locale);
    // The browser's Back leads to the order, which waits for its payment; the cart is empty.
    await buyer.page.goBack();
    await arrive(buyer, texts.inProgress);
    expect(buyer.path()).toMatch(/\/checkout\/result\/[\w-]{32}$/);
    await buyer.page.goForward();
    await payAtTheBank(buyer, locale, CARDS.refused);
    await arrive(buyer, texts.failure);
    expect(await readDetails(buyer)).toMatchObject({ [texts.responseCode]: '51' });
    const { pathname } = new URL(buyer.page.url());
    const read = () => visitor.api.get<Order>(`/api/orders/${pathname.split('/').at(-1)}`);
    expect(await read()).toMatchObject({ status: 'payment_failed', comment });

    await buyer.press('button', texts.payAgain);
    await payAtTheBank(buyer, locale, CARDS.good);
    await arrive(buyer, texts.paid);
    expect(buyer.path()).toBe(pathname);
    expect(await read()).toMatchObject({ status: 'paid', summary: { total_amount_gross: cart.summary.total_amount_gross } });
    expect(await buyer.text('#main')).toContain('27%');
    await buyer.find('link', texts.emptyCart);
  });
});
