/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Cart } from '@feszek/contract';
import { fakeCart, fakeCartProduct, fakeProduct } from '@feszek/testing';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { createPage, renderInShop } from '../../test/inShop.tsx';
import { CartScreen } from './CartScreen.tsx';
import { toCartView } from '../cart-store/cartView.ts';

const ANSWERED = Date.parse('2026-11-21T12:00:00.000Z');
const MINUTE = 60_000;
const ENDED = { reservation: 'ended', reserved_quantity: 0, reserved_until: null } as const;

beforeEach(() => {
  // The browser's clock is wrong by three hours.
  jest.useFakeTimers({ now: ANSWERED - 180 * MINUTE });
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const cartOf = (line: Parameters<typeof fakeCartProduct>[0], cart: Partial<Cart> = {}) => fakeCart({ version: 2, products: [fakeCartProduct({ quantity: 2, ...line })], ...cart });

async function show(cart: Cart, after: Cart) {
  const page = createPage({ 'GET /api/cart': () => after, 'PUT /api/cart/product/17': () => cartOf({ reserved_until: '2026-11-21T12:21:00.000Z' }, { version: 3, answered_at: '2026-11-21T12:11:00.000Z' }) });
  await act(async () => renderInShop(<CartScreen data={toCartView(cart)} />, page));
  return page;
}

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const aloud = () => screen.getAllByRole('status').map(({ textContent }) => textContent).join('');

describe('a reservation on an open page', () => {
  it('counts minutes, and seconds in the last minute, by the server’s clock and without announcements', async () => {
    await show(cartOf({}), cartOf(ENDED));
    expect(screen.getByText('Félretéve még 10 percig.')).toBeTruthy();
    await wait(2 * MINUTE);
    expect(screen.getByText('Félretéve még 8 percig.')).toBeTruthy();
    await wait(7 * MINUTE + 20_000);
    expect(screen.getByText('Félretéve még 40 másodpercig.')).toBeTruthy();
    expect(aloud()).toBe('');
  });

  it('announces its end once, and loads the cart', async () => {
    const after = cartOf({ ...ENDED, available_quantity: 1, product: fakeProduct() }, { answered_at: '2026-11-21T12:10:00.100Z' });
    const page = await show(cartOf({}), after);
    await wait(10 * MINUTE + 100);
    expect(aloud()).toBe('Lejárt a 10 perces félretétel: a kosaradban van olyan termék, amely már nincs félretéve.');
    expect(page.api.log).toEqual(['GET /api/cart']);
    expect(screen.getByText('Már csak 1 darab rendelhető belőle. Kérjük, csökkentsd a mennyiséget.')).toBeTruthy();
  });

  it('can be renewed with a button, which moves the focus to the list', async () => {
    const page = await show(cartOf(ENDED), cartOf(ENDED));
    fireEvent.click(screen.getByRole('button', { name: 'Újra félreteszem: Rigó fotel' }));
    expect(document.activeElement).toBe(screen.getByRole('list', { name: 'A kosárban lévő termékek' }));
    await wait(0);
    expect(page.api.calls.at(-1)).toMatchObject({ method: 'PUT', body: { product_id: 17, quantity: 2 } });
    expect(screen.queryByRole('button', { name: /Újra félreteszem/ })).toBeNull();
  });
});
