import { cartSchema, categoriesSchema, productDetailSchema, productListSchema, searchSuggestionsSchema } from '@feszek/contract';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mailsTo } from '../../test/accounts.ts';
import { OPEN_MS } from '../../test/databases.ts';
import { SOFA, testGoods } from '../../test/goods.ts';
import { openOperatorShop } from '../../test/operator.ts';
import type { OperatorShop } from '../../test/operator.ts';
import { CARD, CUSTOMER, HOME_DELIVERY, order, placed, prepareOrder, putInCart } from '../../test/shop.ts';
import { dataOf, errorOf } from '../../test/visitor.ts';
import type { Visitor } from '../../test/visitor.ts';

const SAMPLES = [6, 7, 8, 9, 10, 11] as const;
const [SAMPLE, OTHER] = SAMPLES;

function goods() {
  const [chair, sofa, lamp, mug, vase] = testGoods.products;
  if (!chair || !sofa || !lamp || !mug || !vase) throw new Error('The goods are others');
  const sample = (number: number) => ({ ...mug, sku: `SAMPLE-${number}`, category: 'samples', isSample: true as const, title: { hu: `Bukléminta ${number}`, en: `Bouclé sample ${number}` }, slug: { hu: `buklet-minta-${number}`, en: `boucle-sample-${number}` }, stock: 50, createdDaysAgo: 1 });
  return {
    ...testGoods,
    categories: [...testGoods.categories, { key: 'samples', parent: 'living', title: { hu: 'Szövetminták', en: 'Fabric samples' }, slug: { hu: 'szovetmintak', en: 'fabric-samples' }, description: { hu: '', en: '' }, merchantGoogle: 'Furniture' }],
    products: [chair, { ...sofa, sampleSku: 'SAMPLE-2' }, lamp, mug, vase, ...SAMPLES.map((_, index) => sample(index + 1))],
  };
}

describe('a sample of a cover', () => {
  let shop: OperatorShop;
  beforeAll(async () => {
    shop = await openOperatorShop({ goods: goods() });
  }, OPEN_MS);
  afterAll(() => shop.close());

  const put = async (visitor: Visitor, id: number, quantity = 1) => visitor.call('PUT', `/api/cart/product/${id}`, { body: { product_id: id, quantity } });
  const listed = async (query: string) => (await shop.visitor().read(productListSchema, `/api/products?page_size=50&${query}`)).products.map(({ id }) => id);

  it('is on the page of the products with the cover, and in no list but that of its own category', async () => {
    const detail = await shop.visitor().read(productDetailSchema, `/api/products/${SOFA}`);
    expect(detail.samples?.map(({ sku, is_sample }) => [sku, is_sample])).toEqual([['SAMPLE-2', true]]);
    const sample = await shop.visitor().read(productDetailSchema, `/api/products/${SAMPLE}`);
    expect([sample.is_sample, sample.is_new, sample.quantity, sample.delivery?.price_gross, sample.lowest_price_30_days_gross]).toEqual([true, false, 1, 0, null]);
    const [parent, own] = [1, 4];
    expect(await listed(`category_id=${own}`)).toEqual([...SAMPLES]);
    for (const query of ['', 'scope=new', 'scope=sale', `category_id=${parent}`]) expect((await listed(query)).filter((id) => id >= SAMPLE)).toEqual([]);
    const categories = await shop.visitor().read(categoriesSchema, '/api/categories');
    expect(categories.flatMap(({ id, product_count: count }) => ([parent, own].includes(id) ? [[id, count]] : []))).toEqual([[parent, 5], [own, SAMPLES.length]]);
    const { products } = await shop.visitor().read(searchSuggestionsSchema, `/api/search/suggestions?q=${encodeURIComponent('minta')}`);
    expect(products).toEqual([]);
    expect((await shop.visitor().call('GET', '/feeds/google-hu.xml')).text).not.toContain('SAMPLE-');
  });

  it('can be ordered once, and five of them in one order', async () => {
    const visitor = await shop.visitor().arrive();
    expect(errorOf(await put(visitor, SAMPLE, 2))).toMatchObject({ code: 'order_limit', params: { max: 1 } });
    for (const id of SAMPLES.slice(0, 5)) await putInCart(visitor, id, 1);
    expect(errorOf(await put(visitor, SAMPLES[5]))).toMatchObject({ code: 'too_many_samples', params: { max: 5 } });
    expect((await visitor.read(cartSchema, '/api/cart')).products).toHaveLength(5);
  });

  it('is delivered free of charge, also below the minimum amount, and is paid like any product', async () => {
    const visitor = shop.visitor();
    const cart = await prepareOrder(visitor, { productId: SAMPLE, payment: CARD });
    expect(cart.delivery_methods.map(({ price_gross }) => price_gross)).toEqual(cart.delivery_methods.map(() => 0));
    expect([cart.summary.total_amount_gross, cart.summary.total_quantity]).toEqual([490, 1]);
    expect((await order(visitor)).status).toBe(200);
    const { summary } = await shop.db.selectFrom('shop_order').select('summary').orderBy('id', 'desc').executeTakeFirstOrThrow();
    expect([summary.itemsGross, summary.deliveryGross]).toEqual([490, 0]);
    const [mail] = await mailsTo(shop.db, CUSTOMER.email);
    expect(JSON.stringify(mail?.content)).toContain('Bukléminta 1');
  });

  it('does not change the delivery price of other products, which have a minimum amount', async () => {
    const withoutSamples = await shop.visitor().arrive();
    const price = (cart: { delivery_methods: readonly { id: number; price_gross: number }[] }) => cart.delivery_methods.map(({ id, price_gross }) => [id, price_gross]);
    const sofa = await putInCart(withoutSamples, SOFA, 1);
    expect(price(await putInCart(withoutSamples, OTHER, 1))).toEqual(price(sofa));
    const visitor = shop.visitor();
    await prepareOrder(visitor, { productId: 4, delivery: HOME_DELIVERY, payment: CARD });
    expect(errorOf(await order(visitor)).code).toBe('minimum_amount');
    await placed(shop.visitor(), { productId: 1, payment: CARD });
  });

  it('is marked in the catalogue file, as is the product with its cover', async () => {
    const rows = (await shop.exported('jsonl')).trim().split('\n').map((line) => JSON.parse(line));
    expect(rows.filter(({ is_sample }) => is_sample).map(({ sku }) => sku)).toEqual(SAMPLES.map((_, index) => `SAMPLE-${index + 1}`));
    expect(rows.find(({ sku }) => sku === 'SOFA')).toMatchObject({ sample: 'SAMPLE-2', is_sample: false });
    await shop.run(['{"sku":"SOFA","sample":"-"}', '{"sku":"SAMPLE-1","is_sample":false}'].join('\n'), { name: 'changes.jsonl' });
    expect((await shop.visitor().read(productDetailSchema, `/api/products/${SOFA}`)).samples).toEqual([]);
    expect((await listed('')).includes(SAMPLE)).toBe(true);
    const visitor = await shop.visitor().arrive();
    expect(dataOf(await put(visitor, SAMPLE, 2), cartSchema).products).toHaveLength(1);
  });
});
