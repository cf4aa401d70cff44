import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';

/** Removes notes that every process has read. */
export async function removeOldNotes(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('catalogue_change').where('changed_at', '<', sql<Date>`now() - interval '1 day'`).execute();
}
