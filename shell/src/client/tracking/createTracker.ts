import type { ApiClient } from '@feszek/api-client';
import type { BusView } from '@feszek/bus';
import { LIMITS } from '@feszek/contract';
import type { TrackedCart, TrackedItem, TrackedOrder } from '@feszek/contract';
import { cartEvent, funnelEvent, itemsEvent, listEvent, purchaseEvent, searchEvent } from './events.ts';
import type { DataLayerEvent } from './events.ts';
import { routePause } from './routePause.ts';
import { reportedPurchases } from './reportedPurchases.ts';
import type { RunningTracker } from './Tracker.ts';

/** A purchase that is older is not reported, in milliseconds: it was reported before, or will not be. */
const PURCHASE_MS = 86_400_000;

/** The subject of a checkout. */
type Ordered = 'cart' | 'offer';

export interface TrackerParts {
  readonly api: Pick<ApiClient, 'get'>;
  /** The tracker's own view of the page, which it releases. */
  readonly bus: BusView;
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly push: (event: DataLayerEvent) => void;
  readonly onError: (error: unknown) => void;
}

/**
 * Converts topics of the bus into events of Google Analytics 4, in order. The topics carry ids only: the API answers with
 * the products, the cart and the order in the currency of statistics.
 */
export function createTracker({ api, bus, storage, push, onError }: TrackerParts): RunningTracker {
  const reported = reportedPurchases(storage);
  const routeIsResolved = routePause(bus);
  let isStopped = false;
  let queue: Promise<void> = Promise.resolve();
  /** As last reported: after the order is placed, the cart may be empty before it can be fetched. */
  const last: Partial<Record<Ordered, TrackedCart>> = {};

  async function report(events: () => Promise<readonly DataLayerEvent[]>): Promise<void> {
    await routeIsResolved();
    if (isStopped) return;
    const made = await events();
    if (isStopped) return;
    for (const event of made) {
      // Without this, Google's tag would merge the event's products with those of the previous event.
      if ('ecommerce' in event) push({ ecommerce: null });
      push(event);
    }
  }
  const enqueue = (events: () => Promise<readonly DataLayerEvent[]>): void => {
    queue = queue.then(() => report(events)).catch(onError);
  };

  const products = (ids: readonly number[], quantity = 1) =>
    api.get<TrackedItem[]>('/api/tracking/products', { query: { ids: ids.slice(0, LIMITS.pageSizeMax).join(','), quantity } });
  async function current(ordered: Ordered): Promise<TrackedCart> {
    const cart = await api.get<TrackedCart>(`/api/tracking/${ordered}`);
    last[ordered] = cart;
    return cart;
  }
  async function purchase(orderHash: string): Promise<readonly DataLayerEvent[]> {
    if (reported.has(orderHash)) return [];
    const order = await api.get<TrackedOrder>(`/api/tracking/orders/${orderHash}`);
    if (Date.now() - Date.parse(order.created_at) > PURCHASE_MS) return [];
    reported.add(orderHash);
    return [purchaseEvent(order), funnelEvent(3)];
  }

  return {
    tracker: {
      'product.viewed': ({ productId }) => enqueue(async () => [itemsEvent('view_item', await products([productId]))]),
      'products.listed': ({ list, productIds }) => {
        if (productIds.length > 0) enqueue(async () => [listEvent(list, await products(productIds))]);
      },
      'search.made': ({ words, total }) => enqueue(async () => [searchEvent(words, total)]),
      'cart.quantity-changed': ({ productId, change, quantity }) =>
        enqueue(async () => {
          // The price is that of all pieces in the cart, before or after the change.
          const items = await products([productId], Math.max(quantity, quantity - change));
          return [itemsEvent(change > 0 ? 'add_to_cart' : 'remove_from_cart', items.map((item) => ({ ...item, quantity: Math.abs(change) })))];
        }),
      'cart.viewed': () => enqueue(async () => [cartEvent('view_cart', await current('cart'))]),
      'checkout.begun': ({ isOffer }) => enqueue(async () => [cartEvent('begin_checkout', await current(isOffer ? 'offer' : 'cart')), funnelEvent(1)]),
      'checkout.delivery-chosen': ({ method }) => enqueue(async () => [cartEvent('add_shipping_info', await current('cart'), { shipping_tier: method })]),
      'checkout.order-begun': ({ payment, isCompany, isOffer }) =>
        enqueue(async () => [
          cartEvent('add_payment_info', last[isOffer ? 'offer' : 'cart'] ?? (await current(isOffer ? 'offer' : 'cart')), { payment_type: payment }),
          funnelEvent(2, {
            user_properties: {
              buyer_type: isCompany ? 'company' : 'private', language: bus.get('shop.locale'), currency: bus.get('shop.currency'), is_signed_in: Boolean(bus.get('visitor.user')),
            },
          }),
        ]),
      'order.seen': ({ orderHash }) => enqueue(() => purchase(orderHash)),
    },
    stop() {
      isStopped = true;
      reported.clear();
      bus.release();
    },
  };
}
