import type { MediaMissing } from '@feszek/contract';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';

/** Whether the row's owner has no picture at a position. */
const lacks = (column: string, owner: string, position: number) =>
  sql`not exists (select from media_use where ${sql.ref(`media_use.${column}`)} = ${sql.ref(owner)} and media_use.position = ${position})`;

/**
 * Owners without a picture at a position, most visible first: the home page, categories from the top, brands, products
 * by popularity. Only products have pictures at positions other than 1.
 */
export async function missingPictures(db: Db, limit: number, position: number): Promise<MediaMissing> {
  const { rows } = await sql<MediaMissing['missing'][number]>`
    select owner, key from (
      select 1 as part, 'pages' as owner, page as key, 0 as rank, 0 as id from (values ('home')) as pages(page) where ${position} = 1 and ${lacks('page', 'pages.page', 1)}
      union all
      select 2, 'categories', path, array_length(string_to_array(path, '/'), 1), category.position from category
        join category_path on category_path.category_id = category.id and locale = 'hu' where ${position} = 1 and ${lacks('category_id', 'category.id', 1)}
      union all
      select 3, 'brands', slug, 0, id from brand where ${position} = 1 and ${lacks('brand_id', 'brand.id', 1)}
      union all
      (select 4, 'products', sku, -popularity, id from product where ${lacks('product_id', 'product.id', position)} order by popularity desc, id limit ${limit})
    ) as missing order by part, rank, id limit ${limit}`.execute(db);
  return { missing: [...rows] };
}
