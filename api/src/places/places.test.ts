import { cartSchema, orderPlacedSchema, orderSchema, pointsSchema, productDetailSchema, showroomChoicesSchema } from '@feszek/contract';
import type { Cart } from '@feszek/contract';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { command } from '../../test/command.ts';
import { OPEN_MS } from '../../test/databases.ts';
import { CHAIR, MUG, SOFA } from '../../test/goods.ts';
import { mailsAbout } from '../../test/mails.ts';
import { openOperatorShop } from '../../test/operator.ts';
import type { OperatorShop } from '../../test/operator.ts';
import { BANK_TRANSFER, CUSTOMER, HOME_DELIVERY, order, PARCEL_POINT, PICK_UP, putInCart, SHOWROOM_GYOR, testConfig } from '../../test/shop.ts';
import { dataOf, errorOf } from '../../test/visitor.ts';
import type { Visitor } from '../../test/visitor.ts';
import { orderDetails } from '../orders/commands/printOrders.ts';
import { toProof } from '../orders/proof/toProof.ts';
import { loadMailOrder } from '../orders/mails/mailOrder.ts';
import { showOrder } from '../orders/operator/showOrder.ts';
import { HomeVat } from '../pricing/vat/HomeVat.ts';
import { showroomsTopic } from '../stock/commands/showroomsTopic.ts';
import { pointsTopic } from './commands/pointsTopic.ts';

const HEAD = 'carrier,code,name,kind,zipcode,city,address,latitude,longitude,hours_hu,hours_en,max_weight_kg,max_side_cm';
const GYOR = 'Próbapont,GY-1,"Győr, Fő tér",locker,9021,Győr,Fő tér 1.,47.69,17.63,mindig nyitva,always open,,';
const GYOR_SMALL = 'Próbapont,GY-2,"Győr, piac",locker,9027,Győr,Piac utca 2.,47.7,17.65,,,4,';
const SZEGED = 'Próbapont,SZ-1,"Szeged, pályaudvar",shop,6720,Szeged,Tisza utca 3.,46.25,20.15,H–P 8–16,,,';
const OTHER = 'Másik,1,Budapest,shop,1117,Budapest,Bartók út 4.,47.47,19.05,,,,';
const file = (...rows: readonly string[]) => [HEAD, ...rows].join('\n');

