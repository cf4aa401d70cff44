/** @jest-environment jsdom */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { FetchLike } from '@feszek/api-client';
import { fakeProduct } from '@feszek/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderInShop } from '../../test/shop.tsx';
import { FavouritesScreen } from './FavouritesScreen.tsx';
import { favouritesViewOf } from './favouritesView.ts';

afterEach(cleanup);

const ARMCHAIR = fakeProduct({ id: 17, title: 'Rigó fotel' });
const BLANKET = fakeProduct({ id: 40, title: 'Zuzmó takaró' });
const VASE = fakeProduct({ id: 41, title: 'Zsombék váza', stock_state: 'sold_out' });

/** An API that has these favourites. */
const answering = (products: Products) => () => Promise.resolve({ status: 200, ok: true, text: () => Promise.resolve(JSON.stringify({ data: { products } })) });

type Products = readonly ReturnType<typeof fakeProduct>[];

/** The page with these favourites. The bus responds like the favourites' store. */
function show(products: Products, fetch?: FetchLike) {
  const view = favouritesViewOf({ products: [...products] }, 'hu');
  const page = renderInShop(<FavouritesScreen data={view} />, { ...(fetch && { fetch }) });
  const { shell } = page;
  let ids: readonly number[] = products.map(({ id }) => id);
  act(() => shell.set('visitor.favourites', ids));
  shell.answer('favourites.toggle', async ({ productId }) => {
    const isFavourite = !ids.includes(productId);
    ids = isFavourite ? [productId, ...ids] : ids.filter((id) => id !== productId);
    shell.set('visitor.favourites', ids);
    return { ok: true, isFavourite };
  });
  return page;
}

const titles = () => screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const count = () => screen.getByRole('heading', { level: 1 }).nextSibling?.textContent;

