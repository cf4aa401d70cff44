import { changeStatus } from '../status/changeStatus.ts';
import { LINK_MS } from './restrictOrder.ts';
import { orderSchema, withdrawableOrderSchema } from '@feszek/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { OPEN_MS } from '../../../test/databases.ts';
import { CHAIR } from '../../../test/goods.ts';
import { mailsAbout } from '../../../test/mails.ts';
import { BANK_TRANSFER, CARD, CUSTOMER, openShop, order, placed, prepareOrder } from '../../../test/shop.ts';
import type { TestShop } from '../../../test/shop.ts';
import { errorOf } from '../../../test/visitor.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { createUser } from '../../users/users.ts';
import { CODE_MS, CODES_PER_HOUR, CODE_TRIES } from './codes.ts';

const HOUR_MS = 3_600_000;
const COMMENT = 'Csengő a kapun';
/** What may not be in an answer for whoever has only the hash. */
const PRIVATE = [CUSTOMER.email, CUSTOMER.phone, CUSTOMER.invoice_data.name, CUSTOMER.invoice_data.address, CUSTOMER.invoice_data.city, CUSTOMER.invoice_data.zipcode, COMMENT, '11773016'];

describe('an order', () => {
  let shop: TestShop;
  let buyer: Visitor;
  let stranger: Visitor;
  beforeAll(async () => {
    shop = await openShop();
  }, OPEN_MS);
  afterAll(() => shop.close());
  beforeEach(async () => {
    shop.clock.move(HOUR_MS);
    await shop.db.updateTable('product_stock').set({ quantity: 20 }).where('product_id', '=', CHAIR).execute();
    buyer = shop.visitor();
    stranger = await shop.visitor().arrive();
  });

  async function ordered(payment = BANK_TRANSFER): Promise<string> {
    await prepareOrder(buyer, { productId: CHAIR, payment });
    const answer = await order(buyer, { comment: COMMENT });
    return /"order_hash":"([^"]+)"/.exec(answer.text)?.[1] ?? '';
  }
  const see = (visitor: Visitor, hash: string) => visitor.read(orderSchema, `/api/orders/${hash}`);
  const requestCode = (visitor: Visitor, hash: string) => visitor.call('POST', `/api/orders/${hash}/code`);
  const enter = (visitor: Visitor, hash: string, code: string) => visitor.call('POST', `/api/orders/${hash}/access`, { body: { code } });

  /** The code of the latest mail. */
  async function mailedCode(hash: string): Promise<string> {
    const { id } = await shop.db.selectFrom('shop_order').select('id').where('order_hash', '=', hash).executeTakeFirstOrThrow();
    const mail = (await mailsAbout(shop.db, id)).findLast(({ kind }) => kind === 'order_code');
    expect(mail).toMatchObject({ recipient: CUSTOMER.email, locale: 'hu' });
    return /"(\d{6})"/.exec(JSON.stringify(mail?.content))?.[1] ?? '';
  }
  const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

  it('is whole for the visitor who ordered', async () => {
    const hash = await ordered();
    expect(await see(buyer, hash)).toMatchObject({ is_restricted: false, partner_email: CUSTOMER.email, comment: COMMENT, payment: { code: 'bank_transfer' } });
  });

  it('shows status, items and tracking to whoever has only its hash, never a name, an address or the payment', async () => {
    const hash = await ordered();
    const { id } = await see(buyer, hash);
    await shop.db.insertInto('order_status_change').values({ order_id: id, status: 'shipped', at: shop.clock.now(), changed_by: 'operator', note: `Kedves ${CUSTOMER.invoice_data.name}!` }).execute();
    await shop.db.updateTable('shop_order').set({ tracking_url: 'https://gls.example/1', carrier: 'GLS' }).where('id', '=', id).execute();
    for (const visitor of [stranger, shop.visitor()]) {
      expect(await see(visitor, hash)).toMatchObject({
        id, is_restricted: true, status: 'confirmed', items: [{ name: 'Ülőke szék', quantity: 1 }], tracking: { carrier: 'GLS', url: 'https://gls.example/1' },
        delivery: { title: 'Házhoz szállítás', is_pickup: false, address: null }, payment_methods: [], history: [{ status: 'confirmed' }, { status: 'shipped', note: '' }],
      });
      const { text } = await visitor.call('GET', `/api/orders/${hash}`);
      for (const part of PRIVATE) expect(text).not.toContain(part);
    }
  });

  it('shows nothing of its payment, and cannot be paid, for whoever has only its hash', async () => {
    const { order_hash: hash } = await placed(buyer, { productId: CHAIR, payment: CARD });
    expect((await see(buyer, hash)).transaction_id).not.toBeNull();
    expect(await see(stranger, hash)).toMatchObject({ transaction_id: null, transaction_result: null, payment_expires_at: null });
    const body = { payment_method: CARD, transaction_result_url: '/hu/checkout/result' };
    expect(errorOf(await stranger.call('POST', `/api/orders/payment_restart/${hash}`, { body }))).toMatchObject({ code: 'order_restricted' });
    expect((await buyer.call('POST', `/api/orders/payment_restart/${hash}`, { body })).status).toBe(200);
  });

  it('is not in statistics of whoever has only its hash', async () => {
    const hash = await ordered();
    expect(errorOf(await stranger.call('GET', `/api/tracking/orders/${hash}`)).code).toBe('order_restricted');
    expect((await buyer.call('GET', `/api/tracking/orders/${hash}`)).status).toBe(200);
  });

  it('can be withdrawn from with its hash, but does not fill in the name and the email address', async () => {
    const hash = await ordered();
    const path = `/api/withdrawals/orders/${hash}`;
    expect(await stranger.read(withdrawableOrderSchema, path)).toMatchObject({ state: 'open', name: '', email: '', items: [{ left: 1 }] });
    expect(await buyer.read(withdrawableOrderSchema, path)).toMatchObject({ name: CUSTOMER.invoice_data.name, email: CUSTOMER.email });
  });

  it('is whole for its signed-in owner, and for the guest who signs in after ordering', async () => {
    await createUser(shop.db, shop.clock, { email: 'tulajdonos@example.hu', name: 'Tulajdonos', password: 'hosszú jelszó 1' });
    const signIn = async () => {
      const visitor = await shop.visitor().arrive();
      await visitor.call('POST', '/api/auth/login', { body: { email: 'tulajdonos@example.hu', password: 'hosszú jelszó 1' } });
      return visitor;
    };
    buyer = await signIn();
    const own = await ordered();
    expect((await see(await signIn(), own)).is_restricted).toBe(false);
    expect((await see(stranger, own)).is_restricted).toBe(true);
    buyer = shop.visitor();
    const asGuest = await ordered();
    expect((await see(await signIn(), asGuest)).is_restricted).toBe(true);
    await buyer.call('POST', '/api/auth/login', { body: { email: 'tulajdonos@example.hu', password: 'hosszú jelszó 1' } });
    expect((await see(buyer, asGuest)).is_restricted).toBe(false);
  });

  it('shows only its status behind a link that is older than 30 days after its end, until the code is entered', async () => {
    const hash = await ordered();
    for (const step of ['paid', 'shipped', 'completed'] as const) await shop.db.transaction().execute(async (trx) => changeStatus(trx, shop.clock, { orderId: (await see(buyer, hash)).id, to: step, by: 'operator' }));
    shop.clock.move(LINK_MS - 1000);
    expect(await see(shop.visitor(), hash)).toMatchObject({ is_restricted: true, status: 'completed', items: [{}] });
    shop.clock.move(2000);
    const late = await shop.visitor().arrive();
    expect(await see(late, hash)).toMatchObject({ is_restricted: true, status: 'completed', items: [], history: [], tracking: null });
    await requestCode(late, hash);
    await enter(late, hash, await mailedCode(hash));
    expect(await see(late, hash)).toMatchObject({ is_restricted: false, items: [{}], partner_email: CUSTOMER.email });
  });

  describe('opened with a code', () => {
    it('is whole for the session that entered it, and for no other', async () => {
      const hash = await ordered();
      expect(await requestCode(stranger, hash)).toMatchObject({ status: 200, json: { data: { ok: true } } });
      const code = await mailedCode(hash);
      const third = await shop.visitor().arrive();
      expect(errorOf(await enter(third, hash, code)).code).toBe('order_code_expired');
      expect((await enter(stranger, hash, ` ${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200);
      expect(await see(stranger, hash)).toMatchObject({ is_restricted: false, partner_email: CUSTOMER.email });
      expect((await see(third, hash)).is_restricted).toBe(true);
      expect(errorOf(await enter(stranger, hash, code)).code).toBe('order_code_expired');
    });

    it('stays closed after ten minutes', async () => {
      const hash = await ordered();
      await requestCode(stranger, hash);
      shop.clock.move(CODE_MS);
      expect(errorOf(await enter(stranger, hash, await mailedCode(hash))).code).toBe('order_code_expired');
      expect((await see(stranger, hash)).is_restricted).toBe(true);
    });

    it('stays closed after five wrong codes, also at the same time', async () => {
      const hash = await ordered();
      await requestCode(stranger, hash);
      const code = await mailedCode(hash);
      expect(errorOf(await enter(stranger, hash, other(code)))).toMatchObject({ code: 'order_code_wrong', params: { left: CODE_TRIES - 1 } });
      const wrong = await Promise.all(Array.from({ length: 2 * CODE_TRIES }, () => enter(stranger, hash, other(code))));
      expect(wrong.filter((answer) => errorOf(answer).code === 'order_code_wrong')).toHaveLength(CODE_TRIES - 2);
      expect(errorOf(await enter(stranger, hash, code)).code).toBe('order_code_expired');
    });

    it('opens no other order, and only with its latest code', async () => {
      const first = await ordered();
      const second = await ordered();
      await requestCode(stranger, first);
      const code = await mailedCode(first);
      expect(errorOf(await enter(stranger, second, code)).code).toBe('order_code_expired');
      await requestCode(stranger, first);
      const newer = await mailedCode(first);
      // One time in a million both codes are equal.
      expect(newer === code ? 'order_code_wrong' : errorOf(await enter(stranger, first, code)).code).toBe('order_code_wrong');
      expect((await enter(stranger, first, newer)).status).toBe(200);
    });

    it('gets few codes in an hour, in all sessions together', async () => {
      const hash = await ordered();
      const answers = [];
      for (let count = 0; count <= CODES_PER_HOUR; count += 1) answers.push((await requestCode(await shop.visitor().arrive(), hash)).status);
      expect(answers).toEqual([...Array.from({ length: CODES_PER_HOUR }, () => 200), 429]);
      shop.clock.move(HOUR_MS);
      await shop.runRecurringJobs();
      expect(await shop.db.selectFrom('order_code').select('id').execute()).toEqual([]);
      await stranger.arrive();
      expect((await requestCode(stranger, hash)).status).toBe(200);
    });

    it.each(['12345', '1234567', 'abcdef', '', null, ['1']])('refuses %j as a code', async (code) => {
      const hash = await ordered();
      expect(errorOf(await stranger.call('POST', `/api/orders/${hash}/access`, { body: { code } })).code).toBe('validation_failed');
    });

    it('is neither found nor mailed about with an unknown hash', async () => {
      for (const hash of ['nothing', 'a'.repeat(32)]) {
        expect((await requestCode(stranger, hash)).status).toBe(404);
        expect((await enter(stranger, hash, '123456')).status).toBe(404);
      }
    });

    it('stores neither the code nor the session in the tables of access', async () => {
      const hash = await ordered();
      await requestCode(stranger, hash);
      const code = await mailedCode(hash);
      await enter(stranger, hash, code);
      const rows = JSON.stringify([await shop.db.selectFrom('order_code').selectAll().execute(), await shop.db.selectFrom('order_access').selectAll().execute()]);
      expect(rows).not.toContain(`"${code}"`);
      for (const cookie of stranger.cookies.values()) expect(rows).not.toContain(cookie);
    });
  });
});
