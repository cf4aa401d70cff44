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

const headOf = (query: Partial<ListingQuery>, brandDescription = '') => page.head(fakeProductPage({ query, brandDescription }), CONTEXT);

/** The heading, the text below it and the breadcrumb. */
function show(query: Partial<ListingQuery>) {
  renderInShop(<AllProductsScreen data={fakeProductPage({ query })} />, { pathname: '/hu/termekek' });
  const heading = screen.getByRole('heading', { level: 1 });
  const crumbs = within(screen.getByRole('navigation', { name: 'Itt jársz' })).getAllByRole('listitem').map(({ textContent }) => textContent);
  return { title: heading.textContent, description: heading.nextElementSibling?.textContent, crumbs };
}

/** The text of a brand in two paragraphs, longer than the description of a page. */
const FIRST = 'A Rigó zalai kárpitosműhely. Kanapét, fotelt, puffot és széket készít, gyapjúval, lenkeverékkel vagy bőrrel kárpitozva.';
const SECOND = 'Minden huzatból rendelhetsz mintát, hogy otthon nézd meg a színét.';
const TEXT = `${FIRST}\n\n${SECOND}`;

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

  it('shows the text of the brand in paragraphs on its first page', () => {
    const { container, unmount } = renderInShop(<AllProductsScreen data={fakeProductPage({ query: { brands: ['rigo'] }, brandDescription: TEXT })} />);
    expect([...container.querySelectorAll('header p')].map(({ textContent }) => textContent)).toEqual([FIRST, SECOND]);
    unmount();
    renderInShop(<AllProductsScreen data={fakeProductPage({ query: { brands: ['rigo'], from: 2, page: 2 }, brandDescription: TEXT })} />);
    expect(screen.queryByText(FIRST)).toBeNull();
  });

  it('has the text of the brand as its description, shortened, and whole for search engines', () => {
    const { description = '', structuredData } = headOf({ brands: ['rigo'] }, TEXT);
    expect(description).toBe('A Rigó zalai kárpitosműhely. Kanapét, fotelt, puffot és széket készít, gyapjúval, lenkeverékkel vagy bőrrel kárpitozva. Minden huzatból rendelhetsz…');
    expect(structuredData?.[1]).toEqual({ '@context': 'https://schema.org', '@type': 'Brand', name: 'Rigó', description: TEXT, url: '/hu/termekek?brand=rigo' });
    expect(headOf({ brands: ['rigo'], from: 2, page: 2 }, TEXT).description).toBe(`${description} 2. oldal.`);
    expect(headOf({ brands: ['rigo'] }).structuredData).toHaveLength(1);
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
