import type { Locale } from '@feszek/contract';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import type { Texts } from '../../platform/database/columns.ts';
import { nounsOf } from './document.ts';
import { inEveryLanguage } from './indexer.ts';
import type { Indexer } from './indexer.ts';

/** A category with the texts by which its products are found. */
export interface SearchedCategory {
  readonly id: number;
  readonly title: Texts;
  readonly description: Texts;
  /** Titles of the ancestors, the nearest first. */
  readonly above: readonly Texts[];
  readonly nouns: Record<Locale, ReadonlySet<string>>;
}

/** Every category by its id. */
export async function loadSearchedCategories(db: Kysely<Database>, indexer: Indexer): Promise<Map<number, SearchedCategory>> {
  const rows = await db.selectFrom('category').select(['id', 'parent_id', 'title', 'description']).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const above = (parent: number | null): Texts[] => {
    const row = byId.get(parent ?? 0);
    return row ? [row.title, ...above(row.parent_id)] : [];
  };
  const titles = (locale: Locale) => rows.map(({ title }) => title[locale]);
  const languages = { hu: await indexer.language('hu', titles('hu')), en: await indexer.language('en', titles('en')) };
  return new Map(
    rows.map(({ id, title, description, parent_id }) => [
      id,
      { id, title, description, above: above(parent_id), nouns: inEveryLanguage((locale) => nounsOf(title[locale], languages[locale])) },
    ]),
  );
}

/** Stores categories and brands in the index, each with the number of its products, in which a product group counts once. */
export async function indexCategoriesAndBrands(db: Kysely<Database>, indexer: Indexer, categories: ReadonlyMap<number, SearchedCategory>): Promise<void> {
  const categoryCounts = await db
    .selectFrom('category_ancestor')
    .innerJoin('product', 'product.category_id', 'category_ancestor.category_id')
    .groupBy('category_ancestor.ancestor_id')
    .select(['category_ancestor.ancestor_id as id', sql<number>`count(distinct coalesce(-product.group_id, product.id))::int`.as('count')])
    .execute();
  const counts = new Map(categoryCounts.map(({ id, count }) => [id, count]));
  await indexer.put(
    'category',
    [...categories.values()].map(({ id, title, description, nouns }) => ({
      id,
      popularity: counts.get(id) ?? 0,
      names: inEveryLanguage((locale) => [{ text: title[locale], nouns: nouns[locale] }]),
      fields: inEveryLanguage((locale) => [{ wordClass: 'd', text: description[locale] }]),
      shown: { count: counts.get(id) ?? 0 },
    })),
  );
  const brands = await db
    .selectFrom('brand')
    .leftJoin('product', 'product.brand_id', 'brand.id')
    .groupBy('brand.id')
    .select(['brand.id', 'brand.name', sql<number>`count(distinct coalesce(-product.group_id, product.id))::int`.as('count')])
    .execute();
  await indexer.put(
    'brand',
    brands.map(({ id, name, count }) => ({
      id,
      popularity: count,
      names: inEveryLanguage(() => []),
      fields: inEveryLanguage(() => [{ wordClass: 'a', text: name }]),
      shown: { count },
    })),
  );
}
