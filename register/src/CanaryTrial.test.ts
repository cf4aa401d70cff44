import { describe, expect, it } from '@jest/globals';
import { CanaryTrial } from './CanaryTrial.ts';

/** A trial with the given numbers of requests, and of failures among them. */
function trialOf(canary: readonly [number, number], stable: readonly [number, number], signal: 'server' | 'browser' = 'server'): CanaryTrial {
  const trial = new CanaryTrial();
  trial.add('canary', signal, { succeeded: canary[0] - canary[1], failed: canary[1] });
  trial.add('stable', signal, { succeeded: stable[0] - stable[1], failed: stable[1] });
  return trial;
}

describe('a canary', () => {
  it.each([
    ['fails a fifth of twenty requests', [20, 4], [0, 0], '4 of 20 requests failed (live release: 0 of 0)'],
    ['fails 2 % where the live release fails none', [300, 6], [5000, 0], '6 of 300 requests failed (live release: 0 of 5000)'],
    ['fails 20 % where the live release fails 2 %', [60, 11], [1000, 20], '11 of 60 requests failed (live release: 20 of 1000)'],
  ] as const)('is rolled back if it %s', (_, canary, stable, reason) => {
    expect(trialOf(canary, stable).verdict()).toBe(reason);
  });

  it.each([
    ['has had too few requests', [19, 10], [10, 0]],
    ['fails as often as the live release', [1000, 15], [20_000, 300]],
    ['fails once in many requests', [500, 1], [10_000, 0]],
    ['has no failure', [10_000, 0], [10_000, 0]],
    ['fails a third of its requests, as the live release does', [300, 100], [3000, 900]],
  ] as const)('goes on while it %s', (_, canary, stable) => {
    expect(trialOf(canary, stable).verdict()).toBeUndefined();
  });

  it('is judged by its page views in browsers too', () => {
    expect(trialOf([40, 9], [900, 0], 'browser').verdict()).toBe('9 of 40 page views failed (live release: 0 of 900)');
  });

  it('is seldom rolled back in 10,000 requests, evaluated after each, if it fails as often as a live release with as many visitors', () => {
    // A fixed sequence of pseudo-random numbers (mulberry32), so that the test has one outcome.
    let state = 20_261_126;
    const random = () => {
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
    };
    let alarms = 0;
    for (let run = 0; run < 50; run += 1) {
      const trial = trialOf([0, 0], [0, 0]);
      for (let count = 0; count < 10_000 && trial.verdict() === undefined; count += 1) {
        for (const role of ['canary', 'stable'] as const) {
          const failed = random() < 0.02 ? 1 : 0;
          trial.add(role, 'server', { succeeded: 1 - failed, failed });
        }
      }
      if (trial.verdict() !== undefined) alarms += 1;
    }
    expect(alarms).toBeLessThanOrEqual(1);
  });
});
