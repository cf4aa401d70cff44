/** @jest-environment ./shared/kit/test/BrowserEnvironment.mjs */
import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fakeError, fakePaging, fakeProduct, fakeProductList, startFakeApi } from '@feszek/testing';
import type { FakeApi } from '@feszek/testing';
import type { BusRequests } from '@feszek/contract';
import { act, cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openDialogs } from '../../test/dialog.ts';
import { fakeProductPage } from '../../test/productPage.ts';
import { renderInShop } from '../../test/shop.tsx';
import type { PageOptions } from '../../test/shop.tsx';
import { cardOf } from '../product-card/cardOf.ts';
import { ListingBody } from './ListingBody.tsx';
import type { ProductPage } from '../list-query/productPage.ts';

type Navigation = BusRequests['navigation.go']['question'];

const PRICE = { min: 12_700, max: 25_400, currency: 'HUF' } as const;

let api: FakeApi;

// The API is called over HTTP, which is slow on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(30_000);

beforeAll(openDialogs);
beforeEach(async () => {
  api = await startFakeApi();
});
afterEach(async () => {
  cleanup();
  await api.close();
});

function show(products: ProductPage, options: PageOptions = {}) {
  const view = renderInShop(<ListingBody products={products} empty="Üres polcok" />, { pathname: '/hu/termekek', apiUrl: api.url, ...options });
  const went: Navigation[] = [];
  const answers = { next: (): Promise<{ ok: boolean }> => Promise.resolve({ ok: true }) };
  view.shell.answer('navigation.go', (question) => {
    went.push(question);
    return answers.next();
  });
  const showNext = (next: ProductPage) => view.show(<ListingBody products={next} empty="Üres polcok" />);
  const press = (element: HTMLElement) => act(async () => { fireEvent.click(element); });
  const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name, hidden: true });
  return { ...view, went, answers, press, box, showNext };
}

const cards = (from: number, count: number) => Array.from({ length: count }, (_, index) => cardOf(fakeProduct({ id: from + index, title: `Darab ${from + index}` }), 'hu'));