describe('places of collection', () => {
  let shop: OperatorShop;
  let visitor: Visitor;
  const config = testConfig();

  beforeAll(async () => {
    shop = await openOperatorShop({ config });
    await shop.db.updateTable('product_stock').set({ quantity: 500 }).execute();
  }, OPEN_MS);
  afterAll(() => shop.close());

  const importFile = async (content: string, ...options: readonly string[]) => command(shop.client, pointsTopic, 'import', await shop.write('points.csv', content), ...options);
  const failure = async (content: string) => importFile(content).then(() => '', (error: Error) => error.message);
  const choose = (id: number, place?: string) => visitor.call('PUT', '/api/cart/method/delivery', { body: { id, place } });
  const chosen = async (id: number, place?: string): Promise<Cart> => dataOf(await choose(id, place), cartSchema);
  const search = (text: string, headers = {}) => visitor.read(pointsSchema, `/api/cart/points?${new URLSearchParams({ search: text })}`, headers);
  const cart = () => visitor.read(cartSchema, '/api/cart');

  async function fillCart(productId: number, quantity = 1): Promise<void> {
    visitor = await shop.visitor().arrive();
    await putInCart(visitor, productId, quantity);
    await visitor.call('PUT', '/api/cart/customer', { body: CUSTOMER });
    await visitor.call('PUT', '/api/cart/method/payment', { body: { id: BANK_TRANSFER } });
  }

  describe('imported parcel points', () => {
    it('are refused as a whole, with every error and its line', async () => {
      const broken = await failure(file(GYOR, GYOR.replace('GY-1', 'GY-3').replace('47.69', '57.69').replace('9021', '902'), SZEGED.replace('shop', 'kiosk')));
      expect(broken.split('\n').slice(1)).toEqual([
        expect.stringContaining('line 3, zipcode: Enter a Hungarian postcode'), expect.stringContaining('line 3, latitude: The largest value allowed is 48.6'), expect.stringContaining('line 4, kind: '),
      ]);
      expect(await failure(file(GYOR, SZEGED, GYOR))).toContain('line 4, code: Line 2 has the same point.');
      expect(await failure('carrier,colour\nA,b')).toContain('has the column “colour”');
      expect(await command(shop.client, pointsTopic, 'list')).toBe('There are no parcel points.');
    });

    it('are checked without a change, imported, and listed', async () => {
      expect(await importFile(file(GYOR, GYOR_SMALL, SZEGED), '--dry-run')).toMatch(/Próbapont\s+3\s+0\s+0\s+0\s+0[^]*Nothing is changed/);
      expect(await command(shop.client, pointsTopic, 'list')).toBe('There are no parcel points.');
      expect(await importFile(file(GYOR, GYOR_SMALL, SZEGED, OTHER))).toMatch(/Próbapont\s+3\s+0\s+0\s+0\s+0\nMásik\s+1/);
      expect(await command(shop.client, pointsTopic, 'list', '--town', 'győr')).toMatch(/Próbapont\s+3\s+0[^]*Próbapont:GY-1 {2}locker {2}Győr, Fő tér {2}9021 Győr, Fő tér 1\./);
    });

    it('become inactive once a file of their carrier lacks them, and active again with the next one', async () => {
      expect(await importFile(file(GYOR.replace('Fő tér 1.', 'Fő tér 2.'), GYOR_SMALL))).toMatch(/Próbapont\s+0\s+1\s+1\s+0\s+1/);
      expect(await command(shop.client, pointsTopic, 'list', '--carrier', 'Próbapont')).toContain('shop, inactive');
      expect(await importFile(file(GYOR, GYOR_SMALL, SZEGED))).toMatch(/Próbapont\s+0\s+1\s+2\s+1\s+0/);
      expect(await command(shop.client, pointsTopic, 'list')).toMatch(/Másik\s+1\s+0/);
    });
  });

  describe('the search for parcel points', () => {
    it('finds the nearest points by postcode, a near postcode, a town, and the postcode of the buyer', async () => {
      await fillCart(MUG, 3);
      const codes = async (text: string) => (await search(text)).points.map(({ id }) => id);
      expect(await codes('9021')).toEqual(['Próbapont:GY-1', 'Próbapont:GY-2', 'Másik:1', 'Próbapont:SZ-1']);
      expect(await codes('9023 Győr')).toEqual(await codes('9021'));
      expect((await codes('szeged'))[0]).toBe('Próbapont:SZ-1');
      expect((await codes('Budapest XI. kerület'))[0]).toBe('Másik:1');
      expect(await search('')).toMatchObject({ search: '9021', centre: { name: '9021' } });
      expect(await search('Hódmezővásárhely')).toMatchObject({ centre: { name: 'Hódmezővásárhely' }, points: [{ id: 'Próbapont:SZ-1' }, {}, {}, {}] });
      expect(await search('Sehol')).toEqual({ search: 'Sehol', centre: null, points: [] });
    });

    it('has distances, opening hours in the language of the request, and the limit that the cart exceeds', async () => {
      await fillCart(CHAIR);
      const [first, second] = (await search('9021', { locale: 'en' })).points;
      expect(first).toMatchObject({ kind: 'locker', opening_hours: 'always open', obstacle: null, latitude: 47.69 });
      expect(second?.distance_km).toBeGreaterThan(first?.distance_km ?? Infinity);
      expect(second).toMatchObject({ obstacle: 'too_heavy', limit: 4 });
      expect((await search('9021')).points[0]?.opening_hours).toBe('mindig nyitva');
    });
  });

  describe('the choice', () => {
    it('is required for a parcel point and for pick-up, and only places of the method can be chosen', async () => {
      await fillCart(CHAIR);
      for (const method of [PARCEL_POINT, PICK_UP]) {
        expect(await chosen(method)).toMatchObject({ delivery_method: method, delivery_place: null, lost_place: null });
        await visitor.call('PUT', '/api/cart/method/payment', { body: { id: BANK_TRANSFER } });
        expect(errorOf(await order(visitor)).code).toBe('delivery_place_missing');
      }
      for (const [method, place] of [[PARCEL_POINT, SHOWROOM_GYOR], [PICK_UP, 'Próbapont:GY-1'], [PICK_UP, 'showroom:pest'], [PARCEL_POINT, 'Próbapont:GY-2'], [PARCEL_POINT, 'Próbapont:X'], [HOME_DELIVERY, SHOWROOM_GYOR]] as const) {
        expect(errorOf(await choose(method, place)).code).toBe('delivery_place_unavailable');
      }
      expect(errorOf(await choose(PICK_UP, 'gyor')).code).toBe('validation_failed');
    });

    it('stays with the method, and ends with another one', async () => {
      await fillCart(CHAIR);
      expect((await chosen(PICK_UP, SHOWROOM_GYOR)).delivery_place).toMatchObject({ name: 'Fészek Győr', opening_hours: 'H–\u2060P 09:00–\u206018:00; Szo 09:00–\u206013:00; V zárva' });
      expect((await chosen(PICK_UP)).delivery_place?.id).toBe(SHOWROOM_GYOR);
      expect((await chosen(HOME_DELIVERY)).delivery_place).toBeNull();
      expect((await chosen(PICK_UP)).delivery_place).toBeNull();
    });

    it('is requested again for a point that has closed, or cannot take the cart any more', async () => {
      await fillCart(MUG, 3);
      expect((await chosen(PARCEL_POINT, 'Próbapont:GY-2')).delivery_place?.name).toBe('Győr, piac');
      await putInCart(visitor, CHAIR, 1);
      expect(await cart()).toMatchObject({ delivery_place: null, lost_place: 'Győr, piac' });
      expect((await chosen(PARCEL_POINT, 'Próbapont:SZ-1')).lost_place).toBeNull();
      await importFile(file(GYOR, GYOR_SMALL));
      expect(await cart()).toMatchObject({ delivery_place: null, lost_place: 'Szeged, pályaudvar' });
      await visitor.call('PUT', '/api/cart/method/payment', { body: { id: BANK_TRANSFER } });
      expect(errorOf(await order(visitor)).code).toBe('delivery_place_unavailable');
    });

    it('is not offered for goods that are too large for every point', async () => {
      await fillCart(SOFA);
      expect((await cart()).unavailable_delivery_methods).toMatchObject([{ id: PARCEL_POINT, obstacle: 'too_long' }]);
      expect(errorOf(await choose(PARCEL_POINT, 'Próbapont:GY-1')).code).toBe('method_not_allowed_here');
    });
  });

  describe('an order', () => {
    it.each([
      ['a parcel point', PARCEL_POINT, 'Próbapont:GY-1', ['Próbapont: Győr, Fő tér', '9021 Győr, Fő tér 1.', 'mindig nyitva'], false],
      ['a showroom', PICK_UP, SHOWROOM_GYOR, ['Fészek Győr', '9021 Győr, Baross Gábor út 12.', 'H–\u2060P 09:00–\u206018:00; Szo 09:00–\u206013:00; V zárva'], true],
    ] as const)('names %s with its address and opening hours, without a delivery address', async (_name, method, place, rows, isPickUp) => {
      await fillCart(MUG, 3);
      await chosen(method, place);
      const { order_hash: hash } = dataOf(await order(visitor), orderPlacedSchema);
      const placed = await visitor.read(orderSchema, `/api/orders/${hash}`);
      expect(placed.delivery).toMatchObject({ is_pickup: isPickUp, address: null, place: { id: place, city: 'Győr' } });
      expect((await (await shop.visitor().arrive()).read(orderSchema, `/api/orders/${hash}`)).delivery.place).toBeNull();
      const [mail] = await mailsAbout(shop.db, placed.id);
      for (const row of rows) expect(JSON.stringify(mail?.content)).toContain(row);
      expect(JSON.stringify(mail?.content)).toContain('Átvétel');
      const proof = await shop.db.transaction().execute(async (trx) => toProof(await loadMailOrder(trx, placed.id), config.seller));
      expect(proof.parties.at(-1)).toEqual({ label: 'Átvétel helye', rows });
      const homeVat = await HomeVat.open({ db: shop.db, clock: shop.clock, changes: shop.changes, listPageTags: async () => [] });
      expect(orderDetails(await showOrder({ db: shop.db, clock: shop.clock, homeVat }, hash))).toContain(place);
    });
  });

  describe('the stock of showrooms', () => {
    const showrooms = async () => (await visitor.read(showroomChoicesSchema, '/api/cart/showrooms')).showrooms;
    const importStock = async (...rows: readonly string[]) => command(shop.client, showroomsTopic, 'stock', 'import', await shop.write('stock.csv', ['showroom,sku,quantity', ...rows].join('\n')));

    it('is imported as a whole, and refused with an unknown showroom or product', async () => {
      await expect(importStock('gyor,CHAIR,2', 'pest,CHAIR,1', 'gyor,NONE,1')).rejects.toThrow(/rows\[1\]\.showroom[^]*rows\[2\]\.sku/);
      expect(await importStock('gyor,CHAIR,2', 'gyor,MUG,9', 'budapest,CHAIR,3')).toMatch(/budapest\s+Fészek Budapest\s+1\s+3\ngyor\s+Fészek Győr\s+2\s+11/);
      expect(await importStock('gyor,CHAIR,2')).toMatch(/budapest\s+Fészek Budapest\s+1\s+3\ngyor\s+Fészek Győr\s+1\s+2/);
      expect(await command(shop.client, showroomsTopic, 'stock', 'set', 'gyor', 'MUG', '9')).toMatch(/gyor\s+Fészek Győr\s+2\s+11/);
    });

    it('is on the page of the product, without the showrooms that have none', async () => {
      const detail = (id: number) => shop.visitor().read(productDetailSchema, `/api/products/${id}`);
      expect((await detail(CHAIR)).showrooms).toEqual([{ city: 'Budapest', pieces: 3 }, { city: 'Győr', pieces: 2 }]);
      expect((await detail(MUG)).showrooms).toEqual([{ city: 'Győr', pieces: 9 }]);
      expect(await detail(SOFA)).toMatchObject({ showrooms: [], has_showrooms: true });
    });

    it('reports which pieces of the cart are at each showroom, and when the rest arrives', async () => {
      await fillCart(CHAIR, 3);
      expect(await showrooms()).toMatchObject([
        { id: 'showroom:budapest', is_all_there: true, there: 3, wanted: 3, rest_on: null, special_days: [{ day: '2026-12-12', hours: '10:00–\u206019:00' }, { day: '2026-12-31', hours: '09:00–\u206012:00' }] },
        { id: SHOWROOM_GYOR, is_all_there: false, there: 2, wanted: 3, rest_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), lines: [{ name: 'Ülőke szék', quantity: 3, there: 2 }] },
      ]);
    });

    it('leaves out pieces that orders collect there, and pieces that the shop cannot sell', async () => {
      await fillCart(CHAIR, 2);
      await chosen(PICK_UP, SHOWROOM_GYOR);
      shop.clock.move(1000);
      dataOf(await order(visitor), orderPlacedSchema);
      await fillCart(CHAIR, 3);
      expect(await showrooms()).toMatchObject([{ there: 3 }, { there: 0 }]);
      await fillCart(MUG, 3);
      await shop.db.updateTable('product_stock').set({ quantity: 1 }).where('product_id', '=', MUG).execute();
      expect(await showrooms()).toMatchObject([{ there: 0 }, { there: 1 }]);
    });
  });
});
