/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { fakeHome, fakeImage, fakeProduct } from '@feszek/testing';
import type { Home, HomeRoom } from '@feszek/contract';
import { cleanup, screen, within } from '@testing-library/react';
import { renderInShop } from '../../test/shop.tsx';
import { HomeScreen } from './HomeScreen.tsx';
import { homeViewOf } from './homeView.ts';

afterEach(cleanup);

function renderHome(home: Partial<Home> = {}, room: HomeRoom['room'] = null) {
  return renderInShop(<HomeScreen data={homeViewOf(fakeHome(home), room, 'hu')} />);
}

const cardsOf = (region: string) => within(screen.getByRole('region', { name: region })).getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

describe('the home page', () => {
  it('shows no sold-out products', () => {
    const sofas = [fakeProduct({ id: 1, title: 'Elfogyott kanapé', stock_state: 'sold_out' }), fakeProduct({ id: 2, title: 'Kapható kanapé' })];
    renderHome({ best_products: sofas });
    expect(cardsOf('Legnépszerűbb termékek')).toEqual(['Kapható kanapé']);
  });

  it('shows no product twice', () => {
    const [first, second] = [1, 2].map((id) => fakeProduct({ id, title: `Kanapé ${id}` }));
    if (!first || !second) throw new Error('Two products are needed');
    renderHome({ best_products: [first], sale_products: [first, second] });
    expect(cardsOf('Akciós termékek')).toEqual(['Kanapé 2']);
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

  it('links to all products and to the best-sellers with the number of products', () => {
    renderHome();
    expect(screen.getByRole('link', { name: 'Minden termék (240)' }).getAttribute('href')).toBe('/hu/termekek');
    expect(screen.getByRole('link', { name: 'Minden termék népszerűség szerint (240)' }).getAttribute('href')).toBe('/hu/termekek?sort=popularity');
  });

  it('of an empty shop has a message instead of sections and links to products', () => {
    renderHome(
      { hero: null, categories: [], best_categories: [], best_products: [], sale_products: [], brands: [], product_count: 0 },
    );
    expect(screen.getByText('Most üresek a polcaink. Hamarosan feltöltjük őket. Nézz vissza később!')).toBeTruthy();
    expect(screen.queryAllByRole('heading', { level: 2 })).toEqual([]);
    expect(screen.queryByRole('link', { name: /termék/ })).toBeNull();
  });

  it('names forints in a shop without products in the currency of the visitor, and does not link to its empty lists', () => {
    const home = fakeHome({ categories: [], best_categories: [], best_products: [], sale_products: [], brands: [], product_count: 0 });
    renderInShop(<HomeScreen data={{ ...homeViewOf(home, null, 'hu'), isSoldInForints: true }} />);
    expect(screen.getByText('Ebben a pénznemben most nincs termékünk. Válts forintra: minden termékünk megrendelhető forintban.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /termék/ })).toBeNull();
  });

  it('has no frame without a picture', () => {
    const { container } = renderHome({ hero: null, categories: [], best_categories: [], best_products: [], sale_products: [], brands: [] });
    expect(screen.getByRole('link', { name: 'Minden termék (240)' })).toBeTruthy();
    expect(container.querySelector('[class*="media"]')).toBeNull();
  });

  it('lists categories as plain links if none of them has a picture', () => {
    const { categories } = fakeHome();
    const without = categories.map((category) => ({ ...category, image: null }));
    renderHome({ categories: without, best_categories: without });
    const region = within(screen.getByRole('region', { name: 'Melyik szobát rendezed be?' }));
    expect(region.getAllByRole('link').length).toBeGreaterThan(0);
    expect(region.queryByRole('img')).toBeNull();
  });

  it('links to the popular categories by their names only', () => {
    renderHome();
    const links = within(screen.getByRole('navigation', { name: 'Népszerű kategóriák' })).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(fakeHome().best_categories.map(({ title }) => title));
  });

  it('shows a room whose products are links with their names and prices', () => {
    const point = (id: number, x: number) => ({ x, y: 40.4, product: fakeProduct({ id, title: `Lámpa ${id}` }) });
    renderHome({}, { title: 'Esti nappali', text: 'Mind a tiéd lehet.', image: fakeImage({ alt: 'Nappali' }), points: [point(8, 7.4), point(9, 99.8)] });
    const room = within(screen.getByRole('region', { name: 'Esti nappali' }));
    expect(room.getByRole('img', { name: 'Nappali' })).toBeTruthy();
    const goods = within(room.getByRole('list', { name: 'A képen látható termékek' })).getAllByRole('listitem');
    expect(goods.map(({ dataset }) => [dataset['x'], dataset['y']])).toEqual([['07', '40'], ['99', '40']]);
    const links = goods.map((item) => within(item).getByRole('link', { name: /^Lámpa \d .*Ft/ }));
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['8', '9'].map((id) => expect.stringMatching(new RegExp(`-${id}$`))));
  });

  it('does not list a single maker', () => {
    renderHome({ brands: fakeHome().brands.slice(0, 1) });
    expect(screen.queryByRole('region', { name: 'Márkáink' })).toBeNull();
  });

  it('has slots for parts of other slices', () => {
    const { container } = renderHome();
    expect([...container.querySelectorAll<HTMLElement>('[data-slot]')].map(({ dataset }) => dataset['slot'])).toEqual(['content/stories', 'content/social-feed']);
  });
});
