import { routePath } from '@feszek/contract';
import type { CheckoutFlow } from '../checkout/checkoutFlow.ts';

/** The checkout of an offer. It has no step for the delivery, which is part of the offer. */
export function offerFlow(offerHash: string): CheckoutFlow {
  return {
    steps: ['contact', 'billing', 'address', 'payment'],
    route: 'offer-data',
    out: (locale) => routePath('checkout-offer', locale, { offer_hash: offerHash }),
    outLabel: 'offer.backToOffer',
    endings: ['offer_expired', 'offer_used', 'offer_withdrawn'],
  };
}
