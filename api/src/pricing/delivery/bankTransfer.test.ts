import { cartSchema } from '@feszek/contract';
import { describe, expect, it } from '@jest/globals';
import { OPEN_MS } from '../../../test/databases.ts';
import { CHAIR } from '../../../test/goods.ts';
import { BANK_TRANSFER, openShop, placed, prepareOrder, seeOrder, testConfig } from '../../../test/shop.ts';
import type { TestShop } from '../../../test/shop.ts';
import { readBankAccount } from '../../platform/seller/bankAccount.ts';
import { offerPaymentMethods } from './offerPaymentMethods.ts';

async function withShop(account: string, test: (shop: TestShop) => Promise<void>): Promise<void> {
  const shop = await openShop({ config: testConfig({}, { bankAccount: readBankAccount(account), name: 'Fészek Kft.' }) });
  try {
    await test(shop);
  } finally {
    await shop.close();
  }
}

describe('bank transfer', () => {
  it('is offered with the account number and the name of the seller', () => withShop('11773016-11111018', async (shop) => {
    const { order_hash } = await placed(shop.visitor(), { productId: CHAIR, payment: BANK_TRANSFER });
    expect((await seeOrder(shop, order_hash)).payment).toMatchObject({
      description: 'Utald a végösszeget erre a számlára: 11773016-11111018 (Fészek Kft.). A közleménybe írd a rendelésszámot. Az utalás beérkezése után összekészítjük a rendelésed.',
      account: { number: '11773016-11111018', holder: 'Fészek Kft.' },
    });
    await offerPaymentMethods(shop.db, [], undefined);
    const { payment } = await seeOrder(shop, order_hash, { locale: 'en' });
    expect(payment).toMatchObject({ description: 'Write to us for the account number. Give the order number as the reference.', account: null });
  }), OPEN_MS);

  it('is not offered without an account number', () => withShop('', async (shop) => {
    const visitor = shop.visitor();
    const { payment_methods: methods, delivery_methods: deliveries } = await prepareOrder(visitor, { productId: CHAIR }).then(() => visitor.read(cartSchema, '/api/cart'));
    expect(methods.map(({ code }) => code)).toEqual(['card', 'cash_on_delivery']);
    expect(deliveries.flatMap(({ payments }) => payments)).not.toContain(BANK_TRANSFER);
    expect((await visitor.call('PUT', '/api/cart/method/payment', { body: { id: BANK_TRANSFER } })).status).toBe(404);
  }), OPEN_MS);
});
