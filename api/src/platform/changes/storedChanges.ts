import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';
import './tables.ts';

/** The channel of `NOTIFY` on which revisions of public data are announced. */
export const CHANGE_CHANNEL = 'public_change';

/** The maximum number of changes that are read at once. */
export const READ_AT_ONCE = 1000;

export interface StoredChange {
  readonly revision: number;
  readonly process_id: string;
  readonly tags: readonly string[];
}

/** The revision of the newest change. */
export async function currentRevision(db: Db): Promise<number> {
  const { revision } = await db.selectFrom('public_revision').select('revision').executeTakeFirstOrThrow();
  return revision;
}

/**
 * Stores and announces a change. Revisions are committed in their order: the row of the counter is locked until then.
 *
 * @param processId - the process that made the change
 */
export async function storeChange(db: Db, processId: string, tags: readonly string[]): Promise<void> {
  await sql`with next as (update public_revision set revision = revision + 1 returning revision)
    insert into public_change (revision, process_id, tags) select revision, ${processId}, ${sql.val(tags)}::text[] from next
    returning pg_notify(${CHANGE_CHANNEL}, revision::text)`.execute(db);
}

/** The changes after a revision, in their order. */
export function readChanges(db: Db, revision: number): Promise<StoredChange[]> {
  return db.selectFrom('public_change').select(['revision', 'process_id', 'tags']).where('revision', '>', revision).orderBy('revision').limit(READ_AT_ONCE).execute();
}

/** Deletes changes that every process has read. */
export async function removeOldChanges(db: Db): Promise<void> {
  await db.deleteFrom('public_change').where('created_at', '<', sql<Date>`now() - interval '1 day'`).execute();
}
