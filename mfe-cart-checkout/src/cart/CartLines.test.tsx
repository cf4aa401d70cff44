/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fakeCart, fakeCartProduct, fakeProduct } from '@feszek/testing';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { fault, offline } from '../../test/fakeClient.ts';
import { createPage, renderInShop, requestFor } from '../../test/inShop.tsx';
import { CartScreen } from './CartScreen.tsx';
import { toCartView } from '../cart-store/cartView.ts';

afterEach(cleanup);

const cart = fakeCart({ version: 2, products: [fakeCartProduct({ quantity: 2 })] });

/** The page of a cart. The server refuses changes as the test requires, and then responds with its own cart. */
function show(after = cart) {
  let refuseNow: (refusal: unknown) => void = () => undefined;
  const page = createPage({ 'GET /api/cart': () => after, 'PUT /api/cart/product/17': () => new Promise((_, reject) => (refuseNow = reject)) });
  renderInShop(<CartScreen data={toCartView(cart)} />, page);
  return { refuse: (refusal: unknown) => act(async () => refuseNow(refusal)) };
}

const quantity = () => screen.getByRole<HTMLInputElement>('spinbutton').value;
const oneMore = () => fireEvent.click(screen.getByRole('button', { name: 'Eggyel több: Rigó fotel' }));

describe('a quantity on the cart’s page', () => {
  it('is shown immediately, and rolled back with a message if the stock is too low', async () => {
    const shop = show();
    oneMore();
    expect(quantity()).toBe('3');
    await shop.refuse(fault('out_of_stock', {}, { available: 2 }));
    expect(screen.getByRole('alert').textContent).toBe('Ebből a termékből már csak 2 darab rendelhető.');
    expect(quantity()).toBe('2');
  });

  it('then shows the stock, if it is lower than the quantity of the line', async () => {
    const shop = show(fakeCart({ version: 3, products: [fakeCartProduct({ quantity: 2, available_quantity: 1 })] }));
    oneMore();
    await shop.refuse(fault('out_of_stock', {}, { available: 1 }));
    expect(screen.getByText('Már csak 1 darab rendelhető belőle. Kérjük, csökkentsd a mennyiséget.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Tovább a pénztárhoz' })).toBeNull();
  });

  it('is rolled back if the shop cannot be reached, and can be requested again', async () => {
    const shop = show();
    oneMore();
    await shop.refuse(offline());
    expect(screen.getByRole('alert').textContent).toContain('Nem sikerült elérni a boltot');
    expect(quantity()).toBe('2');
    oneMore();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(quantity()).toBe('3');
  });
});

describe('a changed quantity', () => {
  const near = (quantity: number, changes: Parameters<typeof fakeCartProduct>[0] = {}) =>
    fakeCart({ version: quantity, products: [fakeCartProduct({ quantity, price_gross: 20_000, price_net: 15_748, total_gross: quantity * 20_000, total_net: quantity * 15_748, ...changes })] });

  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  /** A cart's page whose changes the test resolves. */
  function showAnswered(first: ReturnType<typeof near>) {
    const answers: ((cart: ReturnType<typeof near>) => void)[] = [];
    const page = createPage({ 'GET /api/cart': () => first, 'PUT /api/cart/product/17': () => new Promise((resolve) => answers.push(resolve)) });
    renderInShop(<CartScreen data={toCartView(first)} />, page, requestFor('hu', { fragment: 'cart', pathname: '/hu/kosar', vatMode: 'gross' }));
    return { answer: (cart: ReturnType<typeof near>) => act(async () => answers.shift()?.(cart)) };
  }
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const aloud = () => screen.getAllByRole('status').map(({ textContent }) => (textContent ?? '').replaceAll('\u00A0', ' ')).join('');

  it('is announced after the response and the last press, with its line, the total and other changes', async () => {
    const shop = showAnswered(near(2));
    await wait(5000);
    expect(aloud()).toBe('');
    oneMore();
    await shop.answer(near(3));
    await wait(500);
    oneMore();
    await wait(5000);
    expect(aloud()).toBe('');
    await shop.answer(near(4, { price_gross: 19_000, total_gross: 76_000 }));
    await wait(500);
    expect(aloud()).toBe('');
    await wait(500);
    expect(aloud()).toBe('Rigó fotel: 4 db, összesen bruttó 76 000 Ft. Fizetendő: bruttó 76 000 Ft. Darabja mostantól bruttó 19 000 Ft. Még bruttó 83 900 Ft, és ingyen visszük házhoz.');
  });

  it('is announced without unchanged values, with gross amounts also in net mode', async () => {
    renderInShop(<CartScreen data={toCartView(near(10))} />, createPage({ 'PUT /api/cart/product/17': () => near(11) }));
    await act(async () => oneMore());
    await wait(1000);
    expect(aloud()).toBe('Rigó fotel: 11 db, összesen bruttó 220 000 Ft. Fizetendő: bruttó 220 000 Ft.');
  });

  it('is reported only by an alert if the shop refuses it', async () => {
    const shop = show();
    oneMore();
    await shop.refuse(fault('out_of_stock', {}, { available: 2 }));
    await wait(1000);
    expect(screen.getByRole('alert').textContent).toContain('2 darab');
    expect(aloud()).toBe('');
  });

  it('shows and announces below the field that fewer pieces are available than were typed', async () => {
    renderInShop(<CartScreen data={toCartView(near(2, { available_quantity: 35 }))} />, createPage({ 'PUT /api/cart/product/17': () => near(35, { available_quantity: 35 }) }));
    const field = screen.getByRole('spinbutton');
    fireEvent.change(field, { target: { value: '9999' } });
    await act(async () => fireEvent.blur(field));
    const note = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(note?.textContent).toBe('Ebből a termékből már csak 35 darab rendelhető.');
    expect(note?.getAttribute('role')).toBe('status');
    expect(quantity()).toBe('35');
  });
});

