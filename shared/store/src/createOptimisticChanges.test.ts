import { describe, expect, it, jest } from '@jest/globals';
import { createOptimisticChanges } from './index.ts';

/** Changes of numbers by name. The test resolves every call of `send`. */
function create() {
  const calls: { readonly value: number; readonly resolve: (answer: string) => void; readonly reject: (error: unknown) => void }[] = [];
  const onAnswer = jest.fn<(answer: string, key: string, value: number) => void>();
  const onError = jest.fn<(error: unknown, key: string, value: number) => void>();
  const changes = createOptimisticChanges<string, number, string>({
    send: (_, value) => new Promise<string>((resolve, reject) => calls.push({ value, resolve, reject })),
    onAnswer,
    onError,
  });
  return { changes, calls, onAnswer, onError };
}

describe('createOptimisticChanges', () => {
  it('has a change pending until the server acknowledges it', async () => {
    const { changes, calls, onAnswer } = create();
    const done = changes.request('chairs', 2);
    expect([...changes.pending]).toEqual([['chairs', 2]]);
    calls[0]?.resolve('two chairs');
    await done;
    expect(changes.pending.size).toBe(0);
    expect(onAnswer.mock.calls).toEqual([['two chairs', 'chairs', 2]]);
  });

  it('sends the changes of one key one after another, and only the newest one waits', async () => {
    const { changes, calls, onAnswer } = create();
    const done = [2, 3, 4].map((value) => changes.request('chairs', value));
    expect(calls.map(({ value }) => value)).toEqual([2]);
    calls[0]?.resolve('two chairs');
    await Promise.resolve();
    await Promise.resolve();
    expect(changes.pending.get('chairs')).toBe(4);
    calls[1]?.resolve('four chairs');
    expect(await Promise.all(done)).toEqual([4, 4, 4]);
    expect(calls.map(({ value }) => value)).toEqual([2, 4]);
    expect(onAnswer).toHaveBeenCalledTimes(2);
    expect(changes.pending.size).toBe(0);
  });

  it('sends the changes of two keys concurrently', () => {
    const { changes, calls } = create();
    void changes.request('chairs', 2);
    void changes.request('lamps', 7);
    expect(calls.map(({ value }) => value)).toEqual([2, 7]);
  });

  it('rolls a refused change back, reports the newest value, and rejects', async () => {
    const { changes, calls, onError } = create();
    const refusal = new Error('Only one is left');
    const first = changes.request('chairs', 2);
    const second = changes.request('chairs', 3);
    calls[0]?.reject(refusal);
    await expect(first).rejects.toBe(refusal);
    await expect(second).rejects.toBe(refusal);
    expect(changes.pending.size).toBe(0);
    expect(onError.mock.calls).toEqual([[refusal, 'chairs', 3]]);
  });

  it('sends a key again after it was rolled back, also if `send` threw synchronously', async () => {
    const send = jest.fn<() => Promise<void>>(() => {
      throw new Error('No connection');
    });
    const changes = createOptimisticChanges<string, number, void>({ send, onAnswer: () => undefined, onError: () => undefined });
    await expect(changes.request('chairs', 2)).rejects.toThrow('No connection');
    send.mockImplementation(() => Promise.resolve());
    await changes.request('chairs', 2);
    expect(send).toHaveBeenCalledTimes(2);
  });
});
