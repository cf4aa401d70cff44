import { MOST_STARS, REVIEW_LIMITS } from '@feszek/contract';
import type { ReviewSort } from '@feszek/contract';
import type { ReviewChoice } from './reviewsView.ts';

/** The id of the section on the product's page. */
export const REVIEWS_ID = 'reviews';

export const SORTS: readonly ReviewSort[] = ['newest', 'highest', 'lowest'];

const wholeNumber = (text: string | null, most: number) => (text !== null && /^[1-9]\d{0,2}$/.test(text) && Number(text) <= most ? Number(text) : undefined);

/** Reads the choice of an address. Invalid values are ignored. */
export function parseReviewChoice(search: URLSearchParams): ReviewChoice {
  return {
    stars: wholeNumber(search.get('review_stars'), MOST_STARS) ?? null,
    sort: SORTS.find((sort) => sort === search.get('review_sort')) ?? 'newest',
    limit: wholeNumber(search.get('review_count'), REVIEW_LIMITS.listed) ?? REVIEW_LIMITS.step,
  };
}

/** The address of a choice, without default values. */
export function reviewHref(path: string, { stars, sort, limit }: ReviewChoice): string {
  const query = new URLSearchParams({
    ...(stars !== null && { review_stars: String(stars) }),
    ...(sort !== 'newest' && { review_sort: sort }),
    ...(limit !== REVIEW_LIMITS.step && { review_count: String(limit) }),
  });
  return `${path}${query.size > 0 ? `?${query.toString()}` : ''}#${REVIEWS_ID}`;
}
