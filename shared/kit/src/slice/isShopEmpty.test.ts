import { expect, it } from '@jest/globals';
import { ApiError } from '@feszek/api-client';
import type { ApiClient } from '@feszek/api-client';
import { isShopEmpty } from './isShopEmpty.ts';

function apiWith(answer: () => unknown): Pick<ApiClient, 'get'> {
  // As in the real client, `T` is not validated.
  return { get: async <T>() => answer() as T };
}

it('a shop without products is empty; one that does not answer counts as one with products', async () => {
  const failing = () => { throw new ApiError({ status: 503, code: 'internal_error', message: '' }); };
  expect(await isShopEmpty(apiWith(() => ({ all_products: 0 })))).toBe(true);
  expect(await isShopEmpty(apiWith(() => ({ all_products: 12 })))).toBe(false);
  expect(await isShopEmpty(apiWith(failing))).toBe(false);
});
