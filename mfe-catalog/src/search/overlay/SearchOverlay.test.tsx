/** @jest-environment jsdom */
import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { SearchSuggestions } from '@feszek/contract';
import { fakeCategory, fakeHome, fakeImage, fakeProduct } from '@feszek/testing';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { fakeShopApi } from '../../../test/fakeShopApi.ts';
import { installModalDialog } from '../../../test/modalDialog.ts';
import { renderInShop } from '../../../test/shop.tsx';
import { viewedCategories, viewedProducts } from '../../viewed/viewed.ts';
import { recentSearches } from '../recentSearches.ts';
import { SearchOverlay } from './SearchOverlay.tsx';
import { THROTTLE_MS } from './useSuggestions.ts';

const SOLD_OUT = 19;

const home = fakeHome();
const categories = [fakeCategory({ id: 3, title: 'Kanapék', slugs: { hu: 'nappali/kanapek', en: 'living-room/sofas' } })];

function suggestionsFor(query: string, overrides: Partial<SearchSuggestions> = {}): SearchSuggestions {
  return {
    query,
    corrected: null,
    products: [fakeProduct({ id: 17, title: 'Rigó fotel' }), fakeProduct({ id: 18, title: 'Pinty fotel' })],
    categories: [{ id: 4, title: 'Fotelek', slug: 'nappali/fotelek', parent_title: 'Nappali', count: 24, image: fakeImage() }],
    brands: [{ slug: 'fotelmuhely', name: 'Fotelműhely', count: 3 }],
    collections: [{ title: 'Fotelsarok', slug: 'fotelsarok', count: 4, image: fakeImage() }],
    articles: [{ title: 'Fotel vagy kanapé?', slug: 'fotel-vagy-kanape', image: null }],
    pages: [],
    ...overrides,
  };
}

beforeAll(installModalDialog);

beforeEach(() => {
  jest.useFakeTimers();
  window.localStorage.clear();
});

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Mit keresel?' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const dialog = () => document.querySelector('dialog');
const press = (key: string) => fireEvent.keyDown(field(), { key });
const wait = (ms = 0) => act(() => jest.advanceTimersByTimeAsync(ms));

/** The active option of the field. */
function active(): string | null {
  const id = field().getAttribute('aria-activedescendant');
  return id === null ? null : (document.getElementById(id)?.textContent ?? 'nothing');
}

async function type(text: string): Promise<void> {
  fireEvent.change(field(), { target: { value: text } });
  await wait(THROTTLE_MS);
}

async function open() {
  const api = fakeShopApi({
    '/api/home': () => home,
    '/api/categories': () => categories,
    '/api/products/by-ids': (query) => ({ products: query.get('ids')?.split(',').map((id) => fakeProduct({ id: Number(id), title: `Termék ${id}`, variant: [{ axis: 'Szín', value: `${id}. szín` }], ...(Number(id) === SOLD_OUT && { stock_state: 'sold_out' }) })) }),
  });
  const view = renderInShop(<SearchOverlay />, { fetch: api.fetch });
  const ask = () => act(() => view.shell.ask('search.open', {}));
  expect(await ask()).toEqual({ ok: true });
  return { ...view, ask, questions: api.questions };
}

async function openWith(query: string, overrides: Partial<SearchSuggestions> = {}) {
  const page = await open();
  await type(query);
  page.questions[0]?.answer(suggestionsFor(query, overrides));
  await wait();
  return page;
}

describe('the search overlay', () => {
  it('opens on request with the focus in its field, and closes on every navigation', async () => {
    const { shell } = await open();
    expect(dialog()?.open).toBe(true);
    expect(document.activeElement).toBe(field());
    act(() => shell.emit('navigation.started', { href: '/hu/akcios' }));
    expect(dialog()?.open).toBe(false);
  });

  it('starts empty, or with the query of the shown search page', async () => {
    const { shell, ask } = await open();
    await type('fotel');
    fireEvent.click(screen.getByRole('button', { name: 'Bezárás' }));
    await ask();
    expect(field().value).toBe('');
    act(() => shell.set('shop.location', { pathname: '/hu/kereses', search: '?q=l%C3%A1mpa', routeName: 'search' }));
    await ask();
    expect(field().value).toBe('lámpa');
  });

  it('is a form that navigates to the search page, but not with an empty field', async () => {
    await open();
    const form = screen.getByRole('search');
    expect(form.getAttribute('action')).toBe('/hu/kereses');
    expect(field().name).toBe('q');
    expect(fireEvent.submit(form)).toBe(false);
  });
});

