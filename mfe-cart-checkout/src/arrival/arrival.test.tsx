/** @jest-environment jsdom */
import { fakeCart, fakeCartProduct, fakeDeliveryMethods, fakeProduct } from '@feszek/testing';
import type { Cart } from '@feszek/contract';
import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { showCheckout } from '../../test/checkout.tsx';
import { createPage, renderInShop } from '../../test/inShop.tsx';
import { CartScreen } from '../cart/CartScreen.tsx';
import { toCartView } from '../cart-store/cartView.ts';
import { firstIncompleteStep } from '../checkout/checkoutSteps.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const LATE = { from: '2027-01-08', to: '2027-01-22' };
const DAYS = ['2026-11-24', '2026-11-26'];
const withDays = (overrides: Partial<Cart> = {}) => fakeCart({ delivery_methods: fakeDeliveryMethods().map((method) => ({ ...method, days: method.id === 1 ? DAYS : [] })), ...overrides });
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const choose = (name: RegExp) => act(async () => fireEvent.click(screen.getByRole('radio', { name })));
const text = () => document.body.textContent.replaceAll('\u00A0', ' ');

async function showShipping(cart: Cart) {
  const shown = showCheckout('shipping', cart, { 'PUT /api/cart/method/delivery': () => cart });
  await act(async () => undefined);
  return shown;
}

describe('the arrival in the cart', () => {
  async function showCart(cart: Cart): Promise<void> {
    await act(async () => renderInShop(<CartScreen data={{ ...toCartView(cart), isShopEmpty: false }} />, createPage({ 'GET /api/cart': () => cart })));
  }

  it('is stated once', async () => {
    await showCart(fakeCart());
    expect(text().match(/Várható érkezés: november 24–\u206026\./g)).toHaveLength(1);
    expect(text()).not.toContain('Önmagában');
  });

  it('is that of the slowest product; the other lines show when they would arrive by themselves', async () => {
    await showCart(fakeCart({ arrival: LATE, products: [fakeCartProduct(), fakeCartProduct({ id: 2, product: fakeProduct({ id: 2 }), arrival: LATE })] }));
    expect(text()).toContain('Minden egyszerre érkezik: január 8–\u206022.');
    expect(text().match(/Önmagában korábban érkezne: november 24–\u206026\./g)).toHaveLength(1);
  });

  it('is beside every product', async () => {
    await showCart(fakeCart({ arrival: LATE, products: [fakeCartProduct(), fakeCartProduct({ id: 2, product: fakeProduct({ id: 2 }), arrival: LATE })] }));
    const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent.replaceAll('\u00A0', ' '));
    expect(lines[0]).toContain('Önmagában korábban érkezne: november 24–\u206026.');
    expect(lines[1]).toContain('Érkezés: január 8–\u206022.');
  });

  it('shows when the cart and its products can be collected if the buyer collects them', async () => {
    await showCart(fakeCart({ delivery_method: 2, arrival: LATE, products: [fakeCartProduct(), fakeCartProduct({ id: 2, product: fakeProduct({ id: 2 }), arrival: LATE })] }));
    const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent.replaceAll('\u00A0', ' '));
    expect(lines[0]).toContain('Önmagában korábban átvehető: november 24–\u206026.');
    expect(lines[1]).toContain('Átvehető: január 8–\u206022.');
    expect(text()).not.toMatch(/érkez/i);
  });

  it('is not stated if a product cannot be ordered', async () => {
    await showCart(fakeCart({ arrival: null, products: [fakeCartProduct({ arrival: null })] }));
    expect(text()).not.toContain('érkez');
  });
});

describe('the step of the delivery', () => {
  it('has its own heading before that of the order summary', async () => {
    await showShipping(fakeCart());
    expect(screen.getAllByRole('heading').map(({ tagName }) => tagName).slice(0, 2)).toEqual(['H1', 'H2']);
  });

  it('states the arrival at each method', async () => {
    await showShipping(fakeCart());
    expect(screen.getByRole('radio', { name: /^Házhoz szállítás/ }).closest('div')?.textContent).toContain('Várható érkezés: november\u00A024–\u206026.');
    expect(screen.getByRole('radio', { name: /^Átvétel a bemutatóteremben/ }).closest('div')?.textContent).toContain('Várhatóan átvehető: november\u00A025–\u206027.');
    expect(screen.queryByText('Melyik napra vigyük?')).toBeNull();
  });

  it('offers days, the first possible one by default', async () => {
    const { sent } = await showShipping(withDays());
    await choose(/^Házhoz/);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Amint lehet/ }).checked).toBe(true);
    await press('Tovább');
    expect(sent('PUT')).toEqual([['/api/cart/method/delivery', { id: 1, day: null }]]);
  });

  it('sends the chosen day', async () => {
    const { sent } = await showShipping(withDays({ delivery_method: 1 }));
    await choose(/csütörtök/);
    await press('Tovább');
    expect(sent('PUT')).toEqual([['/api/cart/method/delivery', { id: 1, day: '2026-11-26' }]]);
  });

  it('shows the chosen day at its method', async () => {
    await showShipping(withDays({ delivery_method: 1 }));
    await choose(/csütörtök/);
    const card = () => screen.getByRole('radio', { name: /^Házhoz szállítás/ }).closest('div')?.textContent.replaceAll('\u00A0', ' ');
    expect(card()).toContain('Szállítás napja: november 26., csütörtök');
    expect(card()).not.toContain('Várható érkezés');
    await choose(/^Amint lehet/);
    expect(card()).toContain('Várható érkezés');
  });

  it('has the stored day, and forgets it with another method', async () => {
    await showShipping(withDays({ delivery_method: 1, delivery_day: '2026-11-26' }));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^november\s26\., csütörtök/ }).checked).toBe(true);
    await choose(/^Átvétel/);
    await choose(/^Házhoz/);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Amint lehet/ }).checked).toBe(true);
  });

  it('is incomplete with a day that is not offered any more, and names it', async () => {
    const cart = withDays({ delivery_method: 1, lost_delivery_day: '2026-11-25' });
    expect(firstIncompleteStep(toCartView(cart))).toBe('shipping');
    await showShipping(cart);
    expect(text()).toContain('A választott napon (november 25., szerda) ezt a rendelést már nem tudjuk kiszállítani.');
  });
});
