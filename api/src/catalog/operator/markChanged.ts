import { sql } from 'kysely';
import type { Trx } from '../../platform/database/Trx.ts';

/** Stores when products were last changed; the sitemap shows it. */
export async function markChanged(trx: Trx, now: Date, ids: readonly number[]): Promise<void> {
  await sql`update product set changed_at = ${now}::timestamptz where id = any(${sql.val(ids)}::int[])`.execute(trx);
}