describe('the page of the favourites', () => {
  it('shows a card with a pressed heart for each, and their number', () => {
    show([ARMCHAIR, BLANKET]);
    expect(titles()).toEqual(['Rigó fotel', 'Zuzmó takaró']);
    expect(screen.getByRole('button', { name: 'Kedvenc: Rigó fotel' }).getAttribute('aria-pressed')).toBe('true');
    expect(count()).toBe('2 termék');
  });

  it('names the variant of a favourite on its card, on its heart and after its removal', async () => {
    show([fakeProduct({ id: 17, title: 'Rigó fotel', subtitle: 'tölgy', variant: [{ axis: 'Szín', value: 'mohazöld' }] })]);
    expect(within(screen.getByRole('article')).getByText('mohazöld · tölgy')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Kedvenc: Rigó fotel, mohazöld' }));
    expect(await screen.findByRole('button', { name: 'Visszavonás: Rigó fotel, mohazöld maradjon a kedvenceid között' })).toBeTruthy();
  });

  it('shows the empty state without favourites', () => {
    show([]);
    expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual(['Kedvencek']);
    expect(screen.getByRole('heading', { level: 2, name: 'Még nincsenek kedvenceid' })).toBeTruthy();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href')).slice(0, 2)).toEqual(['/hu/termekek', '/hu/akcios']);
  });

  it('keeps the place of a removed favourite, with the focus on its undo button', async () => {
    show([ARMCHAIR, BLANKET]);
    const heart = screen.getByRole('button', { name: 'Kedvenc: Rigó fotel' });
    heart.focus();
    fireEvent.click(heart);
    const undo = await screen.findByRole('button', { name: 'Visszavonás: Rigó fotel maradjon a kedvenceid között' });
    expect(titles()).toEqual(['Zuzmó takaró']);
    expect(count()).toBe('1 termék');
    expect(document.activeElement).toBe(undo);
    fireEvent.click(undo);
    await waitFor(() => expect(titles()).toEqual(['Rigó fotel', 'Zuzmó takaró']));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Kedvenc: Rigó fotel' }));
  });

  it('drops favourites that another tab removes, and fetches those that it adds', async () => {
    const fetched = jest.fn<FetchLike>(answering([BLANKET]));
    const { shell } = show([ARMCHAIR], fetched);
    act(() => shell.set('visitor.favourites', [40]));
    await waitFor(() => expect(titles()).toEqual(['Zuzmó takaró']));
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('fetches again while the server does not have yet what another tab has added', async () => {
    const fetched = jest.fn<FetchLike>(answering([ARMCHAIR]));
    const { shell } = show([ARMCHAIR], fetched);
    act(() => shell.set('visitor.favourites', [40, 17]));
    await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
    fetched.mockImplementation(answering([BLANKET, ARMCHAIR]));
    await waitFor(() => expect(titles()).toEqual(['Zuzmó takaró', 'Rigó fotel']));
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('shows an error if an added favourite cannot be fetched, and retries', async () => {
    const fetched = jest.fn<FetchLike>(() => Promise.reject(new TypeError('fetch failed')));
    const { shell } = show([ARMCHAIR], fetched);
    act(() => shell.set('visitor.favourites', [40, 17]));
    expect(await screen.findByText('Nem sikerült minden kedvencedet betölteni.')).toBeTruthy();
    expect(titles()).toEqual(['Rigó fotel']);
    fetched.mockImplementation(answering([BLANKET, ARMCHAIR]));
    fireEvent.click(screen.getByRole('button', { name: 'Újrapróbálom' }));
    await waitFor(() => expect(titles()).toEqual(['Zuzmó takaró', 'Rigó fotel']));
  });

  it('is empty as soon as the visitor signs out', () => {
    const { shell } = show([ARMCHAIR]);
    act(() => {
      shell.set('visitor.user', null);
      shell.set('visitor.favourites', []);
    });
    expect(screen.getByRole('heading', { name: 'Még nincsenek kedvenceid' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Bejelentkezés' }).getAttribute('href')).toBe('/hu/bejelentkezes?return_to=%2Fhu%2Fkedvencek');
  });
});

describe('adding all to the cart', () => {
  const addAll = () => fireEvent.click(screen.getByRole('button', { name: 'Mind a kosárba' }));

  it('adds one piece of each, opens the cart once, and shows what could not be added', async () => {
    const { shell } = show([ARMCHAIR, BLANKET, VASE]);
    const asked: unknown[] = [];
    const opened = jest.fn();
    shell.on('cart.panel-opened', opened);
    shell.answer('cart.add-product', async (question) => {
      asked.push(question);
      return question.productId === 40 ? { ok: false, message: 'Időközben elfogyott.' } : { ok: true };
    });
    addAll();
    const success = await screen.findByText('1 termék a kosaradban van.');
    expect(within(success).getByRole('link', { name: 'Kosár megnyitása' }).getAttribute('href')).toBe('/hu/kosar');
    expect(asked).toEqual([{ productId: 17, quantity: 1, isQuiet: true }, { productId: 40, quantity: 1, isQuiet: true }]);
    expect(screen.getByText('Zsombék váza – Elfogyott')).toBeTruthy();
    expect(screen.getByText('Zuzmó takaró – Időközben elfogyott.')).toBeTruthy();
    expect(opened).toHaveBeenCalledTimes(1);
  });

  it('shows an error after one request while the cart is unavailable', async () => {
    const { shell } = show([ARMCHAIR, BLANKET]);
    const asked = jest.fn(() => Promise.reject(new Error('broken')));
    const opened = jest.fn();
    shell.on('cart.panel-opened', opened);
    shell.answer('cart.add-product', asked);
    addAll();
    expect(await screen.findByText('Most nem sikerült a kosárba tenni. Kérjük, próbáld újra.')).toBeTruthy();
    expect(asked).toHaveBeenCalledTimes(1);
    expect(opened).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Mind a kosárba' }).hasAttribute('aria-busy')).toBe(false);
  });

  it('says beforehand that sold-out products are not added, and only if there are any', () => {
    const note = 'Az elfogyott termékek nem kerülnek a kosárba.';
    const { unmount } = show([ARMCHAIR, BLANKET]);
    expect(screen.queryByText(note)).toBeNull();
    unmount();
    show([ARMCHAIR, VASE]);
    expect(screen.getByText(note)).toBeTruthy();
  });

  it('is not offered if all are sold out', () => {
    show([VASE]);
    expect(screen.queryByRole('button', { name: 'Mind a kosárba' })).toBeNull();
    expect(screen.queryByText('Az elfogyott termékek nem kerülnek a kosárba.')).toBeNull();
  });
});

describe('adding one to the cart', () => {
  const MOSS = fakeProduct({ id: 17, title: 'Rigó fotel', variant: [{ axis: 'Szín', value: 'mohazöld' }] });
  const button = (name: string) => screen.getByRole('button', { name: `A kosárba teszem: ${name}` });

  it('adds one piece, by a button that names the product and its variant', async () => {
    const { shell } = show([MOSS, BLANKET]);
    const asked: unknown[] = [];
    shell.answer('cart.add-product', async (question) => {
      asked.push(question);
      return { ok: true };
    });
    fireEvent.click(button('Rigó fotel, mohazöld'));
    await waitFor(() => expect(asked).toEqual([{ productId: 17, quantity: 1 }]));
    expect(button('Zuzmó takaró').textContent).toBe('Kosárba');
  });

  it('shows on the card why it could not be added, and adds it on the next attempt', async () => {
    const { shell } = show([ARMCHAIR, BLANKET]);
    const add = jest.fn(async () => ({ ok: false, message: 'Ebből 3 darab van készleten.' }));
    shell.answer('cart.add-product', () => add());
    fireEvent.click(button('Rigó fotel'));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('Ebből 3 darab van készleten.');
    expect(alert.closest('li')).toBe(button('Rigó fotel').closest('li'));
    add.mockResolvedValue({ ok: true, message: '' });
    fireEvent.click(button('Rigó fotel'));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(add).toHaveBeenCalledTimes(2);
  });

  it('is not offered for a product that is sold out or not sold in the currency, nor for a removed one', async () => {
    show([VASE, fakeProduct({ id: 42, title: 'Sámli', stock_state: 'other_currency' }), ARMCHAIR]);
    const names = () => screen.queryAllByRole('button', { name: /^A kosárba teszem/ }).map((each) => each.getAttribute('aria-label'));
    expect(names()).toEqual(['A kosárba teszem: Rigó fotel']);
    fireEvent.click(screen.getByRole('button', { name: 'Kedvenc: Rigó fotel' }));
    await waitFor(() => expect(names()).toEqual([]));
  });
});
