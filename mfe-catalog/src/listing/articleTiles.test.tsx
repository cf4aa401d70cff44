/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { fakeProduct } from '@feszek/testing';
import { cleanup } from '@testing-library/react';
import { fakeProductPage } from '../../test/productPage.ts';
import { renderInShop } from '../../test/shop.tsx';
import { cardOf } from '../product-card/cardOf.ts';
import { GrowingCards } from './GrowingCards.tsx';
import type { ListingQuery } from '../list-query/listingQuery.ts';
import type { ListingScope } from '../list-query/productPage.ts';

afterEach(cleanup);

interface Shown {
  readonly scope?: ListingScope;
  readonly query?: Partial<ListingQuery>;
  /** The number of shown cards. */
  readonly count: number;
  readonly total: number;
}

/** The places for articles in a list: how many cards stand before each, and what fills it. */
function placesOf({ scope = { category_id: 3 }, query = {}, count, total }: Shown): readonly (readonly [number, string | undefined])[] {
  const cards = Array.from({ length: count }, (_, index) => cardOf(fakeProduct({ id: index + 1 }), 'hu'));
  const { container } = renderInShop(<GrowingCards products={fakeProductPage({ scope, query, cards, total })} />);
  let before = 0;
  return [...container.querySelectorAll('li:has(> article), li:has([data-slot])')].flatMap((item) => {
    const slot = item.querySelector<HTMLElement>('[data-slot]');
    if (slot) return [[before, slot.dataset['slot']] as const];
    before += 1;
    return [];
  });
}

describe('the places for articles in a list', () => {
  it('come after the 8th card of a category and after every 12 further ones', () => {
    expect(placesOf({ count: 48, total: 48 })).toEqual([8, 20, 32, 44].map((after, index) => [after, `content/article-tile?category=3&place=${index + 1}`]));
  });

  it('are not at the end of a list', () => {
    expect(placesOf({ count: 8, total: 8 })).toEqual([]);
    expect(placesOf({ count: 24, total: 24 }).map(([after]) => after)).toEqual([8, 20]);
  });

  it('continue their count on a page that is opened by itself', () => {
    expect(placesOf({ query: { from: 2, page: 2 }, count: 24, total: 60 })).toEqual([[8, 'content/article-tile?category=3&place=3'], [20, 'content/article-tile?category=3&place=4']]);
  });

  it.each([{ scope: 'all' }, { scope: 'sale' }, { scope: 'new' }] as const)('are also in a list of all categories: %o', (scope) => {
    expect(placesOf({ scope, count: 24, total: 24 })).toEqual([[8, 'content/article-tile?place=1'], [20, 'content/article-tile?place=2']]);
  });

  it('are at most as many as articles can be asked for', () => {
    expect(placesOf({ count: 240, total: 1000 })).toHaveLength(12);
  });

  it.each([{ sort: 'name' }, { inStock: true }, { searchText: 'fotel' }] as const)('are in the whole list only: %o', (query) => {
    expect(placesOf({ query, count: 24, total: 24 })).toEqual([]);
  });
});
