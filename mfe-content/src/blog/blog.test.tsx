/** @jest-environment ./shared/kit/test/BrowserEnvironment.mjs */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fakeArticleCard, fakeArticleList, fakeError, fakePaging, startFakeApi } from '@feszek/testing';
import type { FakeApi } from '@feszek/testing';
import type { ArticleList } from '@feszek/contract';
import { cleanup, render, screen, within } from '@testing-library/react';
import { InShop, contextOf, requestFor, translatorOf } from '../../test/shop.tsx';
import { BlogScreen } from './BlogScreen.tsx';
import { blogHead } from './blogHead.ts';
import { loadBlog } from './loadBlog.ts';

const CARE = { key: 'care', title: 'Gondozás', slug: 'gondozas', slugs: { hu: 'gondozas', en: 'care' } };
const TOPICS = [{ key: 'care', title: 'Gondozás', slug: 'gondozas', article_count: 13 }, { key: 'light', title: 'Fény', slug: 'feny', article_count: 2 }];

let api: FakeApi;
beforeEach(async () => {
  api = await startFakeApi({
    'GET /api/articles': ({ query }) => {
      const topic = query.get('topic');
      if (topic !== null && !['care', 'gondozas'].includes(topic)) return fakeError('not_found');
      if (query.get('page') === '3') return fakeError('not_found');
      return fakeArticleList({ topic: topic === null ? null : CARE, paging: fakePaging({ page: Number(query.get('page')), page_count: 2 }) });
    },
  });
});
afterEach(async () => {
  cleanup();
  await api.close();
});

const load = (search = '') => loadBlog(contextOf(api.url, { ...requestFor('blog'), pathname: '/hu/blog', search }));

describe('loading the blog', () => {
  it('returns a page of its articles, shared until articles change', async () => {
    expect(await load('?topic=gondozas&page=2')).toMatchObject({ status: 200, data: { topic: { key: 'care' } }, freshness: { tags: ['articles'] } });
    expect(Object.fromEntries(api.requests[0]?.query ?? [])).toEqual({ topic: 'gondozas', page: '2' });
  });

  it.each([
    ['?page=1', '/hu/blog'],
    ['?page=0', '/hu/blog'],
    ['?page=x', '/hu/blog'],
    ['?topic=care', '/hu/blog?topic=gondozas'],
    ['?topic=', '/hu/blog'],
    ['?page=2&topic=gondozas', '/hu/blog?topic=gondozas&page=2'],
  ])('redirects %s to %s', async (search, location) => {
    expect(await load(search)).toEqual({ status: 302, location });
  });

  it('is a 404 for an unknown topic, and past the last page', async () => {
    expect(await load('?topic=repulo')).toEqual({ status: 404 });
    expect(await load('?page=3')).toEqual({ status: 404 });
  });
});

describe('the head of the blog', () => {
  const headOf = (list: Partial<ArticleList> = {}) =>
    blogHead(fakeArticleList(list), { locale: 'hu', currency: 'HUF', pathname: '/hu/blog', search: new URLSearchParams(), t: translatorOf('hu') });

  it('has the address of the same page in both languages', () => {
    expect(headOf()).toMatchObject({ title: 'Napló', canonical: '/hu/blog', alternates: { hu: '/hu/blog', en: '/en/blog' } });
    expect(headOf({ topic: CARE, paging: fakePaging({ page: 2, page_count: 2 }) })).toMatchObject({
      title: 'Gondozás: cikkek a Naplóból, 2. oldal',
      canonical: '/hu/blog?topic=gondozas&page=2',
      alternates: { hu: '/hu/blog?topic=gondozas&page=2', en: '/en/blog?topic=care&page=2' },
    });
  });

  it('has a description of its own for each page', () => {
    const second = { paging: fakePaging({ page: 2, page_count: 2 }) };
    const descriptions = [headOf(), headOf(second), headOf({ topic: CARE }), headOf({ topic: CARE, ...second })].map(({ description }) => description);
    expect(new Set(descriptions).size).toBe(4);
  });

  it('names its feeds', () => {
    expect(headOf().feeds?.map(({ type }) => type)).toEqual(['application/rss+xml', 'application/feed+json']);
  });
});

describe('the blog', () => {
  const show = (list: Partial<ArticleList> = {}, isShopEmpty = false) => render(<InShop><BlogScreen data={{ ...fakeArticleList(list), isShopEmpty }} /></InShop>);
  const two = [fakeArticleCard(), fakeArticleCard({ key: 'wool', slug: 'gyapju/mosas', title: 'Gyapjú' })];

  it('shows its articles with topic, description, date and reading time', () => {
    show({ articles: two });
    expect(screen.getAllByRole('article').map((article) => within(article).getByRole('heading', { level: 2 }).textContent)).toEqual(['Tölgybútor olajozása otthon', 'Gyapjú']);
    expect(screen.getByRole('link', { name: 'Gyapjú' }).getAttribute('href')).toBe('/hu/blog/gyapju/mosas');
    expect(screen.getAllByText('5 perc olvasás')).toHaveLength(2);
  });

  it('links to its topics, and marks the current one', () => {
    show({ topics: TOPICS, topic: CARE });
    const links = within(screen.getByRole('navigation', { name: 'Témák' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
      ['Minden téma', '/hu/blog', null], ['Gondozás', '/hu/blog?topic=gondozas', 'page'], ['Fény', '/hu/blog?topic=feny', null],
    ]);
  });

  it('links to its pages within the topic', () => {
    show({ topic: CARE, paging: fakePaging({ page: 1, page_count: 2 }) });
    expect(screen.getByRole('link', { name: '2. oldal' }).getAttribute('href')).toBe('/hu/blog?topic=gondozas&page=2');
  });

  it('shows what to do instead if there are no articles', () => {
    show({ articles: [], topics: [] });
    expect(screen.getByText('Itt még nincs cikk')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Összes termék' }).getAttribute('href')).toBe('/hu/termekek');
  });

  it('has no empty list, and does not lead to products, in a shop without articles and products', () => {
    const { container } = show({ articles: [], topics: [] }, true);
    expect(screen.getByText('Írjuk az elsőket. Nézz vissza később!')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Összes termék' })).toBeNull();
    expect(container.querySelectorAll('ul:empty')).toHaveLength(0);
  });
});
