import { describe, expect, it } from '@jest/globals';
import { WHOLE_LISTING, cleanHref, listingHref, parseListingQuery } from './listingQuery.ts';
import type { ListingQuery } from './listingQuery.ts';

const parse = (search: string) => parseListingQuery(new URLSearchParams(search), { currency: 'HUF' });
const clean = (search: string) => cleanHref('/hu/termekek', new URLSearchParams(search), parse(search));

const EVERYTHING = '?category=12,15&brand=cinke,rigo&color=oak,walnut&price=10000-50000-HUF&in_stock=1&sale=1&new=1&arrival=later,week&width=60-120&height=-90&seats=2,3&bed=140x200,160x200&material=natural-fibre,oak&sort=price-asc&page=3';

describe('the address of a listing', () => {
  it('contains the whole choice', () => {
    const query: ListingQuery = {
      searchText: '', categories: [12, 15], brands: ['cinke', 'rigo'], colors: ['oak', 'walnut'], price: { min: 10_000, max: 50_000, currency: 'HUF' },
      inStock: true, isReduced: true, isNew: true, arrivals: ['later', 'week'], measures: { width: { min: 60, max: 120 }, depth: null, height: { max: 90 } }, seats: [2, 3],
      beds: ['140x200', '160x200'], materials: ['natural-fibre', 'oak'], sort: 'price-asc', from: 3, page: 3,
    };
    expect(parse(EVERYTHING)).toEqual(query);
    expect(listingHref('/hu/termekek', query)).toBe(`/hu/termekek${EVERYTHING}`);
    expect(clean(EVERYTHING)).toBeUndefined();
  });

  it('has no query without a choice', () => {
    expect(parse('')).toEqual(WHOLE_LISTING);
    expect(listingHref('/hu/termekek', WHOLE_LISTING)).toBe('/hu/termekek');
  });

  it('is independent of the order in which values were chosen', () => {
    expect(clean('?color=walnut,oak')).toBe('/hu/termekek?color=oak,walnut');
    expect(clean('?category=15,12,12')).toBe('/hu/termekek?category=12,15');
    expect(clean('?sort=name&brand=rigo')).toBe('/hu/termekek?brand=rigo&sort=name');
  });

  it('accepts the query of a form: repeated names and empty fields', () => {
    expect(clean('?brand=rigo&brand=cinke&price_from=&price_to=&price_unit=HUF&sort=default')).toBe('/hu/termekek?brand=cinke,rigo');
    expect(clean('?price_from=10+000&price_to=50000&price_unit=HUF')).toBe('/hu/termekek?price=10000-50000-HUF');
    expect(clean('?price_from=10000&price_to=')).toBe('/hu/termekek?price=10000--HUF');
    expect(clean('?price_to=20000')).toBe('/hu/termekek?price=-20000-HUF');
    expect(clean('?width_from=60&width_to=120,5&depth_from=&depth_to=&height_to=90+cm')).toBe('/hu/termekek?width=60-120&height=-90');
    expect(clean('?seats=3&seats=2&bed=&material=oak&sale=1')).toBe('/hu/termekek?sale=1&seats=2,3&material=oak');
  });

  it('contains no characters that a page cannot show', () => {
    const searchText = (search: string) => parseListingQuery(new URLSearchParams(search), { currency: 'HUF', hasSearch: true }).searchText;
    expect(searchText('?q=%00')).toBe('');
    expect(searchText('?q=k%C3%A9k%00%1B%0A++sz%C3%A9k%E2%80%A8')).toBe('kék szék');
    expect(searchText(`?q=${'a'.repeat(99)}%F0%9F%98%80`)).toBe('a'.repeat(99));
  });

  it('accepts net amounts from a form', () => {
    // 10 000 net is 12 700 gross; the widest gross bounds that still show as these net amounts.
    expect(clean('?price_from=10000&price_to=20000&price_unit=HUF-27')).toBe('/hu/termekek?price=12700-25400-HUF');
  });

  it.each([
    ['price=10000-50000-EUR', 'a price in another currency'],
    ['price=abc', 'a price that is none'],
    ['price=--HUF', 'a price without ends'],
    ['price_from=-5&price_to=x', 'amounts that are none'],
    ['price_from=5&price_unit=EUR', 'amounts in another currency'],
    ['category=x,-1,0,99999999999', 'categories that cannot be'],
    ['brand=%3Cscript%3E&color=..%2F', 'values that cannot be'],
    ['in_stock=perhaps', 'a box that is neither ticked nor not'],
    ['sale=yes&new=0', 'boxes that are neither ticked nor not'],
    ['arrival=tomorrow', 'an arrival that there is not'],
    ['width=wide&depth=--&height=0-', 'dimensions that are none'],
    ['seats=0,many', 'numbers of seats that cannot be'],
    ['sort=fastest', 'an order that there is not'],
    ['page=0', 'a page before the first'],
    ['page=x', 'a page that is none'],
    ['q=fotel', 'a search text without a search'],
  ])('leads from ?%s to the whole list: %s is ignored', (search) => {
    expect(clean(`?${search}`)).toBe('/hu/termekek');
  });

  it('sorts the ends of a price range', () => {
    expect(clean('?price=50000-10000-HUF')).toBe('/hu/termekek?price=10000-50000-HUF');
    expect(clean('?width=120-60')).toBe('/hu/termekek?width=60-120');
  });

  it('keeps other parameters', () => {
    expect(clean('?utm_source=letter&brand=rigo')).toBeUndefined();
    expect(clean('?utm_source=letter&sort=default')).toBe('/hu/termekek?utm_source=letter');
  });

  it('contains several pages in a row, at most ten', () => {
    expect(parse('?page=2-4')).toMatchObject({ from: 2, page: 4 });
    expect(clean('?page=1-4')).toBeUndefined();
    expect(clean('?page=4-2')).toBe('/hu/termekek?page=2');
    expect(clean('?page=3-3')).toBe('/hu/termekek?page=3');
    expect(clean('?page=1-1')).toBe('/hu/termekek');
    expect(clean('?page=1-40')).toBe('/hu/termekek?page=31-40');
  });

  it('keeps the search query in any spelling', () => {
    const query = parseListingQuery(new URLSearchParams('?q=%20kerek+asztal%26sz%C3%A9k'), { currency: 'HUF', hasSearch: true });
    expect(query.searchText).toBe('kerek asztal&szék');
    expect(new URLSearchParams(listingHref('', query)).get('q')).toBe('kerek asztal&szék');
  });
});
