import { productDetailSchema } from '@feszek/contract';
import type { ProductDetail } from '@feszek/contract';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OPEN_MS } from '../../test/databases.ts';
import { CHAIR, LAMP, MUG, SOFA, VASE } from '../../test/goods.ts';
import { openShop } from '../../test/shop.ts';
import type { TestShop } from '../../test/shop.ts';
import { storeReferencePrices } from '../pricing/storeReferencePrices.ts';

const DAY_MS = 86_400_000;

describe('a product’s own page', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop();
  }, OPEN_MS);
  afterAll(() => shop.close());

  function read(id: number, headers: Record<string, string> = {}): Promise<ProductDetail> {
    shop.changes.emit([`product:${id}`]);
    return shop.visitor().read(productDetailSchema, `/api/products/${id}`, headers);
  }

  /** Changes a price as the shop does: the current price becomes an earlier one, and the reference of a reduction is renewed. */
  async function changePrice(productId: number, gross: number): Promise<void> {
    const key = { product_id: productId, currency: 'HUF' } as const;
    const before = await shop.db.selectFrom('product_price').where((part) => part.and(key)).select(['gross', 'since']).executeTakeFirstOrThrow();
    await shop.db.insertInto('product_earlier_price').values({ ...key, ...before }).execute();
    await shop.db.updateTable('product_price').set({ gross, since: shop.clock.now() }).where((part) => part.and(key)).execute();
    await shop.db.transaction().execute((trx) => storeReferencePrices(trx, [productId]));
  }

  it('names no showrooms in a shop without any', async () => {
    await shop.db.deleteFrom('showroom').execute();
    expect(await read(CHAIR)).toMatchObject({ showrooms: [], has_showrooms: false });
  });

  it('compares a stepwise reduction with the price before the first step', async () => {
    expect((await read(CHAIR)).lowest_price_30_days_gross).toBeNull();
    for (const gross of [26_900, 24_900, 19_900]) {
      shop.clock.move(20 * DAY_MS);
      await changePrice(CHAIR, gross);
      expect(await read(CHAIR)).toMatchObject({ price_gross: gross, price_original_gross: 29_900, lowest_price_30_days_gross: 29_900 });
    }
    shop.clock.move(40 * DAY_MS);
    expect((await read(CHAIR)).lowest_price_30_days_gross).toBe(29_900);
  });

  it('shows no reduction to a price that is above the lowest of the 30 days before it', async () => {
    await changePrice(CHAIR, 29_900);
    expect((await read(CHAIR)).lowest_price_30_days_gross).toBeNull();
    shop.clock.move(29 * DAY_MS);
    await changePrice(CHAIR, 25_900);
    expect(await read(CHAIR)).toMatchObject({ is_discounted: false, price_gross: 25_900, price_original_gross: 25_900, lowest_price_30_days_gross: null });
    shop.clock.move(DAY_MS);
    await changePrice(CHAIR, 29_900);
    shop.clock.move(31 * DAY_MS);
    await changePrice(CHAIR, 25_900);
    expect((await read(CHAIR)).lowest_price_30_days_gross).toBe(29_900);
    shop.clock.move(-161 * DAY_MS);
  });

  it('shows the delivery date and cost of a product that is ordered now', async () => {
    // Saturday, 21 November 2026.
    expect((await read(MUG)).delivery).toEqual({ from: '2026-11-24', to: '2026-11-26', min_days: 1, max_days: 3, price_gross: 2490, price_net: 1961 });
    expect((await read(LAMP)).delivery).toMatchObject({ from: '2027-01-07', to: '2027-01-21' });
    expect((await read(SOFA)).delivery).toMatchObject({ from: '2026-11-24', price_gross: 0, price_net: 0 });
    expect((await read(MUG, { 'currency-id': 'EUR' })).delivery?.price_gross).toBe(6.9);
  });

  it('shows no delivery for a sold-out product', async () => {
    expect((await read(VASE)).delivery).toBeNull();
  });

  it('skips the days on which the shop is closed, and follows the clock', async () => {
    await shop.db.insertInto('rest_day').values([{ day: '2026-11-24' }]).execute();
    expect((await read(MUG)).delivery).toMatchObject({ from: '2026-11-25', to: '2026-11-27' });
    shop.clock.move(2 * DAY_MS);
    expect((await read(MUG)).delivery).toMatchObject({ from: '2026-11-25', to: '2026-11-27' });
    shop.clock.move(2 * 3_600_000);
    expect((await read(MUG)).delivery).toMatchObject({ from: '2026-11-26', to: '2026-11-30' });
    shop.clock.move(-2 * DAY_MS - 2 * 3_600_000);
    await shop.db.deleteFrom('rest_day').where('day', '=', '2026-11-24').execute();
  });

  it('shows the manufacturer and the warnings in the language of the request', async () => {
    const hungarian = await read(CHAIR);
    expect(hungarian.maker).toEqual({
      manufacturer: { name: 'Harkály Kft.', address: '9021 Győr, Fő utca 2., Magyarország', email: 'biztonsag@harkaly.example' },
      responsible_person: null,
    });
    expect(hungarian.warnings).toEqual(['Ne állj rá, és ne hintázz rajta.']);
    const english = await read(CHAIR, { locale: 'en' });
    expect(english.maker?.manufacturer.address).toBe('9021 Győr, Fő utca 2., Hungary');
    expect(english.warnings).toEqual(['Don’t stand on it or tip it back.']);
  });

  it('shows the responsible person in the Union if the manufacturer is outside of it, and none if it is unknown', async () => {
    const party = { name: 'Loom Ltd.', address: { hu: 'Jaipur, India', en: 'Jaipur, India' }, email: 'safety@loom.example' };
    await shop.db.updateTable('brand').set({ maker: JSON.stringify({ manufacturer: party, responsiblePerson: { ...party, name: 'Fészek Kft.' } }) }).execute();
    expect((await read(CHAIR)).maker?.responsible_person?.name).toBe('Fészek Kft.');
    await shop.db.updateTable('brand').set({ maker: null }).execute();
    expect((await read(CHAIR)).maker).toBeNull();
  });
});
