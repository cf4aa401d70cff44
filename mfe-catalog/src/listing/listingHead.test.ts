import { describe, expect, it } from '@jest/globals';
import { createI18n } from '@feszek/i18n';
import { fakeProductPage } from '../../test/productPage.ts';
import { messages } from '../locales/hu.ts';
import { listingHead } from './listingHead.ts';
import { WHOLE_LISTING } from '../list-query/listingQuery.ts';

const PATHS = { hu: '/hu/termekek', en: '/en/all-products' };
const CONTEXT = { locale: 'hu', currency: 'HUF', pathname: PATHS.hu, search: new URLSearchParams(), t: createI18n({ locale: 'hu', messages }).t } as const;

function headOf(query: Partial<typeof WHOLE_LISTING>, description = 'Minden egy helyen.') {
  return listingHead({ title: 'Termékek', description, paths: PATHS, crumbs: [], products: fakeProductPage({ query: { ...WHOLE_LISTING, ...query } }) }, CONTEXT);
}

describe('the head of a listing', () => {
  it('has a title, a description and an address of its own on every page', () => {
    expect(headOf({})).toMatchObject({ title: 'Termékek', description: 'Minden egy helyen.', canonical: '/hu/termekek' });
    expect(headOf({ from: 3, page: 3 })).toMatchObject({ title: 'Termékek, 3. oldal', description: 'Minden egy helyen. 3. oldal.', canonical: '/hu/termekek?page=3', alternates: { en: '/en/all-products?page=3' } });
  });

  it('has no description where the listing has none', () => {
    expect(headOf({ from: 2, page: 2 }, '').description).toBe('');
  });

  it('shortens a long description between words, in one line', () => {
    const { description = '' } = headOf({}, 'Első bekezdés.\n\n' + 'szó '.repeat(100));
    expect(description).toMatch(/^Első bekezdés\. szó .* szó…$/);
    expect(description.length).toBeLessThanOrEqual(156);
  });

  it('has the address of the whole listing with a filter', () => {
    expect(headOf({ brands: ['rigo'], from: 2, page: 2 }).canonical).toBe('/hu/termekek');
  });
});
