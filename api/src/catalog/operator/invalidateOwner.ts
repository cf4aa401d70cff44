import type { Owner } from '../../media/owners.ts';
import type { Changes } from '../../platform/changes/changes.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { Catalogue } from '../readModel/Catalogue.ts';

export interface InvalidationParts {
  readonly db: Db;
  readonly changes: Changes;
  readonly catalogue: Catalogue;
}

/** Tags of the pages that show pictures of an owner. A listing has the tags of its products. */
async function tagsOf(db: Db, owner: Owner): Promise<string[]> {
  if (owner.kind === 'products') return [`product:${owner.id}`];
  if (owner.kind !== 'categories') return ['catalogue'];
  const above = await db.selectFrom('category_ancestor').select('ancestor_id').where('category_id', '=', owner.id).execute();
  return ['catalogue', ...above.map(({ ancestor_id }) => `category:${ancestor_id}`)];
}

/**
 * Invalidates every page that shows pictures of an owner. Invalidates again when lists have read the change, because an
 * answer that was computed in between may have been cached with the previous pictures.
 */
export async function invalidateOwner({ db, changes, catalogue }: InvalidationParts, owner: Owner): Promise<void> {
  const tags = await tagsOf(db, owner);
  changes.emit(tags);
  await catalogue.caughtUp();
  changes.emit(tags);
}
