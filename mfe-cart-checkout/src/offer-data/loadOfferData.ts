import type { OpenOfferResponse } from '@feszek/contract';
import type { LoadContext, LoadResult } from '@feszek/kit';
import { isOfCart } from '../navigation/quoteHref.ts';
import { loadOfferCheckout } from '../offer/loadOfferCheckout.ts';
import type { OfferCheckoutData } from '../offer/loadOfferCheckout.ts';
import { loadQuoteRequest } from '../quote/loadQuoteRequest.ts';
import type { QuoteRequestData } from '../quote/loadQuoteRequest.ts';

export type OfferData = QuoteRequestData | OfferCheckoutData;

/** Loads the checkout of the visitor's open offer. Without one, or with `from=cart`, loads the quote request. */
export async function loadOfferData(context: LoadContext): Promise<LoadResult<OfferData>> {
  const { api, search, signal } = context;
  const { offer } = isOfCart(search) ? { offer: null } : await api.get<OpenOfferResponse>('/api/offer', { ...(signal && { signal }) });
  return offer ? loadOfferCheckout(context, offer) : loadQuoteRequest(context);
}
