import type { QuoteState } from '@feszek/contract';

/** The labels of the states of quote requests. */
export const QUOTE_STATE_LABELS = {
  requested: 'quotes.state.requested',
  open: 'quotes.state.open',
  expired: 'quotes.state.expired',
  used: 'quotes.state.used',
  withdrawn: 'quotes.state.withdrawn',
} as const satisfies Record<QuoteState, string>;
