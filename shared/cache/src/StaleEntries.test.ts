import { describe, expect, it } from '@jest/globals';
import { StaleEntries } from './StaleEntries.ts';

function createCache(maxSize = 100) {
  let now = 0;
  return { cache: new StaleEntries<string>(maxSize, () => now), pass: (seconds: number) => { now += seconds * 1000; } };
}

function policy(maxAge: number, staleWhileRevalidate: number, ...tags: string[]) {
  return { kind: 'public', maxAge, staleWhileRevalidate, tags } as const;
}

describe('a kept value', () => {
  it('is fresh up to its age, stale after it, and gone after that', () => {
    const { cache, pass } = createCache();
    cache.set('a', 'page', 1, policy(10, 20));
    pass(10);
    expect(cache.get('a')).toEqual({ value: 'page', isFresh: true });
    pass(1);
    expect(cache.get('a')).toEqual({ value: 'page', isFresh: false });
    pass(20);
    expect(cache.get('a')).toBeUndefined();
  });

  it('begins its life anew when it is set again', () => {
    const { cache, pass } = createCache();
    cache.set('a', 'old', 1, policy(10, 0));
    pass(9);
    cache.set('a', 'new', 1, policy(10, 0));
    pass(9);
    expect(cache.get('a')).toEqual({ value: 'new', isFresh: true });
  });

  it('is gone once a tag of it is purged', () => {
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

  it('is there for an hour after the value was purged', () => {
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

  it('is there for an hour after the value was too old', () => {
    const { cache, pass } = createCache();
    cache.set('a', 'A', 1, policy(10, 20));
    pass(31);
    expect(cache.get('a')).toBeUndefined();
    expect(cache.lastCopy('a')).toBe('A');
    pass(HOUR);
    expect(cache.lastCopy('a')).toBeUndefined();
  });

  it('is gone once the value is set again', () => {
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

  it('makes room before any value that is in use', () => {
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

describe('a value that is prolonged', () => {
  it('is given again for that while, fresh and then stale', () => {
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

  it('is taken away by a purge', () => {
    const { cache } = createCache();
    cache.set('a', 'A', 1, policy(600, 600, 'x'));
    cache.purge(['x']);
    cache.prolong('a', policy(2, 10));
    expect(cache.purge(['x'])).toBe(1);
    expect(cache.get('a')).toBeUndefined();
  });

  it('has no more than its hour, however often it is prolonged', () => {
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

  it('keeps a longer life that it still has', () => {
    const { cache, pass } = createCache();
    cache.set('a', 'A', 1, policy(10, 600));
    pass(11);
    cache.prolong('a', policy(2, 10));
    expect(cache.get('a')?.isFresh).toBe(true);
    pass(500);
    expect(cache.get('a')).toEqual({ value: 'A', isFresh: false });
  });

  it('is none where nothing was kept', () => {
    expect(createCache().cache.prolong('a', policy(2, 10))).toBeUndefined();
  });
});

describe('the bound of all values', () => {
  it('puts out what has been unused for the longest', () => {
    const { cache } = createCache(3);
    for (const key of ['a', 'b', 'c']) cache.set(key, key, 1, policy(10, 0));
    cache.get('a');
    cache.set('d', 'd', 1, policy(10, 0));
    expect(['a', 'b', 'c', 'd'].filter((key) => cache.get(key))).toEqual(['a', 'c', 'd']);
  });

  it('counts a value that is set again, purged or gone only as long as it is there', () => {
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

  it('does not put everything out for a value that is larger than the bound', () => {
    const { cache } = createCache(3);
    cache.set('a', 'a', 1, policy(10, 0));
    cache.set('huge', 'huge', 4, policy(10, 0));
    expect(cache.get('huge')).toBeUndefined();
    expect(cache.get('a')?.value).toBe('a');
  });
});