describe('a price with quantity tiers', () => {
  const tier = (index: number, quantity: number, quantity_to: number | null, price_gross: number) => ({ index, quantity, quantity_to, price_gross, price_net: Math.round(price_gross / 1.27), price_original_gross: 89_900, price_original_net: 70_787 });
  const product = fakeProduct();
  const tiered = fakeProduct({ quantity: 7, prices_by_currencies: { ...product.prices_by_currencies, HUF: { ...product.prices_by_currencies.HUF, qty_discounts: [tier(0, 3, 5, 85_400), tier(1, 6, null, 80_900)] } } });
  const plain = () => (document.body.textContent ?? '').replaceAll('\u00A0', ' ');

  function showLine(line: Parameters<typeof fakeCartProduct>[0], vatMode: 'net' | 'gross'): void {
    const filled = fakeCart({ version: 2, products: [fakeCartProduct({ product: tiered, ...line })] });
    renderInShop(<CartScreen data={toCartView(filled)} />, createPage({ 'GET /api/cart': () => filled }), requestFor('hu', { fragment: 'cart', pathname: '/hu/kosar', vatMode }));
  }

  it('shows the next tier with its gross price', () => {
    showLine({ quantity: 1 }, 'gross');
    expect(plain()).toContain('3 darabtól bruttó 85 400 Ft / db');
  });

  it('shows the gross price also in net mode, because every line is an exact multiple of it', () => {
    showLine({ quantity: 1 }, 'net');
    expect(plain()).toContain('3 darabtól bruttó 85 400 Ft / db');
  });

  it('shows the current price and the next one', () => {
    showLine({ quantity: 4, price_gross: 85_400, total_gross: 341_600 }, 'gross');
    expect(plain()).toContain('Mennyiségi ár: bruttó 85 400 Ft / db');
    expect(plain()).toContain('6 darabtól bruttó 80 900 Ft / db');
  });

  it('breaks a narrow line between the amount and the unit, not inside a word', () => {
    showLine({ quantity: 1 }, 'gross');
    expect(document.body.textContent).toContain('3 darabtól bruttó\u00A085\u00A0400\u00A0Ft /\u00A0db');
  });

  it('shows no tier above the available quantity', () => {
    showLine({ quantity: 4, price_gross: 85_400, total_gross: 341_600, available_quantity: 5 }, 'gross');
    expect(plain()).not.toContain('darabtól');
  });
});

describe('the amounts of a line', () => {
  const amounts = (selector: string) => [...document.querySelectorAll(`li ${selector}`)].map((found) => (found.textContent ?? '').replaceAll('\u00A0', ' '));

  function show(vatMode: 'net' | 'gross'): void {
    const line = fakeCartProduct({ quantity: 2, price_gross: 59_900, price_net: 47_165, price_original_gross: 69_900, price_original_net: 55_039, total_gross: 119_800, total_net: 94_330 });
    const cart = fakeCart({ version: 2, products: [line] });
    renderInShop(<CartScreen data={toCartView(cart)} />, createPage({ 'GET /api/cart': () => cart }), requestFor('hu', { fragment: 'cart', pathname: '/hu/kosar', vatMode }));
  }

  it('are gross first in net mode, with the unit prices of which they are multiples', () => {
    show('net');
    expect(amounts('[data-amount]')).toEqual(['bruttó 119 800 Ft', 'bruttó 139 800 Ft', 'nettó 94 330 Ft']);
    expect(amounts('[data-unit-price]')).toEqual(['bruttó 59 900 Ft, nettó 47 165 Ft / db']);
  });

  it('are only gross in gross mode', () => {
    show('gross');
    expect(amounts('[data-amount]')).toEqual(['bruttó 119 800 Ft', 'bruttó 139 800 Ft']);
    expect(amounts('[data-unit-price]')).toEqual(['bruttó 59 900 Ft / db']);
  });
});
