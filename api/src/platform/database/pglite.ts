import { PGlite } from '@electric-sql/pglite';
import { Kysely } from 'kysely';
import type { Connection } from './connect.ts';
import { ExclusivePGliteDialect, Turns } from './exclusivePglite.ts';
import { NUMBER_TYPES, toNumber } from './postgresPool.ts';
import type { Database } from './schema.ts';

/** How long a query waits for the embedded database's one connection, in milliseconds. */
const REQUEST_WAIT_MS = 20_000;
/** Work on the whole range waits for other such work. */
const BULK_WAIT_MS = 30 * 60_000;

/**
 * Opens the embedded database.
 *
 * @param folder where it is kept; `undefined`: in memory, for tests
 * @param initial a dump that a new database begins with; an empty one unless given
 * @param waitMs how long a request's query waits for the one connection, in milliseconds
 */
export async function openPglite(folder?: string, initial?: Blob, waitMs = REQUEST_WAIT_MS): Promise<Connection> {
  const parsers = { [NUMBER_TYPES.INT8]: toNumber, [NUMBER_TYPES.NUMERIC]: toNumber };
  const pglite = await PGlite.create(folder ?? 'memory://', { parsers, ...(initial && { loadDataDir: initial }) });
  const turns = new Turns();
  const db = new Kysely<Database>({ dialect: new ExclusivePGliteDialect(pglite, turns, waitMs) });
  const bulkDb = new Kysely<Database>({ dialect: new ExclusivePGliteDialect(pglite, turns, BULK_WAIT_MS) });
  return {
    db,
    bulkDb,
    async close() {
      await db.destroy();
      await bulkDb.destroy();
      // Kysely closes it where it was used.
      if (!pglite.closed) await pglite.close();
    },
  };
}
