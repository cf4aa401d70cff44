/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import type { CartProduct } from '@feszek/contract';
import { fakeCart, fakeCartProduct, fakeCountries, fakeCustomerData } from '@feszek/testing';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { fault } from '../../../test/fakeClient.ts';
import { createPage, renderInShop, requestFor } from '../../../test/inShop.tsx';
import { toCartView } from '../../cart-store/cartView.ts';
import { CheckoutScreen } from '../CheckoutScreen.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const ready = fakeCart({ version: 7, customer_data: fakeCustomerData(), delivery_method: 1, payment_method: 1, products: [fakeCartProduct({ quantity: 4 })] });

/** Places an order that is refused, and returns the message about the line. */
async function order(refusal: unknown, after: Partial<CartProduct>): Promise<string> {
  const changed = fakeCart({ ...ready, version: 8, products: [fakeCartProduct({ quantity: 4, ...after })] });
  let cart = ready;
  const refuse = () => {
    cart = changed;
    return Promise.reject(refusal);
  };
  const page = createPage({ 'GET /api/cart': () => cart, 'POST /api/cart/order': refuse });
  const data = { cart: toCartView(ready), countries: fakeCountries(), step: 'payment' } as const;
  await act(async () => renderInShop(<CheckoutScreen data={data} />, page, requestFor('hu', { fragment: 'checkout', pathname: '/hu/kosar/adatok' })));
  expect(screen.queryByText('Időközben változott valami a kosaradban:')).toBeNull();
  for (const name of [/általános szerződési feltételeket/, /adatkezelési tájékoztatót/]) fireEvent.click(screen.getByRole('checkbox', { name }));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Megrendelem fizetési kötelezettséggel' })));
  return (await screen.findByText('Időközben változott valami a kosaradban:')).parentElement?.textContent ?? '';
}

describe('a refused order', () => {
  it('shows which product is only available in part, and how many pieces', async () => {
    const message = await order(fault('out_of_stock', {}, { available: 3, product_id: 17 }), { available_quantity: 3, reservation: 'ended', reserved_until: null });
    expect(message).toContain('Rigó fotel Már csak 3 darab rendelhető belőle.');
    expect(screen.getByRole('alert').textContent).toContain('Rigó fotel: Ebből a termékből már csak 3 darab rendelhető.');
  });

  it('shows which product is reserved by other carts', async () => {
    expect(await order(fault('out_of_stock', {}, { available: 0, product_id: 17 }), { available_quantity: 0 })).toContain('Rigó fotel Jelenleg mind más vásárlók kosarában van.');
  });

  it('shows whose price has changed, and the previous price', async () => {
    const message = await order(fault('price_changed', {}, { product_id: 17 }), { price_before_gross: 79_900, price_before_net: 62_913 });
    expect(message.replaceAll('\u00A0', ' ')).toContain('Rigó fotel Megváltozott az ára, eddig bruttó 79 900 Ft volt.');
    expect(screen.getByRole('alert').textContent).toContain('Időközben megváltozott egy ár');
  });
});
