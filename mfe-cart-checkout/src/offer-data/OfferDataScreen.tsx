import { OfferCheckout } from '../offer/OfferCheckout.tsx';
import { QuoteScreen } from '../quote/QuoteScreen.tsx';
import type { OfferData } from './loadOfferData.ts';

/** The screen of the address `offer-data`: a quote request, or the checkout of the open offer. */
export function OfferDataScreen({ data }: { readonly data: OfferData }) {
  return data.kind === 'offer' ? <OfferCheckout data={data} /> : <QuoteScreen data={data} />;
}
