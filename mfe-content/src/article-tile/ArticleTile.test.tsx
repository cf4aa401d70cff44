/** @jest-environment ./shared/kit/test/BrowserEnvironment.mjs */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fakeArticleCard, startFakeApi } from '@feszek/testing';
import type { FakeApi } from '@feszek/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { InShop, contextOf, requestFor } from '../../test/shop.tsx';
import { ArticleTile } from './ArticleTile.tsx';
import { loadArticleTile } from './loadArticleTile.ts';

let api: FakeApi;
beforeEach(async () => {
  api = await startFakeApi({ 'GET /api/articles/recent': () => ({ articles: [fakeArticleCard()] }) });
});
afterEach(async () => {
  cleanup();
  await api.close();
});

const load = (params: Readonly<Record<string, string>>) => loadArticleTile(contextOf(api.url, { ...requestFor('article-tile'), params }));

describe('the article among the products of a list', () => {
  it('fits the category, and each place has another one', async () => {
    expect(await load({ category: '3', place: '1' })).toMatchObject({ data: { article: { key: 'oiling-oak' } }, freshness: { tags: ['articles'] } });
    expect(await load({ category: '3', place: '2' })).toMatchObject({ status: 200, data: { article: null } });
    expect(api.requests.map(({ query }) => String(query))).toEqual(['category=3', 'category=3']);
  });

  it('asks for more articles than the API sends by default only for a later place', async () => {
    await load({ category: '3', place: '4' });
    expect(api.requests.map(({ query }) => String(query))).toEqual(['category=3&limit=4']);
  });

  it('is one of the newest in a list of all categories', async () => {
    expect(await load({ place: '1' })).toMatchObject({ data: { article: { key: 'oiling-oak' } } });
    expect(api.requests.map(({ query }) => String(query))).toEqual(['']);
  });

  it('is one link', () => {
    render(<InShop><ArticleTile data={{ article: fakeArticleCard() }} /></InShop>);
    expect(screen.getAllByRole('link', { name: fakeArticleCard().title })).toHaveLength(1);
  });

  it('is nothing if none fits', () => {
    expect(render(<InShop><ArticleTile data={{ article: null }} /></InShop>).container.innerHTML).toBe('');
  });
});
