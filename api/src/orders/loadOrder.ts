import type { Locale, Order, PaymentFailure } from '@feszek/contract';
import { toMajor } from '@feszek/money';
import type { Selectable } from 'kysely';
import { loadProductRecords } from '../catalog/productRecords.ts';
import { toProduct } from '../catalog/toProduct.ts';
import type { ProductView } from '../catalog/toProduct.ts';
import { wireSummary } from '../cart/totals.ts';
import type { Db } from '../platform/database/connect.ts';
import type { Database } from '../platform/database/schema.ts';
import { wirePlace } from '../places/storedPlace.ts';
import type { StoredAddress, StoredCustomer } from '../cart/storedCustomer.ts';
import { ApiError } from '../platform/http/errors.ts';
import { isWaitingForApproval } from './approval/needsApproval.ts';
import { responseMessage } from './payment/responseMessages.ts';
import { SIMPLEPAY } from './payment/simplepay/simplePayProvider.ts';
import { isDelivered } from './isDelivered.ts';
import { nameParts } from './nameParts.ts';
import { isOrderHash } from './orderHash.ts';
import { orderArrival } from './orderArrival.ts';
import { payableMethods } from './payableMethods.ts';
import { loadHistory } from './status/loadHistory.ts';

type OrderRow = Selectable<Database['shop_order']>;

function partner(order: OrderRow, customer: StoredCustomer, country: string) {
  const invoice = customer.invoice_data;
  return {
    ...nameParts(order),
    partner_email: customer.email ?? '',
    partner_phone: customer.phone ?? '',
    partner_address: invoice?.address ?? '',
    partner_city: invoice?.city ?? '',
    partner_zipcode: invoice?.zipcode ?? '',
    partner_country: country,
    partner_tax_number: invoice?.tax_number ?? '',
  };
}

async function loadItems(db: Db, order: OrderRow, view: ProductView): Promise<Order['items']> {
  const lines = await db.selectFrom('order_line').selectAll().where('order_id', '=', order.id).orderBy('position').execute();
  const records = await loadProductRecords(db, lines.flatMap(({ product_id }) => product_id ?? []));
  const products = new Map(records.map((record) => [record.id, toProduct(record, view)]));
  return lines.map((line) => ({
    id: line.position + 1,
    name: line.name[view.locale],
    quantity: line.quantity,
    price_gross: toMajor(line.unit_gross, order.currency),
    price_net: toMajor(line.unit_net, order.currency),
    product: products.get(line.product_id ?? 0) ?? null,
  }));
}

async function loadTransaction(db: Db, id: string | null, locale: Locale): Promise<Order['transaction_result']> {
  const row =
    id === null
      ? undefined
      : await db
          .selectFrom('payment_transaction')
          .leftJoin('payment_refund', 'payment_refund.transaction_id', 'payment_transaction.id')
          .selectAll('payment_transaction')
          .select('payment_refund.status as refund')
          .where('payment_transaction.id', '=', id)
          .executeTakeFirst();
  if (!row) return null;
  return {
    status: row.status,
    amount: toMajor(row.amount, row.currency),
    currency: row.currency,
    authorization_code: row.authorization_code,
    response_code: row.response_code,
    response_message: responseMessage(row.response_message, locale),
    failure: row.failure,
    provider: row.provider,
    provider_transaction_id: isProviderIdShown(row) ? row.provider_id : null,
    refund: row.refund,
  };
}

/** SimplePay's rules: its transaction id is shown for a payment that succeeded or was refused, never for one that was cancelled or timed out. */
function isProviderIdShown({ provider, status, failure }: { provider: string; status: string; failure: PaymentFailure | null }): boolean {
  return provider === SIMPLEPAY && (status === 'success' || failure === 'refused');
}

