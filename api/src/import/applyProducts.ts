import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Trx } from '../cart/changeCart.ts';
import { PRODUCT_PICTURE } from '../pictures/cutout.ts';

/** A text or list with both languages, each filled from the other. */
function filled(column: string, empty: '""' | '[]'): RawBuilder<unknown> {
  const from = (first: string, second: string) => `coalesce(${column}->'${first}', ${column}->'${second}', '${empty}'::jsonb)`;
  return sql.raw(`jsonb_build_object('hu', ${from('hu', 'en')}, 'en', ${from('en', 'hu')})`);
}

/** Text or list of an existing product with the languages that the row gives. */
function renewed(column: string): RawBuilder<unknown> {
  return sql.raw(`(case when r.${column} is null then p.${column} else p.${column} || r.${column} end)`);
}

/** A product's pictures as `productImage` of the seed makes them; `title` is the SQL of a complete title. */
function images(title: RawBuilder<unknown>): RawBuilder<unknown> {
  const picture = (variant: string, alt: RawBuilder<unknown>) => sql`jsonb_build_object(
    'path', '/images/products/' || t.product_id || ${sql.lit(`-${variant}-`)} || (r.picture_hash->>${sql.lit(variant)}), 'alt', ${alt},
    'width', ${sql.lit(PRODUCT_PICTURE.width)}::int, 'height', ${sql.lit(PRODUCT_PICTURE.height)}::int)`;
  const suffixed = (hu: string, en: string) => sql`jsonb_build_object('hu', (${title}->>'hu') || ${sql.lit(hu)}, 'en', (${title}->>'en') || ${sql.lit(en)})`;
  const [cutout, room, detail] = [picture('cutout', title), picture('room', suffixed(' a szobában', ' in a room')), picture('detail', suffixed(', részlet', ', detail'))];
  return sql`jsonb_build_object('cutout', ${cutout}, 'room', ${room}, 'all', jsonb_build_array(${cutout}, ${room}, ${detail}))`;
}

const ROWS = sql.raw('import_target t join catalogue_import_row r on r.import_id = t.import_id and r.line = t.line');

/** Products that the shop does not have yet. */
export async function insertProducts(trx: Trx, now: Date): Promise<void> {
  const title = filled('r.title', '""');
  await sql`
    insert into product (id, sku, category_id, brand_id, position, slug, title, subtitle, description, features, details, material, care,
      width_mm, depth_mm, height_mm, weight_g, assumed_measures, images, is_for_order, popularity, created_at)
    select t.product_id, r.sku, t.category_id, t.brand_id, t.position, r.slug, ${title}, ${filled('r.subtitle', '""')}, ${filled('r.description', '""')},
      ${filled('r.features', '[]')}, coalesce(r.details, '[]'), ${filled('r.material', '""')}, ${filled('r.care', '[]')},
      r.width_mm, r.depth_mm, r.height_mm, r.weight_g, r.assumed_measures, ${images(title)},
      coalesce(r.is_for_order, false), coalesce(r.popularity, 0), coalesce(r.created_at, ${now}::timestamptz)
    from ${ROWS} where t.is_new`.execute(trx);
}

const COLUMNS = [
  'category_id', 'brand_id', 'slug', 'title', 'subtitle', 'description', 'features', 'details', 'material', 'care', 'width_mm', 'depth_mm', 'height_mm', 'weight_g',
  'assumed_measures', 'images', 'is_for_order', 'popularity', 'created_at',
];

/** Products that the shop has: what the rows say takes the place of what it had. */
export async function updateProducts(trx: Trx): Promise<void> {
  const columns = (of: string) => sql.raw(COLUMNS.map((column) => `${of}.${column}`).join(', '));
  const title = renewed('title');
  await sql`
    with renewed as (
      select p.id, coalesce(t.category_id, p.category_id) as category_id, coalesce(t.brand_id, p.brand_id) as brand_id, ${renewed('slug')} as slug, ${title} as title,
        ${renewed('subtitle')} as subtitle, ${renewed('description')} as description, ${renewed('features')} as features, coalesce(r.details, p.details) as details,
        ${renewed('material')} as material, ${renewed('care')} as care, r.width_mm, r.depth_mm, r.height_mm, r.weight_g, r.assumed_measures,
        case when r.picture_hash is null then p.images else ${images(title)} end as images,
        coalesce(r.is_for_order, p.is_for_order) as is_for_order, coalesce(r.popularity, p.popularity) as popularity, coalesce(r.created_at, p.created_at) as created_at
      from ${ROWS} join product p on p.id = t.product_id where not t.is_new
    ), changed as (
      update product p set ${sql.raw(COLUMNS.map((column) => `${column} = renewed.${column}`).join(', '))}
      from renewed where p.id = renewed.id and row(${columns('p')}) is distinct from row(${columns('renewed')})
      returning p.id
    )
    insert into import_changed select id from changed`.execute(trx);
}

