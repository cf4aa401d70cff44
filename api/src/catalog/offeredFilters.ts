import type { Currency, Locale, ProductFilters } from '@feszek/contract';
import { toMajor } from '@feszek/money';
import { ARRIVAL_PERIODS, MATERIAL_FAMILIES } from '@feszek/contract';
import { MATERIAL_TITLES } from './materialTitles.ts';
import type { CatalogueData } from './readModel/CatalogueData.ts';
import type { Counts } from './readModel/countMatches.ts';
import type { SingleValue } from './readModel/countNew.ts';
import type { Chosen } from './readModel/Selection.ts';
import type { TaxonomyCategory, Taxonomy } from './readModel/taxonomy.ts';

const NAME_ORDER = { hu: new Intl.Collator('hu'), en: new Intl.Collator('en') } as const;

/** The chosen categories and their ancestors. */
function opened(taxonomy: Taxonomy, chosen: Chosen): Set<number> {
  const ids = new Set<number>();
  for (const id of chosen.categoryIds) {
    for (let at = taxonomy.categories.get(id); at && !ids.has(at.id); at = taxonomy.categories.get(at.parentId ?? 0)) ids.add(at.id);
  }
  return ids;
}

/**
 * The categories to offer: the children of the list's category, and of each chosen one. A chosen category from elsewhere
 * in the shop stays, so that the visitor can remove it.
 */
function offeredCategories(taxonomy: Taxonomy, placeId: number | undefined, chosen: Chosen): TaxonomyCategory[] {
  const open = opened(taxonomy, chosen);
  const under = (parent: number | null): TaxonomyCategory[] =>
    (taxonomy.children.get(parent) ?? []).flatMap((category) => [category, ...(open.has(category.id) ? under(category.id) : [])]);
  const offered = under(placeId ?? null);
  const elsewhere = [...chosen.categoryIds].filter((id) => !offered.some((category) => category.id === id));
  return [...offered, ...elsewhere.flatMap((id) => taxonomy.categories.get(id) ?? [])];
}

export interface FilterPlace {
  readonly categoryId: number | undefined;
  readonly locale: Locale;
  readonly currency: Currency;
  readonly vatPercent: number;
}

function singleValue({ count, isOffered }: SingleValue): ProductFilters['sale'] {
  return { count, is_offered: isOffered };
}

/** The width and the length of a mattress in a key such as `160x200`. */
function bedNumbers(key: string): readonly [width: number, length: number] {
  const [width = 0, length = 0] = key.split('x').map(Number);
  return [width, length];
}

type AttributeFilters = Pick<ProductFilters, 'sale' | 'new' | 'arrivals' | 'width' | 'depth' | 'height' | 'seats' | 'beds' | 'materials'>;

/** The facets of dimensions, seats and materials, of reductions, and of arrivals. */
function attributeFilters({ products: { shapes } }: CatalogueData, counts: Counts, chosen: Chosen, locale: Locale): AttributeFilters {
  return {
    sale: singleValue(counts.sale),
    new: singleValue(counts.new),
    arrivals: ARRIVAL_PERIODS.map((key, index) => ({ key, code: index + 1 }))
      .filter(({ key, code }) => counts.arrivals.has(code) || chosen.arrivals.includes(key))
      .map(({ key, code }) => ({ key, count: counts.arrivals.get(code) ?? 0 })),
    ...counts.measures,
    seats: [...new Set([...counts.seats.keys(), ...chosen.seats])].sort((a, b) => a - b).map((value) => ({ value, count: counts.seats.get(value) ?? 0 })),
    beds: shapes.beds.values
      .map((key, code) => ({ key, code, size: bedNumbers(key) }))
      .filter(({ code }) => counts.beds.has(code) || chosen.beds.has(code))
      .sort((a, b) => a.size[0] - b.size[0] || a.size[1] - b.size[1])
      .map(({ key, code, size: [width, length] }) => ({ key, title: `${width} × ${length} cm`, count: counts.beds.get(code) ?? 0 })),
    materials: MATERIAL_FAMILIES.map((key, place) => ({ key, place, title: MATERIAL_TITLES.get(key)?.[locale] ?? key }))
      .filter(({ place }) => counts.materials.has(place) || chosen.materials.has(place))
      .map(({ key, title, place }) => ({ key, title, count: counts.materials.get(place) ?? 0 }))
      .sort((a, b) => NAME_ORDER[locale].compare(a.title, b.title)),
  };
}

/** The facets of a list, in the visitor's language. Values that no product of the list has are left out, unless they are chosen. */
export function offeredFilters(model: CatalogueData, counts: Counts, chosen: Chosen, { categoryId, locale, currency, vatPercent }: FilterPlace): ProductFilters {
  const { taxonomy } = model;
  return {
    price: counts.price ? { min: toMajor(counts.price.min, currency), max: toMajor(counts.price.max, currency) } : null,
    categories: offeredCategories(taxonomy, categoryId, chosen)
      .filter(({ id }) => counts.categories.has(id) || chosen.categoryIds.has(id))
      .map(({ id, parentId, title }) => ({ id, parent_id: parentId, title: title[locale], count: counts.categories.get(id) ?? 0 })),
    brands: [...taxonomy.brands.values()]
      .filter(({ id, slug }) => counts.brands.has(id) || chosen.brandSlugs.has(slug))
      .map(({ id, slug, name }) => ({ slug, name, count: counts.brands.get(id) ?? 0 })),
    colors: [...taxonomy.colors.values()]
      .filter(({ id, key }) => counts.colors.has(id) || chosen.colorKeys.has(key))
      .map(({ id, key, title, hex }) => ({ key, title: title[locale], hex, count: counts.colors.get(id) ?? 0 }))
      .sort((a, b) => NAME_ORDER[locale].compare(a.title, b.title)),
    in_stock: { count: counts.inStock },
    ...attributeFilters(model, counts, chosen, locale),
    vat_percent: vatPercent,
  };
}
