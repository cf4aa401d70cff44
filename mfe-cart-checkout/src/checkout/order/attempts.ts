/** Returns one idempotency key for all attempts at the same order, so that the API places it once. */
export interface OrderAttempts {
  /** @param order - the body of the request; another body is another order with another key */
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
