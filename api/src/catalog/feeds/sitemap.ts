import { LOCALES, imageUrl, productPath, routePath } from '@feszek/contract';
import type { CATALOGUE_LISTS, Locale } from '@feszek/contract';
import { sql } from 'kysely';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { picturePath } from '../../media/addresses.ts';
import { usedPictures } from '../../media/usedPictures.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { Texts } from '../../platform/database/columns.ts';
import { escapeXml } from './xml.ts';

/** Products in one part: each has two addresses, and a part may have 50,000 (https://www.sitemaps.org/protocol.html). */
const PART_PRODUCTS = 20_000;
const BATCH = 250;
/** In pixels: the size of pictures that structured data names too. */
const PICTURE_WIDTH = 1280;

/** A list across all products, which may be empty. */
export type CatalogueList = Exclude<(typeof CATALOGUE_LISTS)[number], 'collections'>;

type FilledLists = () => Promise<readonly CatalogueList[]>;

/** A page in the sitemap. */
export interface SitemapPage {
  readonly paths: Readonly<Record<Locale, string>>;
  readonly changedAt?: Date | undefined;
  /** Paths of its pictures; `imageUrl` completes them. */
  readonly pictures?: readonly string[];
}

/** A page in both languages: one entry each, with the addresses of both as alternates, and its pictures. */
function entries({ paths, changedAt, pictures = [] }: SitemapPage, shopUrl: string): string {
  const url = (locale: Locale) => escapeXml(shopUrl + paths[locale]);
  const alternates = [...LOCALES.map((locale) => [locale, url(locale)] as const), ['x-default', url('hu')] as const];
  const links = alternates.map(([language, address]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`).join('');
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
  const images = pictures.map((path) => `<image:image><image:loc>${escapeXml(shopUrl + imageUrl(path, PICTURE_WIDTH))}</image:loc></image:image>`).join('');
  return LOCALES.map((locale) => `<url><loc>${url(locale)}</loc>${changed}${links}${images}</url>\n`).join('');
}

const START = '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n';
const END = '</urlset>\n';

/** Paths of the categories that contain products, themselves or in a category below. */
function categoryRows(db: Db): Promise<{ hu: string; en: string }[]> {
  return db
    .selectFrom('category')
    .innerJoin('category_path as hu', (join) => join.onRef('hu.category_id', '=', 'category.id').on('hu.locale', '=', 'hu'))
    .innerJoin('category_path as en', (join) => join.onRef('en.category_id', '=', 'category.id').on('en.locale', '=', 'en'))
    .where((part) =>
      part.exists(
        part.selectFrom('category_ancestor').innerJoin('product', 'product.category_id', 'category_ancestor.category_id').select('product.id').whereRef('category_ancestor.ancestor_id', '=', 'category.id'),
      ),
    )
    .orderBy('category.position')
    .select(['hu.path as hu', 'en.path as en'])
    .execute();
}

/** Slugs of the collections that have products. */
function collectionRows(db: Db): Promise<{ slug: Texts }[]> {
  return db
    .selectFrom('collection')
    .where((part) => part.exists(part.selectFrom('collection_product').select('product_id').whereRef('collection_id', '=', 'collection.id')))
    .orderBy('position')
    .select('slug')
    .execute();
}

/** Pages of lists: those across all products that the caller names, categories and collections with products. */
async function listPages(db: Db, lists: readonly CatalogueList[]): Promise<SitemapPage[]> {
  const [categories, collections] = [await categoryRows(db), await collectionRows(db)];
  const routes = [...lists, ...(collections.length > 0 ? (['collections'] as const) : [])];
  return [
    ...routes.map((route) => ({ hu: routePath(route, 'hu'), en: routePath(route, 'en') })),
    ...categories.map(({ hu, en }) => ({ hu: routePath('categories-category_slug', 'hu', { category_slug: hu }), en: routePath('categories-category_slug', 'en', { category_slug: en }) })),
    ...collections.map(({ slug: { hu, en } }) => ({ hu: routePath('collection', 'hu', { collection_slug: hu }), en: routePath('collection', 'en', { collection_slug: en }) })),
  ].map((paths) => ({ paths }));
}

/**
 * The pages of lists that contain something; the others are not listed.
 *
 * @param filledLists - the lists across all products that are not empty
 */
export async function* categorySitemap(db: Db, shopUrl: string, filledLists: FilledLists): AsyncGenerator<string> {
  yield START;
  for (const page of await listPages(db, await filledLists())) yield entries(page, shopUrl);
  yield END;
}

/** Articles and pages of the content. */
export async function* contentSitemap(pages: readonly SitemapPage[], shopUrl: string): AsyncGenerator<string> {
  yield START;
  for (const page of pages) yield entries(page, shopUrl);
  yield END;
}

interface ProductRow {
  readonly id: number;
  readonly slug: Texts;
  readonly hu: string | null;
  readonly en: string | null;
  readonly changed_at: Date;
  readonly pictures: readonly { readonly hash: string }[];
}

function productRows(db: Db, after: number, limit: number): Promise<ProductRow[]> {
  return db
    .selectFrom('product')
    .leftJoin('category_path as hu', (join) => join.onRef('hu.category_id', '=', 'product.category_id').on('hu.locale', '=', 'hu'))
    .leftJoin('category_path as en', (join) => join.onRef('en.category_id', '=', 'product.category_id').on('en.locale', '=', 'en'))
    .where('product.id', '>', after)
    .orderBy('product.id')
    .limit(limit)
    .select(['product.id', 'product.slug', 'hu.path as hu', 'en.path as en', sql<Date>`coalesce(product.changed_at, product.created_at)`.as('changed_at'), usedPictures('product_id', 'product.id').as('pictures')])
    .execute();
}

/** The start of each part of the products: the id of the last product before it. */
async function partStarts(db: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from (select id, row_number() over (order by id) as place from product) numbered where place % ${PART_PRODUCTS}::int = 1 order by id`.execute(db);
  return rows.map(({ id }) => id - 1);
}

/** The number of parts with products. */
export async function countProductParts(db: Db): Promise<number> {
  return (await partStarts(db)).length;
}

/** @param part - counted from 1 */
export async function* productSitemap(db: Db, part: number, shopUrl: string): AsyncGenerator<string> {
  yield START;
  let after = (await partStarts(db))[part - 1] ?? 0;
  for (let left = PART_PRODUCTS; left > 0; left -= BATCH) {
    const rows = await productRows(db, after, Math.min(BATCH, left));
    for (const { id, slug, hu, en, changed_at: changedAt, pictures } of rows) {
      const path = (locale: Locale, category: string | null) => productPath(locale, { id, slug: slug[locale], category_slug: category });
      yield entries({ paths: { hu: path('hu', hu), en: path('en', en) }, changedAt, pictures: pictures.map(({ hash }) => picturePath('products', id, hash)) }, shopUrl);
    }
    await nextTurn();
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) break;
    after = last.id;
  }
  yield END;
}

/**
 * The parts of the sitemap: pages of the screens, content, categories, products. A part without addresses is invalid, so it is not listed.
 *
 * @param filledLists - the lists across all products that are not empty
 */
export async function* sitemapIndex(db: Db, shopUrl: string, contentPages: readonly SitemapPage[], filledLists: FilledLists): AsyncGenerator<string> {
  const content = contentPages.length > 0 ? ['content'] : [];
  const categories = (await listPages(db, await filledLists())).length > 0 ? ['categories'] : [];
  const products = Array.from({ length: await countProductParts(db) }, (_, index) => `products-${index + 1}`);
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n';
  for (const part of ['pages', ...content, ...categories, ...products]) yield `<sitemap><loc>${escapeXml(`${shopUrl}/sitemaps/${part}.xml`)}</loc></sitemap>\n`;
  yield '</sitemapindex>\n';
}
