import { describe, expect, it } from '@jest/globals';
import { SharedCache } from './SharedCache.ts';
import type { Production } from './SharedCache.ts';

function policy(...tags: string[]) {
  return { kind: 'public', maxAge: 10, staleWhileRevalidate: 20, tags } as const;
}

/** A production that the test completes. */
function controlled() {
  const { promise, resolve } = Promise.withResolvers<string>();
  const productions: Production<string>[] = [];
  return {
    productions,
    resolve,
    make: async (production: Production<string>) => {
      productions.push(production);
      const value = await promise;
      production.keep(value, 1, policy('product:17'));
      return value;
    },
  };
}

describe('a value that several callers request concurrently', () => {
  it('is produced once', async () => {
    const cache = new SharedCache<string>(100);
    const work = controlled();
    const all = [cache.produce('a', undefined, work.make), cache.produce('a', undefined, work.make)];
    work.resolve('A');
    expect(await Promise.all(all)).toEqual(['A', 'A']);
    expect(work.productions).toHaveLength(1);
    expect(cache.get('a')).toEqual({ value: 'A', isFresh: true });
  });

  it('is produced again for callers after a failure', async () => {
    const cache = new SharedCache<string>(100);
    await expect(cache.produce('a', undefined, () => Promise.reject(new Error('unavailable')))).rejects.toThrow('unavailable');
    expect(await cache.produce('a', undefined, async () => 'A')).toBe('A');
  });

  it('is aborted once the last caller has aborted, and is not cached', async () => {
    const cache = new SharedCache<string>(100);
    const work = controlled();
    const [anna, bela] = [new AbortController(), new AbortController()];
    const running = [cache.produce('a', anna.signal, work.make), cache.produce('a', bela.signal, work.make)];
    anna.abort();
    expect(work.productions[0]?.signal.aborted).toBe(false);
    bela.abort();
    expect(work.productions[0]?.signal.aborted).toBe(true);
    work.resolve('A');
    await Promise.all(running);
    expect(cache.get('a')).toBeUndefined();
  });

  it('is completed for the cache even if callers abort', async () => {
    const cache = new SharedCache<string>(100);
    const work = controlled();
    const anna = new AbortController();
    const running = [cache.produce('a', anna.signal, work.make), cache.produce('a', undefined, work.make)];
    anna.abort();
    work.resolve('A');
    await Promise.all(running);
    expect(cache.get('a')?.value).toBe('A');
  });
});

describe('a value whose production began before a change', () => {
  it.each([
    ['invalidation of its tag', (cache: SharedCache<string>) => cache.invalidate(['product:17'])],
    ['invalidation of any tag, because its tags are not known before it is produced', (cache: SharedCache<string>) => cache.invalidate(['category:3'])],
    ['removal of everything', (cache: SharedCache<string>) => cache.clear()],
  ])('is not kept after the %s', async (_, change) => {
    const cache = new SharedCache<string>(100);
    const work = controlled();
    const running = cache.produce('a', undefined, work.make);
    change(cache);
    work.resolve('old');
    expect(await running).toBe('old');
    expect(cache.get('a')).toBeUndefined();
  });

  it('is not joined by callers after the change', async () => {
    const cache = new SharedCache<string>(100);
    const before = controlled();
    const after = controlled();
    const first = cache.produce('a', undefined, before.make);
    cache.invalidate(['product:17']);
    const second = cache.produce('a', undefined, after.make);
    after.resolve('new');
    before.resolve('old');
    expect(await Promise.all([first, second])).toEqual(['old', 'new']);
    expect(cache.get('a')?.value).toBe('new');
  });
});

describe('a cached value', () => {
  const keepIn = (cache: SharedCache<string>, key: string, size: number) =>
    cache.produce(key, undefined, async ({ keep }) => {
      keep(key, size, policy(key));
      return key;
    });

  it('remains as a last copy when it is invalidated', async () => {
    const cache = new SharedCache<string>(100);
    await keepIn(cache, 'a', 1);
    expect(cache.invalidate(['a'])).toBe(1);
    expect(cache.get('a')).toBeUndefined();
    expect(cache.lastCopy('a')).toBe('a');
    expect(cache.prolong('a', policy())).toBe('a');
    expect(cache.get('a')?.isFresh).toBe(true);
  });

  it('leaves no last copy when everything is removed', async () => {
    const cache = new SharedCache<string>(100);
    await keepIn(cache, 'a', 1);
    cache.clear();
    expect([cache.get('a'), cache.lastCopy('a'), cache.prolong('a', policy())]).toEqual([undefined, undefined, undefined]);
  });

  it('is counted with the bytes of its key', async () => {
    const cache = new SharedCache<string>(100);
    await keepIn(cache, 'a', 10);
    await keepIn(cache, 'k'.repeat(40), 10);
    expect(cache.get('a')).toBeUndefined();
    await keepIn(cache, 'k'.repeat(60), 1);
    expect(cache.get('k'.repeat(60))).toBeUndefined();
  });
});
