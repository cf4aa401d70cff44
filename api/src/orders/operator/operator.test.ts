import { operatorOrderSchema, RESERVATION_MS } from '@feszek/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { command } from '../../../test/command.ts';
import { OPEN_MS } from '../../../test/databases.ts';
import { CHAIR, LAMP } from '../../../test/goods.ts';
import { mailsAbout } from '../../../test/mails.ts';
import { openOperatorShop } from '../../../test/operator.ts';
import type { OperatorShop } from '../../../test/operator.ts';
import { BANK_TRANSFER, CARD, PICK_UP, placed, seeOrder, stockOf } from '../../../test/shop.ts';
import type { TestOrder } from '../../../test/shop.ts';
import { ordersTopic } from '../commands/ordersTopic.ts';
import { applyPaymentEvent } from '../payment/applyEvent.ts';
import type { PaymentProvider } from '../payment/provider.ts';
import { JobRegistry } from '../../platform/jobs/JobRegistry.ts';
import { runDueJobs } from '../../platform/jobs/runJobs.ts';
import { REFUND_JOB, registerRefundJob } from '../payment/refunds/refundJob.ts';
import { SANDBOX } from '../payment/sandbox/sandboxProvider.ts';

const NOTHING = () => Promise.reject(new Error('Not in this test'));

/** A bank that accepts every refund. */
const GENEROUS: PaymentProvider = {
  name: SANDBOX, currencies: ['HUF'], needsDataTransferStatement: false, start: NOTHING, parseNotification: NOTHING, retrieve: () => Promise.resolve(undefined),
  refund: () => Promise.resolve({ providerRefundId: 'back' }), readReturn: () => undefined,
};

