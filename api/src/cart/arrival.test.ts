import { cartSchema, orderPlacedSchema, orderSchema, productDetailSchema } from '@feszek/contract';
import type { Cart } from '@feszek/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { command } from '../../test/command.ts';
import { OPEN_MS } from '../../test/databases.ts';
import { CHAIR, LAMP } from '../../test/goods.ts';
import { mailsAbout } from '../../test/mails.ts';
import { openOperatorShop } from '../../test/operator.ts';
import type { OperatorShop } from '../../test/operator.ts';
import { BANK_TRANSFER, CUSTOMER, HOME_DELIVERY, order, PICK_UP, prepareOrder, putInCart, SHOWROOM_GYOR, testConfig } from '../../test/shop.ts';
import { dataOf, errorOf } from '../../test/visitor.ts';
import type { Visitor } from '../../test/visitor.ts';
import { deliveryTopic } from '../pricing/delivery/commands/deliveryTopic.ts';
import { loadMailOrder } from '../orders/mails/mailOrder.ts';
import { paidMail, paymentChangedMail, paymentFailedMail } from '../orders/mails/orderMails.ts';
import { toProof } from '../orders/proof/toProof.ts';

/** The clock of the shop begins on Saturday, 21 November 2026. */
const FIRST_ARRIVAL = { from: '2026-11-24', to: '2026-11-26' };
const WEEKDAYS = ['2026-11-26', '2026-11-27', '2026-11-30', '2026-12-01', '2026-12-02'];
const DAY_MS = 86_400_000;

