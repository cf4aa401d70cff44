import type { ReactNode } from 'react';
import { countFilters } from '../list-query/filters.ts';
import { ArticlePlace } from './ArticlePlace.tsx';
import type { ProductPage } from '../list-query/productPage.ts';

/** The cards before each article: two rows on a desktop, then every three. */
const PLACES = [8, 20] as const;

/**
 * Places for articles that fit a category, by the number of cards before them. Only in the whole list of a category from its
 * start: who filters, sorts or searches compares products.
 */
export function articleTiles({ scope: { category_id: category }, query, total }: ProductPage): ReadonlyMap<number, ReactNode> {
  if (category === undefined || query.from > 1 || query.searchText !== '' || query.sort !== 'default' || countFilters(query) > 0) return new Map();
  return new Map(
    PLACES.flatMap((place, index) => (place < total ? [[place, <ArticlePlace key={place} categoryId={category} place={index + 1} />] as const] : [])),
  );
}