/** Drawings of products whose pictures are not those that the shop's own range gives them. */
export async function keepPictures(trx: Trx): Promise<void> {
  await sql`
    insert into product_picture (product_id, spec)
    select t.product_id, r.picture from ${ROWS} left join product p on p.id = t.product_id
    where r.picture is not null and (t.is_new or p.images->'cutout'->>'path' <> '/images/products/' || t.product_id || '-cutout-' || (r.picture_hash->>'cutout')
      or exists (select from product_picture where product_picture.product_id = t.product_id))
    on conflict (product_id) do update set spec = excluded.spec where product_picture.spec <> excluded.spec`.execute(trx);
}

/** What names are sorted by. */
export async function applyNames(trx: Trx): Promise<void> {
  await sql`insert into product_name (product_id, locale, sort_key)
    select t.product_id, key.locale, key.value from ${ROWS} cross join lateral jsonb_each_text(r.sort_key) as key(locale, value) where t.is_new`.execute(trx);
  await sql`update product_name n set sort_key = r.sort_key->>n.locale
    from ${ROWS} where not t.is_new and n.product_id = t.product_id and r.sort_key->>n.locale <> n.sort_key`.execute(trx);
}

/** Colours in their order; colours that the shop does not have yet come first. */
export async function applyColors(trx: Trx): Promise<void> {
  await sql`create temp table import_color on commit drop as
    select t.product_id, t.is_new, r.colors from ${ROWS} where r.colors is not null
      and r.colors is distinct from array(select color.key from product_color join color on color.id = product_color.color_id where product_color.product_id = t.product_id order by product_color.position)`.execute(trx);
  await sql`delete from product_color using import_color where product_color.product_id = import_color.product_id`.execute(trx);
  await sql`insert into product_color (product_id, position, color_id)
    select c.product_id, given.position - 1, color.id from import_color c cross join lateral unnest(c.colors) with ordinality as given(key, position) join color on color.key = given.key`.execute(trx);
  await sql`insert into import_changed select product_id from import_color where not is_new`.execute(trx);
}

/**
 * What goes with what. SKUs of no product are left out.
 *
 * @returns how many were
 */
export async function applyRelated(trx: Trx): Promise<number> {
  await sql`create temp table import_related on commit drop as
    select t.product_id, t.is_new, given.position, given.sku, other.id as related_id
    from ${ROWS} cross join lateral unnest(r.related) with ordinality as given(sku, position) left join product other on other.sku = given.sku`.execute(trx);
  await sql`create temp table import_related_changed on commit drop as
    select t.product_id, t.is_new from ${ROWS} where r.related is not null
      and array(select related_id from related_product where product_id = t.product_id order by position)
      is distinct from array(select related_id from import_related i where i.product_id = t.product_id and related_id is not null order by position)`.execute(trx);
  await sql`delete from related_product using import_related_changed c where related_product.product_id = c.product_id`.execute(trx);
  await sql`insert into related_product (product_id, position, related_id)
    select i.product_id, i.position - 1, i.related_id from import_related i join import_related_changed c on c.product_id = i.product_id where i.related_id is not null`.execute(trx);
  await sql`insert into import_changed select product_id from import_related_changed where not is_new`.execute(trx);
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from import_related where related_id is null`.execute(trx);
  return rows[0]?.count ?? 0;
}

/** Pieces in the warehouse. */
export async function applyStock(trx: Trx): Promise<void> {
  await sql`insert into product_stock (product_id, quantity) select t.product_id, coalesce(r.stock, 0) from ${ROWS} where t.is_new`.execute(trx);
  await sql`with changed as (
      update product_stock s set quantity = r.stock from ${ROWS}
      where not t.is_new and s.product_id = t.product_id and r.stock is not null and r.stock <> s.quantity returning s.product_id
    ) insert into import_changed select product_id from changed`.execute(trx);
}
