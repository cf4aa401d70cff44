import type { QuoteState } from '@feszek/contract';
import type { Selectable } from 'kysely';
import { inHungary } from '../platform/hungarianTime.ts';
import type { Database } from '../platform/database/schema.ts';
import { ApiError } from '../platform/http/errors.ts';

export type QuoteRow = Selectable<Database['quote']>;

/** The state of a quote request for its customer. */
export function quoteState({ status, valid_until, sent_at }: Pick<QuoteRow, 'status' | 'valid_until' | 'sent_at'>, now: Date): QuoteState {
  switch (status) {
    case 'ordered':
      return 'used';
    case 'withdrawn':
      return 'withdrawn';
    case 'sent':
      return valid_until !== null && inHungary(now).day > valid_until ? 'expired' : 'open';
    case 'requested':
    case 'priced':
      // An offer with new prices after it was sent is unavailable until it is sent again.
      return sent_at === null ? 'requested' : 'withdrawn';
  }
}

const CLOSED = { requested: 'not_found', expired: 'offer_expired', used: 'offer_used', withdrawn: 'offer_withdrawn' } as const;

/** @throws ApiError `not_found`, `offer_expired`, `offer_used` or `offer_withdrawn` for an offer that cannot be ordered */
export function checkOpen(quote: QuoteRow, now: Date): void {
  const state = quoteState(quote, now);
  if (state !== 'open') throw new ApiError(CLOSED[state]);
}
