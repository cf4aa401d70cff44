import { OfferCheckout } from '../offer/OfferCheckout.tsx';
import type { OfferData } from './loadOfferData.ts';
import { QuoteScreen } from './QuoteScreen.tsx';

/** One address for both: asking for a quote, and ordering the offer that answers it. */
export function OfferDataScreen({ data }: { readonly data: OfferData }) {
  return data.kind === 'offer' ? <OfferCheckout data={data} /> : <QuoteScreen data={data} />;
}
