import type { Currency } from '@feszek/contract';
import { currencyBit } from './FacetGroups.ts';
import { NO_CATEGORY } from './ProductColumns.ts';
import { OncePerGroup } from './OncePerGroup.ts';
import type { CatalogueData } from './CatalogueData.ts';

/** Figures of the products that are sold in one currency, for the home page and the menus. A product group counts once, samples do not count. */
export interface Overview {
  readonly total: number;
  /** The number of products by the brand's id. */
  readonly brandCounts: ReadonlyMap<number, number>;
  /** Ids of the categories with products of their own, by the popularity of their products. */
  readonly popularCategoryIds: readonly number[];
  /** The number of products that are reduced in the currency, and the largest reduction in whole percent, rounded down. */
  readonly reduced: { readonly count: number; readonly percent: number };
}

/** Computes the figures in one pass over the catalogue. */
export function overviewOf({ products, sorted }: CatalogueData, currency: Currency): Overview {
  const { columns, categoryCodes, brandCodes, facets } = products;
  const { groups, popularities } = columns;
  const gross = columns.gross[currency];
  const originalGross = columns.originalGross[currency];
  const inCurrency = currencyBit(currency);
  const byBrand = new Int32Array(brandCodes.values.length);
  const byCategory = new Int32Array(categoryCodes.values.length);
  const popularity = new Float64Array(categoryCodes.values.length);
  let [reducedCount, percent] = [0, 0];
  const [once, onceReduced] = [new OncePerGroup(products), new OncePerGroup(products)];
  let total = 0;
  for (const slot of sorted.all) {
    const group = groups[slot] ?? 0;
    if (facets.samples[group] === 1 || ((facets.sold[group] ?? 0) & inCurrency) === 0) continue;
    const [price, original] = [gross[slot] ?? 0, originalGross[slot] ?? 0];
    if (price < original) {
      if (onceReduced.admits(slot)) reducedCount += 1;
      percent = Math.max(percent, Math.floor(((original - price) * 100) / original));
    }
    if (!once.admits(slot)) continue;
    total += 1;
    const [brand, category] = [facets.brands[group] ?? 0, facets.categories[group] ?? 0];
    byBrand[brand] = (byBrand[brand] ?? 0) + 1;
    byCategory[category] = (byCategory[category] ?? 0) + 1;
    popularity[category] = (popularity[category] ?? 0) + (popularities[slot] ?? 0);
  }
  const mean = (code: number) => (popularity[code] ?? 0) / (byCategory[code] ?? 0);
  const inUse = categoryCodes.values.flatMap((id, code) => (id !== NO_CATEGORY && (byCategory[code] ?? 0) > 0 ? [{ id, mean: mean(code) }] : []));
  return {
    total,
    brandCounts: new Map(brandCodes.values.map((id, code) => [id, byBrand[code] ?? 0])),
    popularCategoryIds: inUse.sort((a, b) => b.mean - a.mean || a.id - b.id).map(({ id }) => id),
    reduced: { count: reducedCount, percent },
  };
}
