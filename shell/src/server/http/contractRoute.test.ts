import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { FRAGMENT_PROTOCOLS } from '@feszek/contract';
import { startShop } from '../../../test/startShop.ts';
import type { Shop } from '../../../test/startShop.ts';

let shop: Shop;
beforeEach(async () => {
  shop = await startShop();
});
afterEach(() => shop.close());

it('publishes what the shell needs and gives, and the versions of the fragment protocol that it speaks', async () => {
  expect(await (await shop.get('/contract.json')).json()).toMatchObject({
    protocols: FRAGMENT_PROTOCOLS,
    needs: { operations: { 'GET /api/route-rules': expect.arrayContaining(['rule.target']) }, topics: { 'cart.summary': ['quantity'] } },
    gives: { topics: { 'navigation.go': ['ok'] } },
  });
});
