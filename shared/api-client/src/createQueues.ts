/** Runs the tasks of one name one after another, in the order in which they came; different names side by side. */
export type Enqueue = <T>(name: string, task: () => Promise<T>) => Promise<T>;

/** A task that fails does not hold up the ones behind it. */
export function createQueues(): Enqueue {
  const tails = new Map<string, Promise<unknown>>();
  return async (name, task) => {
    const turn = (tails.get(name) ?? Promise.resolve()).then(task, task);
    tails.set(name, turn);
    try {
      return await turn;
    } finally {
      if (tails.get(name) === turn) tails.delete(name);
    }
  };
}
