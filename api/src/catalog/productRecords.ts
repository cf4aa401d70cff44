import type { Currency, GoodsService, SizeClass } from '@feszek/contract';
import { sql } from 'kysely';
import type { ExpressionBuilder, Kysely, QueryCreator } from 'kysely';
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres';
import { storedImage, usedPictures } from '../media/usedPictures.ts';
import type { PriceList, PricesByCurrency } from '../pricing/priceList.ts';
import { PREPARED } from '../platform/database/preparedStatements.ts';
import type { Database } from '../platform/database/schema.ts';
import type { StoredImage } from '../media/storedImage.ts';
import type { Texts } from '../platform/database/columns.ts';
import type { StoredAxis } from './tables.ts';
import { stockTable } from '../stock/productStock.ts';

/** A product as it is stored, in every language and currency. */
export interface ProductRecord {
  readonly id: number;
  readonly sku: string;
  readonly brand: string;
  readonly brandSlug: string;
  readonly slug: Texts;
  readonly title: Texts;
  readonly subtitle: Texts;
  readonly categoryId: number | null;
  readonly categoryTitle: Texts | null;
  readonly categoryPath: Texts | null;
  readonly merchantGoogle: string;
  /** `null` if unknown. */
  readonly widthMm: number | null;
  readonly depthMm: number | null;
  readonly heightMm: number | null;
  readonly weightG: number | null;
  readonly seatsFrom: number | null;
  readonly bedSize: string | null;
  /** Replaces the class that follows from the measures; `null` without a replacement. */
  readonly sizeClass: SizeClass | null;
  /** The paid services of delivery that it can have; `null` if unknown. */
  readonly services: readonly GoodsService[] | null;
  readonly isForOrder: boolean;
  readonly isSample: boolean;
  /** The SKU of the sample of its cover; `null` without one. */
  readonly sampleSku: string | null;
  readonly stock: number;
  readonly createdAt: Date;
  /** By position, the main picture first. */
  readonly images: readonly StoredImage[];
  readonly colors: readonly { readonly title: Texts; readonly hex: string }[];
  readonly prices: PricesByCurrency;
  readonly group: ProductGroup | null;
  /** One value for each axis of the group; empty without a group. */
  readonly axisValues: readonly Texts[];
  /** The published reviews of the product and of the other variants of its group: their number, and the sum of their stars. */
  readonly reviews: { readonly count: number; readonly stars: number };
}

/** A group of products, with what the cards of its variants show of each other. */
export interface ProductGroup {
  readonly id: number;
  readonly key: string;
  readonly axes: readonly StoredAxis[];
  /** Every variant, in the order of the shop. */
  readonly siblings: readonly Sibling[];
}

/** A variant of a group. */
export interface Sibling {
  readonly id: number;
  readonly slug: Texts;
  readonly axisValues: readonly Texts[];
  /** The first colour. */
  readonly hex: string | null;
  /** Its own published reviews: their number, and the sum of their stars. */
  readonly reviewCount: number;
  readonly reviewStars: number;
}

type ProductExpressions = ExpressionBuilder<Database, 'product'>;

function pricesOf(part: ProductExpressions) {
  return jsonArrayFrom(
    part
      .selectFrom('product_price')
      .whereRef('product_price.product_id', '=', 'product.id')
      .select(({ fn }) => ['product_price.currency', 'product_price.gross', fn.coalesce('product_price.reference_gross', 'product_price.original_gross').as('originalGross')]),
  );
}

function tiersOf(part: ProductExpressions) {
  return jsonArrayFrom(
    part
      .selectFrom('product_tier')
      .whereRef('product_tier.product_id', '=', 'product.id')
      .orderBy('product_tier.quantity')
      .select(['product_tier.currency', 'product_tier.quantity', 'product_tier.quantity_to as quantityTo', 'product_tier.gross']),
  );
}

function colorsOf(part: ProductExpressions) {
  return jsonArrayFrom(
    part
      .selectFrom('product_color')
      .innerJoin('color', 'color.id', 'product_color.color_id')
      .whereRef('product_color.product_id', '=', 'product.id')
      .orderBy('product_color.position')
      .select(['color.title', 'color.hex']),
  );
}

/** The variants of each of these products' groups, by the group: a subquery for each product takes longer. */
function siblingsOf(creator: QueryCreator<Database>, ids: readonly number[]) {
  return creator
    .selectFrom('product as sibling')
    .leftJoin('product_color as first', (join) => join.onRef('first.product_id', '=', 'sibling.id').on('first.position', '=', 0))
    .leftJoin('color', 'color.id', 'first.color_id')
    .where('sibling.group_id', 'in', (part) => part.selectFrom('product').where('id', '=', sql<number>`any(${sql.val(ids)}::int[])`).select('group_id'))
    .groupBy('sibling.group_id')
    .select(({ fn, ref }) => [
      'sibling.group_id as groupId',
      fn.jsonAgg(jsonBuildObject({
        id: ref('sibling.id'), slug: ref('sibling.slug'), axisValues: ref('sibling.axis_values'), hex: ref('color.hex'), reviewCount: ref('sibling.review_count'), reviewStars: ref('sibling.review_stars'),
      })).orderBy('sibling.position').orderBy('sibling.id').as('siblings'),
    ]);
}

/**
 * One JSON value per product: reading a row cell by cell takes longer than finding it.
 */
