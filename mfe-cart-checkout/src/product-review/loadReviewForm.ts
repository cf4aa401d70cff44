import { isApiError } from '@feszek/api-client';
import { isReviewKey, isStopKey } from '@feszek/contract';
import type { ReviewForm } from '@feszek/contract';
import { found } from '@feszek/kit';
import type { LoadContext, LoadResult } from '@feszek/kit';

/** Why a link opens no form: codes of the API's errors. */
export const LINK_FAULTS = ['review_link_malformed', 'review_link_unknown', 'review_link_expired', 'review_too_early', 'order_restricted'] as const;
export type LinkFault = (typeof LINK_FAULTS)[number];

/** The form of an order; what is wrong with its link; or the page that ends the invitations. */
export type ReviewPageData =
  | { readonly kind: 'form'; readonly token: string; readonly form: ReviewForm }
  | { readonly kind: 'fault'; readonly token: string; readonly fault: LinkFault }
  | { readonly kind: 'stop'; readonly token: string };

/** Loads the form for the key in the address: the token of an invitation or the hash of an order. */
export async function loadReviewForm({ api, params, signal }: LoadContext): Promise<LoadResult<ReviewPageData>> {
  const token = params['token'] ?? '';
  if (!isReviewKey(token)) return found({ kind: 'fault', token, fault: 'review_link_malformed' });
  if (isStopKey(token)) return found({ kind: 'stop', token });
  try {
    return found({ kind: 'form', token, form: await api.get<ReviewForm>(`/api/reviews/forms/${token}`, { ...(signal && { signal }) }) });
  } catch (error) {
    const fault = isApiError(error) ? LINK_FAULTS.find((code) => code === error.code) : undefined;
    if (fault === undefined) throw error;
    return found({ kind: 'fault', token, fault });
  }
}
