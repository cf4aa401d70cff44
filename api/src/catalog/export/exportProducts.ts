import type { Currency, ExportPage, ImportProduct } from '@feszek/contract';
import { toMajor } from '@feszek/money';
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres';
import type { Db } from '../../platform/database/connect.ts';
import { stockTable } from '../../stock/productStock.ts';

interface CategoryPath {
  readonly hu: string;
  readonly en: string;
  readonly google: string;
}

/** The path of every category, as its titles from the top. */
async function loadCategoryPaths(db: Db): Promise<ReadonlyMap<number, CategoryPath>> {
  const rows = await db.selectFrom('category').select(['id', 'parent_id', 'title', 'merchant_google']).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const path = (id: number | null, locale: 'hu' | 'en'): string[] => {
    const row = id === null ? undefined : byId.get(id);
    return row ? [...path(row.parent_id, locale), row.title[locale]] : [];
  };
  return new Map(rows.map(({ id, merchant_google }) => [id, { hu: path(id, 'hu').join(' > '), en: path(id, 'en').join(' > '), google: merchant_google }]));
}

function query(db: Db, after: number, limit: number) {
  return db
    .selectFrom('product')
    .innerJoin('brand', 'brand.id', 'product.brand_id')
    .innerJoin(stockTable, 'stock.product_id', 'product.id')
    .leftJoin('product_group', 'product_group.id', 'product.group_id')
    .where('product.id', '>', after)
    .orderBy('product.id')
    .limit(limit)
    .select((part) => [
      'product.id',
      jsonBuildObject({
        sku: part.ref('product.sku'),
        title: part.ref('product.title'),
        slug: part.ref('product.slug'),
        subtitle: part.ref('product.subtitle'),
        description: part.ref('product.description'),
        features: part.ref('product.features'),
        details: part.ref('product.details'),
        material: part.ref('product.material'),
        care: part.ref('product.care'),
        warnings: part.ref('product.warnings'),
        brand: part.ref('brand.name'),
        categoryId: part.ref('product.category_id'),
        width: part.ref('product.width_mm'),
        depth: part.ref('product.depth_mm'),
        height: part.ref('product.height_mm'),
        weight: part.ref('product.weight_g'),
        seatsFrom: part.ref('product.seats_from'),
        seatsTo: part.ref('product.seats_to'),
        bedSize: part.ref('product.bed_size'),
        materialFamilies: part.ref('product.material_families'),
        sizeClass: part.ref('product.size_class'),
        services: part.ref('product.services'),
        groupKey: part.ref('product_group.key'),
        axes: part.ref('product_group.axes'),
        axisValues: part.ref('product.axis_values'),
        isForOrder: part.ref('product.is_for_order'),
        isSample: part.ref('product.is_sample'),
        sampleSku: part.ref('product.sample_sku'),
        popularity: part.ref('product.popularity'),
        createdAt: part.ref('product.created_at'),
        stock: part.ref('stock.quantity'),
        prices: jsonArrayFrom(part.selectFrom('product_price').whereRef('product_id', '=', 'product.id').select(['currency', 'gross', 'original_gross as original', 'rate_id as rateId'])),
        history: jsonArrayFrom(part.selectFrom('product_earlier_price').whereRef('product_id', '=', 'product.id').orderBy('since').select(['currency', 'since', 'gross'])),
        tiers: jsonArrayFrom(part.selectFrom('product_tier').whereRef('product_id', '=', 'product.id').orderBy('quantity').select(['currency', 'quantity', 'gross'])),
        colors: jsonArrayFrom(part.selectFrom('product_color').innerJoin('color', 'color.id', 'color_id').whereRef('product_id', '=', 'product.id').orderBy('product_color.position').select('color.key')),
        related: jsonArrayFrom(
          part.selectFrom('related_product').innerJoin('product as other', 'other.id', 'related_id').whereRef('related_product.product_id', '=', 'product.id').orderBy('related_product.position').select('other.sku'),
        ),
      }).as('record'),
    ]);
}

type Record = Awaited<ReturnType<ReturnType<typeof query>['execute']>>[number]['record'];

