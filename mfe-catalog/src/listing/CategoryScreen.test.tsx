/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { fakeCategory, fakeProduct } from '@feszek/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { fakeProductPage } from '../../test/productPage.ts';
import { renderInShop } from '../../test/shop.tsx';
import { linkOf, tilesOf } from '../category/tileOf.ts';
import { cardOf } from '../product-card/cardOf.ts';
import { CategoryScreen } from './CategoryScreen.tsx';
import type { CategoryView } from './loadCategory.ts';

const sofas = linkOf(fakeCategory({ id: 3, title: 'Kanapék', product_count: 1234, slugs: { hu: 'nappali/kanapek', en: 'living-room/sofas' } }), 'hu');
const poufs = linkOf(fakeCategory({ id: 4, title: 'Puffok', product_count: 3, slugs: { hu: 'nappali/puffok', en: 'living-room/poufs' } }), 'hu');

function viewOf(overrides: Partial<CategoryView> = {}): CategoryView {
  return {
    id: 3,
    title: 'Kanapék',
    description: 'Ülj le.',
    crumbs: [{ label: 'Nappali', href: '/hu/kategoriak/nappali' }, { label: 'Ülőbútorok', href: '/hu/kategoriak/nappali/ulobutorok' }, { label: 'Kanapék', href: '/hu/kategoriak/nappali/ulobutorok/kanapek' }],
    tiles: [],
    links: [],
    paths: { hu: '/hu/kategoriak/nappali/kanapek', en: '/en/categories/living-room/sofas' },
    products: fakeProductPage(),
    ...overrides,
  };
}

afterEach(cleanup);

describe('a category', () => {
  it('shows its breadcrumb with three levels', () => {
    renderInShop(<CategoryScreen data={viewOf()} />);
    const crumbs = within(screen.getByRole('navigation', { name: 'Itt jársz' })).getAllByRole('listitem');
    expect(crumbs.map(({ textContent }) => textContent)).toEqual(['Kezdőlap', 'Nappali', 'Ülőbútorok', 'Kanapék']);
  });

  it('links to its siblings with their numbers of products, and marks the current one', () => {
    renderInShop(<CategoryScreen data={viewOf({ links: [sofas, poufs] })} />);
    const links = within(screen.getByRole('navigation', { name: 'Ülőbútorok: kategóriák' }));
    expect(links.getByRole('link', { name: 'Puffok 3 termék' }).getAttribute('href')).toBe('/hu/kategoriak/nappali/puffok');
    expect(links.getByRole('link', { current: 'page' }).textContent).toContain('Kanapék');
  });

  it('loads the pictures of its first children eagerly, because they are above the fold', () => {
    const tiles = tilesOf([1, 2, 3, 4, 5].map((id) => fakeCategory({ id, title: `Rész ${id}` })), 'hu');
    renderInShop(<CategoryScreen data={viewOf({ tiles })} />);
    const loading = tiles.map(({ title }) => screen.getByRole('link', { name: new RegExp(title) }).querySelector('img')?.getAttribute('loading'));
    expect(loading).toEqual(['eager', 'eager', 'eager', 'lazy', 'lazy']);
  });

  it('has articles at its end only if none are between its products', () => {
    const slotsOf = (count: number) => {
      const cards = Array.from({ length: count }, (_, index) => cardOf(fakeProduct({ id: index + 1 }), 'hu'));
      const { container, unmount } = renderInShop(<CategoryScreen data={viewOf({ products: fakeProductPage({ scope: { category_id: 3 }, cards, total: count }) })} />);
      const slots = [...container.querySelectorAll<HTMLElement>('[data-slot]')].map(({ dataset }) => dataset['slot']);
      unmount();
      return slots;
    };
    expect(slotsOf(8)).toEqual(['content/recent-posts?category=3']);
    expect(slotsOf(9)).toEqual(['content/article-tile?category=3&place=1']);
  });

  it('shows pictures of its children only on its first page', () => {
    const tiles = tilesOf([fakeCategory({ title: 'Fotelek', product_count: 7 })], 'hu');
    const { unmount } = renderInShop(<CategoryScreen data={viewOf({ tiles })} />);
    expect(screen.getByRole('link', { name: /Fotelek.*7 termék/ })).toBeTruthy();
    unmount();
    renderInShop(<CategoryScreen data={viewOf({ tiles, products: fakeProductPage({ query: { from: 2, page: 2 }, pageCount: 2 }) })} />);
    expect(screen.queryByRole('link', { name: /Fotelek.*7 termék/ })).toBeNull();
  });

  it('keeps the pictures when a filter is chosen, so that the filter bar below them does not move', () => {
    const tiles = tilesOf([fakeCategory({ title: 'Fotelek', product_count: 7 })], 'hu');
    renderInShop(<CategoryScreen data={viewOf({ tiles, products: fakeProductPage({ query: { colors: ['oak'] } }) })} />);
    expect(screen.getByRole('link', { name: /Fotelek.*7 termék/ })).toBeTruthy();
  });

  it('shows an empty state with links if it has no products', () => {
    renderInShop(<CategoryScreen data={viewOf({ products: fakeProductPage({ total: 0, cards: [] }) })} />);
    expect(screen.getByRole('heading', { name: 'Itt most nincs termékünk' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Minden termék' }).getAttribute('href')).toBe('/hu/termekek');
  });
});
