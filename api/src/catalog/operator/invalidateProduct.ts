import type { Changes } from '../../platform/changes.ts';
import type { Db } from '../../platform/database/connect.ts';
import { tellChanges } from '../import/tellChanges.ts';
import type { Catalogue } from '../readModel/Catalogue.ts';

export interface InvalidateParts {
  readonly db: Db;
  readonly changes: Changes;
  readonly catalogue: Catalogue;
}

/**
 * Invalidates every page and answer that shows a product or one of its categories. Once more when lists have read the
 * change: an answer that was made in between may be kept with the old value.
 */
export async function invalidateProduct({ db, changes, catalogue }: InvalidateParts, productId: number): Promise<void> {
  const above = await db
    .selectFrom('product')
    .innerJoin('category_ancestor', 'category_ancestor.category_id', 'product.category_id')
    .select('ancestor_id')
    .where('product.id', '=', productId)
    .execute();
  const touched = { productIds: [productId], categoryIds: above.map(({ ancestor_id }) => ancestor_id) };
  tellChanges(changes, touched);
  await catalogue.caughtUp();
  tellChanges(changes, touched);
}
