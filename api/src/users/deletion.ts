import type { Kysely } from 'kysely';
import type { Database } from '../platform/database/schema.ts';
import type { Trx } from '../platform/database/Trx.ts';

/** Sets when an account will be deleted; `null` lets it stay. */
export async function setDeletionDue(trx: Trx, userId: number, at: Date | null): Promise<void> {
  await trx.updateTable('app_user').set({ deletion_due_at: at }).where('id', '=', userId).execute();
}

/** The ids of accounts whose deletion is due, the longest due first. */
export async function listDueDeletions(db: Kysely<Database>, now: Date): Promise<number[]> {
  const rows = await db.selectFrom('app_user').select('id').where('deletion_due_at', '<=', now).orderBy('deletion_due_at').execute();
  return rows.map(({ id }) => id);
}