describe('suggestions', () => {
  it('are loaded at once for the first key, and for the last one of keys in quick succession', async () => {
    const { questions } = await open();
    const sent = () => questions.map(({ path, query }) => [path, query.get('q')]);
    const first = ['/api/search/suggestions', 'fo'];
    fireEvent.change(field(), { target: { value: 'fo' } });
    await wait();
    expect(sent()).toEqual([first]);
    for (const value of ['fot', 'fote']) {
      fireEvent.change(field(), { target: { value } });
      await wait(THROTTLE_MS / 3);
    }
    expect(sent()).toEqual([first]);
    await wait(THROTTLE_MS / 3);
    expect(sent()).toEqual([first, ['/api/search/suggestions', 'fote']]);
    expect(questions[0]?.signal.aborted).toBe(true);
  });

  it('are of every kind, each with its link', async () => {
    await openWith('fot');
    expect(screen.getAllByRole('group').map((group) => document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent)).toEqual(['Kategóriák', 'Termékek', 'Kollekciók', 'Márkák', 'A Naplóból']);
    expect(screen.getAllByRole('option').map((option) => option.getAttribute('href'))).toEqual([
      '/hu/kategoriak/nappali/fotelek',
      '/hu/termekek/nappali/fotelek/rigo-fotel-17',
      '/hu/termekek/nappali/fotelek/rigo-fotel-18',
      '/hu/kollekciok/fotelsarok',
      '/hu/termekek?brand=fotelmuhely',
      '/hu/blog/fotel-vagy-kanape',
      '/hu/kereses?q=fot',
    ]);
    expect(field().getAttribute('aria-expanded')).toBe('true');
    expect(within(screen.getByRole('listbox')).getAllByText('fot', { selector: 'mark', exact: false })).toHaveLength(6);
  });

  it('are announced with their number and the corrected query', async () => {
    await openWith('fotl', { corrected: 'fotel' });
    expect(screen.getByRole('status').textContent).toBe('Erre gondoltál: fotel. 6 javaslat.');
    expect(screen.getByRole('link', { name: 'fotel' }).getAttribute('href')).toBe('/hu/kereses?q=fotel');
  });

  it('that are only similar are labelled', async () => {
    await openWith('matrac', { is_nearest: true });
    const note = '„matrac” nincs nálunk, de ezek hasonlók.';
    expect(screen.getByText(note)).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe(`${note} 6 javaslat.`);
  });

  it('mark a product that has sold out', async () => {
    await openWith('fotel', { products: [fakeProduct({ id: 17, title: 'Rigó fotel' }), fakeProduct({ id: 18, title: 'Pinty fotel', stock_state: 'sold_out' })] });
    expect(options().filter((text) => text?.includes('Elfogyott'))).toEqual([expect.stringContaining('Pinty fotel')]);
  });

  it('of an older text are aborted and never shown', async () => {
    const { questions } = await open();
    await type('fot');
    await type('lámpa');
    expect(questions[0]?.signal.aborted).toBe(true);
    questions[1]?.answer(suggestionsFor('lámpa', { products: [fakeProduct({ title: 'Asztali lámpa' })], categories: [], collections: [], brands: [], articles: [], pages: [] }));
    questions[0]?.answer(suggestionsFor('fot'));
    await wait();
    expect(options()).toHaveLength(2);
    expect(options()[0]).toContain('Asztali lámpa');
  });

  it('stay while the text is extended, and disappear for another text', async () => {
    await openWith('fot');
    await type('fote');
    expect(options()).toHaveLength(7);
    expect(screen.getByRole('listbox').getAttribute('aria-busy')).toBe('true');
    await type('lám');
    expect(options()).toHaveLength(0);
  });

  it('link to pages of the shop', async () => {
    await openWith('száll', { pages: [{ title: 'Szállítás', description: 'Mennyi idő alatt és mennyiért.', address: '/hu/szallitas' }] });
    expect(screen.getAllByRole('option').map((option) => option.getAttribute('href'))).toContain('/hu/szallitas');
  });

  it('have an empty state with a link to the nearest products', async () => {
    await openWith('xyz', { products: [], categories: [], collections: [], brands: [], articles: [], pages: [] });
    expect(screen.getByText('Erre nincs javaslatunk: „xyz”')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Hasonló találatok' }).getAttribute('href')).toBe('/hu/kereses?q=xyz');
    expect(field().getAttribute('aria-expanded')).toBe('false');
  });

  it('that failed are retried on demand or when the network is back', async () => {
    const { questions } = await open();
    await type('fot');
    questions[0]?.fail();
    await wait();
    expect(screen.getByRole('alert').textContent).toContain('Nem sikerült elérni a boltot.');
    fireEvent.click(screen.getByRole('button', { name: 'Újrapróbálom' }));
    await wait(THROTTLE_MS);
    questions[1]?.fail();
    await wait();
    fireEvent(window, new Event('online'));
    await wait(THROTTLE_MS);
    questions[2]?.answer(suggestionsFor('fot'));
    await wait();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(options()).toHaveLength(7);
  });
});

describe('the keys of the field', () => {
  it('move down and up through the suggestions, and around through the field', async () => {
    await openWith('fot');
    expect(active()).toBeNull();
    press('ArrowDown');
    expect(active()).toContain('Fotelek');
    expect(screen.getByRole('option', { selected: true }).textContent).toContain('Fotelek');
    press('ArrowDown');
    expect(active()).toContain('Rigó fotel');
    press('ArrowUp');
    press('ArrowUp');
    expect(active()).toBeNull();
    press('ArrowUp');
    expect(active()).toContain('Minden találat erre: „fot”');
    press('ArrowDown');
    expect(active()).toBeNull();
    expect(document.activeElement).toBe(field());
  });

  it('Home and End move to the first and the last suggestion, without an active suggestion in the text', async () => {
    await openWith('fot');
    expect(press('End')).toBe(true);
    expect(active()).toBeNull();
    press('ArrowDown');
    press('End');
    expect(active()).toContain('Minden találat');
    press('Home');
    expect(active()).toContain('Fotelek');
  });

  it('Enter chooses the active suggestion; without one it submits the form', async () => {
    await openWith('fot');
    expect(press('Enter')).toBe(true);
    const followed: string[] = [];
    document.addEventListener('click', (event) => {
      event.preventDefault();
      if (event.target instanceof Element) followed.push(event.target.getAttribute('href') ?? '');
    }, { once: true });
    press('ArrowDown');
    press('ArrowDown');
    expect(press('Enter')).toBe(false);
    expect(followed).toEqual(['/hu/termekek/nappali/fotelek/rigo-fotel-17']);
  });

  it('Escape deactivates the suggestion, and closes the overlay when pressed again', async () => {
    await openWith('fot');
    press('ArrowDown');
    expect(press('Escape')).toBe(false);
    expect(active()).toBeNull();
    expect(press('Escape')).toBe(true);
    fireEvent(screen.getByRole('dialog', { name: 'Keresés' }), new Event('cancel', { cancelable: true }));
    expect(dialog()?.open).toBe(false);
  });

  it('deactivate the suggestion when another text is typed', async () => {
    await openWith('fot');
    press('ArrowDown');
    await type('fote');
    expect(active()).toBeNull();
  });
});

describe('before anything is typed', () => {
  it('shows only popular categories without stored searches', async () => {
    await open();
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Népszerű kategóriák']);
    expect(within(screen.getByRole('region', { name: 'Népszerű kategóriák' })).getAllByRole('link')).toHaveLength(home.best_categories.length);
  });

  it('shows recent searches, which can be removed one by one or all at once', async () => {
    for (const searchText of ['lámpa', 'fotel']) recentSearches.hu.add(searchText);
    recentSearches.en.add('sofa');
    await open();
    const recent = () => screen.queryByRole('region', { name: 'Legutóbbi keresések' });
    expect(within(recent() ?? document.body).getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/hu/kereses?q=fotel', `/hu/kereses?q=${encodeURIComponent('lámpa')}`]);
    fireEvent.click(screen.getByRole('button', { name: '„fotel” törlése a keresések közül' }));
    expect(recentSearches.hu.state).toEqual(['lámpa']);
    fireEvent.click(screen.getByRole('button', { name: 'Törlés: legutóbbi keresések' }));
    expect(recent()).toBeNull();
    expect(recentSearches.en.state).toEqual(['sofa']);
  });

  it('shows recently viewed products and categories with current data', async () => {
    viewedProducts.add(17);
    viewedProducts.add(18);
    viewedCategories.add(404);
    viewedCategories.add(3);
    await open();
    expect(within(screen.getByRole('region', { name: 'Legutóbb megtekintett termékek' })).getAllByRole('link').map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Termék 1818. szín'), expect.stringContaining('Termék 1717. szín')]);
    expect(within(screen.getByRole('region', { name: 'Legutóbb megtekintett kategóriák' })).getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/hu/kategoriak/nappali/kanapek']);
    expect(viewedCategories.state).toEqual([3]);
    fireEvent.click(screen.getByRole('button', { name: 'Törlés: legutóbb megtekintett termékek' }));
    expect(screen.queryByRole('region', { name: 'Legutóbb megtekintett termékek' })).toBeNull();
  });

  it('marks recently viewed products that have sold out', async () => {
    viewedProducts.add(17);
    viewedProducts.add(SOLD_OUT);
    await open();
    const links = within(screen.getByRole('region', { name: 'Legutóbb megtekintett termékek' })).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent?.includes('Elfogyott'))).toEqual([true, false]);
  });

  it('is shown again when the text is cleared', async () => {
    await openWith('fot');
    fireEvent.click(screen.getByRole('button', { name: 'A beírt szöveg törlése' }));
    expect(screen.getByRole('heading', { name: 'Népszerű kategóriák' })).toBeTruthy();
    expect(document.activeElement).toBe(field());
  });
});