/** A converted price is not exported: an import would store it as a given price. */
function pricesIn({ prices, tiers, history }: Record, currency: Currency) {
  const price = prices.find((candidate) => candidate.currency === currency && candidate.rateId === null);
  const own = price ? tiers.filter((tier) => tier.currency === currency) : [];
  return {
    price: price ? toMajor(price.gross, currency) : null,
    original: price && price.original > price.gross ? toMajor(price.original, currency) : null,
    history: orNull(history.filter((earlier) => earlier.currency === currency).map(({ since, gross }) => ({ since: new Date(since), price: toMajor(gross, currency) }))),
    tiers: own.length > 0 ? own.map(({ quantity, gross }) => ({ quantity, price: toMajor(gross, currency) })) : null,
  };
}

function orNull<Item>(list: readonly Item[]): Item[] | null {
  return list.length > 0 ? [...list] : null;
}

/** With a dash that a spreadsheet program does not read as a date. */
function seatsOf({ seatsFrom, seatsTo }: Record): string | null {
  if (seatsFrom === null || seatsTo === null) return null;
  return seatsFrom === seatsTo ? String(seatsFrom) : `${seatsFrom}–${seatsTo}`;
}

/** A product without services is exported as such: an empty list would be no value. */
function servicesOf({ services }: Record): ImportProduct['services'] {
  return services?.length === 0 ? ['none'] : services;
}

function variantOf({ groupKey, axes, axisValues }: Record): Pick<ImportProduct, 'group' | 'variant_axes' | 'variant_hu' | 'variant_en'> {
  if (groupKey === null || axes === null) return { group: null, variant_axes: null, variant_hu: null, variant_en: null };
  const facts = (locale: 'hu' | 'en') => axes.map(({ title }, index) => ({ label: title[locale], value: axisValues[index]?.[locale] ?? '' }));
  return { group: groupKey, variant_axes: axes.map(({ kind }) => kind), variant_hu: facts('hu'), variant_en: facts('en') };
}

function toImportProduct(record: Record, paths: ReadonlyMap<number, CategoryPath>): ImportProduct {
  const path = paths.get(record.categoryId ?? 0);
  const [huf, eur, usd] = [pricesIn(record, 'HUF'), pricesIn(record, 'EUR'), pricesIn(record, 'USD')];
  const details = (locale: 'hu' | 'en') => orNull(record.details.map(({ label, value }) => ({ label: label[locale], value: value[locale] })));
  return {
    sku: record.sku,
    title_hu: record.title.hu, title_en: record.title.en,
    slug_hu: record.slug.hu, slug_en: record.slug.en,
    subtitle_hu: record.subtitle.hu, subtitle_en: record.subtitle.en,
    description_hu: record.description.hu, description_en: record.description.en,
    features_hu: orNull(record.features.hu), features_en: orNull(record.features.en),
    details_hu: details('hu'), details_en: details('en'),
    material_hu: record.material.hu, material_en: record.material.en,
    care_hu: orNull(record.care.hu), care_en: orNull(record.care.en),
    warnings_hu: orNull(record.warnings.hu), warnings_en: orNull(record.warnings.en),
    brand: record.brand,
    category_hu: path?.hu ?? null, category_en: path?.en ?? null, category_google: path?.google ?? null,
    price_huf: huf.price, price_eur: eur.price, price_usd: usd.price,
    original_price_huf: huf.original, original_price_eur: eur.original, original_price_usd: usd.original,
    tiers_huf: huf.tiers, tiers_eur: eur.tiers, tiers_usd: usd.tiers,
    price_history_huf: huf.history, price_history_eur: eur.history, price_history_usd: usd.history,
    stock: record.stock,
    is_for_order: record.isForOrder,
    is_sample: record.isSample, sample: record.sampleSku,
    width_mm: record.width, depth_mm: record.depth, height_mm: record.height, weight_g: record.weight,
    seats: seatsOf(record), bed_size: record.bedSize, material_families: orNull(record.materialFamilies),
    size_class: record.sizeClass, services: servicesOf(record),
    colors: orNull(record.colors.map(({ key }) => key)),
    popularity: record.popularity,
    created_at: new Date(record.createdAt),
    ...variantOf(record),
    related: orNull(record.related.map(({ sku }) => sku)),
    // Pictures stay with their product.
    pictures: null,
  };
}

/**
 * A page of the catalogue in the form of a catalogue file, by ascending id.
 *
 * @param after - the id of the last product of the page before
 */
export async function exportPage(db: Db, after: number, limit: number): Promise<ExportPage> {
  const paths = await loadCategoryPaths(db);
  const rows = await query(db, after, limit).execute();
  return { products: rows.map(({ record }) => toImportProduct(record, paths)), next: rows.length === limit ? (rows.at(-1)?.id ?? null) : null };
}
