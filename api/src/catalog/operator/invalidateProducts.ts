import { sql } from 'kysely';
import type { Changes } from '../../platform/changes/changes.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { Catalogue } from '../readModel/Catalogue.ts';

export interface InvalidateParts {
  readonly db: Db;
  readonly changes: Changes;
  readonly catalogue: Catalogue;
}

export interface ProductInvalidation {
  /** Whether the change concerns lists that contain the products without showing them: their counts, prices or order. By default it does. */
  readonly areListsChanged?: boolean;
}

/** The tags of the lists that contain products. */
async function listTagsOf(db: Db, productIds: readonly number[]): Promise<string[]> {
  const above = await db
    .selectFrom('product')
    .innerJoin('category_ancestor', 'category_ancestor.category_id', 'product.category_id')
    .select('ancestor_id')
    .where('product.id', '=', sql<number>`any(${sql.val(productIds)}::int[])`)
    .distinct()
    .execute();
  return ['catalogue', ...above.map(({ ancestor_id }) => `list:${ancestor_id}`)];
}

/**
 * Invalidates every page and answer that shows these products, and the lists that contain them. Invalidates again when lists
 * have read the change, because an answer that was computed in between may have been cached with the previous value.
 */
export async function invalidateProducts({ db, changes, catalogue }: InvalidateParts, productIds: readonly number[], { areListsChanged = true }: ProductInvalidation = {}): Promise<void> {
  const tags = [...(areListsChanged ? await listTagsOf(db, productIds) : []), ...productIds.map((id) => `product:${id}`)];
  changes.emit(tags);
  await catalogue.caughtUp();
  changes.emit(tags);
}
