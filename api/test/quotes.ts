import { openOfferSchema, operatorQuoteSchema, quoteRequestedSchema } from '@feszek/contract';
import type { OperatorQuote } from '@feszek/contract';
import { OPERATOR_TOKEN } from './operator.ts';
import { CUSTOMER, ORDER, putInCart } from './shop.ts';
import type { TestShop } from './shop.ts';
import { dataOf } from './visitor.ts';
import type { Answer, Method, Visitor } from './visitor.ts';

export const REQUESTER = { name: 'Kovács Anna', email: 'anna@example.hu', phone: '+36 30 123 4567', company: '', tax_number: '' };
export const QUOTE_PREFERENCES = { is_pick_up: false, showroom: '', country_id: 1, zipcode: '9021', city: 'Győr', address: 'Fő utca 1.', wished_on: '2026-12-20' };
/** A last day within the time of the tests' clock. */
export const LAST_DAY = '2026-12-05';

/** The operator's call. */
export function operate(shop: TestShop, method: Method, path: string, body?: unknown): Promise<Answer> {
  return shop.visitor().call(method, `/operator/offers${path}`, { headers: { authorization: `Bearer ${OPERATOR_TOKEN}`, locale: 'en' }, ...(body !== undefined && { body }) });
}

export const seeQuote = async (shop: TestShop, id: number): Promise<OperatorQuote> => dataOf(await operate(shop, 'GET', `/${id}`), operatorQuoteSchema);

/** Fills a cart and enters everything that a request needs. */
export async function prepareQuote(visitor: Visitor, productId: number, quantity: number, preferences: object = {}): Promise<void> {
  await visitor.arrive();
  await putInCart(visitor, productId, quantity);
  await visitor.call('PUT', '/api/cart/offer', { body: { requester: REQUESTER } });
  await visitor.call('PUT', '/api/cart/offer', { body: { wishes: { ...QUOTE_PREFERENCES, ...preferences } } });
}

const REQUEST = { transaction_result_url: '/hu/checkout/result', is_privacy_accepted: true };

export function ask(visitor: Visitor, input: object = {}, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  return visitor.call('POST', '/api/cart/offer', { body: { ...REQUEST, ...input }, headers });
}

export interface Requested {
  readonly id: number;
  readonly hash: string;
}

/** The hash and the number of the new request. */
export async function requested(shop: TestShop, answer: Answer): Promise<Requested> {
  const { quote_hash: hash } = dataOf(answer, quoteRequestedSchema);
  const { id } = await shop.db.selectFrom('quote').select('id').where('quote_hash', '=', hash).executeTakeFirstOrThrow();
  return { id, hash };
}

/** Requests a quote and sends an offer with free delivery and the given prices. */
export async function offered(shop: TestShop, visitor: Visitor, productId: number, quantity: number, pricing: object, headers: Readonly<Record<string, string>> = {}): Promise<Requested> {
  await prepareQuote(visitor, productId, quantity);
  const quote = await requested(shop, await ask(visitor, {}, headers));
  dataOf(await operate(shop, 'POST', `/${quote.id}/price`, { delivery_gross: 0, valid_until: LAST_DAY, ...pricing }), operatorQuoteSchema);
  dataOf(await operate(shop, 'POST', `/${quote.id}/send`), operatorQuoteSchema);
  return quote;
}

/** Opens an offer and goes through its checkout up to the last step. */
export async function openUp(visitor: Visitor, hash: string, payment: number): Promise<void> {
  await visitor.arrive();
  dataOf(await visitor.call('POST', `/api/offers/${hash}/open`), openOfferSchema);
  await visitor.call('PUT', '/api/offer/cart/customer', { body: CUSTOMER });
  await visitor.call('PUT', '/api/offer/cart/method/payment', { body: { id: payment } });
}

export function orderOffer(visitor: Visitor, input: object = {}, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  return visitor.call('POST', '/api/offer/cart/order', { body: { ...ORDER, ...input }, headers });
}