/** What an unpaid order can be paid by now. */
async function loadPayableMethods(db: Db, order: OrderRow, locale: Locale): Promise<Order['payment_methods']> {
  if (order.status !== 'pending_payment' && order.status !== 'payment_failed') return [];
  const methods = await payableMethods(db, order);
  return methods.map(({ id, code, title, description }) => ({ id, code, title: title[locale], description: description[locale] }));
}

function deliveryAddress({ name, address, city, zipcode }: StoredAddress, country: string): Order['delivery']['address'] {
  return { name, address, city, zipcode, country };
}

async function loadCountryNames(db: Db, addresses: readonly (StoredAddress | undefined)[], locale: Locale): Promise<ReadonlyMap<number, string>> {
  const ids = addresses.flatMap((address) => address?.country_id ?? []);
  if (ids.length === 0) return new Map();
  const countries = await db.selectFrom('country').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(countries.map(({ id, name }) => [id, name[locale]]));
}

/** The account that was requested with an order. */
async function loadAccount(db: Db, orderId: number): Promise<Pick<Order, 'is_new_account' | 'account_request'>> {
  const account = await db.selectFrom('order_account').select(['registration_id', 'opened_at']).where('order_id', '=', orderId).executeTakeFirst();
  if (!account) return { is_new_account: false, account_request: null };
  return { is_new_account: account.opened_at !== null, account_request: account.registration_id === null ? 'failed' : 'sent' };
}

/**
 * A whole order. Its amounts are those of the day it was placed, in its own currency. Only `loadVisibleOrder` may answer a
 * visitor.
 *
 * @throws ApiError `not_found`
 */
export async function loadOrder(db: Db, orderHash: string, view: ProductView): Promise<Order> {
  const order = isOrderHash(orderHash)
    ? await db.selectFrom('shop_order').selectAll().where('order_hash', '=', orderHash).executeTakeFirst()
    : undefined;
  if (!order) throw new ApiError('not_found');
  const own = { ...view, currency: order.currency };
  const delivery = await db.selectFrom('delivery_method').select(['title', 'kind']).where('id', '=', order.delivery_method_id).executeTakeFirstOrThrow();
  const payment = await db.selectFrom('payment_method').select(['id', 'code', 'title', 'description', 'account']).where('id', '=', order.payment_method_id).executeTakeFirstOrThrow();
  const { invoice_data: billing, delivery_data: shipping } = order.customer;
  const countries = await loadCountryNames(db, [billing, shipping], view.locale);
  return {
    id: order.id,
    order_hash: order.order_hash,
    is_restricted: false,
    status: order.status,
    is_waiting_for_approval: isWaitingForApproval(order),
    created_at: order.created_at.toISOString(),
    history: await loadHistory(db, order.id),
    tracking: order.tracking_url === null && order.carrier === null ? null : { carrier: order.carrier, url: order.tracking_url },
    currency: order.currency,
    transaction_id: order.transaction_id,
    transaction_result: await loadTransaction(db, order.transaction_id, view.locale),
    payment_expires_at: order.payment_expires_at?.toISOString() ?? null,
    items: await loadItems(db, order, own),
    summary: wireSummary(order.summary, order.currency),
    delivery: {
      title: delivery.title[view.locale],
      price_gross: toMajor(order.delivery_gross, order.currency),
      price_net: toMajor(order.delivery_net, order.currency),
      is_pickup: delivery.kind === 'pick_up',
      address: isDelivered(delivery.kind, order) && shipping ? deliveryAddress(shipping, countries.get(shipping.country_id) ?? '') : null,
      arrival: orderArrival(order),
      place: order.delivery_place && wirePlace(order.delivery_place, view.locale),
    },
    payment: { ...payment, title: payment.title[view.locale], description: payment.description[view.locale] },
    payment_methods: await loadPayableMethods(db, order, view.locale),
    coupon: order.coupon,
    comment: order.comment,
    ...(await loadAccount(db, order.id)),
    terms_version: order.terms_version,
    ...partner(order, order.customer, countries.get(billing?.country_id ?? 0) ?? ''),
  };
}
