import type { AbortableOperationOptions, AbortableQueryOptions, CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';

/**
 * Options of a statement that ends when its caller has left: the database cancels it, and its connection is free again.
 * Without them a search continues on the database after its visitor has disconnected.
 *
 * @param signal aborts when the result is not needed any more; the statement then rejects with the signal's reason
 */
export function canceledBy(signal: AbortSignal | undefined): AbortableQueryOptions {
  return { signal, inflightQueryAbortStrategy: 'cancel query' };
}

/**
 * Lets a canceled statement of a new connection end without an error: its caller has left, and Kysely would print the error
 * to the console.
 */
export async function ignoreCanceled(connection: DatabaseConnection): Promise<void> {
  const execute = connection.executeQuery.bind(connection);
  connection.executeQuery = async <Row>(query: CompiledQuery, options?: AbortableOperationOptions): Promise<QueryResult<Row>> => {
    try {
      return await execute<Row>(query, options);
    } catch (error) {
      if (options?.signal?.aborted) return { rows: [] };
      throw error;
    }
  };
}
