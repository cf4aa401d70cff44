/** The keys of additions to the cart, so that the API makes each once. */
export interface Additions {
  /** The key of an addition: that of the last one of the same pieces, if it has not ended. */
  keyOf(productId: number, quantity: number): string;
  /** The API has answered, or the visitor has changed the line since: what is added from now on is another addition. */
  end(productId: number): void;
}

/** @param newKey - creates a unique key */
export function createAdditions(newKey: () => string = () => crypto.randomUUID()): Additions {
  const open = new Map<number, { readonly quantity: number; readonly key: string }>();
  return {
    keyOf(productId, quantity) {
      const last = open.get(productId);
      const addition = last?.quantity === quantity ? last : { quantity, key: newKey() };
      open.set(productId, addition);
      return addition.key;
    },
    end(productId) {
      open.delete(productId);
    },
  };
}
