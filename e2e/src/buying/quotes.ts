import { routePath } from '@feszek/contract';
import type { Cart, Country, Locale, OrderPlaced, Quote, QuoteRequested } from '@feszek/contract';
import type { Operate } from '../harness/operator.ts';
import { fillCart } from './apiVisitor.ts';
import type { ApiVisitor } from './apiVisitor.ts';
import { ANNA } from './checkout.ts';

const NOTES = { hu: 'Karácsony előtt szállítjuk.\nAz árban benne van a felvitel.', en: 'We deliver before Christmas.\nCarrying it up the stairs is included.' } as const satisfies Record<Locale, string>;

/** Fills in the required fields of a quote request. */
export async function fillQuoteRequest({ api, email }: ApiVisitor): Promise<void> {
  const { name, phone, zipcode, city, street: address } = ANNA;
  const countries = await api.get<Country[]>('/api/countries');
  const country_id = countries.find(({ code }) => code === 'HU')?.id;
  await api.put('/api/cart/offer', { requester: { name, email, phone }, wishes: { is_pick_up: false, country_id, zipcode, city, address, wished_on: '' } });
}

/** Sends the cart as a quote request. */
async function sendQuote({ api }: ApiVisitor): Promise<QuoteRequested> {
  const request = { transaction_result_url: routePath('checkout-result', api.locale), is_privacy_accepted: true };
  return api.post<QuoteRequested>('/api/cart/offer', request);
}

/** Sends a quote request, and returns the address of its page. */
export async function requestQuote(visitor: ApiVisitor, shopUrl: string): Promise<string> {
  await fillCart(visitor, shopUrl);
  await fillQuoteRequest(visitor);
  return (await sendQuote(visitor)).redirect_url;
}

export interface OfferMade {
  readonly id: number;
  readonly hash: string;
}

/**
 * Requests a quote, and lets the operator answer it: a tenth off the first product, with a note.
 *
 * @param lines - as in `fillCart`
 */
export async function getOffer(visitor: ApiVisitor, shopUrl: string, operate: Operate, lines?: Parameters<typeof fillCart>[2]): Promise<OfferMade> {
  const { products: [first] } = await fillCart(visitor, shopUrl, lines);
  await fillQuoteRequest(visitor);
  const { quote_hash: hash } = await sendQuote(visitor);
  const { id } = await visitor.api.get<Quote>(`/api/quotes/${hash}`);
  const cheaper = first ? [{ sku: first.product.sku, price_gross: Math.round(first.price_gross * 0.9) }] : [];
  await operate(`/offers/${id}/price`, { lines: cheaper, delivery_gross: 4990, valid_until: '2099-12-31', note: NOTES[visitor.api.locale] });
  await operate(`/offers/${id}/send`);
  return { id, hash };
}

/** Orders an offer by bank transfer. */
export async function orderOffer({ api }: ApiVisitor, hash: string): Promise<void> {
  await api.post(`/api/offers/${hash}/open`, {});
  const { payment_methods: payments } = await api.get<Cart>('/api/offer/cart');
  const { version } = await api.put<Cart>('/api/offer/cart/method/payment', { id: payments.find(({ code }) => code === 'bank_transfer')?.id });
  const order = { transaction_result_url: routePath('checkout-result', api.locale), is_terms_accepted: true, is_privacy_accepted: true, cart_version: version };
  await api.post<OrderPlaced>('/api/offer/cart/order', order, { headers: { 'Idempotency-Key': crypto.randomUUID() } });
}
