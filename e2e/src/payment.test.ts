import { describe, expect, it } from '@jest/globals';
import { routePath } from '@feszek/contract';
import type { Locale, Order, OrderPlaced } from '@feszek/contract';
import { apiVisitor, placeOrder } from './buying/apiVisitor.ts';
import { CARDS, arrive, payAtTheBank, readDetails } from './buying/checkout.ts';
import { BUYER_TEXTS } from './buying/buyerTexts.ts';
import { composedShop } from './harness/composedShop.ts';
import { LANGUAGES, describeInTurn } from './harness/inTurn.ts';
import { soon } from './harness/soon.ts';
import type { Visit, VisitOptions } from './harness/visit.ts';

const shop = composedShop();

const resultPath = ({ order_hash }: OrderPlaced) => routePath('checkout-result-order_hash', 'en', { order_hash });
const statusOf = async ({ order_hash }: OrderPlaced) => (await apiVisitor(shop.url, 'en').api.get<Order>(`/api/orders/${order_hash}`)).status;

interface Ordered {
  readonly order: OrderPlaced;
  /** Opens a browser of the customer who ordered. */
  readonly visit: (options?: VisitOptions) => Promise<Visit>;
}

async function ordered(locale: Locale): Promise<Ordered> {
  const customer = apiVisitor(shop.url, locale);
  const order = await placeOrder(shop.url, locale, customer);
  return {
    order,
    async visit(options) {
      const browser = await shop.visit(options);
      await customer.giveSessionTo(browser);
      return browser;
    },
  };
}

/** Blocks the redirect from the bank to the shop, as if the buyer's connection was lost. */
async function blockReturn({ page }: Visit): Promise<void> {
  await page.setRequestInterception(true);
  page.on('request', (request) => void (new URL(request.url()).pathname.includes('/checkout/result') ? request.abort() : request.continue()));
}

describeInTurn(LANGUAGES.toReversed(), 'a card that the bank refuses, in %s', (it, locale) => {
  const texts = BUYER_TEXTS[locale];

  it('is reported with the bank’s code and message, and another card pays the same order', async () => {
    const { order, visit } = await ordered(locale);
    const buyer = await visit({ device: 'phone' });
    await buyer.go(order.redirect_url);
    await payAtTheBank(buyer, locale, CARDS.refused);

    await arrive(buyer, texts.failure);
    await buyer.find('heading', texts.failedTransaction);
    expect(await readDetails(buyer)).toMatchObject({ [texts.responseCode]: '51', [texts.responseMessage]: texts.insufficientFunds });
    expect(await statusOf(order)).toBe('payment_failed');

    await buyer.press('button', texts.payAgain);
    await payAtTheBank(buyer, locale, CARDS.good);
    await arrive(buyer, texts.paid);
    expect(buyer.path()).toContain(order.order_hash);
    expect(await statusOf(order)).toBe('paid');
  });
});

describe('a card of 3-D Secure', () => {
  it('pays after the code that the bank requires', async () => {
    const texts = BUYER_TEXTS.hu;
    const { order, visit } = await ordered('hu');
    const buyer = await visit({ device: 'phone' });
    await buyer.go(order.redirect_url);
    await payAtTheBank(buyer, 'hu', CARDS.challenged);
    await buyer.fill(texts.code, '1234');
    await buyer.press('button', texts.confirm);
    await arrive(buyer, texts.paid);
    expect(await statusOf(order)).toBe('paid');
  });
});

describe('the bank’s notification', () => {
  it('may arrive after the buyer has returned: the page waits for it and then reports it', async () => {
    const { order, visit } = await ordered('en');
    const buyer = await visit();
    await buyer.go(order.redirect_url);
    await payAtTheBank(buyer, 'en', CARDS.late);
    await arrive(buyer, BUYER_TEXTS.en.inProgress);
    await arrive(buyer, BUYER_TEXTS.en.paid);
    expect(await statusOf(order)).toBe('paid');
  });

  it('marks an order as paid even if the buyer’s browser never returns', async () => {
    const { order, visit } = await ordered('en');
    const buyer = await visit();
    await buyer.go(order.redirect_url);
    await blockReturn(buyer);
    await payAtTheBank(buyer, 'en', CARDS.good);
    await soon(async () => expect(await statusOf(order)).toBe('paid'));
    buyer.takeProblems();
    await buyer.page.close();

    const later = await visit();
    expect(await later.go(resultPath(order))).toBe(200);
    expect(await later.heading()).toBe('Thank you for your order!');
  });

  it('is pending on a result page that is opened without paying', async () => {
    const { order, visit } = await ordered('en');
    const visitor = await visit();
    expect(await visitor.go(resultPath(order))).toBe(200);
    expect(await visitor.heading()).toBe('Your payment is being processed');
    await visitor.press('link', 'Refresh');
    await visitor.waitUntilIdle();
    expect(await visitor.heading()).toBe('Your payment is being processed');
    expect(await statusOf(order)).toBe('pending_payment');
  });

  it('updates an open result page without a reload', async () => {
    const { order, visit } = await ordered('en');
    const waiting = await visit();
    await waiting.go(resultPath(order));
    const payer = await visit();
    await payer.go(order.redirect_url);
    await payAtTheBank(payer, 'en', CARDS.good);
    await arrive(waiting, 'Thank you for your order!');
    await soon(async () => expect(await waiting.page.title()).toContain('Thank you for your order!'));
  });

  it('is not accepted from the browser: an unknown order number is a page that does not exist', async () => {
    const visitor = await shop.visit();
    expect(await visitor.go(routePath('checkout-result-order_hash', 'en', { order_hash: 'x'.repeat(20) }))).toBe(404);
    expect(visitor.takeProblems()).toHaveLength(1);
  });
});
