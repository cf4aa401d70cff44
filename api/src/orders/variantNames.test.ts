import { cartSchema, orderPlacedSchema, productsBySkusSchema } from '@feszek/contract';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { OPEN_MS } from '../../test/databases.ts';
import { mailsAbout } from '../../test/mails.ts';
import { openOperatorShop } from '../../test/operator.ts';
import type { OperatorShop } from '../../test/operator.ts';
import { BANK_TRANSFER, order, prepareOrder, seeOrder } from '../../test/shop.ts';
import { VARIANTS } from '../../test/variants.ts';
import { dataOf } from '../../test/visitor.ts';

jest.setTimeout(OPEN_MS);

describe('the name of a chosen variant', () => {
  let shop: OperatorShop;
  let id = 0;
  beforeAll(async () => {
    shop = await openOperatorShop();
    await shop.run(VARIANTS);
    const { products: [rug] } = await shop.visitor().read(productsBySkusSchema, '/api/products/by-skus?skus=RUG-BLUE-S');
    id = rug?.id ?? 0;
  }, 2 * OPEN_MS);
  afterAll(() => shop.close());

  it('is in the cart, in both languages', async () => {
    const visitor = shop.visitor();
    await prepareOrder(visitor, { productId: id });
    const title = async (locale: string) => dataOf(await visitor.call('GET', '/api/cart', { headers: { locale } }), cartSchema).products[0]?.product.title;
    expect([await title('hu'), await title('en')]).toEqual(['Dűne szőnyeg, kék, 140 × 200 cm', 'Dűne rug, blue, 140 × 200 cm']);
  });

  it('is on the order and in its mail', async () => {
    const visitor = shop.visitor();
    await prepareOrder(visitor, { productId: id, payment: BANK_TRANSFER });
    const { order_hash } = dataOf(await order(visitor), orderPlacedSchema);
    expect((await seeOrder(shop, order_hash)).items.map(({ name }) => name)).toEqual(['Dűne szőnyeg, kék, 140 × 200 cm']);
    const { id: orderId } = await shop.db.selectFrom('shop_order').select('id').where('order_hash', '=', order_hash).executeTakeFirstOrThrow();
    expect(JSON.stringify(await mailsAbout(shop.db, orderId))).toContain('Dűne szőnyeg, kék, 140 × 200 cm');
  });
});
