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

const load = (place: string) => loadArticleTile(contextOf(api.url, { ...requestFor('article-tile'), params: { category: '3', place } }));

describe('the article among the products of a list', () => {
  it('fits the category, and each place has another one', async () => {
    expect(await load('1')).toMatchObject({ data: { article: { key: 'oiling-oak' } }, freshness: { tags: ['articles'] } });
    expect(await load('2')).toMatchObject({ status: 200, data: { article: null } });
    expect(api.requests.map(({ query }) => String(query))).toEqual(['category=3&limit=1', 'category=3&limit=2']);
  });

  it('is one link', () => {
    render(<InShop><ArticleTile data={{ article: fakeArticleCard() }} /></InShop>);
    expect(screen.getAllByRole('link', { name: fakeArticleCard().title })).toHaveLength(1);
  });

  it('is nothing if none fits', () => {
    expect(render(<InShop><ArticleTile data={{ article: null }} /></InShop>).container.innerHTML).toBe('');
  });
});
