import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { BusyError, Limiter } from './Limiter.ts';

/** Ends the waits that a test leaves behind. */
let testEnd: AbortController;
beforeEach(() => {
  testEnd = new AbortController();
});
afterEach(() => testEnd.abort());

/** Enters for a caller who stays until the test ends. */
function enter(limiter: Limiter): Promise<() => void> {
  const entered = limiter.enter(testEnd.signal);
  entered.catch(() => undefined);
  return entered;
}

/** What a promise has come to by now: its value, its error, or `'waits'`. */
async function stateOf(promise: Promise<unknown>): Promise<unknown> {
  return Promise.race([promise.catch((error: unknown) => error), new Promise((resolve) => { setImmediate(resolve, 'waits'); })]);
}

describe('a limiter', () => {
  it('lets as many tasks run as may, the next in order of their arrival', async () => {
    const limiter = new Limiter({ concurrency: 2, waiting: 2, waitMs: 60_000 });
    const [first, second] = await Promise.all([enter(limiter), enter(limiter)]);
    const third = enter(limiter);
    const fourth = enter(limiter);
    expect(await stateOf(third)).toBe('waits');
    first();
    expect(await stateOf(third)).toBeInstanceOf(Function);
    expect(await stateOf(fourth)).toBe('waits');
    second();
    expect(await stateOf(fourth)).toBeInstanceOf(Function);
  });

  it('frees one place for a task that ends, even if that says so twice', async () => {
    const limiter = new Limiter({ concurrency: 1, waiting: 5, waitMs: 60_000 });
    const leave = await enter(limiter);
    const waiting = [enter(limiter), enter(limiter)];
    leave();
    leave();
    expect(await stateOf(waiting[0] ?? Promise.reject(new Error('none')))).toBeInstanceOf(Function);
    expect(await stateOf(waiting[1] ?? Promise.reject(new Error('none')))).toBe('waits');
  });

  it('refuses a task where enough wait already', async () => {
    const limiter = new Limiter({ concurrency: 1, waiting: 1, waitMs: 60_000 });
    await enter(limiter);
    void enter(limiter);
    await expect(enter(limiter)).rejects.toBeInstanceOf(BusyError);
  });

  it('refuses a task that has waited too long, and keeps no place for it', async () => {
    const limiter = new Limiter({ concurrency: 1, waiting: 1, waitMs: 10 });
    const leave = await enter(limiter);
    await expect(enter(limiter)).rejects.toBeInstanceOf(BusyError);
    leave();
    expect(await stateOf(enter(limiter))).toBeInstanceOf(Function);
  });

  it('ends the wait of a task whose caller has left', async () => {
    const limiter = new Limiter({ concurrency: 1, waiting: 1, waitMs: 60_000 });
    const leave = await enter(limiter);
    const caller = new AbortController();
    const waiting = limiter.enter(caller.signal);
    caller.abort(new Error('left'));
    await expect(waiting).rejects.toThrow('left');
    await expect(limiter.enter(caller.signal)).rejects.toThrow('left');
    leave();
    expect(await stateOf(enter(limiter))).toBeInstanceOf(Function);
  });
});
