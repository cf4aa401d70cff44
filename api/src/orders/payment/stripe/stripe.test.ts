import { orderPlacedSchema, paymentReturnSchema } from '@feszek/contract';
import type { OrderPlaced } from '@feszek/contract';
import type { SimulatedSession } from '@feszek/demo/simulators';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { setTimeout as wait } from 'node:timers/promises';
import { OPEN_MS } from '../../../../test/databases.ts';
import { CHAIR } from '../../../../test/goods.ts';
import { openProviderShop, STRIPE_CARD } from '../../../../test/providerShop.ts';
import type { ProviderShop } from '../../../../test/providerShop.ts';
import { openedBy, order, prepareOrder, seeOrder } from '../../../../test/shop.ts';
import { dataOf, errorOf } from '../../../../test/visitor.ts';
import { ApiError } from '../../../platform/http/errors.ts';
import { REFUND_JOB } from '../refunds/refundJob.ts';
import { fromStripeAmount, toStripeAmount } from './amount.ts';

describe('an amount at Stripe', () => {
  it('has two decimals for forints too, as Stripe charges them', () => {
    expect([toStripeAmount(32_390, 'HUF'), toStripeAmount(44_990, 'EUR'), toStripeAmount(1250, 'USD')]).toEqual([3_239_000, 44_990, 1250]);
    expect(fromStripeAmount(3_239_000, 'huf')).toEqual({ amount: 32_390, currency: 'HUF' });
    expect(fromStripeAmount(44_990, 'eur')).toEqual({ amount: 44_990, currency: 'EUR' });
  });

  it.each([[3_239_050, 'huf'], [null, 'huf'], [100, 'gbp'], [100, null]])('of %s %s is refused, since the shop cannot request it', (amount, currency) => {
    expect(() => fromStripeAmount(amount, currency)).toThrow(ApiError);
  });
});

