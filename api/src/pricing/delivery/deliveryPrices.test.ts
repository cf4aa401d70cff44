import { cartSchema, contentPageSchema, orderPlacedSchema, productDetailSchema } from '@feszek/contract';
import type { Cart } from '@feszek/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { command } from '../../../test/command.ts';
import { LEGAL_PAGES, openContentShop, page } from '../../../test/contentFolder.ts';
import type { ContentShop } from '../../../test/contentFolder.ts';
import { OPEN_MS } from '../../../test/databases.ts';
import { CHAIR, SOFA } from '../../../test/goods.ts';
import { mailsAbout } from '../../../test/mails.ts';
import { BANK_TRANSFER, HOME_DELIVERY, order, PARCEL_POINT, PICK_UP, prepareOrder, putInCart, seeOrder } from '../../../test/shop.ts';
import { until } from '../../../test/until.ts';
import { dataOf, errorOf } from '../../../test/visitor.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { contentTopic } from '../../content/commands/contentTopic.ts';
import { collectionDescription } from '../../platform/database/migrations/0070-collection-description.ts';
import { homeDeliveryDescription } from '../../platform/database/migrations/0071-home-delivery-description.ts';
import { collectionWording } from '../../platform/database/migrations/0072-collection-wording.ts';
import { deliveryTopic } from './commands/deliveryTopic.ts';

const EUR = { 'currency-id': 'EUR' };
const POLL_MS = 10;
/** The price of home delivery for the chair, in a new shop. */
const FIRST = 2490;