function recordsQuery(db: Kysely<Database>, ids: readonly number[]) {
  return db
    .with('product_siblings', (creator) => siblingsOf(creator, ids))
    .selectFrom('product')
    .innerJoin('brand', 'brand.id', 'product.brand_id')
    .innerJoin(stockTable, 'stock.product_id', 'product.id')
    .leftJoin('category', 'category.id', 'product.category_id')
    .leftJoin('category_path as hu', (join) => join.onRef('hu.category_id', '=', 'category.id').on('hu.locale', '=', 'hu'))
    .leftJoin('category_path as en', (join) => join.onRef('en.category_id', '=', 'category.id').on('en.locale', '=', 'en'))
    .leftJoin('product_group', 'product_group.id', 'product.group_id')
    .leftJoin('product_siblings', 'product_siblings.groupId', 'product.group_id')
    .where('product.id', '=', sql<number>`any(${sql.val(ids)}::int[])`)
    .modifyFront(PREPARED)
    .select((part) =>
      jsonBuildObject({
        id: part.ref('product.id'),
        sku: part.ref('product.sku'),
        brand: part.ref('brand.name'),
        brandSlug: part.ref('brand.slug'),
        slug: part.ref('product.slug'),
        title: part.ref('product.title'),
        subtitle: part.ref('product.subtitle'),
        categoryId: part.ref('product.category_id'),
        categoryTitle: part.ref('category.title'),
        pathHu: part.ref('hu.path'),
        pathEn: part.ref('en.path'),
        merchantGoogle: part.ref('category.merchant_google'),
        widthMm: part.ref('product.width_mm'),
        depthMm: part.ref('product.depth_mm'),
        heightMm: part.ref('product.height_mm'),
        weightG: part.ref('product.weight_g'),
        seatsFrom: part.ref('product.seats_from'),
        bedSize: part.ref('product.bed_size'),
        sizeClass: part.ref('product.size_class'),
        services: part.ref('product.services'),
        isForOrder: part.ref('product.is_for_order'),
        isSample: part.ref('product.is_sample'),
        sampleSku: part.ref('product.sample_sku'),
        stock: part.ref('stock.quantity'),
        createdAt: part.ref('product.created_at'),
        pictures: usedPictures('product_id', 'product.id'),
        prices: pricesOf(part),
        tiers: tiersOf(part),
        colors: colorsOf(part),
        groupId: part.ref('product_group.id'),
        groupKey: part.ref('product_group.key'),
        axes: part.ref('product_group.axes'),
        axisValues: part.ref('product.axis_values'),
        siblings: part.fn.coalesce('product_siblings.siblings', sql<readonly Sibling[]>`'[]'`),
        reviewCount: part.ref('product.review_count'),
        reviewStars: part.ref('product.review_stars'),
      }).as('record'),
    );
}

type RawRecord = Awaited<ReturnType<ReturnType<typeof recordsQuery>['execute']>>[number]['record'];

function priceList({ prices, tiers }: RawRecord, currency: Currency): PriceList | undefined {
  const price = prices.find((candidate) => candidate.currency === currency);
  if (!price) return undefined;
  const own = tiers.filter((tier) => tier.currency === currency);
  return { gross: price.gross, originalGross: price.originalGross, tiers: own.map(({ quantity, quantityTo, gross }) => ({ quantity, quantityTo, gross })) };
}

function pricesByCurrency(raw: RawRecord): PricesByCurrency {
  const [HUF, EUR, USD] = [priceList(raw, 'HUF'), priceList(raw, 'EUR'), priceList(raw, 'USD')];
  if (!HUF) throw new Error('Product without a price in forints');
  return { HUF, ...(EUR && { EUR }), ...(USD && { USD }) };
}

function reviewsOf({ groupId, siblings, ...own }: RawRecord): ProductRecord['reviews'] {
  const reviewed = groupId === null ? [own] : siblings;
  return reviewed.reduce((sum, { reviewCount, reviewStars }) => ({ count: sum.count + reviewCount, stars: sum.stars + reviewStars }), { count: 0, stars: 0 });
}

function toRecord(raw: RawRecord): ProductRecord {
  const { pathHu, pathEn, prices: _, tiers: __, createdAt, merchantGoogle, pictures, groupId, groupKey, axes, siblings, reviewCount: ___, reviewStars: ____, ...record } = raw;
  return {
    ...record,
    categoryPath: pathHu !== null && pathEn !== null ? { hu: pathHu, en: pathEn } : null,
    merchantGoogle: merchantGoogle ?? 'Home & Garden',
    createdAt: new Date(createdAt),
    images: pictures.map((picture) => storedImage('products', raw.id, raw.title, picture)),
    prices: pricesByCurrency(raw),
    reviews: reviewsOf(raw),
    group: groupId !== null && groupKey !== null && axes !== null ? { id: groupId, key: groupKey, axes, siblings } : null,
  };
}

/**
 * Loads products in one query.
 *
 * @returns the products in the order of `ids`, without unknown ids
 */
export async function loadProductRecords(db: Kysely<Database>, ids: readonly number[]): Promise<ProductRecord[]> {
  if (ids.length === 0) return [];
  const rows = await recordsQuery(db, ids).execute();
  const records = new Map(rows.map(({ record }) => [record.id, toRecord(record)]));
  return ids.flatMap((id) => records.get(id) ?? []);
}
