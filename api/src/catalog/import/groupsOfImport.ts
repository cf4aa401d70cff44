import { sql } from 'kysely';
import type { ImportDuplicates } from '@feszek/contract';
import type { Trx } from '../../platform/database/Trx.ts';
import type { CategoryMap } from './categoriesOfImport.ts';
import { NO_GROUP } from './stagedVariant.ts';

const KEY = sql.raw(`coalesce(r.category_hu, '') || chr(9) || coalesce(r.category_en, '')`);

/** Whether rows can divide a group: they name its key, axes or values, or the category or brand that its variants share. Prices and stock cannot. */
async function canDivideGroups(trx: Trx, id: string): Promise<boolean> {
  const { rows } = await sql<{ can: boolean }>`
    select exists (select from catalogue_import_row where import_id = ${id} and num_nonnulls(group_key, axes, axis_values, category_hu, category_en, brand) > 0)
      and (exists (select from product_group) or exists (select from catalogue_import_row where import_id = ${id} and group_key is not null)) as can`.execute(trx);
  return rows[0]?.can ?? false;
}

/**
 * Rejects rows after which the variants of a group would differ in axes, category or brand, or have the same values. The
 * first stored variant that the file does not name is the reference, or else the first row.
 *
 * @param categories the categories that the rows name
 */
export async function checkGroups(trx: Trx, id: string, duplicates: ImportDuplicates, { found }: Pick<CategoryMap, 'found'>): Promise<void> {
  if (!(await canDivideGroups(trx, id))) return;
  const paths = found.map(({ category_hu, category_en, category_id }) => ({ key: `${category_hu ?? ''}\t${category_en ?? ''}`, category_id }));
  await sql`
    with chosen as (
      select distinct on (sku) r.line, r.sku, r.group_key, r.axes, r.axis_values, r.brand, ${KEY} as key from catalogue_import_row r
      where r.import_id = ${id} and r.faults is null order by r.sku, r.line ${sql.raw(duplicates === 'last' ? 'desc' : 'asc')}
    ), named as (
      select chosen.line, coalesce(chosen.group_key, g.key) as group_key, coalesce(chosen.axes, g.axes) as axes, coalesce(chosen.axis_values, p.axis_values) as axis_values,
        coalesce(path.category_id::text, nullif(chosen.key, chr(9)), p.category_id::text) as category, coalesce(chosen.brand, b.name) as brand
      from chosen left join product p on p.sku = chosen.sku left join product_group g on g.id = p.group_id left join brand b on b.id = p.brand_id
      left join jsonb_to_recordset(${JSON.stringify(paths)}::jsonb) as path(key text, category_id int) on path.key = chosen.key
    ), member as (
      select * from named where group_key <> ${NO_GROUP}
      union all
      select null, g.key, g.axes, p.axis_values, p.category_id::text, b.name from product_group g join product p on p.group_id = g.id join brand b on b.id = p.brand_id
      where g.key in (select group_key from named) and not exists (select from chosen where chosen.sku = p.sku)
    ), compared as (
      select member.*, first_value(axes) over grouped as first_axes, first_value(category) over grouped as first_category, first_value(brand) over grouped as first_brand,
        row_number() over (partition by group_key, axis_values order by line nulls first) as place
      from member window grouped as (partition by group_key order by line nulls first)
    ), faulty as (
      select line, case when axes <> first_axes then jsonb_build_object('path', 'variant_axes', 'code', 'axes_differ')
        when category is distinct from first_category then jsonb_build_object('path', 'category_hu', 'code', 'group_category')
        when brand is distinct from first_brand then jsonb_build_object('path', 'brand', 'code', 'group_brand')
        when place > 1 then jsonb_build_object('path', 'variant_hu', 'code', 'repeated_variant') end as fault
      from compared where line is not null
    )
    update catalogue_import_row r set faults = jsonb_build_array(faulty.fault) from faulty where r.import_id = ${id} and r.line = faulty.line and faulty.fault is not null`.execute(trx);
}

/**
 * Creates the groups that the targets name, and sets the axes of existing ones. Runs before the products are written, and stores the previous groups of those
 * that may leave them.
 *
 * @returns the groups that were created or have other axes
 */
export async function applyGroups(trx: Trx): Promise<readonly number[]> {
  await sql`create temp table import_previous_group on commit drop as
    select t.product_id, p.group_id from import_target t join catalogue_import_row r on r.import_id = t.import_id and r.line = t.line join product p on p.id = t.product_id
    where r.group_key is not null and p.group_id is not null`.execute(trx);
  const { rows } = await sql<{ id: number }>`
    insert into product_group (key, axes)
    select distinct on (r.group_key) r.group_key, r.axes from import_target t join catalogue_import_row r on r.import_id = t.import_id and r.line = t.line
    where r.group_key is not null and r.group_key <> ${NO_GROUP} order by r.group_key, t.line
    on conflict (key) do update set axes = excluded.axes where product_group.axes is distinct from excluded.axes
    returning id`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Removes the groups whose last product the import has moved to another group or to none. */
async function removeEmptyGroups(trx: Trx): Promise<void> {
  await sql`
    delete from product_group g using (
      select distinct previous.group_id from import_previous_group previous join product p on p.id = previous.product_id where p.group_id is distinct from previous.group_id
    ) as left_group
    where g.id = left_group.group_id and not exists (select from product where product.group_id = g.id)`.execute(trx);
}

/**
 * Records the other variants of products as changed whose cards list these products, and removes groups that have lost their
 * last product. A card lists the titles, values and colours of the other variants. It does not list their prices and stock,
 * so products of which only these have changed are not named.
 *
 * @param listedIds the new products, and those of which a searchable field has changed
 * @param groupIds the groups whose axes have changed
 * @returns the recorded products
 */
export async function finishGroups(trx: Trx, listedIds: readonly number[], groupIds: readonly number[]): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    with listed as (select unnest(${sql.val(listedIds)}::int[]) as id)
    select other.id from product other where other.group_id in (
        select group_id from listed join product using (id) union all select group_id from listed join import_previous_group on product_id = listed.id
        union all select unnest(${sql.val(groupIds)}::int[])
      ) and other.id <> all(${sql.val(listedIds)}::int[])`.execute(trx);
  await removeEmptyGroups(trx);
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await trx.insertInto('catalogue_change').values({ product_ids: ids }).execute();
  return ids;
}
