import type { AbortableQueryOptions } from 'kysely';

/**
 * Options of a statement that ends when its caller has left: the database cancels it, and its connection is free again.
 * Without them a search continues on the database after its visitor has disconnected.
 *
 * @param signal aborts when the result is not needed any more; the statement then rejects with the signal's reason
 */
export function canceledBy(signal: AbortSignal | undefined): AbortableQueryOptions {
  return { signal, inflightQueryAbortStrategy: 'cancel query' };
}
