import { operatorWithdrawalSchema, operatorWithdrawalsSchema, orderPlacedSchema, withdrawableOrderSchema, withdrawalSchema } from '@feszek/contract';
import type { OperatorWithdrawal, Withdrawal } from '@feszek/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { openAccount, signedIn } from '../../../test/accounts.ts';
import { OPEN_MS } from '../../../test/databases.ts';
import { CHAIR, SOFA } from '../../../test/goods.ts';
import { OPERATOR_TOKEN } from '../../../test/operator.ts';
import { BANK_TRANSFER, CUSTOMER, openShop, order, prepareOrder, putInCart, SHOP_URL } from '../../../test/shop.ts';
import type { TestShop } from '../../../test/shop.ts';
import { dataOf, errorOf } from '../../../test/visitor.ts';
import type { Answer, Visitor } from '../../../test/visitor.ts';
import { renderText } from '../../platform/mail/renderText.ts';

const OPERATOR = { authorization: `Bearer ${OPERATOR_TOKEN}`, locale: 'en' };
const NOBODYS_HASH = 'a'.repeat(32);
const DAY_MS = 86_400_000;

describe('withdrawing from a contract', () => {
  let shop: TestShop;
  let guest: Visitor;
  let attempts = 0;
  beforeAll(async () => {
    shop = await openShop({ operatorToken: OPERATOR_TOKEN });
  }, OPEN_MS);
  afterAll(() => shop.close());
  beforeEach(async () => {
    await shop.db.updateTable('product_stock').set({ quantity: 50 }).where('product_id', 'in', [CHAIR, SOFA]).execute();
    guest = await shop.visitor().arrive();
  });

  /** Two products by bank transfer: chairs and a sofa. */
  async function buy(customer: object = {}): Promise<{ readonly hash: string; readonly number: string }> {
    const buyer = shop.visitor();
    await prepareOrder(buyer, { productId: CHAIR, quantity: 3, payment: BANK_TRANSFER });
    await putInCart(buyer, SOFA, 1);
    await buyer.call('PUT', '/api/cart/customer', { body: { ...CUSTOMER, ...customer } });
    const { order_hash: hash } = dataOf(await order(buyer), orderPlacedSchema);
    const { id } = await shop.db.selectFrom('shop_order').select('id').where('order_hash', '=', hash).executeTakeFirstOrThrow();
    return { hash, number: String(id) };
  }

  const COMPANY = { invoice_data: { ...CUSTOMER.invoice_data, name: 'Kovács és Társa Kft.', is_company: true, tax_number: '12345676-1-42' } };
  const newKey = () => `attempt-${(attempts += 1)}`;
  const send = (body: object, key = newKey(), headers: object = {}): Promise<Answer> =>
    guest.call('POST', '/api/withdrawals', { body: { name: 'Kovács Anna', email: CUSTOMER.email, ...body }, headers: { 'idempotency-key': key, ...headers } });
  const received = (answer: Answer): Withdrawal => dataOf(answer, withdrawalSchema);
  const count = async () => (await shop.db.selectFrom('withdrawal').select('id').execute()).length;
  async function seenByOperator({ number }: Withdrawal): Promise<OperatorWithdrawal> {
    return dataOf(await shop.visitor().call('GET', `/operator/withdrawals/${number}`, { headers: OPERATOR }), operatorWithdrawalSchema);
  }

  it('takes chosen pieces of an order that is opened by its hash, at the time they are declared', async () => {
    const { hash, number } = await buy();
    const form = await guest.read(withdrawableOrderSchema, `/api/withdrawals/orders/${hash}`, { locale: 'en' });
    expect(form).toMatchObject({ order_number: number, state: 'open', name: '', email: '', last_day: null, is_term_over: false });
    expect(form.items.map(({ id, left }) => [id, left])).toEqual([[1, 3], [2, 1]]);
    const withdrawal = received(await send({ order_hash: hash, items: [{ id: 1, quantity: 2 }] }));
    expect(withdrawal).toMatchObject({
      order_number: number, name: 'Kovács Anna', email: CUSTOMER.email, items: [{ name: 'Ülőke szék', quantity: 2 }], submitted_at: shop.clock.now().toISOString(),
    });
    expect((await guest.read(withdrawableOrderSchema, `/api/withdrawals/orders/${hash}`)).items.map(({ left }) => left)).toEqual([1, 1]);
    expect(await seenByOperator(withdrawal)).toMatchObject({ order_id: Number(number), order_status: 'confirmed', remarks: [], items: [{ name: 'Ülőke chair', quantity: 2 }] });
  });

  describe('is acknowledged by mail', () => {
    const mailsOf = ({ number }: Withdrawal) => shop.db.selectFrom('outbox_mail').select(['recipient', 'locale', 'content']).where('about', '=', `withdrawal:${number}`).execute();
    const textsOf = async (withdrawal: Withdrawal) => {
      const [mail, ...others] = await mailsOf(withdrawal);
      expect(others).toEqual([]);
      return mail && { to: mail.recipient, text: renderText(mail.content, mail.locale, SHOP_URL) };
    };

    it('with its content, the day and the time, in the language of the page', async () => {
      const { hash, number } = await buy();
      const key = newKey();
      const body = { order_hash: hash, email: 'masik@cim.example', items: [{ id: 1, quantity: 2 }, { id: 2, quantity: 1 }] };
      const withdrawal = received(await send(body, key));
      await send(body, key);
      const mail = await textsOf(withdrawal);
      expect(mail?.to).toBe('masik@cim.example');
      for (const words of ['Elállok a szerződéstől.', '2026. november\u00A021. 13:00:00, budapesti idő szerint', number, '2 db Ülőke szék', 'Kovács Anna', 'masik@cim.example']) expect(mail?.text).toContain(words);
      expect(mail?.text).toContain(`${SHOP_URL}/hu/elallas?receipt=${withdrawal.withdrawal_hash}`);
    });

    const TYPED = { name: 'Anna evil.example', order_number: 'you won 1042', subject: 'the sofa\nhttps://evil.example/win', email: 'a@b.hu' };

    it('in English, without the text of a guest who describes the goods, and without data of an order that may not be theirs', async () => {
      const { number } = await buy();
      const withdrawal = received(await send({ ...TYPED, order_number: `You won ${number}` }, newKey(), { locale: 'en' }));
      const mail = await textsOf(withdrawal);
      for (const words of ['I withdraw from the contract.', '21\u00A0November 2026 at 13:00:00, Budapest time', `\n  ${number}\n`, 'The goods described in your statement.', 'Dear Anna …, this email']) expect(mail?.text).toContain(words);
      expect(mail?.text).not.toMatch(/sofa|evil|won|Fő utca|Ülőke/);
      expect(await seenByOperator(withdrawal)).toMatchObject({ name: TYPED.name, order_number: `You won ${number}`, subject: TYPED.subject });
    });

    it('without the text of a guest for an order without a number, and as the whole order if they describe no goods', async () => {
      const mail = await textsOf(received(await send({ ...TYPED, order_number: 'nyertél', subject: '', email: 'c@b.hu' })));
      for (const words of ['A nyilatkozatodban leírt rendelés', 'Az egész rendelés']) expect(mail?.text).toContain(words);
      expect(mail?.text).not.toMatch(/nyertél|evil/);
    });

    it('with the typed texts if it is sent to the address of the account', async () => {
      await openAccount(shop, 'vevo@pelda.example');
      guest = await signedIn(shop, 'vevo@pelda.example');
      const mail = await textsOf(received(await send({ ...TYPED, email: 'Vevo@pelda.example' })));
      for (const words of ['Anna evil.example', 'you won 1042', 'the sofa\n  https://evil.example/win']) expect(mail?.text).toContain(words);
    });
  });

  it('is linked from the mails of a consumer’s order, and not from a company’s', async () => {
    const textOf = async ({ number }: { readonly number: string }) => {
      const { content, locale } = await shop.db.selectFrom('outbox_mail').select(['content', 'locale']).where('about', '=', `order:${number}`).executeTakeFirstOrThrow();
      return renderText(content, locale, SHOP_URL);
    };
    const own = await buy();
    expect(await textOf(own)).toContain(`Elállás a szerződéstől:\n${SHOP_URL}/hu/elallas?order=${own.hash}`);
    expect(await textOf(await buy(COMPANY))).not.toContain('elallas');
  });

  it('has the end of the period if the delivery was recorded, and accepts a late declaration', async () => {
    const { hash } = await buy();
    const { id } = await shop.db.selectFrom('shop_order').select('id').where('order_hash', '=', hash).executeTakeFirstOrThrow();
    const delivered = new Date(shop.clock.now().getTime() + DAY_MS);
    await shop.db.insertInto('order_status_change').values({ order_id: id, status: 'completed', at: delivered, changed_by: 'operator' }).execute();
    await shop.db.updateTable('shop_order').set({ status: 'completed' }).where('id', '=', id).execute();
    const form = () => guest.read(withdrawableOrderSchema, `/api/withdrawals/orders/${hash}`);
    // Ordered on a Saturday, delivered on Sunday 22 November: fourteen days later it is Sunday again.
    expect(await form()).toMatchObject({ last_day: '2026-12-07', is_term_over: false });
    expect((await seenByOperator(received(await send({ order_hash: hash, items: [{ id: 1, quantity: 1 }] })))).remarks).toEqual([]);
    const before = shop.clock.now().getTime();
    shop.clock.move(17 * DAY_MS);
    try {
      guest = await shop.visitor().arrive();
      expect(await form()).toMatchObject({ state: 'open', is_term_over: true });
      expect((await seenByOperator(received(await send({ order_hash: hash, items: [{ id: 1, quantity: 1 }] })))).remarks).toEqual(['term_over']);
    } finally {
      shop.clock.move(before - shop.clock.now().getTime());
    }
  });

  it('is shown again only with its own hash', async () => {
    const withdrawal = received(await send({ order_hash: (await buy()).hash, items: [{ id: 2, quantity: 1 }] }));
    const path = `/api/withdrawals/${withdrawal.withdrawal_hash}`;
    expect(await guest.read(withdrawalSchema, path)).toEqual(withdrawal);
    expect(await shop.visitor().read(withdrawalSchema, path)).toEqual({ ...withdrawal, name: '', email: '', subject: '' });
    for (const hash of [NOBODYS_HASH, 'nothing', String(withdrawal.number)]) expect((await guest.call('GET', `/api/withdrawals/${hash}`)).status).toBe(404);
  });

  it('stores what a guest writes about an order that they name by its number', async () => {
    const { number } = await buy();
    const withdrawal = received(await send({ order_number: ` #${number} `, email: 'ANNA@example.hu', subject: 'A kanapétól' }));
    expect(withdrawal).toMatchObject({ order_number: `#${number}`, subject: 'A kanapétól', items: [] });
    expect(await seenByOperator(withdrawal)).toMatchObject({ order_id: Number(number), remarks: [] });
  });

  it('gives the same answer for an unknown order, another person’s and a company’s', async () => {
    const own = await buy();
    const companys = await buy(COMPANY);
    const answers = await Promise.all([
      send({ order_number: own.number }),
      send({ order_number: own.number, email: 'other@example.com' }),
      send({ order_number: companys.number }),
      send({ order_number: '99999999' }),
      send({ order_number: '999999999999999999999999' }),
      send({ order_number: 'a piros kanapé' }),
    ]);
    const names = answers.map((answer) => Object.keys(received(answer)));
    expect(new Set(names.map(String)).size).toBe(1);
    for (const answer of answers) expect(answer.text).not.toMatch(/Fő utca|Győr|Kft|Ülőke/);
    const remarks = await Promise.all(answers.map(async (answer) => (await seenByOperator(received(answer))).remarks));
    expect(remarks).toEqual([[], ['email_differs'], ['company'], ['order_unknown'], ['order_unknown'], ['order_unknown']]);
  });

  it('is refused to companies', async () => {
    const { hash } = await buy(COMPANY);
    expect((await guest.read(withdrawableOrderSchema, `/api/withdrawals/orders/${hash}`)).state).toBe('company');
    const before = await count();
    expect(errorOf(await send({ order_hash: hash, items: [{ id: 1, quantity: 1 }] })).code).toBe('withdrawal_not_for_companies');
    expect(await count()).toBe(before);
  });

  it('is refused for a cancelled order', async () => {
    const { hash, number } = await buy();
    await shop.db.updateTable('shop_order').set({ status: 'cancelled' }).where('order_hash', '=', hash).execute();
    expect((await guest.read(withdrawableOrderSchema, `/api/withdrawals/orders/${hash}`)).state).toBe('cancelled');
    expect(errorOf(await send({ order_hash: hash, items: [{ id: 1, quantity: 1 }] })).code).toBe('withdrawal_order_cancelled');
    expect((await seenByOperator(received(await send({ order_number: number })))).remarks).toEqual(['cancelled']);
  });

  it('has a remark for the operator if the arrival of the order was not recorded', async () => {
    const { hash } = await buy();
    await shop.db.updateTable('shop_order').set({ status: 'shipped' }).where('order_hash', '=', hash).execute();
    const withdrawal = received(await send({ order_hash: hash, items: [{ id: 1, quantity: 1 }] }));
    expect((await seenByOperator(withdrawal)).remarks).toEqual(['delivery_unknown']);
  });

  describe('happens once', () => {
    it('for one key, also at the same moment', async () => {
      const { hash } = await buy();
      const before = await count();
      const key = newKey();
      const body = { order_hash: hash, items: [{ id: 1, quantity: 3 }] };
      const answers = await Promise.all([send(body, key), send(body, key), send(body, key)]);
      expect(new Set(answers.map((answer) => received(answer).withdrawal_hash)).size).toBe(1);
      expect(received(await send(body, key))).toEqual(received(answers[0] ?? (await send(body, key))));
      expect(await count()).toBe(before + 1);
    });

    it('for one key, if the order is given by its number', async () => {
      const { number } = await buy();
      const before = await count();
      const key = newKey();
      const answers = await Promise.all([send({ order_number: number }, key), send({ order_number: number }, key)]);
      expect(new Set(answers.map((answer) => received(answer).number)).size).toBe(1);
      expect(await count()).toBe(before + 1);
      expect(errorOf(await send({ order_number: number, subject: 'mégis más' }, key)).code).toBe('idempotency_key_reused');
    });

    it('for one piece, whatever the key', async () => {
      const { hash } = await buy();
      const before = await count();
      const answers = await Promise.all([1, 2, 3].map(() => send({ order_hash: hash, items: [{ id: 1, quantity: 2 }] })));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
      expect(await count()).toBe(before + 1);
      received(await send({ order_hash: hash, items: [{ id: 1, quantity: 1 }, { id: 2, quantity: 1 }] }));
      expect((await guest.read(withdrawableOrderSchema, `/api/withdrawals/orders/${hash}`))).toMatchObject({ state: 'nothing_left', items: [] });
    });
  });

  describe('is refused, and nothing recorded,', () => {
    it.each([
      ['an item that the order does not have', [{ id: 9, quantity: 1 }]],
      ['more pieces than were ordered', [{ id: 2, quantity: 2 }]],
      ['an item named twice', [{ id: 2, quantity: 1 }, { id: 2, quantity: 1 }]],
    ])('for %s', async (_, items) => {
      const { hash } = await buy();
      const before = await count();
      expect(errorOf(await send({ order_hash: hash, items })).code).toBe('withdrawal_exceeds_order');
      expect(await count()).toBe(before);
    });

    it.each([
      ['without a name', { name: '  ', order_number: '1' }, 'name', 'required'],
      ['without an order', {}, 'order_number', 'required'],
      ['with an address that is none', { email: 'anna', order_number: '1' }, 'email', 'email'],
      ['with nothing chosen', { order_hash: NOBODYS_HASH, items: [] }, 'items', 'choose_items'],
      ['with a negative quantity', { order_hash: NOBODYS_HASH, items: [{ id: 1, quantity: -1 }] }, 'items[0].quantity', 'too_small'],
      ['with a quantity beyond all bounds', { order_hash: NOBODYS_HASH, items: [{ id: 1, quantity: 1e12 }] }, 'items[0].quantity', 'too_large'],
    ])('%s', async (_, body, path, code) => {
      const before = await count();
      expect(errorOf(await send(body)).fields).toMatchObject([{ path, code }]);
      expect(await count()).toBe(before);
    });

    it('for a hash that no order has', async () => {
      expect(errorOf(await send({ order_hash: NOBODYS_HASH, items: [{ id: 1, quantity: 1 }] })).code).toBe('not_found');
      expect((await guest.call('GET', `/api/withdrawals/orders/${NOBODYS_HASH}`)).status).toBe(404);
    });

    it('without a key, or without a session', async () => {
      expect(errorOf(await guest.call('POST', '/api/withdrawals', { body: { name: 'A', email: 'a@b.hu', order_number: '1' } })).code).toBe('malformed_request');
      expect(errorOf(await shop.visitor().call('POST', '/api/withdrawals', { body: {} })).code).toBe('csrf_token_mismatch');
    });
  });

  it('is listed for the operator only, the newest first', async () => {
    const first = received(await send({ order_number: '1' }));
    const second = received(await send({ order_number: '2' }));
    const list = dataOf(await shop.visitor().call('GET', '/operator/withdrawals?limit=2', { headers: OPERATOR }), operatorWithdrawalsSchema);
    expect(list.map(({ number }) => number)).toEqual([second.number, first.number]);
    expect((await guest.call('GET', '/operator/withdrawals')).status).toBe(401);
    expect((await guest.call('GET', `/operator/withdrawals/${first.number}`)).status).toBe(401);
    expect((await guest.call('GET', '/operator/withdrawals/0', { headers: OPERATOR })).status).toBe(404);
  });
});

