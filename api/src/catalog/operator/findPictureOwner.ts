import type { MediaOwner } from '@feszek/contract';
import type { Kysely } from 'kysely';
import type { Owner } from '../../media/owners.ts';
import type { Database } from '../../platform/database/schema.ts';
import { ApiError } from '../../platform/http/errors.ts';

/** Pages with a picture. */
const PAGES: ReadonlySet<string> = new Set(['home']);

async function findOwner(db: Kysely<Database>, kind: MediaOwner, key: string): Promise<Owner | undefined> {
  if (kind === 'pages') return PAGES.has(key) ? { kind, column: 'page', id: key } : undefined;
  if (kind === 'products') {
    const product = await db.selectFrom('product').select('id').where('sku', '=', key).executeTakeFirst();
    return product && { kind, column: 'product_id', id: product.id };
  }
  if (kind === 'brands') {
    const brand = await db.selectFrom('brand').select('id').where('slug', '=', key).executeTakeFirst();
    return brand && { kind, column: 'brand_id', id: brand.id };
  }
  const category = await db.selectFrom('category_path').select('category_id').where('locale', '=', 'hu').where('path', '=', key).executeTakeFirst();
  return category && { kind, column: 'category_id', id: category.category_id };
}

/**
 * Finds the owner of pictures by the name that the operator uses.
 *
 * @param key - a SKU, a category's Hungarian path, a brand's slug, or a page's name
 * @throws ApiError `not_found`
 */
export async function findPictureOwner(db: Kysely<Database>, kind: MediaOwner, key: string): Promise<Owner> {
  const owner = await findOwner(db, kind, key.replaceAll('\0', ''));
  if (!owner) throw new ApiError('not_found');
  return owner;
}
