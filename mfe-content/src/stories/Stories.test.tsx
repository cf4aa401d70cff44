/** @jest-environment ./shared/kit/test/BrowserEnvironment.mjs */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fakeArticleCard, startFakeApi } from '@feszek/testing';
import type { FakeApi } from '@feszek/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { InShop, contextOf, requestFor } from '../../test/shop.tsx';
import { loadStories } from './loadStories.ts';
import { Stories } from './Stories.tsx';

const recent = ['a', 'b', 'c', 'd'].map((key) => fakeArticleCard({ key, title: `Cikk ${key}`, slug: key }));

let api: FakeApi;
beforeEach(async () => {
  api = await startFakeApi({ 'GET /api/home/story': () => ({ article: null }), 'GET /api/articles/recent': () => ({ articles: recent }) });
});
afterEach(async () => {
  cleanup();
  await api.close();
});

const load = () => loadStories(contextOf(api.url, requestFor('stories')));

describe('the stories of the home page', () => {
  it('begin with the article that the operator has chosen, and show no article twice', async () => {
    api.use({ 'GET /api/home/story': () => ({ article: recent[1] }) });
    expect(await load()).toMatchObject({ data: { story: { key: 'b' }, others: [{ key: 'a' }, { key: 'c' }, { key: 'd' }] }, freshness: { tags: ['articles', 'home'] } });
  });

  it('begin with the newest article if none is chosen', async () => {
    expect(await load()).toMatchObject({ data: { story: { key: 'a' }, others: [{ key: 'b' }, { key: 'c' }, { key: 'd' }] } });
  });

  it('are links to the articles and to the blog', () => {
    const [story = null, ...others] = recent;
    render(<InShop><Stories data={{ story, others }} /></InShop>);
    expect(screen.getByRole('region', { name: 'Cikk a' })).toBeTruthy();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/hu/blog/a', '/hu/blog/b', '/hu/blog/c', '/hu/blog/d', '/hu/blog']);
  });

  it('are nothing without articles', () => {
    expect(render(<InShop><Stories data={{ story: null, others: [] }} /></InShop>).container.innerHTML).toBe('');
  });
});
