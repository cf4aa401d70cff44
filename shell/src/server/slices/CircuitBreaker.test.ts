import { describe, expect, it } from '@jest/globals';
import { CircuitBreaker } from './CircuitBreaker.ts';

function createBreaker() {
  let now = 0;
  return { breaker: new CircuitBreaker({ pauseMs: 1000, now: () => now }), pass: (ms: number) => { now += ms; } };
}

function fail(breaker: CircuitBreaker, times: number): void {
  for (let count = 0; count < times; count += 1) {
    expect(breaker.admits()).toBe(true);
    breaker.failed();
  }
}

describe('a circuit breaker', () => {
  it('admits every call until three have failed in a row', () => {
    const { breaker } = createBreaker();
    fail(breaker, 2);
    breaker.succeeded();
    fail(breaker, 3);
    expect(breaker.admits()).toBe(false);
  });

  it('refuses calls for the length of the pause, then admits one at a time', () => {
    const { breaker, pass } = createBreaker();
    fail(breaker, 3);
    pass(999);
    expect(breaker.admits()).toBe(false);
    pass(1);
    expect(breaker.admits()).toBe(true);
    expect(breaker.admits()).toBe(false);
  });

  it('closes when the trial call succeeds', () => {
    const { breaker, pass } = createBreaker();
    fail(breaker, 3);
    pass(1000);
    breaker.admits();
    breaker.succeeded();
    expect([breaker.isOpen, breaker.admits(), breaker.admits()]).toEqual([false, true, true]);
  });

  it('begins the next pause when the trial call fails', () => {
    const { breaker, pass } = createBreaker();
    fail(breaker, 3);
    pass(1000);
    fail(breaker, 1);
    pass(999);
    expect(breaker.admits()).toBe(false);
    pass(1);
    expect(breaker.admits()).toBe(true);
  });

  it('admits another trial call after one without a result', () => {
    const { breaker, pass } = createBreaker();
    fail(breaker, 3);
    pass(1000);
    breaker.admits();
    breaker.wasInconclusive();
    expect(breaker.isOpen).toBe(true);
    expect(breaker.admits()).toBe(true);
  });

  it('closes when a call from before the failures succeeds late', () => {
    const { breaker } = createBreaker();
    breaker.admits();
    fail(breaker, 3);
    breaker.succeeded();
    expect(breaker.admits()).toBe(true);
  });
});
