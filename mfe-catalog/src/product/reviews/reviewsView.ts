import type { Review, ReviewList, ReviewSort } from '@feszek/contract';

/** What of the reviews is shown, as the address names it. */
export interface ReviewChoice {
  /** Only reviews with this number of stars; `null`: all. */
  readonly stars: number | null;
  readonly sort: ReviewSort;
  /** The maximum number of reviews. */
  readonly limit: number;
}

/** The reviews of a product's page. */
export interface ReviewsView {
  readonly choice: ReviewChoice;
  /** The number of reviews with one star, with two, and so on. */
  readonly counts: readonly number[];
  readonly reviews: readonly Review[];
  /** The number of reviews with the chosen stars. */
  readonly total: number;
}

export function reviewsViewOf({ counts, reviews, total }: ReviewList, choice: ReviewChoice): ReviewsView {
  return { choice, counts, reviews, total };
}
