import { isApiAbortError } from '@feszek/api-client';
import type { ReviewList } from '@feszek/contract';
import type { LoadContext } from '@feszek/kit';
import { parseReviewChoice } from './reviewAddress.ts';
import { reviewsViewOf } from './reviewsView.ts';
import type { ReviewsView } from './reviewsView.ts';

/** The reviews of a product for its address. Without them the page still sells: an error is answered with `null`. */
export async function fetchReviews({ api, search, signal }: LoadContext, productId: number): Promise<ReviewsView | null> {
  const choice = parseReviewChoice(search);
  const { stars, sort, limit } = choice;
  try {
    return reviewsViewOf(await api.get<ReviewList>(`/api/products/${productId}/reviews`, { query: { stars: stars ?? undefined, sort, limit }, signal }), choice);
  } catch (error) {
    if (isApiAbortError(error)) throw error;
    return null;
  }
}
