/** Gives one key to all attempts at the very same order, so that the API takes it once however often it is sent. */
export interface OrderAttempts {
  /** @param order - the request's body; another body is another order, and needs another key */
  keyOf(order: unknown): string;
}

/** @param newKey - creates a unique key */
export function createOrderAttempts(newKey: () => string = () => crypto.randomUUID()): OrderAttempts {
  let last: { readonly order: string; readonly key: string } | undefined;
  return {
    keyOf(order) {
      const text = JSON.stringify(order);
      if (last?.order !== text) last = { order: text, key: newKey() };
      return last.key;
    },
  };
}
