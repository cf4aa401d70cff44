import { createApiClient } from '@feszek/api-client';
import type { ApiClient } from '@feszek/api-client';
import { routePath } from '@feszek/contract';
import type { Cart, DeliveryMethod, DeliveryService, Locale, OrderPlaced } from '@feszek/contract';
import { ownAddress } from '../harness/ownAddress.ts';
import { ANSWER_MS } from '../harness/shopApi.ts';
import type { Visit } from '../harness/visit.ts';
import { ANNA } from './checkout.ts';
import { findGoods } from './goods.ts';

const HUNGARY = 'HU';

/** A visitor without a browser, for the steps before those that a test is about. */
export interface ApiVisitor {
  readonly api: ApiClient;
  /** An email address that only this visitor has: the shop limits how many mails it sends to one address. */
  readonly email: string;
  /** The visitor's cookies, as a request's header has them. */
  cookie(): string;
  /** Continues this visitor's session in a browser. */
  giveSessionTo(visit: Visit): Promise<void>;
}

/** A visitor with cookies, who calls the API under the shop's own origin as its pages do. */
export function apiVisitor(shopUrl: string, locale: Locale): ApiVisitor {
  const cookies = new Map<string, string>();
  const address = ownAddress();
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const api = createApiClient({
    baseUrl: shopUrl,
    locale,
    currency: 'HUF',
    timeoutMs: ANSWER_MS,
    readCookie: (name) => cookies.get(name),
    async fetch(url, { method, headers, body, signal }) {
      headers.set('cookie', cookie());
      headers.set('x-forwarded-for', address);
      const response = await fetch(url, { method, headers, signal, ...(body !== undefined && { body }) });
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        cookies.set(name, value);
      }
      return response;
    },
  });
  return {
    api,
    email: `anna.${address}@example.hu`,
    cookie,
    async giveSessionTo({ page }) {
      const { hostname } = new URL(shopUrl);
      await page.browserContext().setCookie(...[...cookies].map(([name, value]) => ({ name, value, domain: hostname, path: '/' })));
    },
  };
}

/** The lines of a cart: products and their pieces. */
export type CartLines = readonly { readonly id: number; readonly quantity: number }[];

/**
 * Fills a cart and the steps of the checkout up to the third one, the choice of the delivery.
 *
 * @param lines - the lines; one piece of a product of which the shop has plenty by default
 */
export async function fillCustomer({ api }: ApiVisitor, shopUrl: string, lines?: CartLines): Promise<Cart> {
  const wanted = lines ?? [{ id: (await findGoods(shopUrl, api.locale)).product.id, quantity: 1 }];
  const countries = await api.get<{ id: number; code: string }[]>('/api/countries');
  const { name, zipcode, city, street: address, email, phone } = ANNA;
  const place = { name, zipcode, city, address, country_id: countries.find(({ code }) => code === HUNGARY)?.id };
  for (const { id, quantity } of wanted) await api.post('/api/cart/product', { product_id: id, quantity });
  return api.put<Cart>('/api/cart/customer', { email, phone, invoice_data: { is_company: false, tax_number: '', ...place }, delivery_data: place });
}

/** What a buyer chooses in the third step of the checkout. */
export interface DeliveryChoice {
  readonly kind: DeliveryMethod['kind'];
  readonly place?: string;
  readonly day?: string;
  readonly services?: readonly DeliveryService[];
}

/** Chooses the delivery of a cart that is filled as far as that. */
export async function chooseDelivery({ api }: ApiVisitor, { delivery_methods: methods }: Pick<Cart, 'delivery_methods'>, { kind, ...choice }: DeliveryChoice): Promise<Cart> {
  return api.put<Cart>('/api/cart/method/delivery', { id: methods.find((method) => method.kind === kind)?.id, ...choice });
}

/**
 * Fills a cart as far as the last step of the checkout, with home delivery.
 *
 * @param lines - as `fillCustomer` takes them
 */
export async function fillCart(visitor: ApiVisitor, shopUrl: string, lines?: CartLines): Promise<Cart> {
  return chooseDelivery(visitor, await fillCustomer(visitor, shopUrl, lines), { kind: 'home' });
}

/**
 * Orders a cart whose checkout is complete up to the last step.
 *
 * @param code - of the payment method
 */
export async function orderCart({ api }: ApiVisitor, { payment_methods: payments }: Cart, code: string): Promise<OrderPlaced> {
  const { version } = await api.put<Cart>('/api/cart/method/payment', { id: payments.find((method) => method.code === code)?.id });
  const order = { transaction_result_url: routePath('checkout-result', api.locale), is_terms_accepted: true, is_privacy_accepted: true, cart_version: version };
  return api.post<OrderPlaced>('/api/cart/order', order, { headers: { 'Idempotency-Key': crypto.randomUUID() } });
}

/** Places an order that waits for its payment by card. */
export async function placeOrder(shopUrl: string, locale: Locale, visitor = apiVisitor(shopUrl, locale)): Promise<OrderPlaced> {
  return orderCart(visitor, await fillCart(visitor, shopUrl), 'card');
}

/** Places an order by bank transfer, which is confirmed at once. */
export async function placeTransferOrder(shopUrl: string, locale: Locale, visitor = apiVisitor(shopUrl, locale)): Promise<OrderPlaced> {
  return orderCart(visitor, await fillCart(visitor, shopUrl), 'bank_transfer');
}

/** Places an order that is paid on receipt. */
export async function placeOrderOnDelivery(shopUrl: string, locale: Locale, visitor = apiVisitor(shopUrl, locale), lines?: CartLines): Promise<OrderPlaced> {
  return orderCart(visitor, await fillCart(visitor, shopUrl, lines), 'cash_on_delivery');
}
