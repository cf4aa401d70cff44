import type { SearchSuggestions } from '@feszek/contract';
import type { Kysely } from 'kysely';
import { loadFirstProducts, filterReduced } from '../listProducts.ts';
import type { Listing } from '../listProducts.ts';
import type { FoundProducts, SearchControl } from '../searchBorder.ts';
import { loadCollections } from '../collections/loadCollections.ts';
import { loadProducts } from '../loadProducts.ts';
import { onePerGroup } from '../onePerGroup.ts';
import { storedImage, usedPictures } from '../../media/usedPictures.ts';
import { wireImage, withoutPlaceholder } from '../../media/wireImage.ts';
import type { ProductView } from '../toProduct.ts';
import type { Database } from '../../platform/database/schema.ts';
import { rankEntries } from './rankEntries.ts';
import { findProducts } from './searchProducts.ts';
import { shownTexts } from './shownTexts.ts';
import { understand } from './understand.ts';

const MOST_PRODUCTS = 6;
/** Found products that may be suggested, in a shop with product groups: several of them may be variants of one group. */
const MOST_FOUND = 24;
const MOST_CATEGORIES = 4;
const MOST_BRANDS = 3;
const MOST_COLLECTIONS = 2;
const MOST_ARTICLES = 3;
const MOST_PAGES = 2;

type Found = Awaited<ReturnType<typeof rankEntries>>;

/** The number of products in the currency of the view, by the id of a category or a brand. */
type Counts = ReadonlyMap<number, number>;

async function categoriesOf(db: Kysely<Database>, ids: readonly number[], counts: Counts, { locale }: ProductView): Promise<SearchSuggestions['categories']> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('category')
    .innerJoin('category_path', (join) => join.onRef('category_path.category_id', '=', 'category.id').on('category_path.locale', '=', locale))
    .leftJoin('category as above', 'above.id', 'category.parent_id')
    .where('category.id', 'in', ids)
    .select(['category.id', 'category.title', 'category_path.path', 'above.title as above'])
    .select(usedPictures('category_id', 'category.id').as('pictures'))
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const { pictures: [picture], title, path, above } = row;
    const image = picture ? wireImage(storedImage('categories', id, title, picture), locale) : null;
    return { id, title: title[locale], slug: path, parent_title: above?.[locale] ?? null, count: counts.get(id) ?? 0, image };
  });
}

async function brandsOf(db: Kysely<Database>, ids: readonly number[], counts: Counts): Promise<SearchSuggestions['brands']> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('brand').where('brand.id', 'in', ids).select(['brand.id', 'brand.name', 'brand.slug']).execute();
  return ids.flatMap((id) => rows.filter((row) => row.id === id).map(({ slug, name }) => ({ slug, name, count: counts.get(id) ?? 0 })));
}

/** The products to suggest; for a query that contains only a word for reductions, the most popular reduced ones. */
async function productsOf(listing: Pick<Listing, 'catalogue'>, { ids, isReduced }: FoundProducts, view: ProductView): Promise<SearchSuggestions['products']> {
  if (!ids) return loadFirstProducts(listing, { scope: 'sale', sort: 'popularity', count: MOST_PRODUCTS }, view);
  const reduced = isReduced ? await filterReduced(listing, ids, view) : [];
  const found = (reduced.length > 0 ? reduced : ids).slice(0, MOST_FOUND);
  const products = await loadProducts(listing.catalogue, found, view);
  return onePerGroup(products.filter(({ is_sample: isSample }) => !isSample)).slice(0, MOST_PRODUCTS);
}

async function mostFound(catalogue: Listing['catalogue']): Promise<number> {
  const { products } = await catalogue.current();
  return products.productGroups.size > 1 ? MOST_FOUND : MOST_PRODUCTS;
}

/** Collections are in memory, and so are most of their products. */
async function foundCollections(catalogue: Listing['catalogue'], ids: readonly number[], view: ProductView): Promise<SearchSuggestions['collections']> {
  const collections = await loadCollections(catalogue, view, ids);
  return collections.map(({ title, slugs, image, product_count: count }) => ({ title, slug: slugs[view.locale], count, image: image && withoutPlaceholder(image) }));
}

/**
 * The ids of the best entries of a kind.
 *
 * @param counts - leaves out entries without products, which lead to empty lists
 */
function idsOf(found: Found, kind: string, most: number, counts?: Counts): number[] {
  return found.filter((entry) => entry.kind === kind && (!counts || (counts.get(entry.id) ?? 0) > 0)).slice(0, most).map(({ id }) => id);
}

/** Suggestions for the text typed so far: products, categories, brands, collections, articles and pages, best first. */
export async function suggest({ db, catalogue }: Pick<Listing, 'db' | 'catalogue'>, query: string, view: ProductView, control: SearchControl = {}): Promise<SearchSuggestions> {
  const understanding = await understand(db, query, view.locale, 'typing', control);
  const found = await findProducts(db, understanding, understanding.isReduced ? undefined : await mostFound(catalogue), control.signal);
  control.signal?.throwIfAborted();
  const entries = await rankEntries(db, understanding, control.signal);
  const model = await catalogue.current();
  const categoryCounts = model.productCounts(view.currency);
  const { brandCounts } = model.overview(view.currency);
  return {
    query,
    corrected: found.corrected,
    is_nearest: found.isNearest,
    products: await productsOf({ catalogue }, found, view),
    categories: await categoriesOf(db, idsOf(entries, 'category', MOST_CATEGORIES, categoryCounts), categoryCounts, view),
    brands: await brandsOf(db, idsOf(entries, 'brand', MOST_BRANDS, brandCounts), brandCounts),
    collections: await foundCollections(catalogue, idsOf(entries, 'collection', MOST_COLLECTIONS), view),
    articles: (await shownTexts(db, 'article', idsOf(entries, 'article', MOST_ARTICLES), view.locale)).map(({ title, slug, image }) => ({ title, slug, image })),
    pages: (await shownTexts(db, 'page', idsOf(entries, 'page', MOST_PAGES), view.locale)).map(({ title, description, slug }) => ({ title, description, address: slug })),
  };
}
