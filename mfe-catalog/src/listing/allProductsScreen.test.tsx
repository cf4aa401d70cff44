/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { createI18n } from '@feszek/i18n';
import { fakeProductPage } from '../../test/productPage.ts';
import { renderInShop } from '../../test/shop.tsx';
import { messages } from '../locales/hu.ts';
import { AllProductsScreen } from './AllProductsScreen.tsx';
import { screen as page } from './allProductsScreen.ts';
import type { ListingQuery } from '../list-query/listingQuery.ts';

afterEach(cleanup);

const CONTEXT = { locale: 'hu', currency: 'HUF', pathname: '/hu/termekek', search: new URLSearchParams(), t: createI18n({ locale: 'hu', messages }).t } as const;

const headOf = (query: Partial<ListingQuery>) => page.head(fakeProductPage({ query }), CONTEXT);

/** The heading, the text below it and the breadcrumb. */
function show(query: Partial<ListingQuery>) {
  renderInShop(<AllProductsScreen data={fakeProductPage({ query })} />, { pathname: '/hu/termekek' });
  const heading = screen.getByRole('heading', { level: 1 });
  const crumbs = within(screen.getByRole('navigation', { name: 'Itt jársz' })).getAllByRole('listitem').map(({ textContent }) => textContent);
  return { title: heading.textContent, description: heading.nextElementSibling?.textContent, crumbs };
}

describe('the list of all products', () => {
  it('is the list of a brand if it is the only chosen one', () => {
    expect(show({ brands: ['rigo'] })).toEqual({ title: 'Rigó', description: 'Rigó: a márka minden terméke, amelyet nálunk megkapsz.', crumbs: ['Kezdőlap', 'Minden termék', 'Rigó'] });
    expect(headOf({ brands: ['rigo'] })).toMatchObject({
      title: 'Rigó termékek',
      description: 'Rigó: a márka minden terméke, amelyet nálunk megkapsz.',
      canonical: '/hu/termekek?brand=rigo',
      alternates: { hu: '/hu/termekek?brand=rigo', en: '/en/all-products?brand=rigo' },
    });
    expect(headOf({ brands: ['rigo'], from: 2, page: 2 })).toMatchObject({ title: 'Rigó termékek, 2. oldal', canonical: '/hu/termekek?brand=rigo&page=2' });
  });

  it('stays the list of the brand while it is filtered and sorted', () => {
    expect(show({ brands: ['rigo'], colors: ['oak'] }).title).toBe('Rigó');
    expect(headOf({ brands: ['rigo'], colors: ['oak'], sort: 'name', from: 2, page: 2 }).canonical).toBe('/hu/termekek?brand=rigo');
  });

  it.each([['without a brand', {}], ['with another filter', { colors: ['oak'] }], ['with two brands', { brands: ['cinke', 'rigo'] }]])('is the list of everything %s', (_, query) => {
    expect(show(query)).toMatchObject({ title: 'Minden termék', crumbs: ['Kezdőlap', 'Minden termék'] });
    expect(headOf(query)).toMatchObject({ title: 'Minden termék', canonical: '/hu/termekek' });
  });
});
