import type { PGlite } from '@electric-sql/pglite';
import { PGliteDialect, PGliteDriver } from 'kysely';
import type { DatabaseConnection } from 'kysely';

/**
 * Kysely's own driver hands its one connection to everybody at once: a query that arrives while another request's
 * transaction is open would run inside that transaction. This one hands it to one borrower at a time, in order of
 * arrival, so that transactions are exclusive. Whoever is inside a transaction must therefore use the transaction
 * for every query, or waits for himself.
 */
class ExclusivePGliteDriver extends PGliteDriver {
  #last: Promise<void> = Promise.resolve();
  #release: () => void = () => undefined;

  override async acquireConnection(): Promise<DatabaseConnection> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const before = this.#last;
    this.#last = promise;
    await before;
    this.#release = resolve;
    return super.acquireConnection();
  }

  override async releaseConnection(): Promise<void> {
    this.#release();
  }
}

/** Kysely on the embedded database, with transactions that are exclusive. */
export class ExclusivePGliteDialect extends PGliteDialect {
  readonly #pglite: PGlite;

  constructor(pglite: PGlite) {
    super({ pglite });
    this.#pglite = pglite;
  }

  override createDriver(): PGliteDriver {
    return new ExclusivePGliteDriver({ pglite: this.#pglite });
  }
}