describe('withdrawals in an hour', () => {
  it('are limited by visitor, and by the address of the receipt', async () => {
    const shop = await openShop({ rateLimits: { reads: 1e6, writes: 1e6, mails: 2 } });
    try {
      const customer = await shop.visitor().arrive();
      const again = () => customer.call('POST', '/api/withdrawals', { body: { name: 'A', email: 'z@b.hu', order_number: '1' }, headers: { 'x-forwarded-for': '10.0.0.9', 'idempotency-key': 'same' } });
      for (let retry = 0; retry < 4; retry += 1) expect((await again()).status).toBe(200);
      const from = async (address: string, email: string) => {
        const visitor = await shop.visitor().arrive();
        const headers = { 'x-forwarded-for': address, 'idempotency-key': `${address}-${email}-${Math.random()}` };
        return (await visitor.call('POST', '/api/withdrawals', { body: { name: 'A', email, order_number: '1' }, headers })).status;
      };
      expect([await from('10.0.0.1', 'a@b.hu'), await from('10.0.0.1', 'b@b.hu'), await from('10.0.0.1', 'c@b.hu')]).toEqual([200, 200, 429]);
      expect([await from('10.0.0.2', 'x@b.hu'), await from('10.0.0.3', 'X@b.hu'), await from('10.0.0.4', 'x@b.hu'), await from('10.0.0.4', 'y@b.hu')]).toEqual([200, 200, 429, 200]);
      expect([await from('10.0.0.9', 'z@b.hu'), await from('10.0.0.9', 'w@b.hu')]).toEqual([200, 429]);
    } finally {
      await shop.close();
    }
  }, OPEN_MS);
});
