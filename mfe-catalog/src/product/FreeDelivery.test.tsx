/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { fakeCart, fakeProductDetail } from '@feszek/testing';
import { act, cleanup, screen } from '@testing-library/react';
import { renderInShop } from '../../test/shop.tsx';
import { FreeDelivery } from './FreeDelivery.tsx';
import { productViewOf } from './productView.ts';

afterEach(cleanup);

const price = (gross: number) => ({ ...productViewOf(fakeProductDetail(), 'hu').price, gross });
const said = () => (screen.getByTestId('free-delivery').textContent ?? '').replaceAll('\u00a0', ' ');

/** A product page, with a cart of a given total. */
function renderWith({ gross, quantity = 1, inCart, currency = 'HUF' }: { gross: number; quantity?: number; inCart?: number; currency?: 'HUF' | 'EUR' }) {
  const { shell } = renderInShop(<FreeDelivery price={price(gross)} quantity={quantity} />);
  if (inCart === undefined) return;
  const { summary } = fakeCart();
  act(() => shell.set('cart.summary', { quantity: 1, currency, summary: { ...summary, total_items_amount_gross: inCart } }));
}

describe('the amount missing for free delivery', () => {
  it('is reduced by this product while the cart is not loaded', () => {
    renderWith({ gross: 59_900 });
    expect(said()).toBe('Ezzel együtt még bruttó 100 000 Ft hiányzik hozzá.');
  });

  it('is reduced by the quantity and by the cart', () => {
    renderWith({ gross: 20_000, quantity: 2, inCart: 100_000 });
    expect(said()).toBe('Ezzel együtt még bruttó 19 900 Ft hiányzik hozzá.');
  });

  it('is zero exactly at the threshold', () => {
    renderWith({ gross: 59_900, inCart: 100_000 });
    expect(said()).toBe('Ezzel együtt már ingyenes.');
  });

  it('is zero if the cart reaches the threshold without this product', () => {
    renderWith({ gross: 490, inCart: 159_900 });
    expect(said()).toBe('A kosarad szállítása már ingyenes.');
  });

  it('ignores a cart in another currency', () => {
    renderWith({ gross: 59_900, inCart: 300, currency: 'EUR' });
    expect(said()).toBe('Ezzel együtt még bruttó 100 000 Ft hiányzik hozzá.');
  });
});
