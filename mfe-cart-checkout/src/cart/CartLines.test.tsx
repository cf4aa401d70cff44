/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { fakeCart, fakeCartProduct } from '@feszek/testing';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { fault, offline } from '../../test/fakeClient.ts';
import { createPage, renderInShop } from '../../test/inShop.tsx';
import { CartScreen } from './CartScreen.tsx';
import { toCartView } from './cartView.ts';

afterEach(async () => {
  // What was asked for last is still being answered.
  await act(async () => undefined);
  cleanup();
});

const cart = fakeCart({ version: 2, products: [fakeCartProduct({ quantity: 2 })] });

function show(refusal: unknown, after = cart): void {
  const page = createPage({ 'GET /api/cart': () => after, 'PUT /api/cart/product/17': () => Promise.reject(refusal) });
  renderInShop(<CartScreen data={toCartView(cart)} />, page);
}

const quantity = () => screen.getByRole<HTMLInputElement>('spinbutton').value;
const oneMore = () => fireEvent.click(screen.getByRole('button', { name: 'Eggyel több: Rigó fotel' }));

describe('a quantity on the cart’s page', () => {
  it('is shown at once, and taken back with a word where the shop has no more', async () => {
    show(fault('out_of_stock', {}, { available: 2 }));
    oneMore();
    expect(quantity()).toBe('3');
    expect((await screen.findByRole('alert')).textContent).toBe('Ebből a termékből már csak 2 darab rendelhető.');
    expect(quantity()).toBe('2');
  });

  it('then shows what the shop has, where less is left than the line holds', async () => {
    show(fault('out_of_stock', {}, { available: 1 }), fakeCart({ version: 3, products: [fakeCartProduct({ quantity: 2, available_quantity: 1 })] }));
    oneMore();
    await waitFor(() => expect(screen.getByText('Már csak 1 darab rendelhető belőle. Kérjük, csökkentsd a mennyiséget.')).toBeTruthy());
    expect(screen.queryByRole('link', { name: 'Tovább a pénztárhoz' })).toBeNull();
  });

  it('is taken back where the shop cannot be reached, and can be asked for again', async () => {
    show(offline());
    oneMore();
    expect((await screen.findByRole('alert')).textContent).toContain('Nem érjük el a boltot');
    expect(quantity()).toBe('2');
    oneMore();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(quantity()).toBe('3');
  });
});
