export interface OptimisticChangesOptions<Key, Value, Answer> {
  /** Sends one change. A rejection rolls the change back. */
  readonly send: (key: Key, value: Value) => Promise<Answer>;
  /** Called after a change is acknowledged; `pending` no longer has it, unless a newer value waits. */
  readonly onAnswer: (answer: Answer, key: Key, value: Value) => void;
  /** Called after a change is rolled back; `value` is the newest one requested. */
  readonly onError: (error: unknown, key: Key, value: Value) => void;
}

/**
 * Optimistic updates, one value per key. The owner merges `pending` into the server's data.
 */
export interface OptimisticChanges<Key, Value> {
  /** The newest value of every key that is not acknowledged yet. */
  readonly pending: ReadonlyMap<Key, Value>;
  /**
   * Makes a value pending and sends it. While a value of the same key is being sent, only the newest one waits.
   *
   * @returns the newest value, once it is acknowledged; rejects with the error of `send` once it is rolled back
   */
  request(key: Key, value: Value): Promise<Value>;
  /** Drops all pending values. A change that is being sent is not aborted. */
  clear(): void;
}

/** Creates the queue of changes for one kind of data. */
export function createOptimisticChanges<Key, Value, Answer>(options: OptimisticChangesOptions<Key, Value, Answer>): OptimisticChanges<Key, Value> {
  const pending = new Map<Key, Value>();
  const sending = new Map<Key, Promise<Value>>();
  async function sendUntilNewest(key: Key, first: Value): Promise<Value> {
    let value = first;
    try {
      for (;;) {
        const answer = await options.send(key, value);
        const newest = pending.get(key) ?? value;
        if (newest === value) pending.delete(key);
        options.onAnswer(answer, key, value);
        if (newest === value) return value;
        value = newest;
      }
    } catch (error) {
      const newest = pending.get(key) ?? value;
      pending.delete(key);
      options.onError(error, key, newest);
      throw error;
    } finally {
      sending.delete(key);
    }
  }

  return {
    pending,
    request(key, value) {
      pending.set(key, value);
      const running = sending.get(key) ?? sendUntilNewest(key, value);
      // A `send` that throws synchronously has been rolled back already.
      if (pending.has(key)) sending.set(key, running);
      return running;
    },
    clear: () => pending.clear(),
  };
}
