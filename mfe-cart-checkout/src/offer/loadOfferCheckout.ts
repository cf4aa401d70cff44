import type { Cart, Country, OpenOffer } from '@feszek/contract';
import { routePath } from '@feszek/contract';
import { found, redirect } from '@feszek/kit';
import type { LoadContext, LoadResult } from '@feszek/kit';
import { toCartView } from '../cart-store/cartView.ts';
import { stepHref, stepOfSearch } from '../checkout/checkoutFlow.ts';
import { firstIncompleteStep, isReachable } from '../checkout/checkoutSteps.ts';
import { loadIsClosed } from '../checkout/loadIsClosed.ts';
import { loadStep } from '../checkout/loadCheckout.ts';
import type { CheckoutData } from '../checkout/loadCheckout.ts';
import { offerFlow } from './offerFlow.ts';

export interface OfferCheckoutData extends CheckoutData {
  readonly kind: 'offer';
  readonly offer: OpenOffer;
}

/**
 * Loads the checkout of an open offer at the step of the address. Redirects to the first incomplete step, or to the offer's
 * page if the offer can no longer be ordered.
 */
export async function loadOfferCheckout({ api, locale, search, signal }: LoadContext, offer: OpenOffer): Promise<LoadResult<OfferCheckoutData>> {
  // The offer's page shows why it cannot be ordered.
  if (offer.state !== 'open') return redirect(routePath('checkout-offer', locale, { offer_hash: offer.offer_hash }));
  const options = signal && { signal };
  const [answer, countries, isClosed] = await Promise.all([api.get<Cart>('/api/offer/cart', options), api.get<Country[]>('/api/countries', options), loadIsClosed(api, signal)]);
  const cart = toCartView(answer);
  if (isClosed) return found({ kind: 'offer', offer, cart, countries: [], step: 'contact', isClosed });
  const flow = offerFlow(offer.offer_hash);
  const step = stepOfSearch(search, flow);
  if (!step || !isReachable(step, cart, flow)) return redirect(stepHref(firstIncompleteStep(cart, flow), locale, flow));
  return found({ kind: 'offer', offer, cart, countries, step, ...(await loadStep(api, step, cart, signal)) });
}
