import { useT } from '../i18n.ts';
import { fromStart } from '../list-query/listingQuery.ts';
import type { ListingQuery } from '../list-query/listingQuery.ts';
import type { FilterChoice } from './useFilterGroups.tsx';

/** A filter with one value. */
export interface FilterBoxData {
  readonly name: string;
  readonly title: string;
  readonly count: number;
  readonly isChosen: boolean;
  readonly toggle: () => void;
  /** The choice after `toggle`. */
  readonly after: ListingQuery;
}

/** The filters with one value: in stock, on sale, new. Sale and new are offered where they divide the list. */
export function useFilterBoxes({ query, filters, onChange }: FilterChoice): readonly [inStock: FilterBoxData, ...others: FilterBoxData[]] {
  const t = useT();
  const box = (name: string, title: string, count: number, key: 'inStock' | 'isReduced' | 'isNew'): FilterBoxData => {
    const after = fromStart(query, { [key]: !query[key] });
    return { name, title, count, isChosen: query[key], toggle: () => onChange(after, false), after };
  };
  const { in_stock: inStock, sale, new: newest } = filters;
  return [
    box('in_stock', t('filters.inStock'), inStock.count, 'inStock'),
    ...(sale.is_offered || query.isReduced ? [box('sale', t('filters.sale'), sale.count, 'isReduced')] : []),
    ...(newest.is_offered || query.isNew ? [box('new', t('filters.new'), newest.count, 'isNew')] : []),
  ];
}
