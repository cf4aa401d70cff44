import type { Locale, Product, ProductDetail } from '@feszek/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { breadcrumbs, loadCategories } from './categories.ts';
import { wirePriceList } from './price.ts';
import { loadProductRecords } from './productRecords.ts';
import type { ProductRecord } from './productRecords.ts';
import { productLink, toProduct, wireImage } from './toProduct.ts';
import type { ProductView } from './toProduct.ts';

const SIMILAR_COUNT = 8;

/** Products of the same categories, the most popular first, without those that are shown already. */
export async function loadSimilar(db: Kysely<Database>, shown: readonly ProductRecord[], view: ProductView): Promise<Product[]> {
  const categoryIds = shown.flatMap(({ categoryId }) => categoryId ?? []);
  if (categoryIds.length === 0) return [];
  const rows = await db
    .selectFrom('product')
    .select('id')
    .where('category_id', 'in', categoryIds)
    .where('id', 'not in', shown.map(({ id }) => id))
    .orderBy('popularity', 'desc')
    .orderBy('id')
    .limit(SIMILAR_COUNT)
    .execute();
  const records = await loadProductRecords(db, rows.map(({ id }) => id));
  return records.map((record) => toProduct(record, view));
}

async function loadTexts(db: Kysely<Database>, id: number, locale: Locale) {
  const row = await db.selectFrom('product').select(['description', 'features', 'details']).where('id', '=', id).executeTakeFirstOrThrow();
  return {
    description: row.description[locale],
    features: [...row.features[locale]],
    details: row.details.map(({ label, value }) => ({ label: label[locale], value: value[locale] })),
  };
}

/** A product as its own page shows it, or `undefined` where no product has this id. */
export async function loadProductDetail(db: Kysely<Database>, id: number, view: ProductView): Promise<ProductDetail | undefined> {
  const [record] = await loadProductRecords(db, [id]);
  if (!record) return undefined;
  const { locale, currency, vatPercent } = view;
  return {
    ...toProduct(record, view),
    ...(await loadTexts(db, id, locale)),
    dimensions: { width: record.widthMm, depth: record.depthMm, height: record.heightMm, weight: record.weightG },
    images: record.images.all.map((image) => wireImage(image, locale)),
    qty_discounts: wirePriceList(record.prices[currency], currency, vatPercent).qty_discounts,
    breadcrumbs: breadcrumbs(await loadCategories(db, locale), record.categoryId, locale),
    links: { hu: productLink(record, 'hu'), en: productLink(record, 'en') },
    similar_products: await loadSimilar(db, [record], view),
  };
}
