/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createBus } from '@feszek/bus';
import { CONSENT_DENIED, STORAGE_KEYS } from '@feszek/contract';
import type { BusMoments, Consent, StatisticsTopic, TrackedCart, TrackedItem } from '@feszek/contract';
import { createTracker } from './createTracker.ts';
import type { DataLayerEvent } from './events.ts';
import { ROUTE_PAUSE_MS } from './routePause.ts';
import { startTracking } from './startTracking.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const GRANTED: Consent = { statistics: true, marketing: false, decidedAt: '2026-11-21T12:00:00.000Z' };
const chair: TrackedItem = { id: 'CHAIR', title: 'Ülőke szék', category: 'Székek', brand: 'Harkály', price: 29_900, discount: 0, quantity: 1 };
const CHAIR_EVENT = { item_id: 'CHAIR', item_name: 'Ülőke szék', item_category: 'Székek', item_brand: 'Harkály', price: 29_900, quantity: 1, unit: 'db' };
const cart: TrackedCart = { value: 53_820, tax: 11_442, shipping: 2490, coupon: 'UDV10', items: [{ ...chair, quantity: 2, discount: 2990 }] };
const CART_ITEM = { ...CHAIR_EVENT, quantity: 2, discount: 2990 };

function createPage(answers: Record<string, unknown> = {}, stored?: Consent) {
  const hub = createBus({ channel: null });
  const bus = hub.for({ slice: 'shell', version: 'test' });
  bus.set('shop.locale', 'en');
  bus.set('shop.currency', 'EUR');
  const asked: string[] = [];
  const pushed: DataLayerEvent[] = [];
  const errors: unknown[] = [];
  const onError = (error: unknown) => void errors.push(error);
  const known: Record<string, unknown> = { '/api/tracking/cart': cart, ...answers };
  const api = {
    async get<T>(path: string, options?: { query?: Record<string, unknown> }): Promise<T> {
      asked.push(options?.query ? `${path} ${JSON.stringify(options.query)}` : path);
      const answer = path === '/api/tracking/products' ? [{ ...chair, quantity: options?.query?.['quantity'] }] : known[path];
      if (answer === undefined) throw new Error(`${path} failed`);
      // As with the real client, the caller states `T`.
      return answer as T;
    },
  };
  const load = jest.fn(async () => createTracker({ api, bus: hub.for({ slice: 'shell', version: 'test' }), storage: window.localStorage, push: (event) => void pushed.push(event), onError }));
  if (stored) bus.set('visitor.consent', stored);
  startTracking({ bus, load, onError });
  return { bus, load, asked, pushed, errors, names: () => pushed.flatMap(({ event }) => event ?? []) };
}

const rest = (ms = ROUTE_PAUSE_MS) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => void jest.useFakeTimers({ now: NOW }));
afterEach(() => {
  jest.useRealTimers();
  window.localStorage.clear();
});

describe('before consent', () => {
  it('nothing is loaded, requested, pushed or stored, and earlier events are dropped', async () => {
    const page = createPage();
    page.bus.emit('product.viewed', { productId: 1 });
    await rest();
    expect(page.load).not.toHaveBeenCalled();
    page.bus.set('visitor.consent', GRANTED);
    await rest();
    expect([page.asked, page.pushed, window.localStorage.length]).toEqual([[], [], 0]);
  });

  it('nor with marketing only', async () => {
    const page = createPage();
    page.bus.set('visitor.consent', { ...GRANTED, statistics: false, marketing: true });
    expect(page.load).not.toHaveBeenCalled();
  });
});

describe('after a consent has ended', () => {
  it('the next page deletes what statistics have stored', () => {
    window.localStorage.setItem(STORAGE_KEYS.reportedOrders, 'k7Qm2v');
    createPage();
    expect(window.localStorage).toHaveLength(0);
  });
});

