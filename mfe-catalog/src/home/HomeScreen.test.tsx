/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { fakeHome, fakeInit, fakeProduct } from '@feszek/testing';
import type { Home } from '@feszek/contract';
import { cleanup, screen, within } from '@testing-library/react';
import { renderInShop } from '../../test/shop.tsx';
import { HomeScreen } from './HomeScreen.tsx';
import { homeViewOf } from './homeView.ts';

afterEach(cleanup);

function renderHome(home: Partial<Home> = {}) {
  return renderInShop(<HomeScreen data={homeViewOf(fakeHome(home), fakeInit(), 'hu')} />);
}

const cardsOf = (region: string) => within(screen.getByRole('region', { name: region })).getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

describe('the home page', () => {
  it('shows no sold-out products', () => {
    const sofas = [fakeProduct({ id: 1, title: 'Elfogyott kanapé', stock_state: 'sold_out' }), fakeProduct({ id: 2, title: 'Kapható kanapé' })];
    renderHome({ best_products: sofas });
    expect(cardsOf('A legkedveltebbek')).toEqual(['Kapható kanapé']);
  });

  it('links to the sale with its size, and shows some of its products', () => {
    renderHome();
    expect(cardsOf('Most kedvezőbb áron')).toEqual(['Mohaágy szőnyeg']);
    expect(screen.getByRole('link', { name: /akciós termék/ }).getAttribute('href')).toBe('/hu/akcios');
    expect(screen.getByRole('link', { name: 'Akciós darabok' })).toBeTruthy();
  });

  it('shows no sale if there is none', () => {
    renderHome({ sale_products: [] });
    expect(screen.queryByRole('region', { name: 'Most kedvezőbb áron' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Akciós darabok' })).toBeNull();
  });

  it('links from a brand to all of its products', () => {
    renderHome();
    const makers = within(screen.getByRole('region', { name: 'Műhelyek, akikkel dolgozunk' })).getAllByRole('link');
    expect(makers.map((link) => link.getAttribute('href'))).toEqual(['/hu/termekek?brand=harkaly', '/hu/termekek?brand=vackor']);
  });

  it('links to all products and to the best-sellers with the count of the initial data', () => {
    renderHome();
    expect(screen.getByRole('link', { name: 'Nézz körül 240 termék között' }).getAttribute('href')).toBe('/hu/termekek');
    expect(screen.getByRole('link', { name: 'Mind a 240, a legkelendőbb elöl' }).getAttribute('href')).toBe('/hu/termekek?sort=popularity');
  });

  it('has slots for parts of other slices', () => {
    const { container } = renderHome();
    expect([...container.querySelectorAll<HTMLElement>('[data-slot]')].map(({ dataset }) => dataset['slot'])).toEqual(['content/recent-posts', 'content/social-feed', 'content/faq-teaser']);
  });
});
