/** @jest-environment jsdom */
import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { fakeCart, fakeCartProduct, fakeProduct } from '@feszek/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fault } from '../../test/fakeClient.ts';
import type { FakeAnswers } from '../../test/fakeClient.ts';
import { createPage, renderInShop } from '../../test/inShop.tsx';
import { installModalDialog } from '../../test/modalDialog.ts';
import { CartPanel } from './CartPanel.tsx';

beforeAll(installModalDialog);
afterEach(() => {
  cleanup();
  document.cookie = 'XSRF-TOKEN=; max-age=0';
});

const cart = fakeCart({ version: 2, products: [fakeCartProduct({ quantity: 2 })] });

function show(answers: FakeAnswers = {}) {
  document.cookie = 'XSRF-TOKEN=token';
  const page = createPage({ 'GET /api/cart': () => cart, ...answers });
  renderInShop(<CartPanel />, page);
  return page;
}

async function open(answers: FakeAnswers = {}) {
  const page = show(answers);
  act(() => page.others.emit('cart.panel-opened', {}));
  const panel = await screen.findByRole<HTMLDialogElement>('dialog', { name: 'Kosarad' });
  await within(panel).findByText('Rigó fotel');
  return { page, panel };
}

describe('CartPanel', () => {
  it('is not rendered until it is needed', () => {
    show();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens on request, with links to the cart and to the checkout', async () => {
    const { panel } = await open();
    expect(panel.open).toBe(true);
    expect(within(panel).getByRole('link', { name: 'Tovább a pénztárhoz' }).getAttribute('href')).toBe('/hu/kosar/adatok');
    expect(within(panel).getByRole('link', { name: 'Kosár megnyitása' }).getAttribute('href')).toBe('/hu/kosar');
  });

  it('opens after a product was added, and names the product', async () => {
    const page = show({ 'POST /api/cart/product': () => cart });
    await act(() => page.others.ask('cart.add-product', { productId: 17, quantity: 1 }));
    expect(await screen.findByText('Kosárba került: Rigó fotel')).toBeTruthy();
    // A live region announces only text that is added later.
    const [, announcement] = await waitFor(() => {
      const texts = screen.getAllByText('Kosárba került: Rigó fotel');
      expect(texts).toHaveLength(2);
      return texts;
    });
    expect(announcement?.getAttribute('role')).toBe('status');
    expect(screen.getByRole<HTMLDialogElement>('dialog').open).toBe(true);
  });

  it('stays closed for one of several products, and opens on the request after them', async () => {
    const page = show({ 'POST /api/cart/product': () => cart });
    await act(() => page.others.ask('cart.add-product', { productId: 17, quantity: 1, isQuiet: true }));
    expect(screen.queryByRole('dialog')).toBeNull();
    act(() => page.others.emit('cart.panel-opened', {}));
    expect((await screen.findByRole<HTMLDialogElement>('dialog')).open).toBe(true);
  });

  it('closes on every navigation', async () => {
    const { page, panel } = await open();
    act(() => page.others.emit('navigation.started', { href: '/hu/akcios' }));
    expect(panel.open).toBe(false);
  });

  it('closes with its close button', async () => {
    const { panel } = await open();
    fireEvent.click(within(panel).getByRole('button', { name: 'Kosár bezárása' }));
    expect(panel.open).toBe(false);
  });

  it('shows the amount missing for free delivery, and the total', async () => {
    const near = fakeCart({ products: [fakeCartProduct({ quantity: 1 })] });
    const { panel } = await open({ 'GET /api/cart': () => near });
    expect(within(panel).getByText('Még bruttó 70 000 Ft, és ingyen visszük házhoz.')).toBeTruthy();
    expect(within(panel).getByText('Fizetendő').nextSibling?.textContent).toBe('bruttó 89\u00A0900\u00A0Ft');
  });

  it('suggests two products that go with the cart', async () => {
    const similar_products = [31, 32, 33].map((id) => fakeProduct({ id, title: `Fülemüle ${id}` }));
    const { panel } = await open({ 'GET /api/cart': () => ({ ...cart, similar_products }) });
    const proposed = within(within(panel).getByRole('region', { name: 'Ami jól illik hozzá' }));
    expect(proposed.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Fülemüle 31', 'Fülemüle 32']);
  });

  it('names the variant of a suggested product', async () => {
    const similar_products = [fakeProduct({ id: 31, title: 'Fülemüle', variant: [{ axis: 'Szín', value: 'mohazöld' }, { axis: 'Méret', value: '90 cm' }] })];
    const { panel } = await open({ 'GET /api/cart': () => ({ ...cart, similar_products }) });
    expect(within(within(panel).getByRole('region', { name: 'Ami jól illik hozzá' })).getByText('mohazöld, 90 cm')).toBeTruthy();
  });

  it('rolls a refused quantity back with a message at its line', async () => {
    const { panel } = await open({ 'PUT /api/cart/product/17': () => Promise.reject(fault('out_of_stock', {}, { available: 2 })) });
    fireEvent.click(within(panel).getByRole('button', { name: 'Eggyel több: Rigó fotel' }));
    expect(await within(panel).findByRole('alert')).toMatchObject({ textContent: 'Ebből a termékből már csak 2 darab rendelhető.' });
    expect(within(panel).getByRole<HTMLInputElement>('spinbutton').value).toBe('2');
  });

  it('removes a line, announces it, and shows the empty state', async () => {
    const { panel } = await open({ 'PUT /api/cart/product/17': () => fakeCart({ version: 3, products: [] }) });
    fireEvent.click(within(panel).getByRole('button', { name: 'Kivétel a kosárból: Rigó fotel' }));
    await waitFor(() => expect(within(panel).getByText('A kosarad üres')).toBeTruthy());
    expect(within(panel).getByRole('link', { name: 'Termékek böngészése' }).getAttribute('href')).toBe('/hu/termekek');
  });

  it('restores a removed product with its quantity', async () => {
    const { panel, page } = await open({ 'PUT /api/cart/product/17': () => fakeCart({ version: 3, products: [] }), 'POST /api/cart/product': () => fakeCart({ version: 4 }) });
    fireEvent.click(within(panel).getByRole('button', { name: 'Kivétel a kosárból: Rigó fotel' }));
    fireEvent.click(await within(panel).findByRole('button', { name: 'Visszavonás: Rigó fotel' }));
    await waitFor(() => expect(within(panel).getByRole('spinbutton')).toBeTruthy());
    expect(page.api.calls.at(-1)).toMatchObject({ path: '/api/cart/product', body: { product_id: 17, quantity: 2 } });
    expect(within(panel).queryByRole('button', { name: 'Visszavonás: Rigó fotel' })).toBeNull();
  });
});
