/** @jest-environment jsdom */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { fakeCartProduct, fakeSummary } from '@feszek/testing';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { deferred, fault, offline } from '../../test/fakeClient.ts';
import { createPage, renderInShop } from '../../test/inShop.tsx';
import { MiniCart } from './MiniCart.tsx';

afterEach(() => {
  cleanup();
  document.cookie = 'XSRF-TOKEN=; max-age=0';
});

const summary = fakeSummary([fakeCartProduct({ quantity: 2 })]);

function show() {
  const page = createPage();
  renderInShop(<MiniCart />, page);
  return page;
}

function name(): string | null {
  return screen.getByRole('link').getAttribute('aria-label');
}

describe('MiniCart', () => {
  it('links to the cart, without its content before the cart is loaded', () => {
    show();
    expect(screen.getByRole('link').getAttribute('href')).toBe('/hu/kosar');
    expect(name()).toBe('Kosár');
  });

  it('shows that the cart is empty once it is loaded', () => {
    const page = show();
    act(() => page.others.set('cart.summary', { quantity: 0, currency: 'HUF', summary: fakeSummary([]) }));
    expect(name()).toBe('Kosár, üres');
  });

  it('shows no content for a cart that cannot be loaded', async () => {
    document.cookie = 'XSRF-TOKEN=here';
    const page = createPage({ 'GET /api/cart': () => Promise.reject(offline()) });
    renderInShop(<MiniCart />, page);
    await waitFor(() => expect(page.api.log).toContain('GET /api/cart'));
    await act(async () => undefined);
    expect(name()).toBe('Kosár');
  });

  it('shows the number of pieces, and names the gross total in both VAT modes', () => {
    const page = show();
    act(() => page.others.set('cart.summary', { quantity: 2, currency: 'HUF', summary }));
    expect(screen.getByText('2')).toBeTruthy();
    expect(name()).toBe('Kosár, 2 termék, összesen bruttó\u00A0179\u00A0800\u00A0Ft');
    act(() => page.others.set('shop.vat-mode', 'gross'));
    expect(name()).toBe('Kosár, 2 termék, összesen bruttó\u00A0179\u00A0800\u00A0Ft');
  });

  it('counts pieces while they are being added, without their total, and no longer if the API refuses them', async () => {
    const answer = deferred<unknown>();
    const page = createPage({ 'POST /api/cart/product': () => answer.promise });
    renderInShop(<MiniCart />, page);
    act(() => page.others.set('cart.summary', { quantity: 2, currency: 'HUF', summary }));
    const adding = page.others.ask('cart.add-product', { productId: 17, quantity: 3 });
    await waitFor(() => expect(name()).toBe('Kosár, 5 termék'));
    expect(screen.getByText('5')).toBeTruthy();
    answer.reject(fault('out_of_stock'));
    expect(await adding).toMatchObject({ ok: false });
    await waitFor(() => expect(name()).toBe('Kosár, 2 termék, összesen bruttó\u00A0179\u00A0800\u00A0Ft'));
  });

  it('counts the first pieces of a guest, whose cart was never loaded', async () => {
    const answer = deferred<unknown>();
    const page = createPage({ 'POST /api/cart/product': () => answer.promise });
    renderInShop(<MiniCart />, page);
    const adding = page.others.ask('cart.add-product', { productId: 17, quantity: 1 });
    await waitFor(() => expect(name()).toBe('Kosár, 1 termék'));
    answer.reject(fault('out_of_stock'));
    await adding;
    await waitFor(() => expect(name()).toBe('Kosár'));
  });

  it('names no total in a currency other than the page’s', () => {
    const page = show();
    act(() => page.others.set('cart.summary', { quantity: 2, currency: 'EUR', summary }));
    expect(name()).toBe('Kosár, 2 termék');
  });

  it('opens the panel on a click', () => {
    const page = show();
    const opened = jest.fn();
    page.others.on('cart.panel-opened', opened);
    expect(fireEvent.click(screen.getByRole('link'))).toBe(false);
    expect(opened).toHaveBeenCalledTimes(1);
  });

  it('is a plain link for a new tab, and on the cart page', () => {
    const page = show();
    const opened = jest.fn();
    page.others.on('cart.panel-opened', opened);
    // jsdom cannot follow links, so this checks only whether the click was left to the browser.
    const stop = (event: Event) => event.preventDefault();
    fireEvent.click(screen.getByRole('link'), { ctrlKey: true });
    page.others.set('shop.location', { pathname: '/hu/kosar', search: '', routeName: 'cart' });
    document.addEventListener('click', stop, { once: true });
    fireEvent.click(screen.getByRole('link'));
    expect(opened).not.toHaveBeenCalled();
  });
});
