import { orderPlacedSchema, orderSchema, RESERVATION_MS } from '@feszek/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { OPEN_MS } from '../../test/databases.ts';
import { CHAIR } from '../../test/goods.ts';
import { HttpVisitor } from '../../test/httpVisitor.ts';
import { mailsAbout } from '../../test/mails.ts';
import { openOperatorShop, OPERATOR_TOKEN } from '../../test/operator.ts';
import type { OperatorShop } from '../../test/operator.ts';
import { BANK_TRANSFER, CASH_ON_DELIVERY, CUSTOMER, HOME_DELIVERY, ORDER, SHOP_URL, stockOf, testConfig } from '../../test/shop.ts';
import { dataOf, errorOf } from '../../test/visitor.ts';
import { renderHtml } from '../platform/mail/renderHtml.ts';
import { renderText } from '../platform/mail/renderText.ts';
import { expireOrders } from './expireOrders.ts';
import { TRANSFER_HOLD_MS } from './unpaidUntil.ts';

jest.setTimeout(3 * OPEN_MS);

const DAY_MS = 86_400_000;
const STOCK = 200;
const PER_BUYER = 3;
const PER_DAY = 10;
const OPERATOR = { authorization: `Bearer ${OPERATOR_TOKEN}` };

describe('unpaid orders', () => {
  let shop: OperatorShop;
  let guests = 0;
  beforeAll(async () => {
    shop = await openOperatorShop({ config: testConfig({ UNPAID_ORDERS_PER_BUYER: String(PER_BUYER), UNPAID_ORDERS_PER_DAY: String(PER_DAY) }) });
  }, 3 * OPEN_MS);
  afterAll(() => shop.close());
  beforeEach(async () => {
    shop.clock.move(RESERVATION_MS);
    await shop.db.updateTable('product_stock').set({ quantity: STOCK }).where('product_id', '=', CHAIR).execute();
  });

  interface Guest {
    readonly address?: string;
    readonly email?: string;
    readonly phone?: string;
    readonly name?: string;
    readonly payment?: number;
  }

  /** A new guest at the last step of the checkout; the test may choose address, email, phone, name and payment. */
  async function arrive(guest: Guest = {}): Promise<HttpVisitor> {
    guests += 1;
    const visitor = new HttpVisitor(shop.url, guest.address ?? `198.51.${Math.floor(guests / 250)}.${(guests % 250) + 1}`);
    await visitor.call('GET', '/sanctum/csrf-cookie');
    await fill(visitor, guest);
    return visitor;
  }

  async function fill(visitor: HttpVisitor, { email = `guest${guests}@example.hu`, phone = `+36 30 ${2_000_000 + guests}`, name = 'Kovács Anna', payment = CASH_ON_DELIVERY }: Guest): Promise<void> {
    await visitor.call('POST', '/api/cart/product', { product_id: CHAIR, quantity: 1 });
    await visitor.call('PUT', '/api/cart/customer', { ...CUSTOMER, email, phone, invoice_data: { ...CUSTOMER.invoice_data, name }, delivery_data: { ...CUSTOMER.delivery_data, name } });
    await visitor.call('PUT', '/api/cart/method/delivery', { id: HOME_DELIVERY });
    const last = await visitor.call('PUT', '/api/cart/method/payment', { id: payment });
    if (last.status !== 200) throw new Error(last.text);
  }

  const press = (visitor: HttpVisitor, comment = '') => visitor.call('POST', '/api/cart/order', { ...ORDER, comment });
  const place = async (guest: Guest) => press(await arrive(guest));
  const placed = async (guest: Guest) => {
    const { order_hash } = dataOf(await place(guest), orderPlacedSchema);
    return shop.visitor().read(orderSchema, `/api/orders/${order_hash}`);
  };
  const mailsTo = (email: string) => shop.db.selectFrom('outbox_mail').selectAll().where('recipient', '=', email).orderBy('id').execute();
  const step = (id: number, name: string) => new HttpVisitor(shop.url, '192.0.2.1').call('POST', `/operator/orders/${id}/${name}`, {}, OPERATOR);

  it('are limited for a guest, for every payment method, so that they cannot hold the stock or flood a mailbox', async () => {
    const guest = { address: '203.0.113.5', email: 'victim@example.hu', phone: '+36 30 999 0001', name: 'Nyertél: evil.example/win' };
    const visitor = await arrive(guest);
    const codes: string[] = [];
    for (let tries = 0; tries < 12; tries += 1) {
      const answer = await press(visitor, 'https://evil.example/win');
      codes.push(answer.status === 200 ? 'placed' : errorOf(answer).code);
      await fill(visitor, { ...guest, payment: tries % 2 === 0 ? BANK_TRANSFER : CASH_ON_DELIVERY });
    }
    expect(codes).toEqual([...Array.from({ length: PER_BUYER }, () => 'placed'), ...Array.from({ length: 12 - PER_BUYER }, () => 'too_many_unpaid_orders')]);
    expect(await stockOf(shop.db, CHAIR)).toBe(STOCK - PER_BUYER);
    const mails = await mailsTo('victim@example.hu');
    expect(mails).toHaveLength(PER_BUYER);
    for (const { content, locale } of mails) {
      expect(renderText(content, locale, SHOP_URL)).toContain('Nyertél: …');
      for (const form of [renderText(content, locale, SHOP_URL), renderHtml(content, locale, SHOP_URL)]) expect(form).not.toContain('evil');
    }
  });

  it.each([
    ['an email address', [{ email: 'one@example.hu' }, { email: 'ONE@example.hu' }, { email: 'one+a@example.hu' }, { email: 'One+b@Example.hu' }]],
    ['a telephone number', [{ phone: '+36 30 999 0002' }, { phone: '+36309990002' }, { phone: '+36-30-999-0002' }, { phone: '+36 30 9990 002' }]],
  ])('are few for %s, in whatever spelling and from wherever', async (_, spellings) => {
    const codes: string[] = [];
    for (const guest of spellings) {
      const answer = await place(guest);
      codes.push(answer.status === 200 ? 'placed' : errorOf(answer).code);
    }
    expect(codes).toEqual(['placed', 'placed', 'placed', 'too_many_unpaid_orders']);
  });

  it('are limited for one client within a day; the client’s key is stored no longer', async () => {
    const statuses: number[] = [];
    // One network of IPv6 is one client.
    for (let host = 0; host <= PER_DAY; host += 1) statuses.push((await place({ address: `2001:db8:1:2::${host + 1}` })).status);
    expect(statuses).toEqual([...Array.from({ length: PER_DAY }, () => 200), 409]);
    expect(errorOf(await place({ address: '2001:db8:1:2:ffff::1' })).code).toBe('too_many_orders_today');
    expect((await place({ address: '2001:db8:1:3::1' })).status).toBe(200);
    shop.clock.move(DAY_MS);
    expect((await place({ address: '2001:db8:1:2::1' })).status).toBe(200);
    await shop.runRecurringJobs();
    const rows = await shop.db.selectFrom('shop_order').select(['client_key', 'created_at']).execute();
    const kept = rows.filter(({ client_key }) => client_key !== null);
    expect(kept.length).toBeGreaterThan(0);
    for (const { client_key, created_at } of kept) {
      expect(client_key).not.toContain('2001');
      expect(shop.clock.now().getTime() - created_at.getTime()).toBeLessThan(DAY_MS);
    }
  }, 3 * OPEN_MS);

  it('of a guest have a maximum amount, a lower one on receipt than by transfer; a refusal changes nothing', async () => {
    const visitor = await arrive();
    await visitor.call('POST', '/api/cart/product', { product_id: CHAIR, quantity: 25 });
    const refused = await press(visitor);
    expect(errorOf(refused)).toMatchObject({ code: 'unpaid_amount_too_large', params: { amount: '500\u00A0000\u00A0Ft' } });
    expect(await stockOf(shop.db, CHAIR)).toBe(STOCK);
    await visitor.call('PUT', '/api/cart/method/payment', { id: BANK_TRANSFER });
    expect((await press(visitor)).status).toBe(200);
    const large = await arrive({ payment: BANK_TRANSFER });
    await large.call('POST', '/api/cart/product', { product_id: CHAIR, quantity: 90 });
    expect(errorOf(await press(large))).toMatchObject({ code: 'unpaid_amount_too_large', params: { amount: '1\u00A0500\u00A0000\u00A0Ft' } });
  });

  it('stay within the limit if they are sent at the same time', async () => {
    const visitors: HttpVisitor[] = [];
    for (let count = 0; count < 10; count += 1) visitors.push(await arrive({ email: 'together@example.hu' }));
    const answers = await Promise.all(visitors.map((visitor) => press(visitor)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(PER_BUYER);
    expect(new Set(answers.filter(({ status }) => status !== 200).map((answer) => errorOf(answer).code))).toEqual(new Set(['too_many_unpaid_orders']));
    expect(await stockOf(shop.db, CHAIR)).toBe(STOCK - PER_BUYER);
  }, 3 * OPEN_MS);

  it('no longer count when they are paid, sent or cancelled', async () => {
    const email = 'honest@example.hu';
    const orders = [await placed({ email, payment: BANK_TRANSFER }), await placed({ email }), await placed({ email })];
    for (const [index, name] of ['paid', 'shipped', 'cancelled'].entries()) {
      expect(errorOf(await place({ email })).code).toBe('too_many_unpaid_orders');
      expect((await step(orders[index]?.id ?? 0, name)).status).toBe(200);
      expect((await place({ email })).status).toBe(200);
    }
  });

  it('by transfer are cancelled after eight days, with a mail; until then the first mail says so', async () => {
    const [late, paid, sent] = [await placed({ payment: BANK_TRANSFER }), await placed({ payment: BANK_TRANSFER }), await placed({ payment: BANK_TRANSFER })];
    expect((await step(paid.id, 'paid')).status).toBe(200);
    expect((await step(sent.id, 'shipped')).status).toBe(200);
    const until = new Intl.DateTimeFormat('hu-HU', { timeZone: 'Europe/Budapest', month: 'long', day: 'numeric' }).format(shop.clock.now().getTime() + TRANSFER_HOLD_MS).replace(/\.$/, '').replaceAll(' ', '\u00A0');
    const [first] = await mailsAbout(shop.db, late.id);
    expect(JSON.stringify(first?.content)).toContain(`Az átutalásodat ${until}-ig várjuk`);
    shop.clock.move(TRANSFER_HOLD_MS - 1);
    await expireOrders(shop.db, shop.clock, shop.changes);
    const statuses = async () => {
      const all = [];
      for (const { order_hash } of [late, paid, sent]) all.push((await shop.visitor().read(orderSchema, `/api/orders/${order_hash}`)).status);
      return all;
    };
    expect(await statuses()).toEqual(['confirmed', 'paid', 'shipped']);
    const stock = await stockOf(shop.db, CHAIR);
    shop.clock.move(1);
    await expireOrders(shop.db, shop.clock, shop.changes);
    expect(await statuses()).toEqual(['cancelled', 'paid', 'shipped']);
    expect(await stockOf(shop.db, CHAIR)).toBeGreaterThan(stock);
    expect((await mailsAbout(shop.db, late.id)).map(({ kind }) => kind)).toEqual(['order_placed', 'order_cancelled']);
  });

  it('of an account have the buyer’s comment in their mail, if it is sent to the account’s address', async () => {
    const visitor = await arrive({ email: 'account@example.hu' });
    const { id } = await shop.db.insertInto('app_user').values({ email: 'account@example.hu', name: 'Kovács Anna', password_hash: '-', created_at: shop.clock.now(), activated_at: shop.clock.now() }).returning('id').executeTakeFirstOrThrow();
    const { visitor_id } = await shop.db.selectFrom('cart').select('visitor_id').orderBy('visitor_id', 'desc').limit(1).executeTakeFirstOrThrow();
    await shop.db.updateTable('visitor').set({ user_id: id }).where('id', '=', visitor_id).execute();
    expect((await press(visitor, 'Csengő <nincs>')).status).toBe(200);
    const [mail] = await mailsTo('account@example.hu');
    if (!mail) throw new Error('No mail');
    expect(renderHtml(mail.content, mail.locale, SHOP_URL)).toContain('Csengő &lt;nincs&gt;');
  });
});
