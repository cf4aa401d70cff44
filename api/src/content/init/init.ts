import type { Extension, Init, Locale, MenuItem } from '@feszek/contract';
import type { Kysely } from 'kysely';
import type { Listing } from '../../catalog/listProducts.ts';
import type { Taxonomy } from '../../catalog/readModel/taxonomy.ts';
import type { Database } from '../../platform/database/schema.ts';

function categoryMenu(taxonomy: Taxonomy, parentId: number | null, locale: Locale): MenuItem[] {
  return (taxonomy.children.get(parentId) ?? []).map(({ id, title, path }) => ({
    title: title[locale],
    link: { slug: path[locale], type: 'category', ref_id: id },
    children: categoryMenu(taxonomy, id, locale),
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

export interface InitSource extends Pick<Listing, 'db' | 'catalogue'> {
  /** The services of other providers that the shop uses in the browser. */
  readonly extensions: readonly Extension[];
}

/** Menus, counts and extensions. The header shows its own links, then the top level of the category tree. */
export async function loadInit({ db, catalogue, extensions }: InitSource, locale: Locale): Promise<Init> {
  const model = await catalogue.current();
  const categories = categoryMenu(model.taxonomy, null, locale);
  const { header, footer } = await loadMenus(db, locale);
  const { total, reduced } = model.overview();
  return {
    menu: { header: [...header, ...categories], categories, footer },
    all_products: total,
    biggest_discount: reduced,
    extensions: [...extensions],
  };
}
