import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Trx } from '../../platform/database/Trx.ts';
import { addStock, replaceStock } from '../../stock/importedStock.ts';

/** The targets and rows of a chunk, as `rowsOf` names them. */
type Rows = RawBuilder<unknown>;

/** A text or list in both languages, each filled from the other. */
function filled(column: string, empty: '""' | '[]'): RawBuilder<unknown> {
  const from = (first: string, second: string) => `coalesce(${column}->'${first}', ${column}->'${second}', '${empty}'::jsonb)`;
  return sql.raw(`jsonb_build_object('hu', ${from('hu', 'en')}, 'en', ${from('en', 'hu')})`);
}

/** A text or list of an existing product, with the languages of the row. */
function renewed(column: string): RawBuilder<unknown> {
  return sql.raw(`(case when r.${column} is null then p.${column} else p.${column} || r.${column} end)`);
}

/** The id of the row's group; null without one, and for the key that takes a product out of its group. */
const GROUP_ID = sql.raw('(select id from product_group where key = r.group_key)');

/** Inserts the new products. */
export async function insertProducts(trx: Trx, rows: Rows, now: Date): Promise<void> {
  await sql`
    insert into product (id, sku, category_id, brand_id, position, slug, title, subtitle, description, features, details, material, care, warnings,
      width_mm, depth_mm, height_mm, weight_g, is_for_order, popularity, created_at, group_id, axis_values, seats_from, seats_to, bed_size, material_families, size_class, services, is_sample, sample_sku)
    select t.product_id, r.sku, t.category_id, t.brand_id, t.position, r.slug, ${filled('r.title', '""')}, ${filled('r.subtitle', '""')}, ${filled('r.description', '""')},
      ${filled('r.features', '[]')}, coalesce(r.details, '[]'), ${filled('r.material', '""')}, ${filled('r.care', '[]')},
      ${filled('r.warnings', '[]')}, r.width_mm, r.depth_mm, r.height_mm, r.weight_g,
      coalesce(r.is_for_order, false), coalesce(r.popularity, 0), coalesce(r.created_at, ${now}::timestamptz),
      ${GROUP_ID}, coalesce(r.axis_values, '[]'), r.seats_from, r.seats_to, r.bed_size, coalesce(r.material_families, '{}'), nullif(r.size_class, 'auto'), r.services,
      coalesce(r.is_sample, false), nullif(r.sample_sku, '-')
    from ${rows} where t.is_new`.execute(trx);
}

const COLUMNS = [
  'category_id', 'brand_id', 'slug', 'title', 'subtitle', 'description', 'features', 'details', 'material', 'care', 'warnings', 'width_mm', 'depth_mm', 'height_mm', 'weight_g',
  'is_for_order', 'popularity', 'created_at', 'group_id', 'axis_values', 'seats_from', 'seats_to', 'bed_size', 'material_families', 'size_class', 'services',
  'is_sample', 'sample_sku',
];

/** A row has these in any case: without one it removes the product's. */
const MEASURES: readonly string[] = ['width_mm', 'depth_mm', 'height_mm', 'weight_g'];
/** Where a row names a column that it has under another name. */
const NAMED_BY = new Map([['category_id', 't.category_id'], ['brand_id', 't.brand_id'], ['group_id', 'r.group_key']]);

const NAMED = COLUMNS.filter((column) => !MEASURES.includes(column)).map((column) => NAMED_BY.get(column) ?? `r.${column}`);
const measuresOf = (table: string) => `row(${MEASURES.map((column) => `${table}.${column}`).join(', ')})`;

/** Whether a row names something that is stored with the product itself: a file of prices does not, and the texts of its products are not read. */
const NAMES_COLUMNS = sql.raw(`(num_nonnulls(${NAMED.join(', ')}) > 0 or ${measuresOf('r')} is distinct from ${measuresOf('p')})`);

/** A product that was changed. */
export interface ChangedProduct {
  readonly id: number;
  /** Whether a searchable field differs; prices and stock are not searchable. */
  readonly isSearched: boolean;
}

/**
 * Updates the existing products with the values of their rows. Must be the last step of a chunk, because it also sets the
 * time of change of the products that the earlier steps have changed.
 *
 * @returns all changed products; a product can be in it twice
 */