describe('the prices of delivery methods', () => {
  let shop: ContentShop;
  let visitor: Visitor;
  /** The list of a new shop. */
  let first = '';
  const prices = (...args: readonly string[]) => command(shop.client, deliveryTopic, 'prices', ...args);
  const set = (method: string, step: number | string, amount: number | string, currency = 'HUF') => prices('set', method, String(step), String(amount), '--currency', currency);
  beforeAll(async () => {
    shop = await openContentShop();
    first = await prices('list');
  }, OPEN_MS);
  afterAll(() => shop.close());
  beforeEach(async () => {
    await set('home_delivery', 1, FIRST);
    visitor = await shop.visitor().arrive();
  });

  const cart = (headers: Record<string, string> = {}): Promise<Cart> => visitor.read(cartSchema, '/api/cart', headers);
  const priceOf = ({ delivery_methods: methods }: Cart, id: number) => methods.find((method) => method.id === id)?.price_gross;

  it('are listed by step of weight and size, with the amount from which a method is free', () => {
    expect(first.split('\n').map((line) => line.split(/ {2,}/))).toEqual([
      ['METHOD', 'STEP', 'UP TO', 'HUF', 'EUR', 'USD', 'FREE FROM'],
      ['home_delivery', '1', '20 kg, 100 cm', '2 490 Ft', '6,90 €', '7,50 $', '159 900 Ft', '399,00 €', '449,00 $'],
      ['home_delivery', '2', '60 kg, 200 cm', '7 990 Ft', '19,90 €', '22,00 $', '159 900 Ft', '399,00 €', '449,00 $'],
      ['home_delivery', '3', 'any', '14 990 Ft', '37,90 €', '42,00 $', '159 900 Ft', '399,00 €', '449,00 $'],
      ['parcel_point', '1', '20 kg, 80 cm, 250 l', '1 290 Ft', '3,90 €', '4,00 $', 'none'],
      ['showroom_pickup', '1', 'any', 'free', 'free', 'free', 'none'],
    ]);
  });

  describe('when the operator changes one', () => {
    it('is that of an open cart, in its currency and its step only', async () => {
      const before = await putInCart(visitor, CHAIR, 1);
      expect(await set('home_delivery', 1, 2790)).toMatch(/home_delivery +1 +20 kg, 100 cm +2 790 Ft +6,90 €/);
      const after = await cart();
      expect([before, after].map((each) => priceOf(each, HOME_DELIVERY))).toEqual([FIRST, 2790]);
      expect(after.delivery_methods.find(({ id }) => id === HOME_DELIVERY)?.price_net).toBe(2197);
      expect([priceOf(after, PARCEL_POINT), priceOf(await cart(EUR), HOME_DELIVERY)]).toEqual([1290, 6.9]);
      await set('home_delivery', 1, '7.25', 'EUR');
      expect([await cart(), await cart(EUR)].map((each) => priceOf(each, HOME_DELIVERY))).toEqual([2790, 7.25]);
      expect(priceOf(dataOf(await visitor.call('PUT', `/api/cart/product/${CHAIR}`, { body: { product_id: CHAIR, quantity: 5 } }), cartSchema), HOME_DELIVERY)).toBe(7990);
    });

    it('leaves home delivery free of charge from the amount for it; 0 makes a method free for every cart', async () => {
      await set('home_delivery', 3, 15_990);
      expect(priceOf(await putInCart(visitor, SOFA, 1), HOME_DELIVERY)).toBe(0);
      const other = await shop.visitor().arrive();
      expect(await set('showroom_pickup', 1, 490)).toMatch(/showroom_pickup +1 +any +490 Ft +free +free +none/);
      expect(priceOf(await putInCart(other, CHAIR, 1), PICK_UP)).toBe(490);
      await set('showroom_pickup', 1, 0);
      expect(priceOf(await other.read(cartSchema, '/api/cart'), PICK_UP)).toBe(0);
    });

    it('is on the page of a product, in feeds, and in texts with the table of delivery methods; their cached pages are invalidated', async () => {
      await command(shop.client, contentTopic, 'import', await shop.folder({ ...LEGAL_PAGES, ...page('delivery-and-payment', { hu: '::data{name="delivery-methods"}', en: '::data{name="delivery-methods"}' }) }));
      const tags: string[] = [];
      shop.changes.onChange((changed) => tags.push(...changed));
      await set('home_delivery', 1, 3190);
      expect(tags).toEqual(expect.arrayContaining(['catalogue', 'category:1', 'pages', 'articles']));
      expect((await visitor.read(productDetailSchema, `/api/products/${CHAIR}`)).delivery).toMatchObject({ price_gross: 3190, price_net: 2512 });
      expect((await shop.app.inject('/feeds/arukereso.xml')).body).toContain('<delivery_cost>3190</delivery_cost>');
      expect(JSON.stringify(await visitor.read(contentPageSchema, '/api/pages/delivery-and-payment'))).toContain('3\u00A0190\u00A0Ft');
    });

    it('must be seen before ordering; a placed order and its mail keep theirs', async () => {
      const { summary } = await prepareOrder(visitor, { productId: CHAIR, payment: BANK_TRANSFER });
      await set('home_delivery', 1, 2990);
      expect(errorOf(await order(visitor, { seen_total_gross: summary.total_amount_gross })).code).toBe('cart_changed');
      const seen = (await cart()).summary.total_amount_gross;
      expect(seen).toBe(summary.total_amount_gross - FIRST + 2990);
      const { order_hash } = dataOf(await order(visitor, { seen_total_gross: seen }), orderPlacedSchema);
      await set('home_delivery', 1, 9990);
      const { id, delivery, summary: ordered } = await seeOrder(shop, order_hash);
      expect([delivery.price_gross, ordered.total_amount_gross]).toEqual([2990, seen]);
      expect(JSON.stringify(await mailsAbout(shop.db, id))).toContain('2\u00A0990\u00A0Ft');
    });

    it('waits for a change by another operator, and keeps it', async () => {
      const { db } = shop;
      let change: Promise<string> | undefined;
      await db.transaction().execute(async (trx) => {
        await trx.selectFrom('delivery_method').select('id').where('id', '=', HOME_DELIVERY).forUpdate().execute();
        change = set('home_delivery', 2, '20.50', 'EUR');
        await until(async () => (await sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db)).rows.length > 0, POLL_MS);
        await trx.updateTable('delivery_rate').set({ prices: JSON.stringify({ HUF: 8190, EUR: 1990, USD: 2250 }) }).where('delivery_method_id', '=', HOME_DELIVERY).where('position', '=', 1).execute();
      });
      expect(await change).toMatch(/home_delivery +2 +60 kg, 200 cm +8 190 Ft +20,50 € +22,50 \$/);
    });
  });

  it.each([
    {
      subject: 'collection states no price', id: PICK_UP, migration: collectionDescription, locale: 'hu',
      now: 'Te választod ki a bemutatótermet, és értesítünk, amint átvehető.',
      before: { hu: 'Díjmentes. Te választod ki a bemutatótermet, és értesítünk, amint átvehető.', en: 'Free of charge. Choose your showroom, and we will write as soon as it is ready.' },
    },
    {
      subject: 'home delivery promises an agreed time only for large furniture', id: HOME_DELIVERY, migration: homeDeliveryDescription, locale: 'hu',
      now: 'Az épület bejáratáig visszük. Nagyobb bútornál az időpontot előre egyeztetjük.',
      before: { hu: 'A megadott címre visszük, az időpontot előre egyeztetjük.', en: 'We bring it to your door at a time we agree with you.' },
    },
    {
      subject: 'collection in English says how the shop writes', id: PICK_UP, migration: collectionWording, locale: 'en',
      now: 'Choose your showroom, and we’ll email you as soon as your order is ready.',
      before: { hu: 'Te választod ki a bemutatótermet, és értesítünk, amint átvehető.', en: 'Choose your showroom, and we will write as soon as it is ready.' },
    },
  ])('the description of $subject, also in a shop from before; a text of the operator stays', async ({ id, migration, locale, now, before }) => {
    const { db } = shop;
    const write = (description: object) => db.updateTable('delivery_method').set({ description: JSON.stringify(description) }).where('id', '=', id).execute();
    const descriptionAfter = async () => {
      await migration.up(db);
      return (await cart({ locale })).delivery_methods.find((method) => method.id === id)?.description;
    };
    const { description: ofNewShop } = await db.selectFrom('delivery_method').select('description').where('id', '=', id).executeTakeFirstOrThrow();
    await putInCart(visitor, CHAIR, 1);
    expect(await descriptionAfter()).toBe(now);
    await write(before);
    expect(await descriptionAfter()).toBe(now);
    await write({ hu: 'Gyere be hozzánk!', en: 'Come in!' });
    expect(await descriptionAfter()).toBe(locale === 'hu' ? 'Gyere be hozzánk!' : 'Come in!');
    await write(ofNewShop);
  });

  it.each([
    [['set', 'bicycle', '1', '990', '--currency', 'HUF'], 'There is no delivery method bicycle.'],
    [['set', 'home_delivery', '4', '990', '--currency', 'HUF'], 'step: The largest value allowed is 3.'],
    [['set', 'home_delivery', '0', '990', '--currency', 'HUF'], 'step: The smallest value allowed is 1.'],
    [['set', 'home_delivery', 'two', '990', '--currency', 'HUF'], 'STEP is a whole number, but it is "two".'],
    [['set', 'home_delivery', '1', '-990', '--currency', 'HUF'], 'AMOUNT is an amount of HUF such as 2490, or 0, but it is "-990".'],
    [['set', 'home_delivery', '1', 'none', '--currency', 'EUR'], 'AMOUNT is an amount of EUR such as 6.9, or 0, but it is "none".'],
    [['set', 'home_delivery', '1', '990.5', '--currency', 'HUF'], 'price_gross: This currency doesn’t have so many decimals.'],
    [['set', 'home_delivery', '1', '6.905', '--currency', 'EUR'], 'price_gross: This currency doesn’t have so many decimals.'],
    [['set', 'home_delivery', '1', '1000001', '--currency', 'HUF'], 'price_gross: The largest value allowed is 1000000.'],
    [['set', 'home_delivery', '1', '2490', '--currency', 'EUR.'], '--currency is one of HUF, EUR, USD.'],
    [['set', 'home_delivery', '1', '2501', '--currency', 'EUR'], 'price_gross: The largest value allowed is 2500.'],
    [['set', 'home_delivery', '1', '990'], 'A price is in one currency'],
    [['set', 'home_delivery', '990', '--currency', 'HUF'], '“delivery prices set” has missing or unexpected arguments.'],
    [['set', 'home_delivery', '1', '990', '--days', '3'], '“delivery prices” has missing or unexpected arguments.'],
    [['clean'], 'There is no command “delivery prices clean”'],
  ])('refuse %j, and nothing changes', async (args, message) => {
    const before = await prices('list');
    await expect(command(shop.client, deliveryTopic, 'prices', ...args)).rejects.toThrow(message);
    expect(await prices('list')).toBe(before);
  });

  it('are changed by the operator only, and never below 0', async () => {
    const body = { step: 1, currency: 'HUF', price_gross: -1 };
    expect((await visitor.call('PUT', '/operator/delivery-prices/home_delivery', { body })).status).toBe(401);
    await expect(shop.client.call('PUT', '/operator/delivery-prices/home_delivery', cartSchema, body)).rejects.toThrow('price_gross: The smallest value allowed is 0.');
  });
});
