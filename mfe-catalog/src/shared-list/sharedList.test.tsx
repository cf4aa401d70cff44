/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { fakeProduct } from '@feszek/testing';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderInShop } from '../../test/shop.tsx';
import { ShareList } from '../favourites/ShareList.tsx';
import { cardOf } from '../product-card/cardOf.ts';
import { SharedListScreen } from './SharedListScreen.tsx';

const CARDS = [fakeProduct({ id: 17, title: 'Rigó fotel' }), fakeProduct({ id: 40, title: 'Zuzmó takaró' })].map((product) => cardOf(product, 'hu'));

afterEach(cleanup);

describe('the link to a list', () => {
  it('is shown on request, and can be ended', async () => {
    document.cookie = 'XSRF-TOKEN=token; path=/';
    const calls: string[] = [];
    const { shell } = renderInShop(<ShareList />, {
      async fetch(url, init) {
        calls.push(`${init?.method} ${new URL(String(url)).pathname}`);
        return { status: 200, ok: true, text: async () => JSON.stringify({ data: init?.method === 'POST' ? { token: 'abc' } : { ok: true } }) };
      },
    });
    const notices: string[] = [];
    shell.on('notice.shown', ({ text }) => notices.push(text));
    fireEvent.click(screen.getByRole('button', { name: 'A lista megosztása' }));
    const mail = await screen.findByRole('link', { name: 'Küldés e-mailben' });
    expect(mail.getAttribute('href')).toContain(encodeURIComponent('http://localhost/hu/megosztott-lista/abc'));
    fireEvent.click(screen.getByRole('button', { name: 'Megosztás leállítása' }));
    await screen.findByRole('button', { name: 'A lista megosztása' });
    expect(calls).toEqual(['POST /api/favourites/share', 'DELETE /api/favourites/share']);
    expect(notices).toEqual(['A lista már nincs megosztva: a linkje senkinek sem nyílik meg.']);
  });

  it('reports a failure', async () => {
    renderInShop(<ShareList />, { fetch: async () => ({ status: 503, ok: false, text: async () => '' }) });
    fireEvent.click(screen.getByRole('button', { name: 'A lista megosztása' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/Kérjük, próbáld újra/);
  });
});

describe('a shared list', () => {
  it('shows its products, and adds those that are missing to the favourites', async () => {
    const { shell } = renderInShop(<SharedListScreen data={{ cards: CARDS }} />);
    const added: number[] = [];
    act(() => shell.set('visitor.favourites', [17]));
    shell.answer('favourites.toggle', async ({ productId }) => {
      added.push(productId);
      shell.set('visitor.favourites', [productId, 17]);
      return { ok: true, isFavourite: true };
    });
    expect(screen.getAllByRole('article')).toHaveLength(2);
    fireEvent.click(screen.getByRole('button', { name: 'Mind a kedvencek közé' }));
    await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Mind a kedvencek közé' }).disabled).toBe(true));
    expect(added).toEqual([40]);
  });

  it('says that sold-out products are not added to the cart', () => {
    const soldOut = cardOf(fakeProduct({ id: 41, title: 'Zsombék váza', stock_state: 'sold_out' }), 'hu');
    renderInShop(<SharedListScreen data={{ cards: [...CARDS, soldOut] }} />);
    expect(screen.getByText('Az elfogyott termékek nem kerülnek a kosárba.')).toBeTruthy();
  });

  it('adds all products for a guest whose favourites are not known yet, the first one last', async () => {
    const { shell } = renderInShop(<SharedListScreen data={{ cards: CARDS }} />);
    const added: number[] = [];
    shell.answer('favourites.toggle', async ({ productId }) => {
      added.push(productId);
      shell.set('visitor.favourites', added.toReversed());
      return { ok: true, isFavourite: true };
    });
    fireEvent.click(screen.getByRole('button', { name: 'Mind a kedvencek közé' }));
    await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Mind a kedvencek közé' }).disabled).toBe(true));
    expect(added).toEqual([40, 17]);
  });

  it.each([['has ended', null, 'Ez a lista már nincs megosztva'], ['is empty', [], 'Ez a lista most üres']] as const)('shows that it %s, and links to the products', (_, cards, title) => {
    renderInShop(<SharedListScreen data={{ cards }} />);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Minden termék' }).getAttribute('href')).toBe('/hu/termekek');
  });
});
