import type { SearchSuggestions } from '@feszek/contract';

/** Whether suggestions contain products, none of which matches the text. */
export function onlySimilar({ is_nearest: isNearest = false, products }: Pick<SearchSuggestions, 'is_nearest' | 'products'>): boolean {
  return isNearest && products.length > 0;
}