describe('with consent', () => {
  async function emit<Name extends StatisticsTopic>(topic: Name, moment: BusMoments[Name], answers?: Record<string, unknown>) {
    const page = createPage(answers, GRANTED);
    page.bus.emit(topic, moment);
    await rest();
    return page;
  }

  it('events are queued while the tracker is loading', async () => {
    const { pushed } = await emit('product.viewed', { productId: 1 });
    expect(pushed).toEqual([{ ecommerce: null }, { event: 'view_item', ecommerce: { currency: 'HUF', value: 29_900, items: [CHAIR_EVENT] } }]);
  });

  it('a list is reported with its name and the position of each product', async () => {
    const { pushed, asked } = await emit('products.listed', { list: 'category/3', productIds: [1, 2] });
    expect(asked).toEqual(['/api/tracking/products {"ids":"1,2","quantity":1}']);
    expect(pushed.at(-1)).toEqual({ event: 'view_item_list', ecommerce: { currency: 'HUF', item_list_id: 'category/3', items: [{ ...CHAIR_EVENT, index: 0 }] } });
  });

  it('a search is reported with its query and its number of results', async () => {
    expect((await emit('search.made', { words: 'tölgy szék', total: 12 })).pushed).toEqual([{ event: 'search', search_term: 'tölgy szék', search_results: 12 }]);
  });

  it.each([[2, 5, 'add_to_cart', 5], [-2, 3, 'remove_from_cart', 5], [-1, 0, 'remove_from_cart', 1]])(
    'a change by %i to %i pieces is %s, at the price of %i pieces', async (change, quantity, event, tier) => {
      const { pushed, asked } = await emit('cart.quantity-changed', { productId: 1, change, quantity });
      expect(asked).toEqual([`/api/tracking/products {"ids":"1","quantity":${tier}}`]);
      const pieces = Math.abs(change);
      expect(pushed.at(-1)).toEqual({ event, ecommerce: { currency: 'HUF', value: pieces * 29_900, items: [{ ...CHAIR_EVENT, quantity: pieces }] } });
    },
  );

  it('the cart is reported with its coupon, in forints', async () => {
    expect((await emit('cart.viewed', {})).pushed.at(-1)).toEqual({ event: 'view_cart', ecommerce: { currency: 'HUF', value: 53_820, coupon: 'UDV10', items: [CART_ITEM] } });
  });

  it('the start of the checkout is the first step of the funnel', async () => {
    const { pushed } = await emit('checkout.begun', {});
    expect(pushed).toEqual([{ ecommerce: null }, expect.objectContaining({ event: 'begin_checkout' }), { event: 'checkout_step', step: 1 }]);
  });

  it('delivery and payment are reported by their codes; the buyer, without a name, is the second step', async () => {
    const page = await emit('checkout.delivery-chosen', { method: 'home_delivery' });
    page.bus.emit('checkout.order-begun', { payment: 'card', isCompany: true });
    await rest();
    expect(page.pushed.filter((event) => event['ecommerce'] !== null)).toMatchObject([
      { event: 'add_shipping_info', ecommerce: { shipping_tier: 'home_delivery', value: 53_820 } },
      { event: 'add_payment_info', ecommerce: { payment_type: 'card', value: 53_820 } },
      { event: 'checkout_step', step: 2, user_properties: { buyer_type: 'company', language: 'en', currency: 'EUR', is_signed_in: false } },
    ]);
    // The cart may be empty by then.
    expect(page.asked).toEqual(['/api/tracking/cart']);
  });

  it('an offer’s checkout is reported with the offer, not with the cart', async () => {
    const page = await emit('checkout.begun', { isOffer: true }, { '/api/tracking/offer': { ...cart, value: 12_345 } });
    page.bus.emit('checkout.order-begun', { payment: 'card', isCompany: false, isOffer: true });
    await rest();
    expect(page.pushed.filter((event) => event['ecommerce'] !== null)).toMatchObject([
      { event: 'begin_checkout', ecommerce: { value: 12_345 } },
      { event: 'checkout_step', step: 1 },
      { event: 'add_payment_info', ecommerce: { value: 12_345 } },
      { event: 'checkout_step', step: 2 },
    ]);
    expect(page.asked).toEqual(['/api/tracking/offer']);
  });

  const order = { ...cart, id: 10_042, created_at: new Date(NOW - 60_000).toISOString() };
  const path = '/api/tracking/orders/k7Qm2v';

  it('a purchase is reported once, and not again by a reloaded page', async () => {
    const { pushed } = await emit('order.seen', { orderHash: 'k7Qm2v' }, { [path]: order });
    expect(pushed).toEqual([
      { ecommerce: null },
      { event: 'purchase', ecommerce: { currency: 'HUF', transaction_id: '10042', value: 53_820, tax: 11_442, shipping: 2490, coupon: 'UDV10', items: [CART_ITEM] } },
      { event: 'checkout_step', step: 3 },
    ]);
    const later = await emit('order.seen', { orderHash: 'k7Qm2v' }, { [path]: order });
    expect([later.pushed, later.asked]).toEqual([[], []]);
  });

  it('an order of days ago is not reported as a purchase', async () => {
    expect((await emit('order.seen', { orderHash: 'k7Qm2v' }, { [path]: { ...order, created_at: '2026-11-19T12:00:00.000Z' } })).pushed).toEqual([]);
  });

  it('an event whose data cannot be loaded is left out and logged, and does not delay others', async () => {
    const page = await emit('order.seen', { orderHash: 'unknown' });
    page.bus.emit('cart.viewed', {});
    await rest();
    expect(page.errors).toHaveLength(1);
    expect(page.names()).toEqual(['view_cart']);
  });

  it('a page is reported 100 ms after its route was resolved', async () => {
    const page = await emit('cart.viewed', {});
    page.bus.emit('navigation.started', { href: '/en/cart' });
    page.bus.emit('search.made', { words: 'a', total: 1 });
    await rest(5000);
    expect(page.names()).toEqual(['view_cart']);
    page.bus.emit('navigation.finished', { pathname: '/en/cart', search: '', routeName: 'cart' });
    await rest(ROUTE_PAUSE_MS - 1);
    expect(page.names()).toEqual(['view_cart']);
    await rest(1);
    expect(page.names()).toEqual(['view_cart', 'search']);
  });

  it('after a withdrawal of consent, queued events are dropped and stored data is deleted', async () => {
    const page = await emit('order.seen', { orderHash: 'k7Qm2v' }, { [path]: order });
    const before = page.pushed.length;
    page.bus.emit('navigation.started', { href: '/en' });
    page.bus.emit('cart.viewed', {});
    page.bus.set('visitor.consent', CONSENT_DENIED);
    page.bus.emit('navigation.finished', { pathname: '/en', search: '', routeName: 'index' });
    page.bus.emit('search.made', { words: 'a', total: 1 });
    await rest(1000);
    expect([page.pushed.length, window.localStorage.length]).toEqual([before, 0]);
    page.bus.set('visitor.consent', GRANTED);
    page.bus.emit('search.made', { words: 'b', total: 1 });
    await rest();
    expect(page.pushed.at(-1)).toMatchObject({ search_term: 'b' });
  });
});