describe('the filters of a listing', () => {
  it('show a count for every value', () => {
    const { box } = show(fakeProductPage());
    expect(box('Tölgy 7 termék').checked).toBe(false);
    expect(box('Cinke 3 termék').value).toBe('cinke');
    expect(box('Csak készleten 8').name).toBe('in_stock');
  });

  it('let the shell load the list of a choice that is pressed, or on which a mouse rests', async () => {
    const { shell, box } = show(fakeProductPage());
    const intended: string[] = [];
    shell.on('navigation.intended', ({ href }) => intended.push(href));
    fireEvent.pointerDown(box('Dió 2 termék'));
    expect(intended).toEqual(['/hu/termekek?color=walnut']);
    fireEvent(box('Csak készleten 8'), Object.assign(new MouseEvent('pointerover', { bubbles: true }), { pointerType: 'mouse' }));
    await waitFor(() => expect(intended).toEqual(['/hu/termekek?color=walnut', '/hu/termekek?in_stock=1']));
  });

  it('apply a choice immediately, in place, on its first page', async () => {
    const { went, press, box } = show(fakeProductPage({ query: { brands: ['rigo'], from: 2, page: 2 }, pageCount: 3, total: 60 }));
    await press(box('Dió 2 termék'));
    expect(went).toEqual([{ href: '/hu/termekek?brand=rigo&color=walnut', replace: false, kind: 'in-place' }]);
    expect(box('Dió 2 termék').checked).toBe(true);
  });

  it('combine choices in quick succession', async () => {
    const { went, press, box } = show(fakeProductPage());
    await press(box('Dió 2 termék'));
    await press(box('Tölgy 7 termék'));
    expect(went.at(-1)?.href).toBe('/hu/termekek?color=oak,walnut');
  });

  it('apply a typed price after the debounce time', async () => {
    const { went } = show(fakeProductPage(), { vatMode: 'gross' });
    fireEvent.change(screen.getByLabelText('Minimum (bruttó Ft)'), { target: { value: '12 7' } });
    fireEvent.change(screen.getByLabelText('Minimum (bruttó Ft)'), { target: { value: '12 700' } });
    expect(screen.getByLabelText<HTMLInputElement>('Minimum (bruttó Ft)').value).toBe('12 700');
    await waitFor(() => expect(went.map(({ href }) => href)).toEqual(['/hu/termekek?price=12700--HUF']));
  });

  it('show and accept net amounts in net mode', async () => {
    const { went, container } = show(fakeProductPage({ query: { price: PRICE } }), { vatMode: 'net' });
    expect(screen.getByLabelText<HTMLInputElement>('Minimum (nettó Ft)').value.replaceAll(/\s/g, ' ')).toBe('10 000');
    expect(container.querySelector<HTMLInputElement>('[name="price_unit"]')?.value).toBe('HUF-27');
    fireEvent.change(screen.getByLabelText('Maximum (nettó Ft)'), { target: { value: '30000' } });
    await waitFor(() => expect(went.map(({ href }) => href)).toEqual(['/hu/termekek?price=12700-38100-HUF']));
  });

  it('keep the list if a choice fails, and can retry', async () => {
    const { went, answers, press, box } = show(fakeProductPage());
    answers.next = () => Promise.reject(new Error('no data'));
    await press(box('Dió 2 termék'));
    expect(screen.getByRole('alert').textContent).toContain('Most nem sikerült szűrni');
    expect(screen.getAllByRole('article')).toHaveLength(1);
    answers.next = () => Promise.resolve({ ok: true });
    await press(screen.getByRole('button', { name: 'Újrapróbálom' }));
    expect(went.map(({ href }) => href)).toEqual(['/hu/termekek?color=walnut', '/hu/termekek?color=walnut']);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('sort the list without a history entry', async () => {
    const { went } = show(fakeProductPage({ query: { colors: ['oak'] } }));
    await act(async () => { fireEvent.change(screen.getByRole('combobox', { name: 'Rendezés' }), { target: { value: 'price-asc' } }); });
    expect(went).toEqual([{ href: '/hu/termekek?color=oak&sort=price-asc', replace: true, kind: 'in-place' }]);
  });

  it('omit a filter without a choice', () => {
    const { filters } = fakeProductPage();
    show(fakeProductPage({ filters: { ...filters, brands: [], colors: filters.colors.slice(0, 1) } }));
    expect(screen.queryByText('Márka')).toBeNull();
    expect(screen.queryByText('Szín')).toBeNull();
    expect(screen.getByText('Ár')).toBeTruthy();
  });

  it('include the brand also where all products are of one, with their number', () => {
    const { filters } = fakeProductPage();
    const { box } = show(fakeProductPage({ filters: { ...filters, brands: filters.brands.slice(0, 1) } }));
    expect(screen.getByText('Márka')).toBeTruthy();
    expect(box('Cinke 3 termék').checked).toBe(false);
  });

  it('keep the price filter if a choice leaves one price or none, so that the other filters do not move', () => {
    const { filters } = fakeProductPage();
    const { unmount } = show(fakeProductPage({ query: { colors: ['oak'] }, filters: { ...filters, price: { min: 5, max: 5 } } }));
    expect(screen.getByText('Ár')).toBeTruthy();
    unmount();
    show(fakeProductPage({ query: { colors: ['oak'] }, total: 0, cards: [], filters: { ...filters, price: null } }));
    expect(screen.getByText('Ár')).toBeTruthy();
  });
});

describe('the chosen values', () => {
  const chosen = { categories: [3], price: PRICE, colors: ['oak'], brands: ['rigo'], inStock: true };

  it('are above the products, each a link to the list without it', () => {
    show(fakeProductPage({ query: chosen }), { vatMode: 'gross' });
    const links = within(screen.getByRole('group', { name: 'Kiválasztott szűrők' })).getAllByRole('link');
    expect(links.map((link) => link.textContent?.replaceAll(/\s/g, ' '))).toEqual([
      'Fotelek', 'bruttó 12 700 Ft – 25 400 Ft', 'Tölgy', 'Rigó', 'Csak készleten', 'Minden szűrő törlése',
    ]);
    expect(links[2]?.getAttribute('href')).toBe('/hu/termekek?category=3&brand=rigo&price=12700-25400-HUF&in_stock=1');
    expect(links[2]?.getAttribute('aria-label')).toBe('Tölgy, szűrő törlése');
    expect(links.at(-1)?.getAttribute('href')).toBe('/hu/termekek');
  });

  it('are clear without the titles of their filters: seats and arrival', () => {
    show(fakeProductPage({ query: { seats: [2], arrivals: ['week', 'later'] } }));
    const links = within(screen.getByRole('group', { name: 'Kiválasztott szűrők' })).getAllByRole('link');
    expect(links.slice(0, 3).map(({ textContent }) => textContent)).toEqual(['2 személyes', 'Egy héten belül megérkezik', 'Több mint 4 hét múlva érkezik']);
  });

  it('move the focus to the next value when one is removed', async () => {
    const { press, showNext } = show(fakeProductPage({ query: chosen }));
    await press(screen.getByRole('link', { name: 'Tölgy, szűrő törlése' }));
    showNext(fakeProductPage({ query: { ...chosen, colors: [] } }));
    expect(document.activeElement?.textContent).toBe('Rigó');
  });
});

describe('the drawer of a phone', () => {
  it('shows the number of matching products before a choice is applied', async () => {
    api.use({ 'GET /api/products': ({ query }) => ({ ...fakeProductList(), paging: fakePaging({ total: query.get('colors') === 'walnut' ? 2 : 5 }) }) });
    const { press, went } = show(fakeProductPage({ total: 9 }));
    await press(screen.getByRole('button', { name: 'Szűrés' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Szűrés' }));
    expect(drawer.getByRole('button', { name: '9 termék mutatása' })).toBeTruthy();
    await press(drawer.getByRole('checkbox', { name: 'Dió 2 termék' }));
    const button = await drawer.findByRole('button', { name: '2 termék mutatása' });
    expect(went).toEqual([]);
    expect(drawer.getByRole('status').textContent).toBe('2 termék');
    await press(button);
    expect(went.map(({ href }) => href)).toEqual(['/hu/termekek?color=walnut']);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('requests only the last choice', async () => {
    api.use({ 'GET /api/products': () => ({ ...fakeProductList(), paging: fakePaging({ total: 3 }) }) });
    const { press } = show(fakeProductPage({ total: 9 }));
    await press(screen.getByRole('button', { name: 'Szűrés' }));
    const drawer = within(await screen.findByRole('dialog'));
    for (const name of ['Dió 2 termék', 'Tölgy 7 termék', 'Rigó 6 termék']) await press(drawer.getByRole('checkbox', { name }));
    await drawer.findByRole('button', { name: '3 termék mutatása' });
    expect(api.requests.map(({ query }) => [query.get('colors'), query.get('brands')])).toEqual([['oak,walnut', 'rigo']]);
  });

  it('discards a choice that was not applied when it is closed, and can clear all filters', async () => {
    const { press, went } = show(fakeProductPage({ query: { brands: ['rigo'] } }));
    await press(screen.getByRole('button', { name: 'Szűrés (1)' }));
    await press(within(await screen.findByRole('dialog')).getByRole('checkbox', { name: 'Cinke 3 termék' }));
    await press(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Szűrők bezárása' }));
    await press(screen.getByRole('button', { name: 'Szűrés (1)' }));
    const drawer = within(await screen.findByRole('dialog'));
    expect(drawer.getByRole<HTMLInputElement>('checkbox', { name: 'Cinke 3 termék' }).checked).toBe(false);
    await press(drawer.getByRole('button', { name: 'Törlés' }));
    await press(drawer.getByRole('button', { name: 'Termékek mutatása' }));
    expect(went.map(({ href }) => href)).toEqual(['/hu/termekek']);
  });
});

describe('the products of a listing', () => {
  const answer = (page: number, count = 24) => ({ ...fakeProductList(Array.from({ length: count }, (_, index) => fakeProduct({ id: (page - 1) * 24 + index + 1, title: `Darab ${(page - 1) * 24 + index + 1}` }))), paging: fakePaging({ total: 60, page }) });

  it('grow at their end: the address is updated, and the focus moves to the first new one', async () => {
    api.use({ 'GET /api/products': ({ query }) => answer(Number(query.get('page')), query.get('page') === '3' ? 12 : 24) });
    const { press, went } = show(fakeProductPage({ cards: cards(1, 24), pageCount: 3, total: 60, query: { colors: ['oak'] } }));
    const more = screen.getByRole('link', { name: 'További termékek' });
    expect(more.getAttribute('href')).toBe('/hu/termekek?color=oak&page=2');
    expect(screen.getByText('24 / 60 termék')).toBeTruthy();
    await press(more);
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(48));
    expect(document.activeElement?.textContent).toBe('Darab 25');
    expect(went).toEqual([{ href: '/hu/termekek?color=oak&page=1-2', kind: 'shown' }]);
    expect(screen.getByText('48 / 60 termék')).toBeTruthy();
    await press(screen.getByRole('link', { name: 'További termékek' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(60));
    expect(screen.queryByRole('link', { name: 'További termékek' })).toBeNull();
    expect(screen.getByText('60 / 60 termék')).toBeTruthy();
  });

  it('grow at their start if a later page was opened', async () => {
    api.use({ 'GET /api/products': ({ query }) => answer(Number(query.get('page'))) });
    const { press, went } = show(fakeProductPage({ cards: cards(49, 12), pageCount: 3, total: 60, query: { from: 3, page: 3 } }));
    expect(screen.getByText('49–60. termék, összesen 60')).toBeTruthy();
    await press(screen.getByRole('link', { name: 'Az előzőek mutatása' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(36));
    expect(screen.getAllByRole('article')[0]?.textContent).toContain('Darab 25');
    expect(went.at(-1)?.href).toBe('/hu/termekek?page=2-3');
  });

  it('stay unchanged if the next page fails, which can be retried', async () => {
    api.use({ 'GET /api/products': () => fakeError('service_unavailable') });
    const { press } = show(fakeProductPage({ cards: cards(1, 24), pageCount: 3, total: 60 }));
    await press(screen.getByRole('link', { name: 'További termékek' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Most nem sikerült többet betölteni');
    expect(screen.getAllByRole('article')).toHaveLength(24);
    api.use({ 'GET /api/products': () => answer(2) });
    await press(screen.getByRole('link', { name: 'További termékek' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(48));
  });
});

describe('a choice without matches', () => {
  it('links to the list without the last value and without all values, to categories and to popular products', () => {
    const emptyState = { categories: [{ id: 1, href: '/hu/kategoriak/nappali', title: 'Nappali', productCount: 9 }], popular: cards(7, 1), isSoldInForints: false };
    show(fakeProductPage({ total: 0, cards: [], query: { colors: ['oak'], brands: ['rigo'] }, emptyState }));
    expect(screen.getByRole('heading', { name: 'Erre a szűrésre nincs találat' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Szűrő törlése: Rigó' }).getAttribute('href')).toBe('/hu/termekek?color=oak');
    expect(screen.getByRole('link', { name: /^Nappali/ }).getAttribute('href')).toBe('/hu/kategoriak/nappali');
    expect(screen.getByRole('link', { name: 'Darab 7' })).toBeTruthy();
  });

  it('differs from an empty shop', () => {
    show(fakeProductPage({ total: 0, cards: [] }));
    expect(screen.getByText('Üres polcok')).toBeTruthy();
  });
});
