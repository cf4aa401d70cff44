import type { Home, Locale } from '@feszek/contract';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { heroImage } from '../pictures/hero.ts';
import { loadCategories } from './categories.ts';
import type { ListWish } from './filters.ts';
import { loadFirstProducts } from './listProducts.ts';
import type { Listing } from './listProducts.ts';
import { wireImage } from './toProduct.ts';
import type { ProductView } from './toProduct.ts';

/** More than a page shows, so that it can leave out what has sold out. */
const PRODUCT_COUNT = 12;
const BEST_CATEGORY_COUNT = 6;

async function loadBrands(db: Kysely<Database>, locale: Locale): Promise<Home['brands']> {
  const rows = await db
    .selectFrom('brand')
    .innerJoin('product', 'product.brand_id', 'brand.id')
    .select(['brand.id', 'brand.slug', 'brand.name', 'brand.image', sql<number>`count(*)::int`.as('product_count')])
    .groupBy('brand.id')
    .orderBy('brand.id')
    .execute();
  return rows.map(({ image, ...brand }) => ({ ...brand, image: image && wireImage(image, locale) }));
}

/** Ids of the categories that hold products themselves, those with the most popular products first. */
async function bestCategoryIds(db: Kysely<Database>): Promise<number[]> {
  const rows = await db
    .selectFrom('product')
    .where('category_id', 'is not', null)
    .select('category_id')
    .groupBy('category_id')
    .orderBy(sql`avg(popularity)`, 'desc')
    .orderBy('category_id')
    .limit(BEST_CATEGORY_COUNT)
    .execute();
  return rows.flatMap(({ category_id }) => category_id ?? []);
}

/** What the home page shows. */
export async function loadHome(listing: Listing, view: ProductView): Promise<Home> {
  const { db } = listing;
  const list = (scope: ListWish['scope'], sort: ListWish['sort']) => loadFirstProducts(listing, { scope, sort, count: PRODUCT_COUNT }, view);
  const categories = await loadCategories(db, view.locale);
  const best = await bestCategoryIds(db);
  return {
    hero: heroImage(view.locale),
    categories: categories.filter(({ parent_id }) => parent_id === null),
    best_categories: best.flatMap((id) => categories.find((category) => category.id === id) ?? []),
    best_products: await list('all', 'popularity'),
    new_products: await list('new', 'popularity'),
    sale_products: await list('sale', 'popularity'),
    brands: await loadBrands(db, view.locale),
  };
}
