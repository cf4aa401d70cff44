import { expect, it } from '@jest/globals';
import { ApiError } from '@feszek/api-client';
import type { ApiClient } from '@feszek/api-client';
import { loadSellerName } from './loadSellerName.ts';

function apiWith(answer: () => unknown): Pick<ApiClient, 'get'> {
  // As in the real client, `T` is not validated.
  return { get: async <T>() => answer() as T };
}

it('names the company that runs the shop, or the shop if there is no name', async () => {
  const failing = () => { throw new ApiError({ status: 503, code: 'internal_error', message: '' }); };
  expect(await loadSellerName(apiWith(() => ({ seller: { name: 'Minta Kft.' } })))).toBe('Minta Kft.');
  expect(await loadSellerName(apiWith(() => ({ seller: { name: '' } })))).toBe('Fészek');
  expect(await loadSellerName(apiWith(failing))).toBe('Fészek');
});
