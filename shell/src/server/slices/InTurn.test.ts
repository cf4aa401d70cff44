import { describe, expect, it } from '@jest/globals';
import { InTurn } from './InTurn.ts';

/** Tasks that end when the test says so. */
function createTasks() {
  const ends: PromiseWithResolvers<void>[] = [];
  const task = () => {
    const end = Promise.withResolvers<void>();
    ends.push(end);
    return end.promise;
  };
  return { ends, task };
}

describe('runs in turn', () => {
  it('of one key follow each other, and calls during a run share the next one', async () => {
    const inTurn = new InTurn();
    const { ends, task } = createTasks();
    const first = inTurn.run('a', task);
    const [second, third] = [inTurn.run('a', task), inTurn.run('a', task)];
    expect([third === second, ends.length]).toEqual([true, 1]);
    ends[0]?.resolve();
    await first;
    await Promise.resolve();
    expect(ends).toHaveLength(2);
    ends[1]?.resolve();
    await second;
    const fourth = inTurn.run('a', task);
    expect(ends).toHaveLength(3);
    ends[2]?.resolve();
    await fourth;
  });

  it('of different keys do not wait for each other', () => {
    const inTurn = new InTurn();
    const { ends, task } = createTasks();
    void inTurn.run('a', task);
    void inTurn.run('b', task);
    expect(ends).toHaveLength(2);
  });

  it('continue after a failure, which only those receive who waited for it', async () => {
    const inTurn = new InTurn();
    const { ends, task } = createTasks();
    const [first, second] = [inTurn.run('a', task), inTurn.run('a', task)];
    ends[0]?.reject(new Error('broken'));
    await expect(first).rejects.toThrow('broken');
    await Promise.resolve();
    ends[1]?.resolve();
    await expect(second).resolves.toBeUndefined();
  });
});
