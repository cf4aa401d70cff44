/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fakeProduct } from '@feszek/testing';
import { act, cleanup, screen } from '@testing-library/react';
import { fakeProductPage } from '../../test/productPage.ts';
import { renderInShop } from '../../test/shop.tsx';
import { cardOf } from '../product-card/cardOf.ts';
import { AllProductsScreen } from './AllProductsScreen.tsx';

const products = fakeProductPage({ pageCount: 52, total: 1234, cards: [cardOf(fakeProduct(), 'hu'), cardOf(fakeProduct({ id: 18 }), 'hu')] });

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

function renderListing() {
  const view = renderInShop(<AllProductsScreen data={products} />, { pathname: '/hu/termekek' });
  const start = (href: string) => act(() => view.shell.emit('navigation.started', { href }));
  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  return { ...view, start, wait };
}

const skeletonMessage = () => screen.queryByText('Termékek betöltése…');

describe('a listing', () => {
  it('formats thousands like the language', () => {
    renderInShop(<AllProductsScreen data={products} />, { locale: 'en' });
    expect(screen.getByText('1,234 products')).toBeTruthy();
  });

  it('shows a skeleton of the same number of cards while another page is loading slowly', () => {
    const { start, wait, shell, container } = renderListing();
    start('/hu/termekek?page=2');
    wait(200);
    expect(skeletonMessage()).toBeNull();
    wait(100);
    expect(skeletonMessage()?.textContent).toBe('Termékek betöltése…');
    expect(container.querySelectorAll('[aria-hidden="true"].card')).toHaveLength(2);
    expect(screen.queryByRole('article')).toBeNull();
    act(() => shell.emit('navigation.finished', { pathname: '/hu/termekek', search: '?page=2', routeName: 'all-products' }));
    expect(skeletonMessage()).toBeNull();
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });

  it('keeps its cards while another screen is loading', () => {
    const { start, wait } = renderListing();
    start('/hu/termekek/nappali/rigo-fotel-17');
    wait(1000);
    expect(skeletonMessage()).toBeNull();
  });

  it('keeps its cards if the visitor navigates to another screen meanwhile', () => {
    const { start, wait } = renderListing();
    start('/hu/termekek?sort=name');
    start('/hu/kosar');
    wait(1000);
    expect(skeletonMessage()).toBeNull();
  });
});
