import type { PGlite } from '@electric-sql/pglite';
import { PGliteAdapter, PGliteDialect, PGliteDriver } from 'kysely';
import type { DatabaseConnection } from 'kysely';
import { isFulfilledWithin } from '../within.ts';
import { DatabaseBusyError } from './isDatabaseUnavailable.ts';

/** Who has the embedded database's one connection: one borrower at a time, in order of arrival. */
export class Turns {
  #last: Promise<void> = Promise.resolve();
  #end: () => void = () => undefined;

  /**
   * Waits for the connection.
   *
   * @param ms the longest wait, in milliseconds
   * @throws DatabaseBusyError where the connection is not free by then
   */
  async begin(ms: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const before = this.#last;
    this.#last = promise;
    if (!(await isFulfilledWithin(before, ms))) {
      void before.then(resolve);
      throw new DatabaseBusyError(`The embedded database was busy for ${ms / 1000} seconds`);
    }
    this.#end = resolve;
  }

  end(): void {
    this.#end();
  }
}

/**
 * Hands the one connection to one borrower at a time, in order of arrival, so that transactions are exclusive. Inside a
 * transaction, every query must therefore use the transaction: any other waits for its end.
 */
class ExclusivePGliteDriver extends PGliteDriver {
  readonly #turns: Turns;
  readonly #waitMs: number;

  constructor(pglite: PGlite, turns: Turns, waitMs: number) {
    super({ pglite });
    this.#turns = turns;
    this.#waitMs = waitMs;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    await this.#turns.begin(this.#waitMs);
    return super.acquireConnection();
  }

  override async releaseConnection(): Promise<void> {
    this.#turns.end();
  }
}

/** Has Kysely leave the queue to `Turns`: its own has no limit, and is never moved on where acquiring a connection fails. */
class ExclusivePGliteAdapter extends PGliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** Kysely on the embedded database, with transactions that are exclusive. */
export class ExclusivePGliteDialect extends PGliteDialect {
  readonly #pglite: PGlite;
  readonly #turns: Turns;
  readonly #waitMs: number;

  /**
   * @param turns shared by all dialects of this database
   * @param waitMs how long a query waits for its turn, in milliseconds
   */
  constructor(pglite: PGlite, turns: Turns, waitMs: number) {
    super({ pglite });
    this.#pglite = pglite;
    this.#turns = turns;
    this.#waitMs = waitMs;
  }

  override createAdapter(): PGliteAdapter {
    return new ExclusivePGliteAdapter();
  }

  override createDriver(): PGliteDriver {
    return new ExclusivePGliteDriver(this.#pglite, this.#turns, this.#waitMs);
  }
}
