import type { Category, Init, Locale, MenuItem } from '@feszek/contract';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { loadCategories } from '../catalogue/categories.ts';
import type { Database } from '../database/schema.ts';

function categoryMenu(categories: readonly Category[], parentId: number | null, locale: Locale): MenuItem[] {
  return categories
    .filter(({ parent_id }) => parent_id === parentId)
    .map(({ id, title, slugs }) => ({
      title,
      link: { slug: slugs[locale], type: 'category', ref_id: id },
      children: categoryMenu(categories, id, locale),
    }));
}

async function loadMenus(db: Kysely<Database>, locale: Locale) {
  const rows = await db.selectFrom('menu_item').selectAll().orderBy('position').execute();
  const items = (menu: 'header' | 'footer', parentId: number | null): MenuItem[] =>
    rows
      .filter((row) => row.menu === menu && row.parent_id === parentId)
      .map((row) => ({
        title: row.title[locale],
        link: { slug: row.slug[locale], type: row.link_type, ref_id: row.ref_id },
        children: items(menu, row.id),
      }));
  return { header: items('header', null), footer: items('footer', null) };
}

async function countReduced(db: Kysely<Database>): Promise<Init['biggest_discount']> {
  const row = await db
    .selectFrom('product_price')
    .where('currency', '=', 'HUF')
    .whereRef('gross', '<', 'original_gross')
    .select([
      sql<number>`count(*)::int`.as('count'),
      sql<number>`coalesce(max(round((original_gross - gross) * 100.0 / original_gross)), 0)::int`.as('percent'),
    ])
    .executeTakeFirstOrThrow();
  return row;
}

/** Menus and counts. The header shows the top of the category tree after its own links. */
export async function loadInit(db: Kysely<Database>, locale: Locale): Promise<Init> {
  const categories = categoryMenu(await loadCategories(db, locale), null, locale);
  const { header, footer } = await loadMenus(db, locale);
  const { count } = await db.selectFrom('product').select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow();
  return {
    menu: { header: [...header, ...categories], categories, footer },
    all_products: count,
    biggest_discount: await countReduced(db),
    extensions: [],
  };
}
