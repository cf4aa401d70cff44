import { afterEach, expect, it } from '@jest/globals';
import { startShop } from '../../test/startShop.ts';
import type { Shop } from '../../test/startShop.ts';

const HASH = 'q7_yD0e-1LkXv9TzRwPb2MhNcUoAiSgF';

let shop: Shop;
afterEach(() => shop.close());

it('logs no order hash, no query and no visitor’s address, at any level', async () => {
  const lines: string[] = [];
  shop = await startShop({ config: { logLevel: 'trace' }, logStream: { write: (line) => void lines.push(line) } });
  const headers = { 'x-forwarded-for': '203.0.113.77' };
  await shop.get(`/api/orders/${HASH}?email=anna@example.hu`, headers);
  shop.slices['cart-checkout'].use({ 'checkout-result-order_hash': { answer: () => { throw new Error('The slice is broken'); } } });
  await shop.get(`/hu/checkout/result/${HASH}?email=anna@example.hu`, headers);
  await shop.api.close();
  expect((await shop.get(`/payment/sandbox/${HASH}`, headers)).status).toBe(503);
  expect(lines.join('')).toContain('the API does not answer');
  expect(lines.join('')).not.toMatch(/q7_yD0e|anna@|203\.0\.113\.77/);
});