export async function updateProducts(trx: Trx, rows: Rows, now: Date): Promise<readonly ChangedProduct[]> {
  const columns = (of: string) => sql.raw(COLUMNS.map((column) => `${of}.${column}`).join(', '));
  const { rows: changed } = await sql<{ id: number }>`
    with renewed as (
      select p.id, coalesce(t.category_id, p.category_id) as category_id, coalesce(t.brand_id, p.brand_id) as brand_id, ${renewed('slug')} as slug, ${renewed('title')} as title,
        ${renewed('subtitle')} as subtitle, ${renewed('description')} as description, ${renewed('features')} as features, coalesce(r.details, p.details) as details,
        ${renewed('material')} as material, ${renewed('care')} as care, ${renewed('warnings')} as warnings, r.width_mm, r.depth_mm, r.height_mm, r.weight_g,
        coalesce(r.is_for_order, p.is_for_order) as is_for_order, coalesce(r.popularity, p.popularity) as popularity, coalesce(r.created_at, p.created_at) as created_at,
        case when r.group_key is null then p.group_id else ${GROUP_ID} end as group_id, coalesce(r.axis_values, p.axis_values) as axis_values,
        coalesce(r.seats_from, p.seats_from) as seats_from, coalesce(r.seats_to, p.seats_to) as seats_to, coalesce(r.bed_size, p.bed_size) as bed_size, coalesce(r.material_families, p.material_families) as material_families,
        nullif(coalesce(r.size_class, p.size_class), 'auto') as size_class, coalesce(r.services, p.services) as services,
        coalesce(r.is_sample, p.is_sample) as is_sample, case when r.sample_sku is null then p.sample_sku else nullif(r.sample_sku, '-') end as sample_sku
      from ${rows} join product p on p.id = t.product_id where not t.is_new and ${NAMES_COLUMNS}
    )
    update product p set changed_at = ${now}::timestamptz, ${sql.raw(COLUMNS.map((column) => `${column} = renewed.${column}`).join(', '))}
    from renewed where p.id = renewed.id and row(${columns('p')}) is distinct from row(${columns('renewed')})
    returning p.id`.execute(trx);
  await sql`update product set changed_at = ${now}::timestamptz where id in (select product_id from import_changed) and changed_at is distinct from ${now}::timestamptz`.execute(trx);
  const noted = await sql<ChangedProduct>`select product_id as id, bool_or(is_searched) as "isSearched" from import_changed group by product_id`.execute(trx);
  return [...noted.rows, ...changed.map(({ id }) => ({ id, isSearched: true }))];
}

/** Stores the sort keys of names. */
export async function applyNames(trx: Trx, rows: Rows): Promise<void> {
  await sql`insert into product_name (product_id, locale, sort_key)
    select t.product_id, key.locale, key.value from ${rows} cross join lateral jsonb_each_text(r.sort_key) as key(locale, value) where t.is_new`.execute(trx);
  await sql`update product_name n set sort_key = r.sort_key->>n.locale
    from ${rows} where not t.is_new and n.product_id = t.product_id and r.sort_key->>n.locale <> n.sort_key`.execute(trx);
}

/** Stores colours in their order. */
export async function applyColors(trx: Trx, rows: Rows): Promise<void> {
  await sql`truncate import_color`.execute(trx);
  await sql`with different as (
      insert into import_color select t.product_id, t.is_new, r.colors from ${rows} where r.colors is not null
        and r.colors is distinct from array(select color.key from product_color join color on color.id = product_color.color_id where product_color.product_id = t.product_id order by product_color.position)
      returning product_id, is_new
    ) insert into import_changed select product_id, true from different where not is_new`.execute(trx);
  await sql`delete from product_color using import_color where product_color.product_id = import_color.product_id`.execute(trx);
  await sql`insert into product_color (product_id, position, color_id)
    select c.product_id, given.position - 1, color.id from import_color c cross join lateral unnest(c.colors) with ordinality as given(key, position) join color on color.key = given.key`.execute(trx);
}

export interface RelatedApplied {
  /** Existing products whose related products have changed. */
  readonly changed: readonly number[];
  /** Unknown SKUs, which are left out. */
  readonly unknown: number;
}

/** Stores related products. Runs when every product of the import is stored. */
export async function applyRelated(trx: Trx, rows: Rows, now: Date): Promise<RelatedApplied> {
  await sql`truncate import_related, import_related_changed`.execute(trx);
  await sql`insert into import_related
    select t.product_id, given.position, other.id
    from ${rows} cross join lateral unnest(r.related) with ordinality as given(sku, position) left join product other on other.sku = given.sku`.execute(trx);
  await sql`insert into import_related_changed
    select t.product_id, t.is_new from ${rows} where r.related is not null
      and array(select related_id from related_product where product_id = t.product_id order by position)
      is distinct from array(select related_id from import_related i where i.product_id = t.product_id and related_id is not null order by position)`.execute(trx);
  await sql`delete from related_product using import_related_changed c where related_product.product_id = c.product_id`.execute(trx);
  await sql`insert into related_product (product_id, position, related_id)
    select i.product_id, i.position - 1, i.related_id from import_related i join import_related_changed c on c.product_id = i.product_id where i.related_id is not null`.execute(trx);
  const changed = await sql<{ id: number }>`update product set changed_at = ${now}::timestamptz from import_related_changed c where product.id = c.product_id and not c.is_new returning product.id`.execute(trx);
  const { rows: [unknown] } = await sql<{ count: number }>`select count(*)::int as count from import_related where related_id is null`.execute(trx);
  return { changed: changed.rows.map(({ id }) => id), unknown: unknown?.count ?? 0 };
}

/** Stores stock. */
export async function applyStock(trx: Trx, rows: Rows): Promise<void> {
  await addStock(sql`select t.product_id, coalesce(r.stock, 0) as quantity from ${rows} where t.is_new`).execute(trx);
  await sql`with changed as (${replaceStock(sql`select t.product_id, r.stock as quantity from ${rows} where not t.is_new and r.stock is not null`)})
    insert into import_changed select product_id, false from changed`.execute(trx);
}
