import type { ProductFilters } from '@feszek/contract';
import type { ReactNode } from 'react';
import { useT } from '../i18n.ts';
import type { ListingQuery } from '../listing/listingQuery.ts';
import { fromStart } from '../listing/listingQuery.ts';
import { categoryChoices } from './categoryChoices.ts';
import { ChoiceList } from './ChoiceList.tsx';
import type { Choice } from './ChoiceList.tsx';
import { toggled, toggledCategory } from './filters.ts';
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
}

/**
 * The filters of a list, without those that have no choice in the unfiltered list. A choice does not add or remove other
 * filters, so that an open panel stays under the pointer.
 */
export function useFilterGroups({ query, filters, onChange }: FilterChoice): FilterGroup[] {
  const t = useT();
  const format = usePriceFormat(filters.vat_percent);

  function list(name: string, title: string, choices: readonly Choice[], toggle: (value: string) => Partial<ListingQuery>): FilterGroup[] {
    const chosenCount = choices.filter(({ isChosen }) => isChosen).length;
    if (choices.length < 2 && chosenCount === 0) return [];
    const content = <ChoiceList name={name} choices={choices} onToggle={(value) => onChange(fromStart(query, toggle(value)), false)} />;
    return [{ name, title, chosenCount, content }];
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
  return [
    ...list('category', t('filters.category'), categoryChoices(filters.categories, query.categories), (id) => ({
      categories: toggledCategory(query.categories, Number(id), filters.categories),
    })),
    price,
    ...list('color', t('filters.color'), colors, (key) => ({ colors: toggled(query.colors, key) })),
    ...list('brand', t('filters.brand'), brands, (slug) => ({ brands: toggled(query.brands, slug) })),
  ];
}
