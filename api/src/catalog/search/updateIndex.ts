import { sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import type { Trx } from '../../platform/database/Trx.ts';
import { indexProducts } from './indexProducts.ts';
import { storeSynonyms } from './synonyms/storeSynonyms.ts';
import { SYNONYMS } from './synonyms/synonyms.ts';
import { withIndexLock } from './withIndexLock.ts';

/** Must be raised when the analysis of words changes: an index of another version is built again at the next start. */
const VERSION = '5';
const KEY = 'search_version';

/**
 * Builds the search index if it is missing or has an older version, and applies pending changes. Safe with several
 * concurrent processes.
 */
export async function updateIndex(db: Db): Promise<void> {
  await withIndexLock(db, async (trx) => {
    await storeSynonyms(trx, SYNONYMS);
    const current = await trx.selectFrom('setting').where('key', '=', KEY).select('value').executeTakeFirst();
    if (current?.value === VERSION) return;
    // A change from here on may be missed; the process that makes it applies it.
    const seen = await trx.selectFrom('search_behind').select('id').execute();
    await indexProducts(trx);
    if (seen.length > 0) await trx.deleteFrom('search_behind').where('id', 'in', seen.map(({ id }) => id)).execute();
    await trx
      .insertInto('setting')
      .values({ key: KEY, value: VERSION })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: VERSION }))
      .execute();
  });
  await indexPendingChanges(db);
}

/**
 * Records in the transaction that changes products that the index is behind. If `indexPendingChanges` is interrupted, the next
 * call of it continues.
 */
export async function recordPendingChanges(trx: Trx, ids: readonly number[]): Promise<void> {
  await trx.insertInto('search_behind').values({ product_ids: sql`${sql.val(ids)}::int[]` }).execute();
}

/** Applies all pending changes to the index, batch by batch, in short transactions. */
export async function indexPendingChanges(db: Db): Promise<void> {
  for (;;) {
    const change = await db.selectFrom('search_behind').select(['id', 'product_ids']).orderBy('id').limit(1).executeTakeFirst();
    if (!change) return;
    await indexProducts(db, change.product_ids);
    await db.deleteFrom('search_behind').where('id', '=', change.id).execute();
  }
}
