import { RESERVATION_MS } from '@feszek/contract';
import type { Order } from '@feszek/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { TEST_CARDS } from '../../test/bank.ts';
import { OPEN_MS } from '../../test/databases.ts';
import { CHAIR } from '../../test/goods.ts';
import { mailsAbout } from '../../test/mails.ts';
import { BANK_TRANSFER, CARD, CUSTOMER, openShop, order, PICK_UP, placed, prepareOrder, seeOrder, SHOP_URL } from '../../test/shop.ts';
import type { TestShop } from '../../test/shop.ts';
import type { Visitor } from '../../test/visitor.ts';
import { renderText } from '../platform/mail/renderText.ts';
import { PAYMENT_HOLD_MS } from './payment/transactions.ts';
import { expireOrders } from './expireOrders.ts';

const { good: GOOD_CARD, refused: REFUSED_CARD } = TEST_CARDS;

describe('the history of an order, and its mails', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop();
    await shop.app.listen({ host: '127.0.0.1', port: 0 });
  }, OPEN_MS);
  afterAll(() => shop.close());
  beforeEach(async () => {
    shop.clock.move(RESERVATION_MS);
    await shop.db.updateTable('product_stock').set({ quantity: 20 }).where('product_id', '=', CHAIR).execute();
  });

  const see = (hash: string): Promise<Order> => seeOrder(shop, hash);
  const pay = (page: string, card: string) => shop.bank.pay(page, card);
  const steps = async (hash: string) => (await see(hash)).history.map(({ status, by }) => `${status} ${by}`);
  const kinds = async (hash: string) => (await mailsAbout(shop.db, (await see(hash)).id)).map(({ kind }) => kind);
  async function payAgain(visitor: Visitor, hash: string, method: number, card?: string): Promise<void> {
    const answer = await visitor.call('POST', `/api/orders/payment_restart/${hash}`, { body: { payment_method: method, transaction_result_url: '/hu/checkout/result' } });
    const page = /"redirect_url":"([^"]+)"/.exec(answer.text)?.[1];
    if (card) await pay(page ?? '', card);
  }

  it('begins with the order: its confirmation contains the items, the amounts, the delivery and the account number', async () => {
    const visitor = shop.visitor();
    await prepareOrder(visitor, { productId: CHAIR, quantity: 2, payment: BANK_TRANSFER });
    const answer = await order(visitor, { comment: 'Csengő <nincs>' });
    const hash = /"order_hash":"([^"]+)"/.exec(answer.text)?.[1] ?? '';
    const { id } = await see(hash);
    expect(await steps(hash)).toEqual(['confirmed customer']);
    const [mail, ...others] = await mailsAbout(shop.db, id);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ kind: 'order_placed', recipient: CUSTOMER.email, locale: 'hu', state: 'waiting' });
    if (!mail) throw new Error('No mail');
    const text = renderText(mail.content, mail.locale, SHOP_URL).replaceAll('\u00A0', ' ');
    const sums = ['  bruttó 59 800 Ft', 'Termékek: bruttó 59 800 Ft', 'Szállítás: bruttó 2 490 Ft', 'Végösszeg: bruttó 62 290 Ft', 'Nettó összesen: 49 047 Ft', 'Áfa (27%): 13 243 Ft'];
    const facts = ['Banki átutalás', '11773016-11111018-00000000', 'Kovács Anna\n  9021 Győr\n  Fő utca 1.\n  Magyarország', `${SHOP_URL}/hu/orders/${hash}`];
    for (const part of [String(id), 'Ülőke szék', '2 db, darabja bruttó 29 900 Ft', ...sums, ...facts]) {
      expect(text).toContain(part);
    }
    // A guest's address may be another person's: the guest's comment is not sent there.
    expect(text).not.toContain('Csengő');
  });

  it('is in the language of the order', async () => {
    const visitor = shop.visitor();
    await prepareOrder(visitor, { productId: CHAIR, payment: BANK_TRANSFER, delivery: PICK_UP });
    const answer = await order(visitor, {}, { locale: 'en', 'currency-id': 'EUR' });
    const { id } = await see(/"order_hash":"([^"]+)"/.exec(answer.text)?.[1] ?? '');
    const [mail] = await mailsAbout(shop.db, id);
    expect(mail).toMatchObject({ locale: 'en', content: { subject: `Order received (${id})` } });
    expect(JSON.stringify(mail?.content)).toContain('74,90\u00A0€');
  });

  it('mails a failed payment once, and the successful one', async () => {
    const visitor = shop.visitor();
    const { order_hash: hash, redirect_url: page } = await placed(visitor, { productId: CHAIR });
    await pay(page, REFUSED_CARD);
    await payAgain(visitor, hash, CARD, REFUSED_CARD);
    await payAgain(visitor, hash, CARD, GOOD_CARD);
    expect(await steps(hash)).toEqual(['pending_payment customer', 'payment_failed provider', 'pending_payment customer', 'payment_failed provider', 'pending_payment customer', 'paid provider']);
    expect(await kinds(hash)).toEqual(['order_placed', 'order_payment_failed', 'order_paid']);
    const failed = (await mailsAbout(shop.db, (await see(hash)).id)).find(({ kind }) => kind === 'order_payment_failed');
    expect(JSON.stringify(failed?.content)).toContain(`/hu/orders/${hash}`);
    expect(JSON.stringify(failed?.content)).toMatch(/\b\d{1,2}:\d\d-ig/);
  });

  it('mails the account number to a buyer who changes to a bank transfer', async () => {
    const visitor = shop.visitor();
    const { order_hash: hash, redirect_url: page } = await placed(visitor, { productId: CHAIR });
    await pay(page, REFUSED_CARD);
    await payAgain(visitor, hash, BANK_TRANSFER);
    expect(await steps(hash)).toEqual(['pending_payment customer', 'payment_failed provider', 'confirmed customer']);
    const changed = (await mailsAbout(shop.db, (await see(hash)).id)).at(-1);
    expect(changed?.kind).toBe('order_payment_changed');
    expect(JSON.stringify(changed?.content)).toContain('11773016-11111018-00000000');
  });

  it('ends with a mail if the order is not paid in time', async () => {
    const { order_hash: hash } = await placed(shop.visitor(), { productId: CHAIR });
    shop.clock.move(PAYMENT_HOLD_MS + 1);
    await expireOrders(shop.db, shop.clock, shop.changes);
    expect(await steps(hash)).toEqual(['pending_payment customer', 'cancelled system']);
    expect(await kinds(hash)).toEqual(['order_placed', 'order_cancelled']);
  });
});
