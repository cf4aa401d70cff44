import { describe, expect, it } from '@jest/globals';
import { routePath } from '@feszek/contract';
import type { Order, OrderPlaced } from '@feszek/contract';
import { apiVisitor, placeOrder } from './buying/apiVisitor.ts';
import { CARDS, arrive, payAtTheBank, readDetails } from './buying/checkout.ts';
import { BUYER_WORDS } from './buying/words.ts';
import { composedShop } from './harness/composedShop.ts';
import { LANGUAGES, describeInTurn } from './harness/inTurn.ts';
import { soon } from './harness/soon.ts';
import type { Visit } from './harness/visit.ts';

const shop = composedShop();

const resultPath = ({ order_hash }: OrderPlaced) => routePath('checkout-result-order_hash', 'en', { order_hash });
const statusOf = async ({ order_hash }: OrderPlaced) => (await apiVisitor(shop.url, 'en').api.get<Order>(`/api/orders/${order_hash}`)).status;

/** Ends the way back from the bank before the shop is asked: the buyer's connection is gone. */
async function loseTheWayBack({ page }: Visit): Promise<void> {
  await page.setRequestInterception(true);
  page.on('request', (request) => void (new URL(request.url()).pathname.includes('/checkout/result') ? request.abort() : request.continue()));
}

describeInTurn(LANGUAGES.toReversed(), 'a card that the bank refuses, in %s', (it, locale) => {
  const words = BUYER_WORDS[locale];

  it('is told with the bank’s code and message, and another card pays the same order', async () => {
    const order = await placeOrder(shop.url, locale);
    const buyer = await shop.visit({ device: 'phone' });
    await buyer.go(order.redirect_url);
    await payAtTheBank(buyer, locale, CARDS.refused);

    await arrive(buyer, words.failure);
    await buyer.find('heading', words.failedTransaction);
    expect(await readDetails(buyer)).toMatchObject({ [words.responseCode]: '51', [words.responseMessage]: words.insufficientFunds });
    expect(await statusOf(order)).toBe('payment_failed');

    await buyer.press('button', words.payAgain);
    await payAtTheBank(buyer, locale, CARDS.good);
    await arrive(buyer, words.paid);
    expect(buyer.path()).toContain(order.order_hash);
    expect(await statusOf(order)).toBe('paid');
  });
});

describe('a card of 3-D Secure', () => {
  it('pays after the code that the bank asks for', async () => {
    const words = BUYER_WORDS.hu;
    const order = await placeOrder(shop.url, 'hu');
    const buyer = await shop.visit({ device: 'phone' });
    await buyer.go(order.redirect_url);
    await payAtTheBank(buyer, 'hu', CARDS.challenged);
    await buyer.fill(words.code, '1234');
    await buyer.press('button', words.confirm);
    await arrive(buyer, words.paid);
    expect(await statusOf(order)).toBe('paid');
  });
});

describe('the bank’s word', () => {
  it('may come after the buyer is back: the page waits for it and then says so', async () => {
    const order = await placeOrder(shop.url, 'en');
    const buyer = await shop.visit();
    await buyer.go(order.redirect_url);
    await payAtTheBank(buyer, 'en', CARDS.late);
    await arrive(buyer, BUYER_WORDS.en.inProgress);
    await arrive(buyer, BUYER_WORDS.en.paid);
    expect(await statusOf(order)).toBe('paid');
  });

  it('makes an order paid although the buyer’s browser never comes back', async () => {
    const order = await placeOrder(shop.url, 'en');
    const buyer = await shop.visit();
    await buyer.go(order.redirect_url);
    await loseTheWayBack(buyer);
    await payAtTheBank(buyer, 'en', CARDS.good);
    await soon(async () => expect(await statusOf(order)).toBe('paid'));
    buyer.takeProblems();
    await buyer.page.close();

    const later = await shop.visit();
    expect(await later.go(resultPath(order))).toBe(200);
    expect(await later.heading()).toBe('Thank you for your order!');
  });

  it('is waited for: whoever opens the result’s address without paying sees that it is in progress', async () => {
    const order = await placeOrder(shop.url, 'en');
    const visitor = await shop.visit();
    expect(await visitor.go(resultPath(order))).toBe(200);
    expect(await visitor.heading()).toBe('Your payment is being processed');
    await visitor.press('link', 'Refresh');
    await visitor.settle();
    expect(await visitor.heading()).toBe('Your payment is being processed');
    expect(await statusOf(order)).toBe('pending_payment');
  });

  it('is followed by an open result page without a reload', async () => {
    const order = await placeOrder(shop.url, 'en');
    const waiting = await shop.visit();
    await waiting.go(resultPath(order));
    const payer = await shop.visit();
    await payer.go(order.redirect_url);
    await payAtTheBank(payer, 'en', CARDS.good);
    await arrive(waiting, 'Thank you for your order!');
    await soon(async () => expect(await waiting.page.title()).toContain('Thank you for your order!'));
  });

  it('is not taken from the browser: an order number that nobody was given is a page that does not exist', async () => {
    const visitor = await shop.visit();
    expect(await visitor.go(routePath('checkout-result-order_hash', 'en', { order_hash: 'x'.repeat(20) }))).toBe(404);
    expect(visitor.takeProblems()).toHaveLength(1);
  });
});