describe('paying by Stripe', () => {
  let shop: ProviderShop;
  beforeAll(async () => {
    shop = await openProviderShop();
  }, OPEN_MS);
  afterAll(() => shop.close());
  beforeEach(async () => {
    shop.stripe.answers.length = 0;
    shop.stripe.faults.isDown = false;
    await shop.db.updateTable('product_stock').set({ quantity: 20 }).where('product_id', '=', CHAIR).execute();
  });

  interface Opened extends OrderPlaced {
    readonly session: SimulatedSession;
  }

  async function ordered(): Promise<Opened> {
    const visitor = shop.visitor();
    await prepareOrder(visitor, { productId: CHAIR, payment: STRIPE_CARD });
    const placed = dataOf(await order(visitor), orderPlacedSchema);
    const session = shop.stripe.find((await shop.see(placed.order_hash)).transaction_id ?? '');
    if (!session) throw new Error('No session was opened');
    return { ...placed, session };
  }

  it('opens a session of the order’s amount, at Stripe’s own page, once', async () => {
    const { order_hash, redirect_url, session } = await ordered();
    expect(session).toMatchObject({ amount: 3_239_000, currency: 'huf', cancelUrl: `http://shop.test/payment/abandoned/stripe/${session.reference}` });
    expect((await shop.see(order_hash)).transaction_id).toBe(session.reference);
    expect(session.successUrl).toBe('http://shop.test/hu/checkout/result?session_id={CHECKOUT_SESSION_ID}');
    expect(redirect_url).toBe(`${shop.stripe.address()}/pay/${session.id}`);
  });

  it('is paid by a webhook, with the bank’s authorization code; the buyer returns to their order', async () => {
    const { order_hash, redirect_url } = await ordered();
    const back = await shop.buyer(redirect_url, 'success');
    expect(shop.stripe.answers).toEqual([200]);
    expect(await shop.see(order_hash)).toMatchObject({ status: 'paid', transaction_result: { status: 'success', amount: 32_390, authorization_code: '482913', provider_transaction_id: null } });
    expect(dataOf(await shop.visitor().call('GET', `/api/payments/return${back.search}`), paymentReturnSchema)).toEqual({ order_hash });
  });

  it('may be notified three times, and with a failure that is older than its success', async () => {
    for (const outcome of ['duplicate', 'out_of_order'] as const) {
      const { order_hash, redirect_url } = await ordered();
      await shop.buyer(redirect_url, outcome);
      expect((await shop.see(order_hash)).status).toBe('paid');
    }
    expect(new Set(shop.stripe.answers)).toEqual(new Set([200]));
  });

  it('is recorded once for every message', async () => {
    const { redirect_url, session } = await ordered();
    await shop.buyer(redirect_url, 'duplicate');
    const events = await shop.db.selectFrom('payment_event').select('event_id').where('transaction_id', '=', session.reference).execute();
    expect(events).toEqual([{ event_id: expect.stringMatching(/^evt_/) }]);
  });

  it('is paid when its notification arrives late', async () => {
    const { order_hash, redirect_url } = await ordered();
    const before = shop.stripe.answers.length;
    await shop.buyer(redirect_url, 'late');
    expect(shop.stripe.answers).toHaveLength(before);
    shop.sendLate();
    for (let tries = 0; shop.stripe.answers.length === before && tries < 100; tries += 1) await wait(50);
    expect((await shop.see(order_hash)).status).toBe('paid');
  });

  it('that fails later, or that the buyer abandons, leaves an unpaid order with the reason', async () => {
    const refused = await ordered();
    await shop.buyer(refused.redirect_url, 'refused');
    expect(await shop.see(refused.order_hash)).toMatchObject({ status: 'payment_failed', transaction_result: { failure: 'refused', response_code: 'insufficient_funds', response_message: 'Nincs elég fedezet' } });
    const left = await ordered();
    await shop.buyer(left.redirect_url, 'timed_out');
    expect(await shop.see(left.order_hash)).toMatchObject({ status: 'payment_failed', transaction_result: { failure: 'timed_out' } });
  });

  it.each([
    ['expired_card', 'expired_card', 'A kártya lejárt', 'The card has expired'],
    ['incorrect_cvc', 'incorrect_cvc', 'Hibás kártyaadatok', 'The card details are not right'],
    ['a_code_of_tomorrow', 'a_code_of_tomorrow', 'A bank elutasította a fizetést', 'The bank refused the payment'],
    // A buyer does not read that their card was reported stolen.
    ['stolen_card', 'generic_decline', 'A bank elutasította a fizetést', 'The bank refused the payment'],
  ])('that is refused for the reason %s says so in the buyer’s language', async (declineCode, response_code, hu, en) => {
    const { order_hash, redirect_url, session } = await ordered();
    session.declineCode = declineCode;
    await shop.buyer(redirect_url, 'refused');
    for (const [locale, response_message] of [['hu', hu], ['en', en]] as const) {
      const { transaction_result } = await seeOrder(shop, order_hash, { locale });
      expect(transaction_result).toMatchObject({ response_code, response_message });
    }
  });

  it.each(['hu', 'en'] as const)('shows Stripe’s page in the buyer’s language: %s', async (locale) => {
    const visitor = shop.visitor();
    await prepareOrder(visitor, { productId: CHAIR, payment: STRIPE_CARD });
    const { order_hash } = dataOf(await order(visitor, {}, { locale }), orderPlacedSchema);
    expect(shop.stripe.find((await shop.see(order_hash)).transaction_id ?? '')?.locale).toBe(locale);
  });

  it.each([
    ['after', false],
    ['before', true],
  ])('is ended where the buyer turns back, so that they cannot pay it from another page; its expiry is notified %s the end of the call', async (_, isExpiryNotifiedFirst) => {
    const { order_hash, redirect_url, session } = await ordered();
    session.isExpiryNotifiedFirst = isExpiryNotifiedFirst;
    const back = await shop.buyer(redirect_url, 'cancelled');
    const answer = await shop.visitor().call('GET', back.pathname);
    expect([answer.status, answer.headers['location']]).toEqual([303, `/hu/checkout/result/${order_hash}`]);
    expect(session.ending).toBe('timed_out');
    expect(await shop.see(order_hash)).toMatchObject({ status: 'payment_failed', transaction_result: { failure: 'cancelled', response_message: 'A vásárló megszakította a fizetést' } });
  });

  it('is not ended by abandoning it if it is paid, unknown, or if Stripe does not answer', async () => {
    const paid = await ordered();
    await shop.buyer(paid.redirect_url, 'lost');
    await shop.visitor().call('GET', `/payment/abandoned/stripe/${paid.session.reference}`);
    shop.clock.move(10_001);
    expect((await shop.see(paid.order_hash)).status).toBe('paid');
    const open = await ordered();
    shop.stripe.faults.isDown = true;
    expect((await shop.visitor().call('GET', `/payment/abandoned/stripe/${open.session.reference}`)).status).toBe(303);
    expect((await shop.see(open.order_hash)).status).toBe('pending_payment');
    for (const path of ['/payment/abandoned/stripe/unknown', '/payment/abandoned/unknown/x', '/payment/abandoned/stripe/%00']) expect((await shop.visitor().call('GET', path)).status).toBe(404);
  });

  it.each([
    ['with another secret', 'whsec_of_a_stranger', 0],
    ['older than five minutes', 'whsec_simulated', -301_000],
  ])('is not believed from a webhook %s', async (_, secret, ageMs) => {
    const { order_hash, session } = await ordered();
    const said = shop.stripe.show({ ...session, ending: 'success' });
    await shop.stripe.send('checkout.session.completed', said, { secret, sentAtMs: shop.clock.now().getTime() + ageMs });
    expect(shop.stripe.answers).toEqual([401]);
    expect((await shop.see(order_hash)).status).toBe('pending_payment');
  });

  it('is refused without a signature, of another amount, or in another currency', async () => {
    const answer = await shop.visitor().call('POST', '/payment/notifications/stripe', { body: { type: 'checkout.session.completed' } });
    expect(errorOf(answer).code).toBe('invalid_signature');
    for (const change of [{ amount: 100 }, { currency: 'eur' }]) {
      const { order_hash, session } = await ordered();
      Object.assign(session, change);
      session.ending = 'success';
      await shop.stripe.send('checkout.session.completed', shop.stripe.show(session));
      expect((await shop.see(order_hash)).status).toBe('pending_payment');
    }
    expect(shop.stripe.answers).toEqual([422, 422]);
  });

  it('is acknowledged for what does not concern the shop', async () => {
    await shop.stripe.send('customer.created', { id: 'cus_1', object: 'customer' });
    await shop.stripe.send('checkout.session.completed', { id: 'cs_test_other', object: 'checkout.session', client_reference_id: null, payment_status: 'paid', amount_total: 100, currency: 'huf' });
    expect(shop.stripe.answers).toEqual([200, 200]);
  });

  it('twice, for two attempts, refunds one', async () => {
    const { order_hash, redirect_url } = await ordered();
    const visitor = await openedBy(shop, order_hash);
    const body = { payment_method: STRIPE_CARD, transaction_result_url: '/hu/checkout/result' };
    const again = dataOf(await visitor.call('POST', `/api/orders/payment_restart/${order_hash}`, { body }), orderPlacedSchema);
    await shop.buyer(again.redirect_url, 'success');
    await shop.buyer(redirect_url, 'success');
    const dueOf = () => shop.db.selectFrom('shop_order').select(['status', 'is_refund_due']).where('order_hash', '=', order_hash).executeTakeFirstOrThrow();
    expect(await dueOf()).toEqual({ status: 'paid', is_refund_due: true });
    expect(await shop.runJobs(REFUND_JOB)).toBe(1);
    expect(await shop.runJobs(REFUND_JOB)).toBe(0);
    expect(await dueOf()).toEqual({ status: 'paid', is_refund_due: false });
    expect((await shop.see(order_hash)).transaction_result).toMatchObject({ status: 'success', refund: null });
  });

  it('that a colleague refunds at Stripe is recorded', async () => {
    const { order_hash, redirect_url, session } = await ordered();
    await shop.buyer(redirect_url, 'success');
    const charge = { id: 'ch_1', object: 'charge', metadata: { transaction_id: session.reference } };
    await shop.stripe.send('charge.refunded', { ...charge, refunded: false });
    expect((await shop.see(order_hash)).transaction_result?.refund).toBeNull();
    await shop.stripe.send('charge.refunded', { ...charge, refunded: true });
    expect((await shop.see(order_hash)).transaction_result?.refund).toBe('done');
  });

  it('leaves an order that can be paid by another method if Stripe is unavailable', async () => {
    shop.stripe.faults.isDown = true;
    const visitor = shop.visitor();
    await prepareOrder(visitor, { productId: CHAIR, payment: STRIPE_CARD });
    const { order_hash, redirect_url } = dataOf(await order(visitor), orderPlacedSchema);
    expect(redirect_url).toBe(`/hu/checkout/result/${order_hash}`);
    expect(await shop.see(order_hash)).toMatchObject({ status: 'payment_failed', transaction_result: { failure: 'unavailable' } });
  });
});
