import { routePath } from '@feszek/contract';
import type { CheckoutWay } from '../checkout/checkoutSteps.ts';

/** The checkout of an offer: how it is delivered is part of the offer, so that nobody is asked. */
export function offerWay(offerHash: string): CheckoutWay {
  return {
    steps: ['contact', 'billing', 'address', 'payment'],
    route: 'offer-data',
    out: (locale) => routePath('checkout-offer', locale, { offer_hash: offerHash }),
    outLabel: 'offer.backToOffer',
    endings: ['offer_expired', 'offer_used', 'offer_withdrawn'],
  };
}
