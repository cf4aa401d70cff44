import type { Locale } from '@feszek/contract';
import type { Kysely } from 'kysely';
import { loadPagePictures, storedImage, usedPictures } from '../../media/usedPictures.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { StoredImage } from '../../media/storedImage.ts';
import type { Texts } from '../../platform/database/columns.ts';

export interface TaxonomyCategory {
  readonly id: number;
  readonly parentId: number | null;
  readonly slug: Texts;
  readonly title: Texts;
  readonly description: Texts;
  readonly image: StoredImage | null;
  /** The full path. */
  readonly path: Texts;
}

export interface TaxonomyBrand {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly description: Texts;
  readonly image: StoredImage | null;
}

export interface TaxonomyColor {
  readonly id: number;
  readonly key: string;
  readonly title: Texts;
  readonly hex: string;
}

export interface TaxonomyCollection {
  readonly id: number;
  readonly slug: Texts;
  readonly title: Texts;
  readonly description: Texts;
  /** In the shop's order. */
  readonly productIds: readonly number[];
}

/** Categories, brands, colours and collections: few enough to be in memory as a whole. */
export interface Taxonomy {
  /** By id; in tree order, parents before children, each level in the shop's order. */
  readonly categories: ReadonlyMap<number, TaxonomyCategory>;
  /** By the parent category; `null` for the top level. */
  readonly children: ReadonlyMap<number | null, readonly TaxonomyCategory[]>;
  readonly categoryByPath: Readonly<Record<Locale, ReadonlyMap<string, TaxonomyCategory>>>;
  /** By slug, in alphabetical order. */
  readonly brands: ReadonlyMap<string, TaxonomyBrand>;
  /** By key, in the shop's order. */
  readonly colors: ReadonlyMap<string, TaxonomyColor>;
  /** In the shop's order. */
  readonly collections: readonly TaxonomyCollection[];
  /** The picture of the home page. */
  readonly hero: StoredImage | null;
}

const BRAND_ORDER = new Intl.Collator('hu');

function inTreeOrder(children: Taxonomy['children']): TaxonomyCategory[] {
  const under = (parent: number | null): TaxonomyCategory[] => (children.get(parent) ?? []).flatMap((category) => [category, ...under(category.id)]);
  return under(null);
}

async function loadCategories(db: Kysely<Database>): Promise<TaxonomyCategory[]> {
  const rows = await db
    .selectFrom('category')
    .innerJoin('category_path as hu', (join) => join.onRef('hu.category_id', '=', 'category.id').on('hu.locale', '=', 'hu'))
    .innerJoin('category_path as en', (join) => join.onRef('en.category_id', '=', 'category.id').on('en.locale', '=', 'en'))
    .select(['category.id', 'category.parent_id as parentId', 'category.slug', 'category.title', 'category.description', 'hu.path as pathHu', 'en.path as pathEn'])
    .select(usedPictures('category_id', 'category.id').as('pictures'))
    .orderBy('category.position')
    .orderBy('category.id')
    .execute();
  return rows.map(({ pathHu, pathEn, pictures: [picture], ...category }) => ({
    ...category,
    path: { hu: pathHu, en: pathEn },
    image: picture ? storedImage('categories', category.id, category.title, picture) : null,
  }));
}

async function loadCollections(db: Kysely<Database>): Promise<TaxonomyCollection[]> {
  const rows = await db.selectFrom('collection').select(['id', 'slug', 'title', 'description']).orderBy('position').orderBy('id').execute();
  const members = await db.selectFrom('collection_product').select(['collection_id', 'product_id']).orderBy('position').orderBy('product_id').execute();
  const byCollection = Map.groupBy(members, ({ collection_id }) => collection_id);
  return rows.map((row) => ({ ...row, productIds: (byCollection.get(row.id) ?? []).map(({ product_id }) => product_id) }));
}

export async function loadTaxonomy(db: Kysely<Database>): Promise<Taxonomy> {
  const children = Map.groupBy(await loadCategories(db), ({ parentId }) => parentId);
  const categories = inTreeOrder(children);
  const brands = await db.selectFrom('brand').select(['id', 'slug', 'name', 'description']).select(usedPictures('brand_id', 'brand.id').as('pictures')).execute();
  const colors = await db.selectFrom('color').select(['id', 'key', 'title', 'hex']).orderBy('position').orderBy('id').execute();
  const byPath = (locale: Locale) => new Map(categories.map((category) => [category.path[locale], category]));
  return {
    categories: new Map(categories.map((category) => [category.id, category])),
    children,
    categoryByPath: { hu: byPath('hu'), en: byPath('en') },
    brands: new Map(brands.sort((a, b) => BRAND_ORDER.compare(a.name, b.name)).map(({ pictures: [picture], ...brand }) => [brand.slug, { ...brand, image: picture ? storedImage('brands', brand.id, { hu: brand.name, en: brand.name }, picture) : null }])),
    collections: await loadCollections(db),
    hero: (await loadPagePictures(db, 'home', { hu: '', en: '' }))[0] ?? null,
    colors: new Map(colors.map((color) => [color.key, color])),
  };
}

/** A category and its descendants. */
export function subtree(taxonomy: Taxonomy, id: number): number[] {
  return [id, ...(taxonomy.children.get(id) ?? []).flatMap((child) => subtree(taxonomy, child.id))];
}
