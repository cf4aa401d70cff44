import { orderPlacedSchema } from '@feszek/contract';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openAccount, signedIn } from '../../../test/accounts.ts';
import { command } from '../../../test/command.ts';
import { OPEN_MS } from '../../../test/databases.ts';
import { CHAIR } from '../../../test/goods.ts';
import { mailsAbout } from '../../../test/mails.ts';
import { openOperatorShop } from '../../../test/operator.ts';
import type { OperatorShop } from '../../../test/operator.ts';
import { BANK_TRANSFER, CARD, CASH_ON_DELIVERY, ORDER, placed, seeOrder, stockOf, testConfig } from '../../../test/shop.ts';
import type { TestOrder } from '../../../test/shop.ts';
import { dataOf, errorOf } from '../../../test/visitor.ts';
import { CommandFailure } from '../../platform/commands/failure.ts';
import { ordersTopic } from '../commands/ordersTopic.ts';

const LARGE = 2;

describe('a large order that is paid on receipt', () => {
  let shop: OperatorShop;
  beforeAll(async () => {
    shop = await openOperatorShop({ config: testConfig({ APPROVAL_FROM_HUF: '60000' }) });
    await shop.db.updateTable('product_stock').set({ quantity: 100 }).where('product_id', '=', CHAIR).execute();
  }, OPEN_MS);
  afterAll(() => shop.close());

  const orders = (...args: readonly string[]) => command(shop.client, ordersTopic, ...args);
  const see = (hash: string) => seeOrder(shop, hash);
  const cash = async (order: Partial<TestOrder> = {}, visitor = shop.visitor()) => (await placed(visitor, { productId: CHAIR, quantity: LARGE, payment: CASH_ON_DELIVERY, ...order })).order_hash;
  const mails = async (hash: string) => (await mailsAbout(shop.db, (await see(hash)).id)).map(({ kind, content }) => ({ kind, text: JSON.stringify(content) }));

  it('waits for the approval: it is listed, cannot be shipped, and its buyer is informed', async () => {
    const hash = await cash();
    expect(await see(hash)).toMatchObject({ status: 'confirmed', is_waiting_for_approval: true });
    expect((await mails(hash))[0]?.text).toContain('a megadott telefonszámon keresünk');
    expect(await orders('list', '--waiting')).toMatch(/confirmed, waits for approval/);
    expect(await orders('show', hash)).toContain('waits for your approval');
    await expect(orders('ship', hash)).rejects.toThrow('The order must be approved first.');
  });

  it('is shipped after the approval, of which its buyer gets a mail', async () => {
    const hash = await cash();
    await orders('approve', hash);
    await orders('approve', hash);
    expect(await see(hash)).toMatchObject({ status: 'confirmed', is_waiting_for_approval: false });
    expect((await mails(hash)).map(({ kind }) => kind)).toEqual(['order_placed', 'order_approved']);
    await orders('ship', hash);
    expect((await see(hash)).status).toBe('shipped');
  });

  it('is cancelled by a rejection, with its stock and a reason for its buyer', async () => {
    const before = await stockOf(shop.db, CHAIR);
    const hash = await cash();
    await orders('reject', hash, '--reason', 'A telefonszám nem él.');
    await orders('reject', hash);
    expect([(await see(hash)).status, await stockOf(shop.db, CHAIR)]).toEqual(['cancelled', before]);
    expect((await mails(hash)).at(-1)?.text).toContain('A telefonszám nem él.');
    expect(await orders('list', '--waiting')).not.toContain(String((await see(hash)).id));
  });

  it.each([['a small one', { quantity: 1 }], ['one by transfer', { payment: BANK_TRANSFER }]])('is the only one that waits: %s does not', async (_, order) => {
    const hash = await cash(order);
    expect((await see(hash)).is_waiting_for_approval).toBe(false);
    await expect(orders('approve', hash)).rejects.toThrow(CommandFailure);
    await expect(orders('reject', hash)).rejects.toThrow('This order needs no approval.');
  });

  it('waits also if its buyer changes to paying on receipt later', async () => {
    const visitor = shop.visitor();
    const hash = await cash({ payment: CARD }, visitor);
    const answer = await visitor.call('POST', `/api/orders/payment_restart/${hash}`, { body: { payment_method: CASH_ON_DELIVERY, transaction_result_url: ORDER.transaction_result_url } });
    if (answer.status !== 200) throw new Error(errorOf(answer).code);
    dataOf(answer, orderPlacedSchema);
    expect((await see(hash)).is_waiting_for_approval).toBe(true);
    expect((await mails(hash)).at(-1)?.text).toContain('a megadott telefonszámon keresünk');
  });

  it('of a user waits until one of their orders was completed', async () => {
    await openAccount(shop, 'anna@jovahagyas.hu');
    const user = await signedIn(shop, 'anna@jovahagyas.hu');
    const first = await cash({}, user);
    expect((await see(first)).is_waiting_for_approval).toBe(true);
    for (const step of ['approve', 'ship', 'complete']) await orders(step, first);
    expect((await see(await cash({}, user))).is_waiting_for_approval).toBe(false);
  });
});
