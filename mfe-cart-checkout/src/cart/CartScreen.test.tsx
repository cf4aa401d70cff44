import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createApiClient } from '@feszek/api-client';
import type { CartProduct } from '@feszek/contract';
import { loadContext } from '@feszek/kit';
import { fakeCart, fakeCartProduct, fakeProduct, startFakeApi } from '@feszek/testing';
import type { FakeApi } from '@feszek/testing';
import { renderToString } from 'react-dom/server';
import { InShop, requestFor } from '../../test/inShop.tsx';
import { CartScreen } from './CartScreen.tsx';
import { toCartView } from '../cart-store/cartView.ts';
import { loadCart } from './loadCart.ts';

function html(cart = fakeCart(), locale: 'hu' | 'en' = 'hu'): string {
  const markup = renderToString(<InShop page={null} request={requestFor(locale)}><CartScreen data={toCartView(cart)} /></InShop>);
  return markup.replaceAll('<!-- -->', '').replaceAll('\u00A0', ' ');
}

describe('CartScreen on the server', () => {
  it('is complete without scripts: lines, prices, totals and the link to the checkout', () => {
    const text = html(fakeCart({ products: [fakeCartProduct({ quantity: 2 })] }));
    expect(text).toContain('href="/hu/termekek/nappali/fotelek/rigo-fotel-17"');
    expect(text).toContain('141 574 Ft');
    expect(text).toContain('179 800 Ft');
    expect(text).toContain('href="/hu/kosar/adatok"');
    expect(text).toContain('<noscript>');
    expect(text).not.toContain('style=');
  });

  it('shows products that go with the cart', () => {
    const similar = fakeProduct({ id: 18, title: 'Fülemüle fotel' });
    expect(html(fakeCart({ similar_products: [similar] }))).toContain('Fülemüle fotel');
  });

  it('shows the variant of a recommended product, before its material', () => {
    const similar = fakeProduct({ id: 18, subtitle: 'gyapjúfilc', variant: [{ axis: 'Szín', value: 'mohazöld' }] });
    expect(html(fakeCart({ similar_products: [similar] }))).toContain('>mohazöld · gyapjúfilc<');
  });

  it('shows the empty state with links to continue', () => {
    const text = html(fakeCart({ products: [] }), 'en');
    expect(text).toContain('Your cart is empty');
    expect(text).toContain('href="/en/all-products"');
  });

  it.each([
    ['has sold out', { quantity: 1, available_quantity: 0, product: fakeProduct({ stock_state: 'sold_out', quantity: 0 }) }, 'Időközben elfogyott'],
    ['is reserved by other carts', { quantity: 1, available_quantity: 0, product: fakeProduct({ stock_state: 'in_stock' }) }, 'Jelenleg mind más vásárlók kosarában van'],
    ['exceeds the available quantity', { quantity: 3, available_quantity: 2 }, 'Már csak 2 darab rendelhető'],
  ])('shows at its line that a product %s, and does not link to the checkout', (_, line, expected) => {
    const text = html(fakeCart({ products: [fakeCartProduct(line)] }));
    expect(text).toContain(expected);
    expect(text).not.toContain('href="/hu/kosar/adatok"');
  });

  it('has no minimum amount, and free delivery, for samples only', () => {
    const sample = fakeCartProduct({ product: fakeProduct({ is_sample: true }), available_quantity: 1 });
    const summary = { ...fakeCart().summary, total_items_amount_gross: 490, total_discount_amount_gross: 0 };
    const text = html(fakeCart({ products: [sample], summary }));
    expect(text).toContain('href="/hu/kosar/adatok"');
    expect(text).toContain('Ebből a termékből rendelésenként legfeljebb 1 darabot kérhetsz.');
    expect(text).toContain('A szövetmintát ingyen küldjük.');
    expect(text).not.toContain('<progress');
    const below = html(fakeCart({ products: [fakeCartProduct()], summary }));
    expect(below).not.toContain('href="/hu/kosar/adatok"');
    expect(below.match(/Tovább nézelődöm/g)).toHaveLength(1);
  });

  it('gives the limit beside a quantity that cannot be higher, in the text of a refusal', () => {
    expect(html(fakeCart({ products: [fakeCartProduct({ quantity: 2, available_quantity: 2 })] }))).toContain('Ebből a termékből már csak 2 darab rendelhető.');
  });
});

describe('the messages about reservations', () => {
  const line = (changes: Partial<CartProduct>) => html(fakeCart({ products: [fakeCartProduct({ quantity: 2, ...changes })] }));

  it.each([
    ['show the remaining time in minutes', {}, 'Félretéve még 10 percig.'],
    ['show seconds in the last minute', { reserved_until: '2026-11-21T12:00:42.300Z' }, 'Félretéve még 43 másodpercig.'],
    ['show how many of the pieces are reserved', { reservation: 'partly', reserved_quantity: 1 }, 'Ebből 1 darab félretéve még 10 percig.'],
    ['explain that no pieces can be reserved', { reservation: 'none', reserved_quantity: 0, reserved_until: null }, 'Ezt most nem tudjuk félretenni, de megrendelheted.'],
    ['show that the reservation has expired', { reservation: 'ended', reserved_quantity: 0, reserved_until: null }, 'Lejárt a 10 perces félretétel, így most más is megveheti.'],
    ['show the previous price', { price_before_gross: 99_900, price_before_net: 78_661 }, 'Megváltozott az ára, eddig bruttó 99 900 Ft volt.'],
  ] as const)('%s', (_, changes, expected) => expect(line(changes)).toContain(expected));

  it('are absent for products made to order, and for unavailable products', () => {
    for (const text of [line({ reservation: 'unneeded', reserved_quantity: 0, reserved_until: null }), line({ reservation: 'ended', reserved_until: null, available_quantity: 1 })]) {
      expect(text).not.toMatch(/Félretéve|Lejárt/);
    }
  });
});

describe('loadCart', () => {
  let api: FakeApi;
  beforeAll(async () => {
    api = await startFakeApi({ 'GET /api/cart': () => fakeCart() });
  });
  afterAll(() => api.close());

  it('loads the cart by the visitor’s cookies, and inlines only the product fields that are shown', async () => {
    const client = createApiClient({ baseUrl: api.url, locale: 'hu', currency: 'HUF', headers: { cookie: 'feszek_session=abc' } });
    const result = await loadCart(loadContext(requestFor(), client, undefined));
    expect(api.requests[0]?.headers['cookie']).toBe('feszek_session=abc');
    expect(result).toMatchObject({ status: 200, data: { products: [{ id: 17, product: { title: 'Rigó fotel' } }] } });
    expect(JSON.stringify(result)).not.toContain('prices_by_currencies');
  });
});
