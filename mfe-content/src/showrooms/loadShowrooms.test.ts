/** @jest-environment node */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
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
    expect(await loadShowrooms(contextFor(api.url))).toMatchObject({ status: 200, data: { showrooms: [{ name: 'Fészek Buda' }] }, freshness: { tags: ['showrooms'] } });
  });

  it('is shared at most until a showroom opens or closes', async () => {
    jest.useFakeTimers({ now: new Date('2026-11-23T16:59:30Z'), doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'clearTimeout', 'performance', 'queueMicrotask'] });
    try {
      expect(await loadShowrooms(contextFor(api.url))).toMatchObject({ data: { now: '2026-11-23T16:59:30.000Z' }, freshness: { maxAge: 30, staleWhileRevalidate: 60 } });
    } finally {
      jest.useRealTimers();
    }
  });

  it('is empty if the shop has no showrooms', async () => {
    api.use({ 'GET /api/showrooms': () => [] });
    expect(await loadShowrooms(contextFor(api.url))).toEqual({ status: 404 });
  });
});
