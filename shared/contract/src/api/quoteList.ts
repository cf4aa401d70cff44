import { array, boolean, number, object, string } from 'yup';
import type { InferType } from 'yup';
import { CURRENCIES } from '../locale.ts';
import { LIMITS } from './limits.ts';
import { QUOTE_STATES } from './quote.ts';
import { imageSchema, pagingSchema } from './shared.ts';

/** Query of `GET /api/account/quotes`. */
export const quoteListQuerySchema = object({
  page: number().integer('whole_number').min(1, 'too_small').max(LIMITS.page, 'too_large').default(1),
});
export type QuoteListQuery = InferType<typeof quoteListQuerySchema>;

const listedQuoteSchema = object({
  /** The number of the request. */
  id: number().required(),
  quote_hash: string().required(),
  state: string().oneOf(QUOTE_STATES).required(),
  /** Whether there is an offer. Its page has the same hash. */
  has_offer: boolean().required(),
  created_at: string().required(),
  /** The last day on which the offer can be ordered, such as `2026-12-05`; empty without an offer. */
  valid_until: string().defined(),
  currency: string().oneOf(CURRENCIES).required(),
  /** The total of the offer with its delivery, in major units of `currency`; `null` without an offer. */
  total_gross: number().nullable().defined(),
  /** The pieces of all items. */
  item_count: number().required(),
  /** The pictures of the first items that are still sold and have one; at most four. */
  images: array(imageSchema.required()).required(),
});

/** Response of `GET /api/account/quotes`: the quote requests of the signed-in user, the newest first. */
export const quoteListSchema = object({
  quotes: array(listedQuoteSchema.required()).required(),
  paging: pagingSchema.required(),
});
export type QuoteList = InferType<typeof quoteListSchema>;
export type ListedQuote = QuoteList['quotes'][number];
