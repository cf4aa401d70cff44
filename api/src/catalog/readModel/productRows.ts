import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { arrivalDays } from '../../stock/arrivalDays.ts';
import { stockTable } from '../../stock/productStock.ts';
import type { ShapeRow } from './shapes.ts';

/** The properties of a product that filters and sort orders use. A list, not an object, because a large shop reads a hundred thousand of them. */
export type ProductRow = readonly [
  id: number,
  position: number,
  popularity: number,
  /** Milliseconds since 1970. */
  createdAt: number,
  categoryId: number | null,
  brandId: number,
  /** Whether it is in stock. */
  isInStock: boolean,
  /** Gross and the reference of a reduction by currency, in the order of `CURRENCIES`: whole minor units; `null` in a currency without a price. */
  prices: readonly (readonly [gross: number | null, originalGross: number | null])[],
  /** Sort keys, in the order of `LOCALES`. */
  names: readonly string[],
  colorIds: readonly number[],
  /** The id of the product group; `null` without one. */
  groupId: number | null,
  shape: ShapeRow,
  /** Working days until it arrives at the latest; `null` if it is sold out. */
  arrivalDays: number | null,
  isSample: boolean,
];

/** Leaves out products without a forint price, a name or stock, which are not sold yet. One JSON value for all rows is read faster than many cells. */
async function loadRows(db: Kysely<Database>, which: ReturnType<typeof sql>): Promise<readonly ProductRow[]> {
  const { rows } = await sql<{ products: readonly ProductRow[] | null }>`
    select json_agg(json_build_array(product.id, product.position, product.popularity, extract(epoch from product.created_at) * 1000, product.category_id, product.brand_id,
        stock.quantity > 0 and not product.is_for_order,
        json_build_array(json_build_array(huf.gross, coalesce(huf.reference_gross, huf.original_gross)), json_build_array(eur.gross, coalesce(eur.reference_gross, eur.original_gross)), json_build_array(usd.gross, coalesce(usd.reference_gross, usd.original_gross))),
        json_build_array(hu.sort_key, en.sort_key),
        array(select color_id from product_color where product_color.product_id = product.id order by color_id), product.group_id,
        json_build_array(product.width_mm, product.depth_mm, product.height_mm, product.seats_from, product.seats_to, product.bed_size, product.material_families),
        ${arrivalDays}, product.is_sample) order by product.id) as products
    from (${which}) as product
    join ${stockTable} on stock.product_id = product.id
    join product_price as huf on huf.product_id = product.id and huf.currency = 'HUF'
    left join product_price as eur on eur.product_id = product.id and eur.currency = 'EUR'
    left join product_price as usd on usd.product_id = product.id and usd.currency = 'USD'
    join product_name as hu on hu.product_id = product.id and hu.locale = 'hu'
    join product_name as en on en.product_id = product.id and en.locale = 'en'`.execute(db);
  return rows[0]?.products ?? [];
}

/** The rows of these products, without unknown ids. */
export function loadProductRows(db: Kysely<Database>, ids: readonly number[]): Promise<readonly ProductRow[]> {
  return loadRows(db, sql`select * from product where id = any(${sql.val(ids)}::int[])`);
}

/** Ids of all products, ascending. */
export async function loadProductIds(db: Kysely<Database>): Promise<readonly number[]> {
  const { rows } = await sql<{ ids: readonly number[] | null }>`select json_agg(id order by id) as ids from product`.execute(db);
  return rows[0]?.ids ?? [];
}
