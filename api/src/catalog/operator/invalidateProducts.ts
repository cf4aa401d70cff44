import { sql } from 'kysely';
import type { Changes } from '../../platform/changes/changes.ts';
import type { Db } from '../../platform/database/connect.ts';
import { invalidateChanges } from '../import/invalidateChanges.ts';
import type { Catalogue } from '../readModel/Catalogue.ts';

export interface InvalidateParts {
  readonly db: Db;
  readonly changes: Changes;
  readonly catalogue: Catalogue;
}

/**
 * Invalidates every page and answer that shows these products or their categories. Invalidates again when lists have
 * read the change, because an answer that was computed in between may have been cached with the previous value.
 */
export async function invalidateProducts({ db, changes, catalogue }: InvalidateParts, productIds: readonly number[]): Promise<void> {
  const above = await db
    .selectFrom('product')
    .innerJoin('category_ancestor', 'category_ancestor.category_id', 'product.category_id')
    .select('ancestor_id')
    .where('product.id', '=', sql<number>`any(${sql.val(productIds)}::int[])`)
    .distinct()
    .execute();
  const touched = { productIds, categoryIds: above.map(({ ancestor_id }) => ancestor_id) };
  invalidateChanges(changes, touched);
  await catalogue.caughtUp();
  invalidateChanges(changes, touched);
}
