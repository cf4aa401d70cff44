/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { fakeHome, fakeInit, fakeProduct } from '@feszek/testing';
import type { Home, Init } from '@feszek/contract';
import { cleanup, screen, within } from '@testing-library/react';
import { renderInShop } from '../../test/shop.tsx';
import { HomeScreen } from './HomeScreen.tsx';
import { homeViewOf } from './homeView.ts';

afterEach(cleanup);

function renderHome(home: Partial<Home> = {}, init: Partial<Init> = {}) {
  return renderInShop(<HomeScreen data={homeViewOf(fakeHome(home), { ...fakeInit(), ...init }, 'hu')} />);
}

const cardsOf = (region: string) => within(screen.getByRole('region', { name: region })).getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

describe('the home page', () => {
  it('shows no sold-out products', () => {
    const sofas = [fakeProduct({ id: 1, title: 'Elfogyott kanapé', stock_state: 'sold_out' }), fakeProduct({ id: 2, title: 'Kapható kanapé' })];
    renderHome({ best_products: sofas });
    expect(cardsOf('Legnépszerűbb termékek')).toEqual(['Kapható kanapé']);
  });

  it('shows no product twice', () => {
    const [first, second, third] = [1, 2, 3].map((id) => fakeProduct({ id, title: `Kanapé ${id}` }));
    if (!first || !second || !third) throw new Error('Three products are needed');
    renderHome({ best_products: [first], sale_products: [first, second], new_products: [second, third] });
    expect(cardsOf('Akciós termékek')).toEqual(['Kanapé 2']);
    expect(cardsOf('Újdonságok')).toEqual(['Kanapé 3']);
  });

  it('links to the sale with its size, and shows some of its products', () => {
    renderHome();
    expect(cardsOf('Akciós termékek')).toEqual(['Mohaágy szőnyeg']);
    expect(screen.getByRole('link', { name: /akciós termék/ }).getAttribute('href')).toBe('/hu/akcios');
    expect(screen.getByRole('link', { name: 'Akciós termékek' })).toBeTruthy();
  });

  it('shows no sale if there is none', () => {
    renderHome({ sale_products: [] });
    expect(screen.queryByRole('region', { name: 'Akciós termékek' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Akciós termékek' })).toBeNull();
  });

  it('links from a brand to all of its products', () => {
    renderHome();
    const makers = within(screen.getByRole('region', { name: 'Márkáink' })).getAllByRole('link');
    expect(makers.map((link) => link.getAttribute('href'))).toEqual(['/hu/termekek?brand=harkaly', '/hu/termekek?brand=vackor']);
  });

  it('links to all products and to the best-sellers with the count of the initial data', () => {
    renderHome();
    expect(screen.getByRole('link', { name: 'Mind a 240 termék' }).getAttribute('href')).toBe('/hu/termekek');
    expect(screen.getByRole('link', { name: 'Mind a 240 termék népszerűség szerint' }).getAttribute('href')).toBe('/hu/termekek?sort=popularity');
  });

  it('of an empty shop has a message instead of sections and links to products', () => {
    renderHome(
      { hero: null, categories: [], best_categories: [], best_products: [], sale_products: [], new_products: [], brands: [] },
      { all_products: 0 },
    );
    expect(screen.getByText('Most üresek a polcaink. Hamarosan feltöltjük őket. Nézz vissza később!')).toBeTruthy();
    expect(screen.queryAllByRole('heading', { level: 2 })).toEqual([]);
    expect(screen.queryByRole('link', { name: /termék/ })).toBeNull();
  });

  it('has no frame without a picture', () => {
    const { container } = renderHome({ hero: null, categories: [], best_categories: [], best_products: [], sale_products: [], new_products: [], brands: [] });
    expect(screen.getByRole('link', { name: 'Mind a 240 termék' })).toBeTruthy();
    expect(container.querySelector('[class*="media"]')).toBeNull();
  });

  it('lists categories as plain links if none of them has a picture', () => {
    const { categories } = fakeHome();
    const without = categories.map((category) => ({ ...category, image: null }));
    renderHome({ categories: without, best_categories: without });
    const region = within(screen.getByRole('region', { name: 'Melyik szobát rendezed be?' }));
    expect(region.getAllByRole('link').length).toBeGreaterThan(0);
    expect(region.queryByRole('img')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Népszerű kategóriák' })).toBeNull();
  });

  it('does not list a single maker', () => {
    renderHome({ brands: fakeHome().brands.slice(0, 1) });
    expect(screen.queryByRole('region', { name: 'Márkáink' })).toBeNull();
  });

  it('has slots for parts of other slices', () => {
    const { container } = renderHome();
    expect([...container.querySelectorAll<HTMLElement>('[data-slot]')].map(({ dataset }) => dataset['slot'])).toEqual(['content/recent-posts', 'content/social-feed', 'content/faq-teaser']);
  });
});
