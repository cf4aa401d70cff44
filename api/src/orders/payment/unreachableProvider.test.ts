import { orderSchema } from '@feszek/contract';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OPEN_MS } from '../../../test/databases.ts';
import { CHAIR } from '../../../test/goods.ts';
import { CARD, openShop, PAYMENT_SECRET, placed } from '../../../test/shop.ts';
import type { TestShop } from '../../../test/shop.ts';
import { errorOf } from '../../../test/visitor.ts';
import { systemClock } from '../../platform/clock.ts';
import { createSandboxProvider } from './sandbox/sandboxProvider.ts';

describe('a provider that cannot be reached', () => {
  let shop: TestShop;
  beforeAll(async () => {
    // Port 9, where no program listens.
    const paymentProvider = createSandboxProvider({ bankUrl: 'http://127.0.0.1:9', secret: PAYMENT_SECRET }, systemClock);
    shop = await openShop({ paymentProvider });
  }, OPEN_MS);
  afterAll(() => shop.close());

  it('leaves an order that can be paid again, and sends the buyer to its result', async () => {
    const visitor = shop.visitor();
    const { order_hash, redirect_url } = await placed(visitor, { productId: CHAIR });
    expect(redirect_url).toBe(`/hu/checkout/result/${order_hash}`);
    expect(await visitor.read(orderSchema, `/api/orders/${order_hash}`)).toMatchObject({ status: 'payment_failed', transaction_result: { status: 'error' } });
    const body = { payment_method: CARD, transaction_result_url: '/hu/checkout/result' };
    const answer = await visitor.call('POST', `/api/orders/payment_restart/${order_hash}`, { body });
    expect([answer.status, errorOf(answer).code]).toEqual([503, 'payment_provider_unavailable']);
  });
});
