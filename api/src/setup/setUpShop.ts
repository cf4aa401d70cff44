import { sql } from 'kysely';
import type { Db } from '../platform/database/connect.ts';
import { insertInitialData } from './initialData.ts';

/** An arbitrary number for the advisory lock, unique in the database. */
const SETUP_LOCK = 20_261_121;

/**
 * Fills a new database with the data that every shop needs (decision 0043); an existing shop is unchanged. Goods and
 * content are imported by the operator. Safe with several concurrent processes.
 */
export async function setUpShop(db: Db): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${SETUP_LOCK})`.execute(trx);
    const isSetUp = (await trx.selectFrom('currency').select('id').limit(1).executeTakeFirst()) !== undefined;
    if (!isSetUp) await insertInitialData(trx);
  });
}
