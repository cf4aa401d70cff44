import type { Clock } from '../src/platform/clock.ts';

export interface TestClock extends Clock {
  /** Advances the time, in milliseconds. */
  move(ms: number): void;
}

export function createTestClock(): TestClock {
  let time = Date.UTC(2026, 10, 21, 12);
  return {
    now: () => new Date(time),
    move(ms) {
      time += ms;
    },
  };
}
