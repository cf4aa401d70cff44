import type { Currency, ImportProduct } from '@feszek/contract';
import { toMajor } from '@feszek/money';
import { attributesOf } from '../goods/attributes.ts';
import { priceLists } from '../goods/prices.ts';
import { servicesOf } from '../goods/services.ts';
import type { GoodsProduct } from '../goods/types.ts';
import { warningsOf } from '../goods/warnings.ts';
import { placeCategories } from './categoryTree.ts';
import type { PlacedCategory } from './categoryTree.ts';
import type { Range } from './Range.ts';

const DAY_MS = 86_400_000;

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}

/** The price of one piece from a quantity on: the single price less the discount, on a price point, never above the single price. */
function tierPrice({ priceHufGross }: GoodsProduct, discountPercent: number, currency: Currency): number {
  return Math.min(priceLists(Math.round(priceHufGross * (1 - discountPercent / 100)))[currency], priceLists(priceHufGross)[currency]);
}

function pricesIn(product: GoodsProduct, currency: Currency, now: Date) {
  const major = (huf: number) => toMajor(priceLists(huf)[currency], currency);
  const { priceHufGross, originalPriceHufGross, tiers, priceHistory } = product;
  const original = originalPriceHufGross === null ? null : Math.max(major(originalPriceHufGross), major(priceHufGross));
  return {
    price: major(priceHufGross),
    original: original,
    tiers: tiers.length > 0 ? tiers.map(({ quantity, discountPercent }) => ({ quantity, price: toMajor(tierPrice(product, discountPercent, currency), currency) })) : null,
    history: priceHistory.length > 0 ? priceHistory.map(({ daysAgo, priceHufGross: huf }) => ({ since: daysBefore(now, daysAgo), price: major(huf) })) : null,
  };
}

function orNull(list: readonly string[]): string[] | null {
  return list.length > 0 ? [...list] : null;
}

function variantOf({ group }: GoodsProduct): Pick<ImportProduct, 'group' | 'variant_axes' | 'variant_hu' | 'variant_en'> {
  if (!group) return {};
  const facts = (locale: 'hu' | 'en') => group.axes.map(({ title, value }) => ({ label: title[locale], value: value[locale] }));
  return { group: group.key, variant_axes: group.axes.map(({ kind }) => kind), variant_hu: facts('hu'), variant_en: facts('en') };
}

function toRow(product: GoodsProduct, category: PlacedCategory, now: Date): ImportProduct {
  const { title, slug, subtitle, description, features, details, material, care, dimensionsMm } = product;
  const warnings = warningsOf(product.picture.kind);
  const [huf, eur, usd] = [pricesIn(product, 'HUF', now), pricesIn(product, 'EUR', now), pricesIn(product, 'USD', now)];
  const facts = (locale: 'hu' | 'en') => (details.length > 0 ? details.map(({ label, value }) => ({ label: label[locale], value: value[locale] })) : null);
  return {
    sku: product.sku,
    title_hu: title.hu, title_en: title.en,
    slug_hu: slug.hu, slug_en: slug.en,
    subtitle_hu: subtitle.hu, subtitle_en: subtitle.en,
    description_hu: description.hu, description_en: description.en,
    features_hu: orNull(features.hu), features_en: orNull(features.en),
    details_hu: facts('hu'), details_en: facts('en'),
    material_hu: material.hu, material_en: material.en,
    care_hu: orNull(care.hu), care_en: orNull(care.en),
    warnings_hu: orNull(warnings.hu), warnings_en: orNull(warnings.en),
    brand: product.brand,
    category_hu: category.titles.hu, category_en: category.titles.en,
    price_huf: huf.price, price_eur: eur.price, price_usd: usd.price,
    original_price_huf: huf.original, original_price_eur: eur.original, original_price_usd: usd.original,
    tiers_huf: huf.tiers, tiers_eur: eur.tiers, tiers_usd: usd.tiers,
    price_history_huf: huf.history, price_history_eur: eur.history, price_history_usd: usd.history,
    stock: product.stock,
    is_for_order: product.isForOrder,
    ...(product.isSample && { is_sample: true }), ...(product.sampleSku !== undefined && { sample: product.sampleSku }),
    width_mm: dimensionsMm.width, depth_mm: dimensionsMm.depth, height_mm: dimensionsMm.height, weight_g: product.weightGrams,
    ...attributesOf(product),
    services: servicesOf(product),
    colors: orNull(product.colors.map(({ key }) => key)),
    popularity: product.popularity,
    created_at: daysBefore(now, product.createdDaysAgo),
    ...variantOf(product),
    related: orNull(product.relatedSkus),
  };
}

/**
 * Converts a range to the rows of a catalogue file.
 *
 * @param now reference for ages of products and times of earlier prices
 * @throws Error for a product in no category of the range
 */
export function catalogueRows({ categories, products }: Range, now: Date): ImportProduct[] {
  const placed = placeCategories(categories);
  return products.map((product) => {
    const category = placed.get(product.category);
    if (!category) throw new Error(`Product ${product.sku} is in the unknown category ${product.category}`);
    return toRow(product, category, now);
  });
}
