import { sql } from 'kysely';
import type { Changes } from '../../platform/changes/changes.ts';
import type { Catalogue } from '../readModel/Catalogue.ts';
import type { Db } from '../../platform/database/connect.ts';
import { indexPendingChanges } from '../search/updateIndex.ts';
import { invalidateChanges } from './invalidateChanges.ts';
import type { Touched } from './invalidateChanges.ts';

/** The tables and columns whose statistics query plans need. Texts and other large columns are left out: they take long, and no plan uses them. */
const PLANNED_BY = [
  'product (id, sku, category_id, brand_id, group_id, position, popularity, created_at)', 'product_group', 'product_price', 'product_stock', 'product_name (product_id, locale)', 'product_color', 'product_tier',
  'product_earlier_price', 'related_product',
];

/** Statistics stay valid if less than this share of the products has changed. */
const MUCH_CHANGED = 0.1;

/** Refreshes the statistics after a change of many products. The server does so by itself, but too late for the first queries after an import. */
async function refreshStatistics(db: Db, changed: number): Promise<void> {
  const { rows: [known] } = await sql<{ products: number }>`select reltuples::float8 as products from pg_class where oid = 'product'::regclass`.execute(db);
  if (changed < (known?.products ?? 0) * MUCH_CHANGED) return;
  for (const table of PLANNED_BY) await sql`analyze ${sql.raw(table)}`.execute(db);
}

export interface RefreshParts {
  readonly db: Db;
  readonly changes: Changes;
  readonly catalogue: Catalogue;
}

/**
 * Updates lists, caches and the search index after an import: lists within seconds, then the index.
 *
 * @param searchedIds the products whose searchable fields changed
 */
export async function refreshAfterImport({ db, changes, catalogue }: RefreshParts, { searchedIds, ...touched }: Touched & { readonly searchedIds: readonly number[] }): Promise<void> {
  invalidateChanges(changes, touched);
  await refreshStatistics(db, touched.productIds.length);
  await catalogue.caughtUp();
  invalidateChanges(changes, touched);
  if (searchedIds.length === 0) return;
  await indexPendingChanges(db);
  invalidateChanges(changes, touched);
}
