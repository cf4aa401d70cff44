import type { QuoteState } from '@feszek/contract';

export type EndedState = Extract<QuoteState, 'expired' | 'used' | 'withdrawn'>;

/** Icon and texts of an offer that can no longer be ordered. */
export const ENDED_TEXTS = {
  expired: { icon: 'clock', title: 'offer.expiredTitle', text: 'offer.expiredText' },
  used: { icon: 'check', title: 'offer.usedTitle', text: 'offer.usedText' },
  withdrawn: { icon: 'warning', title: 'offer.withdrawnTitle', text: 'offer.withdrawnText' },
} as const satisfies Record<EndedState, object>;

export function isEnded(state: QuoteState): state is EndedState {
  return state in ENDED_TEXTS;
}
