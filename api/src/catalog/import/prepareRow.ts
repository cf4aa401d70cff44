import { GOODS_SERVICES, importProductSchema, isFieldErrorCode, LOCALES } from '@feszek/contract';
import type { FieldFault, ImportProduct, ImportRows, Locale } from '@feszek/contract';
import { slugify } from '@feszek/contract/slugify';
import type { Schema } from 'yup';
import { ApiError } from '../../platform/http/errors.ts';
import { validate } from '../../platform/http/validation.ts';
import { nameSortKey } from '../../platform/nameSortKey.ts';
import type { ExistingProduct } from './existingProducts.ts';
import type { KnownColors } from './knownColors.ts';
import { stagedPriceHistory } from './stagedPriceHistory.ts';
import { stagedPrices, stagedTiers } from './stagedPrices.ts';
import { rejectedRow } from './stagedRow.ts';
import type { StagedRow } from './stagedRow.ts';
import { stagedVariant } from './stagedVariant.ts';

function partly<Value>(hu: Value | null | undefined, en: Value | null | undefined) {
  const given = { ...(hu !== null && hu !== undefined && { hu }), ...(en !== null && en !== undefined && { en }) };
  return 'hu' in given || 'en' in given ? given : null;
}

/** `hu` and `en` filled from each other. */
function both(texts: { readonly hu?: string; readonly en?: string }): Record<Locale, string> {
  return { hu: texts.hu ?? texts.en ?? '', en: texts.en ?? texts.hu ?? '' };
}

function detailsOf(product: ImportProduct, faults: FieldFault[]): StagedRow['details'] {
  const [hu, en] = [product.details_hu ?? product.details_en, product.details_en ?? product.details_hu];
  if (!hu || !en) return null;
  if (hu.length !== en.length) faults.push({ path: 'details_en', code: 'lengths_differ' });
  return hu.map(({ label, value }, index) => ({ label: { hu: label, en: en[index]?.label ?? label }, value: { hu: value, en: en[index]?.value ?? value } }));
}

function colorsOf(product: ImportProduct, known: KnownColors, faults: FieldFault[]): string[] | null {
  if (!product.colors) return null;
  return [
    ...new Set(
      product.colors.flatMap((name) => {
        const key = known.keyOf(name);
        if (key === undefined) faults.push({ path: 'colors', code: 'unknown_value', params: { value: name } });
        return key ?? [];
      }),
    ),
  ];
}

/** The measures of the row, or the stored ones. Unknown measures stay unknown. */
function measuresOf(product: ImportProduct, existing: ExistingProduct | undefined) {
  return {
    width_mm: product.width_mm ?? existing?.width ?? null,
    depth_mm: product.depth_mm ?? existing?.depth ?? null,
    height_mm: product.height_mm ?? existing?.height ?? null,
    weight_g: product.weight_g ?? existing?.weight ?? null,
  };
}

function numbersIn(text: string | null | undefined): number[] {
  return (text?.match(/\d+/g) ?? []).map(Number);
}

/** The attributes that products are filtered by, and those of the services of delivery. */
function attributesOf({ seats, bed_size: bed, material_families: families, size_class, services }: ImportProduct): Pick<StagedRow, 'seats_from' | 'seats_to' | 'bed_size' | 'material_families' | 'size_class' | 'services'> {
  const counts = numbersIn(seats);
  return {
    seats_from: counts.length > 0 ? Math.min(...counts) : null,
    seats_to: counts.length > 0 ? Math.max(...counts) : null,
    bed_size: numbersIn(bed).join('x') || null,
    material_families: families ? [...new Set(families)] : null,
    size_class: size_class ?? null,
    services: services ? GOODS_SERVICES.filter((service) => services.includes(service)) : null,
  };
}

function requiredForNew(product: ImportProduct, faults: FieldFault[]): void {
  if (!product.title_hu && !product.title_en) faults.push({ path: 'title_hu', code: 'required_for_new' });
  if (!product.brand) faults.push({ path: 'brand', code: 'required_for_new' });
  if (!product.category_hu && !product.category_en) faults.push({ path: 'category_hu', code: 'required_for_new' });
  if (!product.price_huf) faults.push({ path: 'price_huf', code: 'required_for_new' });
}

