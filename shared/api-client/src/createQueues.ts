/** Runs tasks with the same name one after another in the order of the calls, tasks with different names concurrently. */
export type Enqueue = <T>(name: string, task: () => Promise<T>) => Promise<T>;

/** A failed task does not block the following ones. */
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
