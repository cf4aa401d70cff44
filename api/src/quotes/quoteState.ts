import type { QuoteState } from '@feszek/contract';
import type { Selectable } from 'kysely';
import { inHungary } from '../platform/hungarianTime.ts';
import type { Database } from '../platform/database/schema.ts';
import { ApiError } from '../platform/http/errors.ts';

export type QuoteRow = Selectable<Database['quote']>;

/** What has become of a quote request, as its customer is told it. */
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
      // An offer that is priced anew after it was sent is not there until it is sent again.
      return sent_at === null ? 'requested' : 'withdrawn';
  }
}

const CLOSED = { requested: 'not_found', expired: 'offer_expired', used: 'offer_used', withdrawn: 'offer_withdrawn' } as const;

/** @throws ApiError `not_found`, `offer_expired`, `offer_used` or `offer_withdrawn` for what cannot be ordered */
export function checkOpen(quote: QuoteRow, now: Date): void {
  const state = quoteState(quote, now);
  if (state !== 'open') throw new ApiError(CLOSED[state]);
}
