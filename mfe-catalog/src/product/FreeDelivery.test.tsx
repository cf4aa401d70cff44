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

/** A page of a product, with a cart whose products come to an amount. */
function renderWith({ gross, quantity = 1, inCart, currency = 'HUF' }: { gross: number; quantity?: number; inCart?: number; currency?: 'HUF' | 'EUR' }) {
  const { shell } = renderInShop(<FreeDelivery price={price(gross)} quantity={quantity} />);
  if (inCart === undefined) return;
  const { summary } = fakeCart();
  act(() => shell.set('cart.summary', { quantity: 1, currency, summary: { ...summary, total_items_amount_gross: inCart } }));
}

describe('the way to free delivery', () => {
  it('is what this product leaves of it while no cart is known', () => {
    renderWith({ gross: 59_900 });
    expect(said()).toBe('Ezzel együtt még bruttó 100 000 Ft hiányzik hozzá.');
  });

  it('grows shorter with the quantity and with what is in the cart', () => {
    renderWith({ gross: 20_000, quantity: 2, inCart: 100_000 });
    expect(said()).toBe('Ezzel együtt még bruttó 19 900 Ft hiányzik hozzá.');
  });

  it('is at its end exactly at the threshold', () => {
    renderWith({ gross: 59_900, inCart: 100_000 });
    expect(said()).toBe('Ezzel együtt már ingyenes.');
  });

  it('was gone before, where the cart alone reaches it', () => {
    renderWith({ gross: 490, inCart: 159_900 });
    expect(said()).toBe('A kosarad szállítása már ingyenes.');
  });

  it('leaves out a cart that is still in another currency', () => {
    renderWith({ gross: 59_900, inCart: 300, currency: 'EUR' });
    expect(said()).toBe('Ezzel együtt még bruttó 100 000 Ft hiányzik hozzá.');
  });
});
