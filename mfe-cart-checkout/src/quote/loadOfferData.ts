import type { Cart, Country, OpenOffer, OpenOfferAnswer, QuoteDraft } from '@feszek/contract';
import { routePath } from '@feszek/contract';
import { found, redirect } from '@feszek/kit';
import type { LoadContext, LoadResult } from '@feszek/kit';
import { toCartView } from '../cart/cartView.ts';
import type { CartView } from '../cart/cartView.ts';
import { firstIncompleteStep, isReachable, stepHref, stepOfSearch } from '../checkout/checkoutSteps.ts';
import type { CheckoutData } from '../checkout/loadCheckout.ts';
import { offerWay } from '../offer/offerWay.ts';
import { isOfCart } from './quoteHref.ts';
import { numberOf, quoteStepHref, quoteStepOf } from './quoteSteps.ts';
import type { QuoteStep } from './quoteSteps.ts';

export interface QuoteRequestData {
  readonly kind: 'request';
  readonly cart: CartView;
  readonly draft: QuoteDraft;
  readonly countries: readonly Country[];
  readonly step: QuoteStep;
}

export interface OfferCheckoutData extends CheckoutData {
  readonly kind: 'offer';
  readonly offer: OpenOffer;
}

export type OfferData = QuoteRequestData | OfferCheckoutData;

async function loadRequest({ api, locale, search, signal }: LoadContext): Promise<LoadResult<OfferData>> {
  const options = signal && { signal };
  const [answer, draft, countries] = await Promise.all([
    api.get<Cart>('/api/cart', options), api.get<QuoteDraft>('/api/cart/offer', options), api.get<Country[]>('/api/countries', options),
  ]);
  const cart = { ...toCartView(answer), similar_products: [] };
  const step = quoteStepOf(search, draft);
  const asked = search.get('step');
  if (cart.products.length > 0 && asked !== null && asked !== numberOf(step)) return redirect(quoteStepHref(step, locale));
  return found({ kind: 'request', cart, draft, countries, step });
}

async function loadOfferCheckout({ api, locale, search, signal }: LoadContext, offer: OpenOffer): Promise<LoadResult<OfferData>> {
  // The offer's own page says why it cannot be ordered any more.
  if (offer.state !== 'open') return redirect(routePath('checkout-offer', locale, { offer_hash: offer.offer_hash }));
  const options = signal && { signal };
  const [answer, countries] = await Promise.all([api.get<Cart>('/api/offer/cart', options), api.get<Country[]>('/api/countries', options)]);
  const cart = toCartView(answer);
  const way = offerWay(offer.offer_hash);
  const step = stepOfSearch(search, way);
  if (!step || !isReachable(step, cart, way)) return redirect(stepHref(firstIncompleteStep(cart, way), locale, way));
  return found({ kind: 'offer', offer, cart, countries, step });
}

/** The checkout of the offer that the visitor has opened; without one, or where the cart is meant, its quote request. */
export async function loadOfferData(context: LoadContext): Promise<LoadResult<OfferData>> {
  const { api, search, signal } = context;
  const { offer } = isOfCart(search) ? { offer: null } : await api.get<OpenOfferAnswer>('/api/offer', { ...(signal && { signal }) });
  return offer ? loadOfferCheckout(context, offer) : loadRequest(context);
}
