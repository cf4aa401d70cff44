import { describe, expect, it } from '@jest/globals';
import { TokenBuckets } from './TokenBuckets.ts';

function spendTimes(buckets: TokenBuckets, key: string, times: number): number[] {
  return Array.from({ length: times }, () => buckets.spend(key));
}

describe('token buckets', () => {
  it('allow a full bucket to be spent at once, then return the time until the next token', () => {
    const buckets = new TokenBuckets({ burst: 3, perSecond: 0.5, now: () => 0 });
    expect(spendTimes(buckets, 'a', 5)).toEqual([0, 0, 0, 2, 2]);
  });

  it('are refilled over time, up to their burst', () => {
    let now = 0;
    const buckets = new TokenBuckets({ burst: 2, perSecond: 10, now: () => now });
    expect(spendTimes(buckets, 'a', 3)).toEqual([0, 0, 1]);
    now = 100;
    expect(spendTimes(buckets, 'a', 2)).toEqual([0, 1]);
    now = 1_000_000;
    expect(spendTimes(buckets, 'a', 3)).toEqual([0, 0, 1]);
  });

  it('count each key separately', () => {
    const buckets = new TokenBuckets({ burst: 1, perSecond: 1, now: () => 0 });
    expect([buckets.spend('a'), buckets.spend('b'), buckets.spend('a'), buckets.spend('__proto__'), buckets.spend('__proto__')]).toEqual([0, 0, 1, 0, 1]);
  });

  it('evict the least recently used key when there are too many', () => {
    const buckets = new TokenBuckets({ burst: 1, perSecond: 1, maxBuckets: 2, now: () => 0 });
    expect(['a', 'b', 'a', 'c', 'a', 'b'].map((key) => buckets.spend(key))).toEqual([0, 0, 1, 0, 1, 0]);
  });
});
