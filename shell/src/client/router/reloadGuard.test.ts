/** @jest-environment jsdom */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { RELOAD_GUARD_MS, isChunkLoadError, mayReload } from './reloadGuard.ts';

beforeEach(() => sessionStorage.clear());

describe('mayReload', () => {
  it('returns true once in ten seconds', () => {
    const now = Date.UTC(2026, 4, 1);
    expect(RELOAD_GUARD_MS).toBe(10_000);
    expect(mayReload(sessionStorage, now)).toBe(true);
    expect(mayReload(sessionStorage, now + 1)).toBe(false);
    expect(mayReload(sessionStorage, now + 9999)).toBe(false);
    expect(mayReload(sessionStorage, now + 10_000)).toBe(true);
    expect(mayReload(sessionStorage, now + 10_001)).toBe(false);
  });
});

describe('isChunkLoadError', () => {
  it.each([
    Object.assign(new Error('Loading chunk 12 failed.'), { name: 'ChunkLoadError' }),
    Object.assign(new Error('x'), { code: 'CSS_CHUNK_LOAD_FAILED' }),
    new Error('Loading CSS chunk 12 failed.'),
    new TypeError('Failed to fetch dynamically imported module: /slices/x.js'),
  ])('knows a file of code or style that did not load: %s', (error) => {
    expect(isChunkLoadError(error)).toBe(true);
  });

  it.each([new Error('no data'), 'Loading chunk 12 failed.', undefined, new TypeError('Failed to fetch')])('rejects any other error: %s', (error) => {
    expect(isChunkLoadError(error)).toBe(false);
  });
});
