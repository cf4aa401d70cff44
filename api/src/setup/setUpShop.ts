import { sql } from 'kysely';
import type { Db } from '../platform/database/connect.ts';
import { insertInitialData } from './initialData.ts';

/** Any number that nothing else in the database locks. */
const SETUP_LOCK = 20_261_121;

/**
 * Fills a new database with what every shop needs (decision 0043); a shop that is set up already is left alone. Goods and
 * content come through the operator's imports. Safe with several processes at once.
 */
export async function setUpShop(db: Db): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${SETUP_LOCK})`.execute(trx);
    const isSetUp = (await trx.selectFrom('currency').select('id').limit(1).executeTakeFirst()) !== undefined;
    if (!isSetUp) await insertInitialData(trx);
  });
}
