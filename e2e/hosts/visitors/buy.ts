import { setTimeout as sleep } from 'node:timers/promises';
import { ApiAbortError, ApiError, createApiClient } from '@feszek/api-client';
import type { ApiClient } from '@feszek/api-client';
import { routePath } from '@feszek/contract';
import type { Cart, OrderPlaced } from '@feszek/contract';
import { ANNA } from '../../src/buying/checkout.ts';
import { SHOP_URL } from '../machines/settings.ts';
import type { Connection } from './Connection.ts';
import type { Purchase, Tally } from './Tally.ts';

const REPEAT_MS = 1000;
/** A buyer gives up after so long, in milliseconds. */
const PATIENCE_MS = 180_000;

class GivenUp extends Error {}

/** Whether the same request may succeed later. */
function isPassing(error: unknown): boolean {
  if (error instanceof ApiAbortError) return true;
  return error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500 || error.code === 'order_in_progress' || error.code === 'csrf_token_mismatch');
}

/** Repeats a step as a buyer presses a button again. */
async function persist<Result>(purchase: Purchase, step: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await step();
    } catch (error) {
      if (!isPassing(error)) throw error;
      if (Date.now() - purchase.at > PATIENCE_MS) throw new GivenUp('given up', { cause: error });
      purchase.repeated += 1;
      await sleep(REPEAT_MS);
    }
  }
}

function apiOf(connection: Connection): ApiClient {
  return createApiClient({
    baseUrl: SHOP_URL,
    locale: 'hu',
    currency: 'HUF',
    readCookie: (name) => connection.cookie(name),
    async fetch(address, { method, headers, body, signal }) {
      const { pathname, search } = new URL(address);
      const { status, text } = await connection.send({ method, path: pathname + search, headers: Object.fromEntries(headers), signal, ...(typeof body === 'string' && { body }) });
      return { status, ok: status < 400, text: () => Promise.resolve(text) };
    },
  });
}

async function order(api: ApiClient, productId: number, purchase: Purchase): Promise<string> {
  const again = <Result>(step: () => Promise<Result>) => persist(purchase, step);
  const addition = { product_id: productId, quantity: 1, attempt_key: crypto.randomUUID() };
  await again(() => api.post('/api/cart/product', addition));
  const countries = await again(() => api.get<{ id: number; code: string }[]>('/api/countries'));
  const { name, zipcode, city, street: address } = ANNA;
  const place = { name, zipcode, city, address, country_id: countries.find(({ code }) => code === 'HU')?.id };
  const phone = `+36 30 ${String(1_000_000 + Number(/\d+/.exec(purchase.email)?.[0])).slice(0, 7)}`;
  const { delivery_methods: deliveries } = await again(() => api.put<Cart>('/api/cart/customer', { email: purchase.email, phone, invoice_data: { is_company: false, tax_number: '', ...place }, delivery_data: place }));
  const { payment_methods: payments } = await again(() => api.put<Cart>('/api/cart/method/delivery', { id: deliveries.find(({ kind }) => kind === 'home')?.id, kind: 'home' }));
  const { version, products } = await again(() => api.put<Cart>('/api/cart/method/payment', { id: payments.find(({ code }) => code === 'bank_transfer')?.id }));
  purchase.pieces = products.reduce((sum, { quantity }) => sum + quantity, 0);
  const body = { transaction_result_url: routePath('checkout-result', 'hu'), is_terms_accepted: true, is_privacy_accepted: true, cart_version: version };
  const headers = { 'Idempotency-Key': crypto.randomUUID() };
  return (await again(() => api.post<OrderPlaced>('/api/cart/order', body, { headers }))).order_hash;
}

let buyers = 0;

/** Buys one piece of a product by bank transfer, as a new buyer. */
export async function buy(connection: Connection, productId: number, tally: Tally): Promise<Purchase> {
  buyers += 1;
  const purchase: Purchase = { email: `buyer.${buyers}@visitors.example`, at: Date.now(), pieces: 0, orderHash: undefined, end: '', repeated: 0 };
  tally.purchases.push(purchase);
  try {
    purchase.orderHash = await order(apiOf(connection), productId, purchase);
  } catch (error) {
    if (!(error instanceof ApiError) && !(error instanceof GivenUp)) throw error;
    purchase.end = error instanceof ApiError ? error.code : error.message;
  }
  return purchase;
}
