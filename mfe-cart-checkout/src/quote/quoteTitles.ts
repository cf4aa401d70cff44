import type { QuoteState } from '@feszek/contract';

/** The title of a request's page, by its state. */
export const QUOTE_TITLES = {
  requested: 'quote.receivedTitle',
  open: 'quote.readyTitle',
  expired: 'offer.expiredTitle',
  used: 'offer.usedTitle',
  withdrawn: 'quote.closedTitle',
} as const satisfies Record<QuoteState, string>;
