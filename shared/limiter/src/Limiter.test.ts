import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { BusyError, Limiter } from './Limiter.ts';

/** Ends the waits of a test. */
let testEnd: AbortController;
beforeEach(() => {
  testEnd = new AbortController();
});
afterEach(() => testEnd.abort());

/** Enters for a caller that waits until the test ends. */
function enter(limiter: Limiter): Promise<() => void> {
  const entered = limiter.enter(testEnd.signal);
  entered.catch(() => undefined);
  return entered;
}

/** The current state of a promise: its value, its error, or `'waits'`. */
async function stateOf(promise: Promise<unknown>): Promise<unknown> {
  return Promise.race([promise.catch((error: unknown) => error), new Promise((resolve) => { setImmediate(resolve, 'waits'); })]);
}

describe('a limiter', () => {
  it('runs tasks up to the limit, and the waiting ones in the order of their calls', async () => {
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

  it('starts one task for each that ends, even if its end is reported twice', async () => {
    const limiter = new Limiter({ concurrency: 1, waiting: 5, waitMs: 60_000 });
    const leave = await enter(limiter);
    const waiting = [enter(limiter), enter(limiter)];
    leave();
    leave();
    expect(await stateOf(waiting[0] ?? Promise.reject(new Error('none')))).toBeInstanceOf(Function);
    expect(await stateOf(waiting[1] ?? Promise.reject(new Error('none')))).toBe('waits');
  });

  it('rejects a task if too many tasks wait', async () => {
    const limiter = new Limiter({ concurrency: 1, waiting: 1, waitMs: 60_000 });
    await enter(limiter);
    void enter(limiter);
    await expect(enter(limiter)).rejects.toBeInstanceOf(BusyError);
  });

  it('rejects a task that has waited too long, and frees its place', async () => {
    const limiter = new Limiter({ concurrency: 1, waiting: 1, waitMs: 10 });
    const leave = await enter(limiter);
    await expect(enter(limiter)).rejects.toBeInstanceOf(BusyError);
    leave();
    expect(await stateOf(enter(limiter))).toBeInstanceOf(Function);
  });

  it('ends the wait of a task whose caller has aborted', async () => {
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