describe('the operator changes orders', () => {
  let shop: OperatorShop;
  beforeAll(async () => {
    shop = await openOperatorShop();
  }, OPEN_MS);
  afterAll(() => shop.close());
  beforeEach(async () => {
    shop.clock.move(RESERVATION_MS);
    await shop.db.updateTable('product_stock').set({ quantity: 20 }).where('product_id', '=', CHAIR).execute();
  });

  const orders = (...args: readonly string[]) => command(shop.client, ordersTopic, ...args);
  const see = (hash: string) => seeOrder(shop, hash);
  async function kinds(hash: string): Promise<string[]> {
    return (await mailsAbout(shop.db, (await see(hash)).id)).map(({ kind }) => kind);
  }
  async function lastMail(hash: string): Promise<string> {
    return JSON.stringify((await mailsAbout(shop.db, (await see(hash)).id)).at(-1)?.content);
  }

  async function newOrder(order: Partial<TestOrder> = {}): Promise<string> {
    return (await placed(shop.visitor(), { productId: CHAIR, quantity: 2, payment: BANK_TRANSFER, ...order })).order_hash;
  }

  async function pays(hash: string): Promise<void> {
    const { transaction_id: transactionId, summary } = await see(hash);
    const event = { transactionId: transactionId ?? '', status: 'success' as const, amount: summary.total_amount_gross, currency: 'HUF', authorizationCode: null, responseCode: '00', responseMessage: 'ok' };
    await applyPaymentEvent(shop.db, shop.clock, shop.app.log, { provider: SANDBOX, eventId: `paid ${transactionId}`, event });
  }

  async function paidOrder(): Promise<string> {
    const hash = await newOrder({ payment: CARD });
    await pays(hash);
    return hash;
  }

  function refundJob(): Promise<number> {
    const jobs = new JobRegistry();
    registerRefundJob(jobs, { ...shop, providers: new Map([[SANDBOX, GENEROUS]]) });
    return runDueJobs({ ...shop, log: shop.app.log, jobs }, REFUND_JOB);
  }

  it('lists them with the newest first and by status, and shows one with all details', async () => {
    const first = await newOrder();
    shop.clock.move(60_000);
    const second = await newOrder({ payment: CARD });
    const [{ id: firstId }, { id: secondId }] = [await see(first), await see(second)];
    const all = (await orders('list', '--limit', '2')).split('\n');
    expect(all[0]).toMatch(/^ORDER +PLACED +STATUS +TOTAL +PAYMENT +NAME +EMAIL$/);
    expect(all[1]).toMatch(new RegExp(`^${secondId} .* pending_payment .* 62 290 Ft  card .* Kovács Anna  anna@example.hu$`));
    expect(all[2]).toContain(String(firstId));
    expect(all).toHaveLength(3);
    expect(await orders('list', '--status', 'confirmed')).toContain(String(firstId));
    expect(await orders('list', '--status', 'confirmed')).not.toContain(String(secondId));
    const shown = await orders('show', String(firstId));
    for (const part of [first, '9021 Győr, Fő utca 1.', 'Ülőke chair', 'confirmed', 'order_placed', 'waiting', '62 290 Ft']) expect(shown).toContain(part);
    expect(await orders('show', first)).toBe(shown);
  });

  it('changes one from transfer to arrival, and its buyer gets a mail at every step', async () => {
    const hash = await newOrder();
    expect(await lastMail(hash)).toContain('Várható érkezés, ha a rendelés napján utalsz');
    await orders('paid', hash);
    expect(await lastMail(hash)).toContain('Várható érkezés');
    expect(await lastMail(hash)).not.toContain('ha a rendelés napján utalsz');
    await orders('ship', hash, '--tracking', 'https://gls.example/AB12', '--carrier', 'GLS');
    expect(await lastMail(hash)).toContain('https://gls.example/AB12');
    // It is paid: its mail no longer requests a payment.
    expect(await lastMail(hash)).not.toContain('11773016-11111018-00000000');
    await orders('ship', hash, '--tracking', 'https://gls.example/CD34');
    const shown = await orders('complete', hash);
    expect(shown).toContain('https://gls.example/CD34');
    expect((await see(hash)).tracking).toEqual({ carrier: 'GLS', url: 'https://gls.example/CD34' });
    expect((await see(hash)).history.map(({ status, by }) => `${status} ${by}`)).toEqual(['confirmed customer', 'paid operator', 'shipped operator', 'completed operator']);
    expect(await kinds(hash)).toEqual(['order_placed', 'order_paid', 'order_shipped', 'order_completed']);
  });

  it('mails how to pay with the parcel while it is not paid', async () => {
    const hash = await newOrder();
    await orders('ship', hash);
    expect(await lastMail(hash)).toContain('11773016-11111018-00000000');
  });

  it('shows the provider’s id of a payment, and the text of a buyer without control characters', async () => {
    const hash = await paidOrder();
    await shop.db.updateTable('shop_order').set({ comment: 'Csengő\u001B[2Jnincs' }).where('order_hash', '=', hash).execute();
    const shown = await orders('show', hash);
    expect(shown).toContain((await see(hash)).transaction_id);
    expect(shown).toContain('response 00: ok');
    expect(shown).toContain('Csengő [2Jnincs');
  });

  it('reports that an order for collection is ready', async () => {
    const hash = await newOrder({ delivery: PICK_UP });
    await orders('ship', hash);
    expect(await lastMail(hash)).toContain('Átvehető a rendelésed');
  });

  it('cancels a paid one: its stock is returned, its payment refunded, and the buyer gets the reason', async () => {
    const hash = await paidOrder();
    expect(await stockOf(shop.db, CHAIR)).toBe(18);
    const emitted: (readonly string[])[] = [];
    shop.changes.onChange((tags) => emitted.push(tags));
    expect(await orders('cancel', hash, '--reason', 'Megsérült a raktárban')).toContain('a refund is due');
    expect(await orders('cancel', hash)).toContain('cancelled');
    expect(await stockOf(shop.db, CHAIR)).toBe(20);
    expect(emitted.flat()).toContain(`product:${CHAIR}`);
    const mail = await lastMail(hash);
    expect(mail).toContain('Megsérült a raktárban');
    expect(mail).toContain('visszautaljuk');
    expect(mail).not.toContain('ne utald át');
    expect(await refundJob()).toBe(1);
    expect((await see(hash)).history.map(({ status }) => status)).toEqual(['pending_payment', 'paid', 'cancelled', 'refunded']);
    expect(await kinds(hash)).toEqual(['order_placed', 'order_paid', 'order_cancelled', 'order_refunded']);
    expect(await lastMail(hash)).toContain('62\u00A0290\u00A0Ft');
    expect(await orders('show', hash)).not.toContain('refund is due');
  });

  it('cancels one that waits for a transfer: its buyer is asked not to transfer', async () => {
    const hash = await newOrder();
    await orders('cancel', hash);
    expect(await lastMail(hash)).toContain('Kérjük, ne utald át az összeget; ha már átutaltad, visszautaljuk.');
  });

  it('returns no stock if a cancelled order has only products made to order', async () => {
    const hash = await newOrder({ productId: LAMP });
    await orders('cancel', hash);
    expect(await stockOf(shop.db, LAMP)).toBe(0);
  });

  it('refunds a payment that arrives for an order which the operator has cancelled', async () => {
    const hash = await newOrder({ payment: CARD });
    await orders('cancel', hash);
    await expect(orders('paid', hash)).rejects.toThrow('“cancelled” now');
    await pays(hash);
    expect(await see(hash)).toMatchObject({ status: 'cancelled' });
    expect(await stockOf(shop.db, CHAIR)).toBe(20);
    expect(await refundJob()).toBe(1);
  });

  it('refunds a sent order once, and leaves its status', async () => {
    const hash = await paidOrder();
    await expect(orders('refund', hash)).rejects.toThrow('The order is “paid” now, so it can’t become “refunded”.');
    await orders('ship', hash);
    await expect(orders('refund', hash, '--by-hand')).rejects.toThrow('can’t be refunded this way');
    await orders('refund', hash);
    await orders('refund', hash);
    expect(await refundJob()).toBe(1);
    await expect(orders('refund', hash)).rejects.toThrow('can’t be refunded this way');
    expect(await see(hash)).toMatchObject({ status: 'shipped', transaction_result: { refund: 'done' } });
    expect(await stockOf(shop.db, CHAIR)).toBe(18);
    expect((await kinds(hash)).filter((kind) => kind === 'order_refunded')).toHaveLength(1);
  });

  it('records a refund that was made by hand', async () => {
    const sent = await newOrder();
    await orders('ship', sent);
    await expect(orders('refund', sent)).rejects.toThrow('refund it by hand');
    await orders('refund', sent, '--by-hand');
    await expect(orders('refund', sent, '--by-hand')).rejects.toThrow('can’t be refunded this way');
    const cancelled = await newOrder();
    await orders('paid', cancelled);
    expect(await orders('cancel', cancelled)).toContain('a refund is due');
    expect(await orders('refund', cancelled, '--by-hand')).not.toContain('refund is due');
    expect((await kinds(cancelled)).at(-1)).toBe('order_refunded');
  });

  it('refuses an impossible step with a message, and changes nothing', async () => {
    const hash = await newOrder({ payment: CARD });
    await expect(orders('ship', hash)).rejects.toThrow('The order is “pending_payment” now, so it can’t become “shipped”.');
    await expect(orders('complete', hash)).rejects.toThrow('“completed”');
    await orders('paid', hash);
    expect((await see(hash)).transaction_result).toBeNull();
    await orders('ship', hash);
    await expect(orders('cancel', hash)).rejects.toThrow('The order is “shipped” now, so it can’t become “cancelled”.');
    expect(await stockOf(shop.db, CHAIR)).toBe(18);
    await expect(orders('ship', hash, '--tracking', 'javascript:alert(1)')).rejects.toThrow('--tracking is a web address');
    await expect(shop.client.call('POST', `/operator/orders/${hash}/shipped`, operatorOrderSchema, { tracking_url: 'javascript:alert(1)' })).rejects.toThrow('tracking_url');
    await expect(orders('show', '999999999')).rejects.toThrow('There is no ');
    await expect(orders('show', 'what is this')).rejects.toThrow('There is no ');
    expect((await see(hash)).tracking).toBeNull();
    expect(await kinds(hash)).toEqual(['order_placed', 'order_paid', 'order_shipped']);
  });

  it('needs the token of the operator', async () => {
    const hash = await newOrder();
    const strangers: readonly Record<string, string>[] = [{}, { authorization: 'Bearer the-operator-of-another-shop' }];
    for (const headers of strangers) {
      expect((await shop.visitor().call('GET', '/operator/orders', { headers })).status).toBe(401);
      expect((await shop.visitor().call('POST', `/operator/orders/${hash}/cancelled`, { headers, body: {} })).status).toBe(401);
    }
    expect((await see(hash)).status).toBe('confirmed');
  });

  it.each([[], ['list', '10001'], ['show'], ['ship', '1', '2'], ['sell', '1'], ['show', '1', '--reason', 'x'], ['list', '--status', 'lost'], ['list', '--nothing']])('shows the usage for: orders %j %j %j', async (...args) => {
    await expect(orders(...args)).rejects.toThrow(/npm run shop -- orders list|--status is one of/);
  });
});
