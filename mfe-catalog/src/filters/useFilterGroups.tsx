import { MEASURES } from '@feszek/contract';
import type { ProductFilters } from '@feszek/contract';
import type { ReactNode } from 'react';
import { useT } from '../i18n.ts';
import type { ListingQuery } from '../list-query/listingQuery.ts';
import { fromStart } from '../list-query/listingQuery.ts';
import { categoryChoices } from './categoryChoices.ts';
import { ChoiceList } from './ChoiceList.tsx';
import type { Choice } from './ChoiceList.tsx';
import { ARRIVAL_LABELS } from './arrivalLabels.ts';
import { toggled, toggledCategory } from '../list-query/filters.ts';
import { MeasureFields } from './MeasureFields.tsx';
import { PriceFields } from './PriceFields.tsx';
import { usePriceFormat } from './usePriceFormat.ts';

export interface FilterChoice {
  readonly query: ListingQuery;
  readonly filters: ProductFilters;
  /** `isTyping`: more input is likely to follow. */
  readonly onChange: (query: ListingQuery, isTyping: boolean) => void;
}

export interface FilterGroup {
  readonly name: string;
  readonly title: string;
  readonly chosenCount: number;
  readonly content: ReactNode;
  /** The choice after a value is chosen, or no longer chosen; absent for a filter that is typed. */
  readonly after?: (value: string) => ListingQuery;
}

/**
 * The filters of a list, without those that have no choice in the unfiltered list. The brand is an exception: also a single
 * one is shown, so that every category names its makers in the same place. A choice does not add or remove other filters, so
 * that an open panel stays under the pointer.
 */
export function useFilterGroups({ query, filters, onChange }: FilterChoice): FilterGroup[] {
  const t = useT();
  const format = usePriceFormat(filters.vat_percent);

  function list(name: string, title: string, choices: readonly Choice[], toggle: (value: string) => Partial<ListingQuery>, fewest = 2): FilterGroup[] {
    const chosenCount = choices.filter(({ isChosen }) => isChosen).length;
    if (choices.length < fewest && chosenCount === 0) return [];
    const after = (value: string) => fromStart(query, toggle(value));
    const content = <ChoiceList name={name} choices={choices} onToggle={(value) => onChange(after(value), false)} />;
    return [{ name, title, chosenCount, content, after }];
  }

  const { price: range } = filters;
  const price: FilterGroup = {
    name: 'price',
    title: t('filters.price'),
    chosenCount: Number(query.price !== null),
    content: <PriceFields range={range} price={query.price} format={format} onChange={(bounds) => onChange(fromStart(query, { price: bounds }), true)} />,
  };
  const brands = filters.brands.map(({ slug, name, count }) => ({ value: slug, title: name, count, isChosen: query.brands.includes(slug) }));
  const colors = filters.colors.map(({ key, title, hex, count }) => ({ value: key, title, hex, count, isChosen: query.colors.includes(key) }));
  const measures = MEASURES.filter((measure) => filters[measure] !== null || query.measures[measure] !== null);
  const size: FilterGroup = {
    name: 'size',
    title: t('filters.size'),
    chosenCount: MEASURES.filter((measure) => query.measures[measure] !== null).length,
    content: measures.map((measure) => (
      <MeasureFields
        key={measure}
        measure={measure}
        range={filters[measure]}
        bounds={query.measures[measure]}
        onChange={(bounds) => onChange(fromStart(query, { measures: { ...query.measures, [measure]: bounds } }), true)}
      />
    )),
  };
  const beds = filters.beds.map(({ key, title, count }) => ({ value: key, title, count, isChosen: query.beds.includes(key) }));
  const seats = filters.seats.map(({ value, count }) => ({ value: String(value), title: t('filters.seatCount', { count: value }), count, isChosen: query.seats.includes(value) }));
  const materials = filters.materials.map(({ key, title, count }) => ({ value: key, title, count, isChosen: query.materials.includes(key) }));
  const arrivals = filters.arrivals.map(({ key, count }) => ({ value: key, title: t(ARRIVAL_LABELS[key]), count, isChosen: query.arrivals.includes(key) }));
  return [
    ...list('category', t('filters.category'), categoryChoices(filters.categories, query.categories), (id) => ({
      categories: toggledCategory(query.categories, Number(id), filters.categories),
    })),
    price,
    ...list('color', t('filters.color'), colors, (key) => ({ colors: toggled(query.colors, key) })),
    ...(measures.length > 0 ? [size] : []),
    ...list('bed', t('filters.bed'), beds, (key) => ({ beds: toggled(query.beds, key) })),
    ...list('seats', t('filters.seats'), seats, (count) => ({ seats: toggled(query.seats, Number(count)) })),
    ...list('brand', t('filters.brand'), brands, (slug) => ({ brands: toggled(query.brands, slug) }), 1),
    ...list('material', t('filters.material'), materials, (key) => ({ materials: toggled(query.materials, key) })),
    ...list('arrival', t('filters.arrival'), arrivals, (key) => ({ arrivals: filters.arrivals.map((arrival) => arrival.key).filter((arrival) => query.arrivals.includes(arrival) !== (arrival === key)) })),
  ];
}
