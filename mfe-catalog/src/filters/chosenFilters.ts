import { MEASURES } from '@feszek/contract';
import type { ProductFilters } from '@feszek/contract';
import type { T } from '../i18n.ts';
import { fromStart } from '../list-query/listingQuery.ts';
import type { ListingQuery } from '../list-query/listingQuery.ts';
import { CHOSEN_ARRIVAL_LABELS } from './arrivalLabels.ts';
import type { PriceBounds } from '../list-query/filters.ts';
import { measureText } from './measureText.ts';

/** A chosen value, and the filters without it. */
export interface ChosenFilter {
  readonly key: string;
  readonly title: string;
  readonly without: ListingQuery;
}

interface TextContext {
  readonly t: T;
  readonly price: (bounds: PriceBounds) => string;
}

/** All chosen values, in the order of the filters. */
export function chosenFilters(query: ListingQuery, filters: ProductFilters, { t, price }: TextContext): ChosenFilter[] {
  const chosen = (key: string, title: string, without: Partial<ListingQuery>): ChosenFilter => ({ key, title, without: fromStart(query, without) });
  return [
    ...query.categories.map((id) =>
      chosen(`category-${id}`, filters.categories.find((category) => category.id === id)?.title ?? '', { categories: query.categories.filter((other) => other !== id) }),
    ),
    ...(query.price ? [chosen('price', price(query.price), { price: null })] : []),
    ...query.colors.map((key) => chosen(`color-${key}`, filters.colors.find((color) => color.key === key)?.title ?? key, { colors: query.colors.filter((other) => other !== key) })),
    ...query.brands.map((slug) => chosen(`brand-${slug}`, filters.brands.find((brand) => brand.slug === slug)?.name ?? slug, { brands: query.brands.filter((other) => other !== slug) })),
    ...MEASURES.flatMap((measure) => {
      const bounds = query.measures[measure];
      return bounds ? [chosen(measure, measureText(measure, bounds, t), { measures: { ...query.measures, [measure]: null } })] : [];
    }),
    ...query.beds.map((key) => chosen(`bed-${key}`, t('filters.chosenBed', { title: filters.beds.find((bed) => bed.key === key)?.title ?? key }), { beds: query.beds.filter((other) => other !== key) })),
    ...query.seats.map((count) => chosen(`seats-${count}`, t('filters.chosenSeats', { seats: count }), { seats: query.seats.filter((other) => other !== count) })),
    ...query.materials.map((key) => chosen(`material-${key}`, filters.materials.find((material) => material.key === key)?.title ?? key, { materials: query.materials.filter((other) => other !== key) })),
    ...query.arrivals.map((key) => chosen(`arrival-${key}`, t(CHOSEN_ARRIVAL_LABELS[key]), { arrivals: query.arrivals.filter((other) => other !== key) })),
    ...(query.isReduced ? [chosen('sale', t('filters.sale'), { isReduced: false })] : []),
    ...(query.isNew ? [chosen('new', t('filters.new'), { isNew: false })] : []),
    ...(query.inStock ? [chosen('in-stock', t('filters.inStock'), { inStock: false })] : []),
  ];
}