describe('the arrival', () => {
  let shop: OperatorShop;
  let visitor: Visitor;
  beforeAll(async () => {
    shop = await openOperatorShop();
  }, OPEN_MS);
  afterAll(() => shop.close());
  beforeEach(async () => {
    visitor = await shop.visitor().arrive();
  });

  const set = (...args: readonly string[]) => command(shop.client, deliveryTopic, ...args);
  const cart = (): Promise<Cart> => visitor.read(cartSchema, '/api/cart');
  const choose = (id: number, day: string | null = null, place?: string) => visitor.call('PUT', '/api/cart/method/delivery', { body: { id, day, place } });
  const daysOf = async () => (await cart()).delivery_methods.find(({ id }) => id === HOME_DELIVERY)?.days;

  describe('of a cart', () => {
    it('is that of the product page, and is shown at each delivery method', async () => {
      await putInCart(visitor, CHAIR, 1);
      const { arrival, delivery_methods: methods, products } = await cart();
      const product = await visitor.read(productDetailSchema, `/api/products/${CHAIR}`);
      expect([arrival, products[0]?.arrival, product.delivery]).toEqual([FIRST_ARRIVAL, FIRST_ARRIVAL, expect.objectContaining(FIRST_ARRIVAL)]);
      expect(methods.map((method) => [method.code, method.arrival])).toEqual([['home_delivery', FIRST_ARRIVAL], ['parcel_point', { from: '2026-11-24', to: '2026-11-27' }], ['showroom_pickup', FIRST_ARRIVAL]]);
    });

    it('is that of the slowest product; each line has its own', async () => {
      await putInCart(visitor, CHAIR, 1);
      await putInCart(visitor, LAMP, 1);
      const { arrival, products } = await cart();
      const late = { from: '2027-01-07', to: '2027-01-21' };
      expect([arrival, ...products.map((line) => line.arrival)]).toEqual([late, FIRST_ARRIVAL, late]);
    });

    it('follows the settings of the method', async () => {
      await set('set', 'showroom_pickup', '--more-min', '2', '--more-max', '1');
      await putInCart(visitor, CHAIR, 1);
      expect((await cart()).delivery_methods.at(-1)?.arrival).toEqual({ from: '2026-11-26', to: '2026-11-27' });
      await set('set', 'showroom_pickup', '--more-min', '0', '--more-max', '0', '--cut-off', '24');
      const daysOfPage = async () => {
        const { delivery } = await visitor.read(productDetailSchema, `/api/products/${CHAIR}`);
        return [delivery?.min_days, delivery?.max_days];
      };
      expect(await daysOfPage()).toEqual([1, 3]);
      await set('set', 'home_delivery', '--more-min', '0', '--more-max', '-9');
      expect(await daysOfPage()).toEqual([1, 1]);
      await set('set', 'home_delivery', '--more-max', '0');
      await expect(set('set', 'bicycle', '--days', '1')).rejects.toThrow('There is no delivery method bicycle.');
      await expect(set('set', 'home_delivery', '--days', '99')).rejects.toThrow('30');
    });
  });

  describe('of an order', () => {
    it('is frozen, and is on its page, also in the restricted view, in its mails and its proof', async () => {
      await prepareOrder(visitor, { productId: CHAIR, payment: BANK_TRANSFER });
      const { order_hash } = dataOf(await order(visitor), orderPlacedSchema);
      shop.clock.move(5 * DAY_MS);
      const read = (guest: Visitor) => guest.read(orderSchema, `/api/orders/${order_hash}`);
      const { id, delivery } = await read(visitor);
      expect([delivery.arrival, (await read(await shop.visitor().arrive())).delivery.arrival]).toEqual([FIRST_ARRIVAL, FIRST_ARRIVAL]);
      const [mail] = await mailsAbout(shop.db, id);
      expect(JSON.stringify(mail)).toContain('november\u00A024–\u206026.');
      const mailOrder = await shop.db.transaction().execute((trx) => loadMailOrder(trx, id));
      for (const compose of [paidMail, paymentChangedMail, paymentFailedMail]) expect(JSON.stringify(compose(mailOrder))).toContain('november\u00A024–\u206026.');
      const proof = toProof(mailOrder, testConfig().seller);
      expect(proof.facts).toContainEqual(['Várható érkezés, ha a rendelés napján utalsz', 'november\u00A024–\u206026.']);
      const paid = toProof({ ...mailOrder, isTransferDue: false }, testConfig().seller);
      expect(paid.facts).toContainEqual(['Várható érkezés', 'november\u00A024–\u206026.']);
      shop.clock.move(-5 * DAY_MS);
    });

    it('that is collected is the day on which it is ready', async () => {
      await prepareOrder(visitor, { productId: CHAIR, delivery: PICK_UP, place: SHOWROOM_GYOR, payment: BANK_TRANSFER });
      const { order_hash } = dataOf(await order(visitor), orderPlacedSchema);
      const { id } = await visitor.read(orderSchema, `/api/orders/${order_hash}`);
      const [mail] = await mailsAbout(shop.db, id);
      expect(JSON.stringify(mail)).toContain('Várhatóan átvehető');
    });
  });

  describe('on a chosen day', () => {
    beforeEach(() => prepareOrder(visitor, { productId: CHAIR, payment: BANK_TRANSFER }));
    afterEach(async () => {
      await set('set', 'home_delivery', '--days', '5', '--capacity', 'none');
      await set('area', 'home_delivery', '9', 'none');
    });

    it('is offered from the last day of the estimate, on working days, and replaces the arrival', async () => {
      expect(await daysOf()).toEqual(WEEKDAYS);
      const chosen = dataOf(await choose(HOME_DELIVERY, '2026-11-27'), cartSchema);
      expect([chosen.delivery_day, chosen.arrival]).toEqual(['2026-11-27', { from: '2026-11-27', to: '2026-11-27' }]);
      const { order_hash } = dataOf(await order(visitor), orderPlacedSchema);
      const { id, delivery } = await visitor.read(orderSchema, `/api/orders/${order_hash}`);
      expect(delivery.arrival).toEqual({ from: '2026-11-27', to: '2026-11-27' });
      expect(JSON.stringify(await mailsAbout(shop.db, id))).toContain('november\u00A027., péntek');
      expect((await cart()).delivery_day).toBeNull();
    });

    it('is offered by postcode area, and not outside of Hungary', async () => {
      expect(await set('area', 'home_delivery', '9', 'tue,thu')).toContain('9: tue,thu');
      expect(await daysOf()).toEqual(['2026-11-26', '2026-12-01', '2026-12-03', '2026-12-08', '2026-12-10']);
      await visitor.call('PUT', '/api/cart/customer', { body: { delivery_data: { ...CUSTOMER.delivery_data, zipcode: '1117', city: 'Budapest' } } });
      expect(await daysOf()).toEqual(WEEKDAYS);
      await visitor.call('PUT', '/api/cart/customer', { body: { delivery_data: { ...CUSTOMER.delivery_data, country_id: 2, zipcode: '1010', city: 'Wien' } } });
      expect(await daysOf()).toEqual([]);
      await set('set', 'home_delivery', '--days', '0');
      expect((await cart()).delivery_methods.every(({ days }) => days.length === 0)).toBe(true);
    });

    it.each([['2026-11-28', 'a Saturday'], ['2026-11-25', 'a day on which the goods may not have arrived'], ['nonsense', 'no day']])('%s is refused: it is %s', async (day) => {
      expect(errorOf(await choose(HOME_DELIVERY, day)).code).toBe('delivery_day_gone');
    });

    it('that has passed must be chosen again', async () => {
      await choose(HOME_DELIVERY, '2026-11-26');
      shop.clock.move(3 * DAY_MS);
      expect(await cart()).toMatchObject({ delivery_day: null, lost_delivery_day: '2026-11-26', arrival: { from: '2026-11-25' } });
      expect(errorOf(await order(visitor)).code).toBe('delivery_day_gone');
      await choose(HOME_DELIVERY, '2026-11-30');
      expect((await order(visitor)).status).toBe(200);
      shop.clock.move(-3 * DAY_MS);
    });

    it('that is full is not offered, and must be chosen again; a cancelled order frees its place', async () => {
      await set('set', 'home_delivery', '--capacity', '1');
      await choose(HOME_DELIVERY, '2026-12-01');
      const [first] = [visitor];
      visitor = await shop.visitor().arrive();
      await prepareOrder(visitor, { productId: CHAIR, payment: BANK_TRANSFER });
      await choose(HOME_DELIVERY, '2026-12-01');
      const answers = await Promise.all([order(first), order(visitor)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const winner = answers[0]?.status === 200 ? first : visitor;
      visitor = winner === first ? visitor : first;
      expect(await cart()).toMatchObject({ delivery_day: null, lost_delivery_day: '2026-12-01' });
      expect(await daysOf()).not.toContain('2026-12-01');
      await shop.db.updateTable('shop_order').set({ status: 'cancelled' }).where('delivery_day', '=', '2026-12-01').execute();
      expect(await cart()).toMatchObject({ delivery_day: '2026-12-01', lost_delivery_day: null });
    });
  });
});