function slugsOf(product: ImportProduct, isNew: boolean) {
  if (!isNew) return partly(product.slug_hu || undefined, product.slug_en || undefined);
  const titles = both(partly(product.title_hu || undefined, product.title_en || undefined) ?? {});
  const slug = (locale: Locale, given: string | null | undefined) => given || slugify(titles[locale]) || slugify(product.sku) || 'p';
  return { hu: slug('hu', product.slug_hu), en: slug('en', product.slug_en) };
}

/** Title keys only: an empty title counts as missing. */
function titlesOf(product: ImportProduct) {
  return partly(product.title_hu || undefined, product.title_en || undefined);
}

function sortKeys(titles: { readonly hu?: string; readonly en?: string } | null, isNew: boolean) {
  if (!titles) return null;
  const filled = both(titles);
  return Object.fromEntries(LOCALES.filter((locale) => isNew || locale in titles).map((locale) => [locale, nameSortKey(filled[locale], locale)]));
}

function complete(line: number, product: ImportProduct, existing: ExistingProduct | undefined, known: KnownColors, now: Date): StagedRow {
  const faults: FieldFault[] = [];
  if (!existing) requiredForNew(product, faults);
  const prices = stagedPrices(product, faults);
  const colors = colorsOf(product, known, faults);
  const titles = titlesOf(product);
  const row: StagedRow = {
    line,
    sku: product.sku,
    faults: null,
    title: titles,
    slug: slugsOf(product, !existing),
    subtitle: partly(product.subtitle_hu, product.subtitle_en),
    description: partly(product.description_hu, product.description_en),
    features: partly(product.features_hu, product.features_en),
    details: detailsOf(product, faults),
    material: partly(product.material_hu, product.material_en),
    care: partly(product.care_hu, product.care_en),
    warnings: partly(product.warnings_hu, product.warnings_en),
    brand: product.brand || null,
    category_hu: product.category_hu || null,
    category_en: product.category_en || null,
    category_google: product.category_google || null,
    prices,
    tiers: stagedTiers(product, faults),
    price_history: stagedPriceHistory(product, faults, now),
    stock: product.stock ?? null,
    is_for_order: product.is_for_order ?? null,
    is_sample: product.is_sample ?? null,
    sample_sku: product.sample || null,
    ...measuresOf(product, existing),
    ...attributesOf(product),
    colors,
    popularity: product.popularity ?? null,
    created_at: product.created_at?.toISOString() ?? null,
    related: product.related ? [...new Set(product.related)].filter((sku) => sku !== product.sku) : null,
    sort_key: sortKeys(titles, !existing),
    ...stagedVariant(product, faults),
  };
  return faults.length > 0 ? rejectedRow(line, product.sku, faults) : row;
}

/** The faults that the command line found, with the contract's codes. */
function knownFaults(faults: ImportRows['rows'][number]['faults']): FieldFault[] {
  return faults.map(({ path, code, params }) => ({
    path,
    code: isFieldErrorCode(code) ? code : 'invalid_type',
    ...(params && { params: Object.fromEntries(Object.entries(params).map(([name, value]) => [name, typeof value === 'number' ? value : String(value)])) }),
  }));
}

export type CheckedRow = { readonly line: number; readonly product: ImportProduct } | { readonly rejected: StagedRow };

function checkRow({ line, product, sku, faults }: ImportRows['rows'][number], schema: Schema<ImportProduct>): CheckedRow {
  if (faults.length > 0) return { rejected: rejectedRow(line, sku, knownFaults(faults)) };
  try {
    return { line, product: validate(schema, product ?? {}) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { rejected: rejectedRow(line, sku, error.fields ?? [{ path: '', code: 'invalid_type' }]) };
  }
}

/**
 * Validates rows by the contract's schema. Fields that no row has are left out of it: all but the SKU may be missing, and a file
 * of prices names two of sixty, each of which takes time for each row.
 */
export function checkRows(rows: ImportRows['rows']): CheckedRow[] {
  const given = new Set(['sku', ...rows.flatMap(({ product }) => Object.keys(product ?? {}))]);
  const schema = importProductSchema.pick(Object.keys(importProductSchema.fields).filter((field): field is keyof ImportProduct => given.has(field)));
  return rows.map((row) => checkRow(row, schema));
}

/**
 * Completes valid rows to rows of the database.
 *
 * @param now the latest allowed start of an earlier price
 */
export function stagedRows(rows: readonly CheckedRow[], existing: ReadonlyMap<string, ExistingProduct>, known: KnownColors, now: Date): StagedRow[] {
  return rows.map((row) => ('rejected' in row ? row.rejected : complete(row.line, row.product, existing.get(row.product.sku), known, now)));
}
