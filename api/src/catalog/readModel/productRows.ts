import { CURRENCIES, LOCALES } from '@feszek/contract';
import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
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

const PRICE_PARTS = CURRENCIES.map((currency) => sql`json_build_array(max(gross) filter (where currency = ${sql.lit(currency)}), max(coalesce(reference_gross, original_gross)) filter (where currency = ${sql.lit(currency)}))`);
const NAME_PARTS = LOCALES.map((locale) => sql`max(sort_key) filter (where locale = ${sql.lit(locale)})`);

/**
 * Leaves out products without a forint price, a name or stock, which are not sold yet. One JSON value for all rows is read faster
 * than many cells. The rows of a product in another table are found together by its id, whatever the statistics are.
 */
async function loadRows(db: Kysely<Database>, which: RawBuilder<unknown>): Promise<readonly ProductRow[]> {
  const { rows } = await sql<{ products: readonly ProductRow[] | null }>`
    select json_agg(json_build_array(product.id, product.position, product.popularity, extract(epoch from product.created_at) * 1000, product.category_id, product.brand_id,
        stock.quantity > 0 and not product.is_for_order, price.list, name.list,
        array(select color_id from product_color where product_color.product_id = product.id order by color_id), product.group_id,
        json_build_array(product.width_mm, product.depth_mm, product.height_mm, product.seats_from, product.seats_to, product.bed_size, product.material_families),
        ${arrivalDays}, product.is_sample) order by product.id) as products
    from product
    join ${stockTable} on stock.product_id = product.id
    cross join lateral (select bool_or(currency = 'HUF') as is_sold, json_build_array(${sql.join(PRICE_PARTS)}) as list from product_price where product_price.product_id = product.id) as price
    cross join lateral (select count(*) as count, json_build_array(${sql.join(NAME_PARTS)}) as list from product_name where product_name.product_id = product.id) as name
    where ${which} and price.is_sold and name.count = ${sql.lit(LOCALES.length)}`.execute(db);
  return rows[0]?.products ?? [];
}

/** The rows of these products, without unknown ids. */
export function loadProductRows(db: Kysely<Database>, ids: readonly number[]): Promise<readonly ProductRow[]> {
  return loadRows(db, sql`product.id = any(${sql.val(ids)}::int[])`);
}

/** The rows of all products from one id to another, both included. */
export function loadProductsBetween(db: Kysely<Database>, first: number, last: number): Promise<readonly ProductRow[]> {
  const within = sql`between ${first}::int and ${last}::int`;
  return loadRows(db, sql`product.id ${within} and stock.product_id ${within}`);
}

/** Ids of all products, ascending. */
export async function loadProductIds(db: Kysely<Database>): Promise<readonly number[]> {
  const { rows } = await sql<{ ids: readonly number[] | null }>`select json_agg(id order by id) as ids from product`.execute(db);
  return rows[0]?.ids ?? [];
}
