import { cartSchema, productDetailSchema, RESERVATION_MS } from '@feszek/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { command } from '../../test/command.ts';
import { OPEN_MS } from '../../test/databases.ts';
import { CHAIR, SOFA } from '../../test/goods.ts';
import { openOperatorShop } from '../../test/operator.ts';
import type { OperatorShop } from '../../test/operator.ts';
import { BANK_TRANSFER, placed, prepareOrder, putInCart, order, stockOf } from '../../test/shop.ts';
import { dataOf, errorOf } from '../../test/visitor.ts';
import { priceTopic } from '../pricing/commands/priceTopic.ts';
import { stockTopic } from '../stock/commands/stockTopic.ts';

const DAY_MS = 86_400_000;

describe('the operator’s stock and prices', () => {
  let shop: OperatorShop;
  let invalidated: string[] = [];
  beforeAll(async () => {
    shop = await openOperatorShop();
    shop.changes.onChange((tags) => void invalidated.push(...tags));
  }, OPEN_MS);
  afterAll(() => shop.close());
  beforeEach(async () => {
    shop.clock.move(RESERVATION_MS);
    await shop.db.updateTable('product_stock').set({ quantity: 20 }).where('product_id', '=', CHAIR).execute();
    invalidated = [];
  });

  const stock = (...args: readonly string[]) => command(shop.client, stockTopic, ...args);
  const price = (...args: readonly string[]) => command(shop.client, priceTopic, ...args);
  const detail = (id: number) => shop.visitor().read(productDetailSchema, `/api/products/${id}`);

  describe('stock', () => {
    it('shows the available pieces, and the reservations of carts and orders', async () => {
      await placed(shop.visitor(), { productId: CHAIR, quantity: 3, payment: BANK_TRANSFER });
      const visitor = await shop.visitor().arrive();
      await putInCart(visitor, CHAIR, 2);
      expect((await stock('show', 'CHAIR')).split('\n')).toEqual(['Product          CHAIR  Ülőke chair', 'Can be sold      17', 'Reserved         2 of these, by carts', expect.stringMatching(/^Taken by orders {2}\d+ not sent yet$/)]);
    });

    it('is set and changed, with immediate effect in the shop', async () => {
      expect(await stock('set', 'CHAIR', '7')).toContain('Can be sold      7');
      expect(await stock('add', 'CHAIR', '+5')).toContain('Can be sold      12');
      expect(await stock('add', 'CHAIR', '-2')).toContain('Can be sold      10');
      expect(invalidated).toContain(`product:${CHAIR}`);
      expect(await stockOf(shop.db, CHAIR)).toBe(10);
    });

    it('invalidates the lists of the product only if its state changes', async () => {
      const tags = () => [...new Set(invalidated)].toSorted();
      await stock('set', 'CHAIR', '7');
      expect(tags()).toEqual([`product:${CHAIR}`]);
      await stock('set', 'CHAIR', '2');
      // Its category, and the one above.
      expect(tags()).toEqual(['catalogue', expect.stringMatching(/^list:\d+$/), expect.stringMatching(/^list:\d+$/), `product:${CHAIR}`]);
    });

    it('is never below zero, and does not include the pieces of orders', async () => {
      await placed(shop.visitor(), { productId: CHAIR, quantity: 3, payment: BANK_TRANSFER });
      await expect(stock('add', 'CHAIR', '-18')).rejects.toThrow('Only 17 of this product are in stock.');
      await expect(stock('set', 'CHAIR', '-1')).rejects.toThrow('stock: The smallest value allowed is 0.');
      await expect(stock('add', 'CHAIR', '1000000')).rejects.toThrow('add: The largest value allowed');
      expect(await stockOf(shop.db, CHAIR)).toBe(17);
      expect(invalidated.filter((tag) => tag === 'catalogue')).toEqual([]);
    });

    it('may be less than the reservations of carts, which then cannot be ordered', async () => {
      const visitor = shop.visitor();
      await prepareOrder(visitor, { productId: CHAIR, quantity: 4, payment: BANK_TRANSFER });
      await stock('set', 'CHAIR', '3');
      expect(errorOf(await order(visitor)).code).toBe('out_of_stock');
    });

    it.each([['show'], ['show', 'CHAIR', '2'], ['set', 'CHAIR'], ['set', 'CHAIR', 'many'], ['add', 'CHAIR', '1.5'], ['set', 'CHAIR', '1', '2'], ['sell', 'CHAIR', '1']])('refuses: stock %j %j %j %j', async (...args) => {
      await expect(stock(...args)).rejects.toThrow(/npm run shop -- stock show|N is a whole number/);
    });

    it('reports an unknown product', async () => {
      await expect(stock('show', 'NOTHING')).rejects.toThrow('There is no ');
      await expect(stock('set', 'NOTHING', '1')).rejects.toThrow('There is no ');
    });
  });

  describe('a price', () => {
    it('is set in one currency, and the previous one is stored for the lowest price of 30 days', async () => {
      await price('set', 'SOFA', '429900', '--currency', 'HUF');
      shop.clock.move(40 * DAY_MS);
      const set = await price('set', 'SOFA', '399900', '--currency', 'HUF', '--original', '429900');
      expect(set.split('\n')[3]).toMatch(/^399 900 Ft +429 900 Ft +429 900 Ft +2026-12-31 /);
      shop.clock.move(10 * DAY_MS);
      await price('set', 'SOFA', '389900', '--currency', 'HUF', '--original', '429900');
      const shown = await detail(SOFA);
      expect(shown).toMatchObject({ price_gross: 389_900, price_original_gross: 429_900 });
      expect(await price('show', 'SOFA')).toContain('429 900 Ft');
      expect(invalidated).toEqual(expect.arrayContaining([`product:${SOFA}`, 'catalogue']));
      const stored = await shop.db.selectFrom('product_earlier_price').select('gross').where('product_id', '=', SOFA).where('currency', '=', 'HUF').orderBy('since', 'desc').limit(2).execute();
      expect(stored.map(({ gross }) => gross)).toEqual([399_900, 429_900]);
    });

    it('set to its current value adds no earlier price', async () => {
      const count = async () => (await shop.db.selectFrom('product_earlier_price').select('gross').where('product_id', '=', CHAIR).execute()).length;
      const before = await count();
      const { since } = await shop.db.selectFrom('product_price').select('since').where('product_id', '=', CHAIR).where('currency', '=', 'HUF').executeTakeFirstOrThrow();
      await price('set', 'CHAIR', '29900', '--currency', 'HUF');
      expect(await count()).toBe(before);
      expect(await shop.db.selectFrom('product_price').select('since').where('product_id', '=', CHAIR).where('currency', '=', 'HUF').executeTakeFirstOrThrow()).toEqual({ since });
    });

    it('never leaves a tier price above the single price', async () => {
      expect(await price('set', 'CHAIR', '70', '--currency', 'EUR')).toMatch(/70,00 € .*4\+ 66,90 €, 8\+ 59,90 €/);
      expect(await price('set', 'CHAIR', '49.9', '--currency', 'EUR')).toMatch(/49,90 € .*4\+ 49,90 €, 8\+ 49,90 €/);
    });

    it('change is shown to buyers with the product in their carts', async () => {
      const visitor = shop.visitor();
      await prepareOrder(visitor, { productId: CHAIR, payment: BANK_TRANSFER });
      await price('set', 'CHAIR', '31900', '--currency', 'HUF');
      expect(errorOf(await order(visitor)).code).toBe('price_changed');
      expect(dataOf(await visitor.call('GET', '/api/cart'), cartSchema).products[0]?.price_gross).toBe(31_900);
      await price('set', 'CHAIR', '29900', '--currency', 'HUF');
    });

    it.each([
      [['set', 'CHAIR', '10.5', '--currency', 'HUF'], 'price: This currency doesn’t have so many decimals.'],
      [['set', 'CHAIR', '1.999', '--currency', 'EUR'], 'so many decimals'],
      [['set', 'CHAIR', '5000', '--currency', 'HUF', '--original', '4000'], 'original: The original price can’t be below the price.'],
      [['set', 'CHAIR', '9999999999', '--currency', 'HUF'], 'price: The largest value allowed'],
      [['set', 'CHAIR', '0', '--currency', 'HUF'], 'AMOUNT is an amount'],
      [['set', 'CHAIR', '-5', '--currency', 'HUF'], 'AMOUNT is an amount'],
      [['set', 'CHAIR', '5000', '--currency', 'GBP'], '--currency is one of HUF, EUR, USD.'],
      [['set', 'CHAIR', '5000'], 'npm run shop -- price'],
      [['show', 'CHAIR', '--currency', 'HUF'], 'npm run shop -- price'],
      [['show', 'NOTHING'], 'There is no product NOTHING.'],
    ])('refuses: price %j', async (args, sentence) => {
      await expect(price(...args)).rejects.toThrow(sentence);
      expect(invalidated).toEqual([]);
    });
  });
});
