import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fakeShowrooms, startFakeApi } from '@feszek/testing';
import type { FakeApi } from '@feszek/testing';
import { contextFor } from '../../test/shop.tsx';
import { loadShowrooms } from './loadShowrooms.ts';

let api: FakeApi;

beforeEach(async () => {
  api = await startFakeApi({ 'GET /api/showrooms': fakeShowrooms });
});

afterEach(() => api.close());

describe('loadShowrooms', () => {
  it('returns the showrooms, shared between visitors until they change', async () => {
    expect(await loadShowrooms(contextFor(api.url))).toMatchObject({ status: 200, data: [{ name: 'Fészek Buda' }], freshness: { tags: ['showrooms'] } });
  });

  it('is empty if the shop has no showrooms', async () => {
    api.use({ 'GET /api/showrooms': () => [] });
    expect(await loadShowrooms(contextFor(api.url))).toEqual({ status: 404 });
  });
});
