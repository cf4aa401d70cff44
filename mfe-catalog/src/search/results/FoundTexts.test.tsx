/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { fakeContentSearch } from '@feszek/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { fakeShopApi } from '../../../test/fakeShopApi.ts';
import { renderInShop } from '../../../test/shop.tsx';
import { FoundTexts } from './FoundTexts.tsx';

afterEach(cleanup);

describe('articles and pages of a search', () => {
  it('are shown below the products, with picture, title and first sentence', () => {
    renderInShop(<FoundTexts searchText="kanapé" initial={fakeContentSearch()} />);
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([['Mekkora kanapé fér el?', '/hu/blog/mekkora-kanape'], ['Szállítás', '/hu/szallitas']]);
    expect(screen.getByText('Mérd le a falat és a bejáratot.')).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Cikkek és oldalak' }).querySelectorAll('img')).toHaveLength(1);
  });

  it('take no space if none matches', () => {
    const { container } = renderInShop(<FoundTexts searchText="kanapé" initial={fakeContentSearch({ collections: [], articles: [], pages: [] })} />);
    expect(container.innerHTML).toBe('');
  });

  it('are loaded in the browser if the page came without them, and again after a failure', async () => {
    const { fetch, questions } = fakeShopApi();
    renderInShop(<FoundTexts searchText="kanapé" initial={null} />, { fetch });
    expect(screen.getByRole('status', { name: 'Cikkeket és oldalakat keresünk…' })).toBeTruthy();
    await waitFor(() => expect(questions).toHaveLength(1));
    questions[0]?.fail();
    const retry = await screen.findByRole('button', { name: 'Újrapróbálom' });
    expect(screen.getByRole('alert').textContent).toContain('A cikkeket most nem tudtuk megkeresni');
    fireEvent.click(retry);
    await waitFor(() => expect(questions).toHaveLength(2));
    expect(questions[1]?.query.get('q')).toBe('kanapé');
    questions[1]?.answer(fakeContentSearch());
    expect(await screen.findByRole('link', { name: 'Szállítás' })).toBeTruthy();
  });
});
