import type { Category, Locale } from '@feszek/contract';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { wireImage } from './toProduct.ts';

/** The whole tree as a list, parents before children, each level in the shop's order. */
export async function loadCategories(db: Kysely<Database>, locale: Locale): Promise<Category[]> {
  const rows = await db
    .selectFrom('category')
    .innerJoin('category_path as hu', (join) => join.onRef('hu.category_id', '=', 'category.id').on('hu.locale', '=', 'hu'))
    .innerJoin('category_path as en', (join) => join.onRef('en.category_id', '=', 'category.id').on('en.locale', '=', 'en'))
    .leftJoin(
      (part) =>
        part
          .selectFrom('category_ancestor')
          .innerJoin('product', 'product.category_id', 'category_ancestor.category_id')
          .groupBy('category_ancestor.ancestor_id')
          .select(['category_ancestor.ancestor_id', sql<number>`count(*)::int`.as('product_count')])
          .as('counts'),
      (join) => join.onRef('counts.ancestor_id', '=', 'category.id'),
    )
    .select(['category.id', 'category.parent_id', 'category.slug', 'category.title', 'category.description', 'category.image', 'hu.path as path_hu', 'en.path as path_en', 'counts.product_count'])
    .orderBy('category.position')
    .execute();
  const categories = rows.map(
    (row): Category => ({
      id: row.id,
      parent_id: row.parent_id,
      slug: row.slug[locale],
      slugs: { hu: row.path_hu, en: row.path_en },
      title: row.title[locale],
      description: row.description[locale],
      image: wireImage(row.image, locale),
      product_count: row.product_count ?? 0,
    }),
  );
  return inTreeOrder(categories);
}

function inTreeOrder(categories: readonly Category[]): Category[] {
  const byParent = Map.groupBy(categories, (category) => category.parent_id);
  const under = (parent: number | null): Category[] => (byParent.get(parent) ?? []).flatMap((category) => [category, ...under(category.id)]);
  return under(null);
}

/** The category's ancestors from the top, and itself, as breadcrumbs: `slug` is the full path. */
export function breadcrumbs(categories: readonly Category[], categoryId: number | null, locale: Locale) {
  const crumbs: { id: number; title: string; slug: string }[] = [];
  const byId = new Map(categories.map((category) => [category.id, category]));
  for (let at = byId.get(categoryId ?? 0); at; at = byId.get(at.parent_id ?? 0)) {
    crumbs.unshift({ id: at.id, title: at.title, slug: at.slugs[locale] });
  }
  return crumbs;
}
