import type { Locale, Offer, Quote } from '@feszek/contract';
import { toMajor } from '@feszek/money';
import type { Kysely } from 'kysely';
import { wireSummary } from '../cart/totals.ts';
import { needsAddress } from '../pricing/delivery/methods.ts';
import { wireAmount, wirePrice } from '../pricing/price.ts';
import { loadProductRecords } from '../catalog/productRecords.ts';
import { toProduct } from '../catalog/toProduct.ts';
import { cardImage } from '../media/wireImage.ts';
import { findPlace } from '../places/findPlace.ts';
import { wirePlace } from '../places/storedPlace.ts';
import type { StoredPlace } from '../places/storedPlace.ts';
import type { ProductView } from '../catalog/toProduct.ts';
import type { Database } from '../platform/database/schema.ts';
import type { OfferState } from './offerState.ts';
import { toOpenOffer } from './openOffer.ts';
import { quoteState } from './quoteState.ts';
import type { QuoteRow } from './quoteState.ts';
import { productName } from '../catalog/variant.ts';

/** The showroom of a pick-up, unless it has closed. */
export async function placeOfQuote(db: Kysely<Database>, { wishes: { showroom } }: { readonly wishes: { readonly showroom: string } }): Promise<StoredPlace | undefined> {
  return showroom ? (await findPlace(db, showroom))?.place : undefined;
}

/** A quote request as its page shows it. */
export async function loadRequest(db: Kysely<Database>, quote: QuoteRow, now: Date, locale: Locale): Promise<Quote> {
  const lines = await db.selectFrom('quote_line').select(['position', 'name', 'quantity', 'product_id']).where('quote_id', '=', quote.id).orderBy('position').execute();
  const records = new Map((await loadProductRecords(db, lines.map(({ product_id }) => product_id))).map((record) => [record.id, record]));
  const place = await placeOfQuote(db, quote);
  return {
    id: quote.id,
    quote_hash: quote.quote_hash,
    state: quoteState(quote, now),
    has_offer: quote.sent_at !== null,
    created_at: quote.created_at.toISOString(),
    email: quote.requester.email,
    wished_on: quote.wishes.wished_on,
    place: place ? wirePlace(place, locale) : null,
    comment: quote.comment,
    services: quote.services.map(({ code }) => code),
    items: lines.map(({ position, name, quantity, product_id }) => {
      const record = records.get(product_id);
      return { id: position + 1, name: name[locale], quantity, image: record?.images[0] ? cardImage(record.images[0], locale) : null };
    }),
  };
}

/** The wire form of an offer, in its own currency. */
export function toOffer(quote: QuoteRow, state: OfferState, now: Date, visitorView: ProductView): Offer {
  const { currency } = state;
  const view = { ...visitorView, currency };
  const { locale } = view;
  // That of the destination, as in the sums; the product's own prices are those of the catalogue.
  const { vatPercent } = state.summary;
  const delivery = wireAmount(state.summary.deliveryGross, currency, vatPercent);
  return {
    ...toOpenOffer(quote, now),
    currency,
    note: quote.note,
    items: state.lines.map(({ record, quantity, amounts }, position) => ({
      id: position + 1,
      name: productName(record)[locale],
      quantity,
      ...wirePrice(amounts.unitGross, amounts.unitOriginalGross, currency, vatPercent),
      total_gross: toMajor(amounts.totalGross, currency),
      total_net: toMajor(amounts.totalNet, currency),
      product: toProduct(record, view),
    })),
    delivery: { title: state.delivery?.title[locale] ?? '', price_gross: delivery.gross, price_net: delivery.net, is_pickup: state.delivery !== undefined && !needsAddress(state.delivery), arrival: state.arrival },
    summary: wireSummary(state.summary, currency),
  };
}
