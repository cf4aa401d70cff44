import { TRACKING_CURRENCY } from '@feszek/contract';
import type { TrackedCart, TrackedItem, TrackedOrder } from '@feszek/contract';

/** An entry of the data layer. */
export type DataLayerEvent = Readonly<Record<string, unknown>>;

/** Source: specification, chapter 9. */
const UNIT = 'db';

function itemOf({ id, title, category, brand, price, discount, quantity }: TrackedItem, index?: number): DataLayerEvent {
  return {
    item_id: id, item_name: title, item_category: category, item_brand: brand, price, quantity, unit: UNIT,
    ...(discount > 0 && { discount }),
    ...(index !== undefined && { index }),
  };
}

function sumOf(items: readonly TrackedItem[]): number {
  return items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
}

const ecommerce = (event: string, details: DataLayerEvent): DataLayerEvent => ({ event, ecommerce: { currency: TRACKING_CURRENCY, ...details } });

/** One of Google Analytics' own events about products. */
export function itemsEvent(event: 'view_item' | 'add_to_cart' | 'remove_from_cart', items: readonly TrackedItem[]): DataLayerEvent {
  return ecommerce(event, { value: sumOf(items), items: items.map((item) => itemOf(item)) });
}

export function listEvent(list: string, items: readonly TrackedItem[]): DataLayerEvent {
  return ecommerce('view_item_list', { item_list_id: list, items: items.map(itemOf) });
}

/** An event about the whole cart, with further known values. */
export function cartEvent(event: 'view_cart' | 'begin_checkout' | 'add_shipping_info' | 'add_payment_info', { value, coupon, items }: TrackedCart, details: DataLayerEvent = {}): DataLayerEvent {
  return ecommerce(event, { value, ...(coupon !== null && { coupon }), ...details, items: items.map((item) => itemOf(item)) });
}

export function purchaseEvent({ id, value, tax, shipping, coupon, items }: TrackedOrder): DataLayerEvent {
  return ecommerce('purchase', { transaction_id: String(id), value, tax, shipping, ...(coupon !== null && { coupon }), items: items.map((item) => itemOf(item)) });
}

export function searchEvent(words: string, total: number): DataLayerEvent {
  return { event: 'search', search_term: words, search_results: total };
}

/** The funnel's steps: 1 at checkout start, 2 purchase-initiation user properties, 3 at purchase (specification, chapter 4). */
export function funnelEvent(step: 1 | 2 | 3, details: DataLayerEvent = {}): DataLayerEvent {
  return { event: 'checkout_step', step, ...details };
}
