import { describe, expect, it } from '@jest/globals';
import { StaleEntries } from './StaleEntries.ts';

function createCache(maxSize = 100) {
  let now = 0;
  return { cache: new StaleEntries<string>(maxSize, () => now), pass: (seconds: number) => { now += seconds * 1000; } };
}

function policy(maxAge: number, staleWhileRevalidate: number, ...tags: string[]) {
  return { kind: 'public', maxAge, staleWhileRevalidate, tags } as const;
}

describe('a cached value', () => {
  it('is fresh within its lifetime, then stale, then removed', () => {
    const { cache, pass } = createCache();
    cache.set('a', 'page', 1, policy(10, 20));
    pass(10);
    expect(cache.get('a')).toEqual({ value: 'page', isFresh: true });
    pass(1);
    expect(cache.get('a')).toEqual({ value: 'page', isFresh: false });
    pass(20);
    expect(cache.get('a')).toBeUndefined();
  });

  it('starts a new lifetime when it is set again', () => {
    const { cache, pass } = createCache();
    cache.set('a', 'old', 1, policy(10, 0));
    pass(9);
    cache.set('a', 'new', 1, policy(10, 0));
    pass(9);
    expect(cache.get('a')).toEqual({ value: 'new', isFresh: true });
  });

  it('is removed once one of its tags is purged', () => {
    const { cache } = createCache();
    cache.set('a', 'A', 1, policy(10, 0, 'product:17', 'category:3'));
    cache.set('b', 'B', 1, policy(10, 0, 'product:1'));
    expect(cache.purge(['category:3', 'product:170'])).toBe(1);
    expect(cache.get('a')).toBeUndefined();
    expect(cache.get('b')?.value).toBe('B');
  });
});

describe('the last copy of a value', () => {
  const HOUR = 3600;

  it('remains for an hour after the value was purged', () => {
    const { cache, pass } = createCache();
    cache.set('a', 'A', 1, policy(10, 600, 'x'));
    expect(cache.lastCopy('a')).toBeUndefined();
    cache.purge(['x']);
    expect(cache.get('a')).toBeUndefined();
    pass(HOUR);
    expect(cache.lastCopy('a')).toBe('A');
    pass(1);
    expect(cache.lastCopy('a')).toBeUndefined();
  });

  it('remains for an hour after the value has expired', () => {
    const { cache, pass } = createCache();
    cache.set('a', 'A', 1, policy(10, 20));
    pass(31);
    expect(cache.get('a')).toBeUndefined();
    expect(cache.lastCopy('a')).toBe('A');
    pass(HOUR);
    expect(cache.lastCopy('a')).toBeUndefined();
  });

  it('is removed once the value is set again', () => {
    const { cache } = createCache();
    cache.set('a', 'old', 1, policy(10, 0, 'x'));
    cache.purge(['x']);
    cache.set('a', 'new', 1, policy(10, 0, 'x'));
    expect(cache.lastCopy('a')).toBeUndefined();
    expect(cache.get('a')?.value).toBe('new');
  });

  it('is not counted by another purge', () => {
    const { cache } = createCache();
    cache.set('a', 'A', 1, policy(10, 0, 'x'));
    expect([cache.purge(['x']), cache.purge(['x'])]).toEqual([1, 0]);
  });

  it('is evicted before any current value', () => {
    const { cache } = createCache(3);
    cache.set('a', 'a', 1, policy(10, 0));
    cache.set('purged', 'p', 2, policy(10, 0, 'x'));
    cache.purge(['x']);
    cache.set('b', 'b', 1, policy(10, 0));
    expect(cache.lastCopy('purged')).toBeUndefined();
    cache.set('c', 'c', 1, policy(10, 0));
    expect(['a', 'b', 'c'].filter((key) => cache.get(key))).toEqual(['a', 'b', 'c']);
  });
});

describe('a prolonged value', () => {
  it('is returned for that time, fresh and then stale', () => {
    const { cache, pass } = createCache();
    cache.set('a', 'A', 1, policy(600, 600, 'x'));
    cache.purge(['x']);
    expect(cache.prolong('a', policy(2, 10))).toBe('A');
    expect(cache.get('a')).toEqual({ value: 'A', isFresh: true });
    pass(3);
    expect(cache.get('a')).toEqual({ value: 'A', isFresh: false });
    pass(10);
    expect(cache.get('a')).toBeUndefined();
    expect(cache.lastCopy('a')).toBe('A');
  });

  it('is removed by a purge', () => {
    const { cache } = createCache();
    cache.set('a', 'A', 1, policy(600, 600, 'x'));
    cache.purge(['x']);
    cache.prolong('a', policy(2, 10));
    expect(cache.purge(['x'])).toBe(1);
    expect(cache.get('a')).toBeUndefined();
  });

  it('does not outlast its hour as a last copy', () => {
    const { cache, pass } = createCache();
    cache.set('a', 'A', 1, policy(600, 600, 'x'));
    cache.purge(['x']);
    for (let seconds = 0; seconds < 3600; seconds += 10) {
      expect(cache.prolong('a', policy(2, 10))).toBe('A');
      pass(10);
    }
    pass(1);
    expect(cache.prolong('a', policy(2, 10))).toBeUndefined();
    expect(cache.get('a')).toBeUndefined();
  });

  it('keeps its lifetime if that is longer', () => {
    const { cache, pass } = createCache();
    cache.set('a', 'A', 1, policy(10, 600));
    pass(11);
    cache.prolong('a', policy(2, 10));
    expect(cache.get('a')?.isFresh).toBe(true);
    pass(500);
    expect(cache.get('a')).toEqual({ value: 'A', isFresh: false });
  });

  it('is undefined if there is no value', () => {
    expect(createCache().cache.prolong('a', policy(2, 10))).toBeUndefined();
  });
});

describe('the size limit', () => {
  it('evicts the value that was least recently used, to the second', () => {
    const { cache, pass } = createCache(3);
    for (const key of ['a', 'b', 'c']) cache.set(key, key, 1, policy(10, 0));
    pass(1);
    cache.get('a');
    cache.set('d', 'd', 1, policy(10, 0));
    expect(['a', 'b', 'c', 'd'].filter((key) => cache.get(key))).toEqual(['a', 'c', 'd']);
  });

  it('does not count values that were replaced, purged or removed', () => {
    const { cache, pass } = createCache(3);
    cache.set('a', 'a', 3, policy(1, 0));
    cache.set('a', 'a', 1, policy(1, 0, 'x'));
    cache.set('b', 'b', 2, policy(10, 0));
    expect(cache.get('a')?.value).toBe('a');
    cache.purge(['x']);
    cache.set('c', 'c', 1, policy(1, 0));
    pass(2);
    expect(cache.get('c')).toBeUndefined();
    cache.set('d', 'd', 1, policy(10, 0));
    expect(cache.get('b')?.value).toBe('b');
    expect(cache.get('d')?.value).toBe('d');
  });

  it('does not cache a value above the limit, and evicts nothing for it', () => {
    const { cache } = createCache(3);
    cache.set('a', 'a', 1, policy(10, 0));
    cache.set('huge', 'huge', 4, policy(10, 0));
    expect(cache.get('huge')).toBeUndefined();
    expect(cache.get('a')?.value).toBe('a');
  });
});
