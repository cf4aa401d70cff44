import { ARTICLE_LIMITS } from '@feszek/contract';
import type { ReactNode } from 'react';
import { countFilters } from '../list-query/filters.ts';
import { PAGE_SIZE } from '../list-query/productPage.ts';
import type { ProductPage } from '../list-query/productPage.ts';
import { ArticlePlace } from './ArticlePlace.tsx';

/** The first article follows two rows of a desktop, each further one three more. */
const FIRST = 8;
const EVERY = 12;

/** The shown part of a list: its first page, and its number of cards. */
export interface ShownPart {
  readonly from: number;
  readonly count: number;
}

/**
 * Places for articles, by the number of shown cards before them. An article is counted from the start of the list, so that
 * pages that are added or opened by themselves repeat none. Only in the whole list: who filters, sorts or searches compares
 * products.
 */
export function articleTiles({ scope: { category_id: category }, query, total }: ProductPage, { from, count }: ShownPart): ReadonlyMap<number, ReactNode> {
  if (query.searchText !== '' || query.sort !== 'default' || countFilters(query) > 0) return new Map();
  const skipped = (from - 1) * PAGE_SIZE;
  const articles = Array.from({ length: ARTICLE_LIMITS.recentMax }, (_, index) => ({ place: index + 1, after: FIRST + index * EVERY }));
  return new Map(
    articles
      .filter(({ after }) => after > skipped && after <= skipped + count && after < total)
      .map(({ place, after }) => [after - skipped, <ArticlePlace key={place} categoryId={category} place={place} />] as const),
  );
}
