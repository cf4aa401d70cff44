/** @jest-environment ./shared/kit/test/BrowserEnvironment.mjs */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fakeArticleCard, startFakeApi } from '@feszek/testing';
import type { FakeApi } from '@feszek/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { InShop, contextOf, requestFor } from '../../test/shop.tsx';
import { loadRecentPosts } from './loadRecentPosts.ts';
import { RecentPosts } from './RecentPosts.tsx';

let api: FakeApi;
beforeEach(async () => {
  api = await startFakeApi({ 'GET /api/articles/recent': () => ({ articles: [fakeArticleCard()] }) });
});
afterEach(async () => {
  cleanup();
  await api.close();
});

const load = (params: Record<string, string> = {}) => loadRecentPosts(contextOf(api.url, { ...requestFor('recent-posts'), params }));

describe('recent posts', () => {
  it('are the newest articles of all, or those that fit a product', async () => {
    expect(await load()).toMatchObject({ data: { isFitting: false, articles: [{ key: 'oiling-oak' }] }, freshness: { tags: ['articles'] } });
    expect(await load({ product: '17' })).toMatchObject({ data: { isFitting: true } });
    expect(api.requests.map(({ query }) => String(query))).toEqual(['', 'product=17']);
  });

  it('are titled for what they are, and lead to the blog', () => {
    const { rerender } = render(<InShop><RecentPosts data={{ articles: [fakeArticleCard()], isFitting: false }} /></InShop>);
    expect(screen.getByRole('region', { name: 'Friss írások' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Az összes írás' }).getAttribute('href')).toBe('/hu/blog');
    rerender(<InShop><RecentPosts data={{ articles: [fakeArticleCard()], isFitting: true }} /></InShop>);
    expect(screen.getByRole('region', { name: 'Kapcsolódó írások' })).toBeTruthy();
  });

  it('are nothing if no article fits, and the page is complete without them', async () => {
    api.use({ 'GET /api/articles/recent': () => ({ articles: [] }) });
    expect(await load({ category: '3' })).toMatchObject({ status: 200, data: { articles: [] } });
    expect(render(<InShop><RecentPosts data={{ articles: [], isFitting: true }} /></InShop>).container.innerHTML).toBe('');
  });
});
