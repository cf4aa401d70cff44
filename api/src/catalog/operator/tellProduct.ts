import type { Db } from '../../platform/database/connect.ts';
import type { Changes } from '../../platform/changes.ts';
import type { Catalogue } from '../readModel/Catalogue.ts';
import { tellChanges } from '../import/tellChanges.ts';

export interface ProductChangeParts {
  readonly db: Db;
  readonly changes: Changes;
  readonly catalogue: Catalogue;
}

/**
 * Tells every cache that a product has changed, and its categories with it. Once more when lists know of it: what was
 * asked in between may have been remembered with the old value.
 */
export async function tellProduct({ db, changes, catalogue }: ProductChangeParts, product: { readonly id: number; readonly category_id: number | null }): Promise<void> {
  const above = await db.selectFrom('category_ancestor').select('ancestor_id').where('category_id', '=', product.category_id).execute();
  const touched = { productIds: [product.id], categoryIds: above.map(({ ancestor_id }) => ancestor_id) };
  tellChanges(changes, touched);
  await catalogue.caughtUp();
  tellChanges(changes, touched);
}
