import { sql, Transaction } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import type { Trx } from '../../platform/database/Trx.ts';

/** An arbitrary number for the advisory lock, unique in the database. */
const LOCK = 20_261_122;

/**
 * Changes the search index in a transaction that holds the lock of the index until its end. Without it, two changes could
 * lock the same rows in different orders (a deadlock), or one could write data that it read before the other's change.
 *
 * @param db the transaction to use, or a connection on which one is opened
 * @param change reads what it writes within the transaction
 */
export async function withIndexLock(db: Kysely<Database>, change: (trx: Trx) => Promise<void>): Promise<void> {
  const locked = async (trx: Trx) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx);
    await change(trx);
  };
  await (db instanceof Transaction ? locked(db) : db.transaction().execute(locked));
}
