import type { Owner } from '../../media/owners.ts';
import type { Changes } from '../../platform/changes/changes.ts';
import type { Db } from '../../platform/database/connect.ts';
import { LIST_TAGS } from '../listTags.ts';
import type { Catalogue } from '../readModel/Catalogue.ts';

export interface InvalidationParts {
  readonly db: Db;
  readonly changes: Changes;
  readonly catalogue: Catalogue;
}

/** The picture of a collection is one of a product, and the menus may show it. */
async function collectionTags({ catalogue }: InvalidationParts, productId: number): Promise<string[]> {
  const { collections } = (await catalogue.current()).taxonomy;
  return collections.some(({ productIds }) => productIds.includes(productId)) ? ['collections', 'menus'] : [];
}

/** Tags of the pages that show pictures of an owner. A listing has the tags of its products. The menus show categories. */
async function tagsOf(parts: InvalidationParts, owner: Owner): Promise<string[]> {
  const { db } = parts;
  if (owner.kind === 'products') return [`product:${owner.id}`, ...(await collectionTags(parts, Number(owner.id)))];
  if (owner.kind !== 'categories') return [...LIST_TAGS];
  const above = await db.selectFrom('category_ancestor').select('ancestor_id').where('category_id', '=', owner.id).execute();
  return ['catalogue', 'menus', ...above.map(({ ancestor_id }) => `category:${ancestor_id}`)];
}

/**
 * Invalidates every page that shows pictures of an owner. Invalidates again when lists have read the change, because an
 * answer that was computed in between may have been cached with the previous pictures.
 */
export async function invalidateOwner(parts: InvalidationParts, owner: Owner): Promise<void> {
  const { changes, catalogue } = parts;
  const tags = await tagsOf(parts, owner);
  changes.emit(tags);
  await catalogue.caughtUp();
  changes.emit(tags);
}
