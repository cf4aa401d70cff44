import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fakeArticle, fakeError, startFakeApi } from '@feszek/testing';
import type { FakeApi } from '@feszek/testing';
import type { FragmentRequest } from '@feszek/contract';
import { contextOf, requestFor, translatorOf } from '../../test/shop.tsx';
import { articleHead } from './articleHead.ts';
import { articleViewOf } from './articleView.ts';
import { loadArticle } from './loadArticle.ts';

const PATH = '/hu/blog/tolgybutor-olajozasa-otthon';

let api: FakeApi;
beforeEach(async () => {
  api = await startFakeApi({ 'GET /api/articles/{slug...}': () => fakeArticle() });
});
afterEach(() => api.close());

function load(overrides: Partial<FragmentRequest> = {}) {
  const request = { ...requestFor('blog-article', overrides.locale), pathname: PATH, params: { slug: 'tolgybutor-olajozasa-otthon' }, ...overrides };
  return loadArticle(contextOf(api.url, request));
}

describe('loading an article', () => {
  it('returns its blocks and its table of contents, shared until articles change', async () => {
    expect(await load()).toMatchObject({
      status: 200,
      data: { title: 'Tölgybútor olajozása otthon', contents: [{ id: 'mikor', text: 'Mikor' }, { id: 'hogyan' }, { id: 'utana' }] },
      freshness: { tags: ['articles'] },
    });
  });

  it('has no table of contents for fewer than three sections', async () => {
    api.use({ 'GET /api/articles/{slug...}': () => fakeArticle({ blocks: [{ type: 'heading', level: 2, id: 'a', text: 'A' }, { type: 'heading', level: 3, id: 'b', text: 'B' }, { type: 'heading', level: 2, id: 'c', text: 'C' }] }) });
    expect(await load()).toMatchObject({ data: { contents: [] } });
  });

  it('finds a slug of several segments', async () => {
    await load({ pathname: '/hu/blog/gondozas/tölgy', params: { slug: 'gondozas/tölgy' } });
    expect(api.requests[0]?.params).toEqual({ slug: 'gondozas/tölgy' });
  });

  it('redirects any other address of the article to the one in the language of the page', async () => {
    expect(await load({ locale: 'en', pathname: '/en/blog/tolgybutor-olajozasa-otthon' })).toEqual({ status: 301, location: '/en/blog/oiling-oak-at-home' });
    expect(await load({ pathname: `${PATH}/`, search: '?preview=abc' })).toEqual({ status: 301, location: `${PATH}?preview=abc` });
  });

  it('is a 404 for an unknown slug, and a failure if the API fails', async () => {
    api.use({ 'GET /api/articles/{slug...}': () => fakeError('not_found') });
    expect(await load()).toEqual({ status: 404 });
    api.use({ 'GET /api/articles/{slug...}': () => fakeError('service_unavailable') });
    await expect(load()).rejects.toMatchObject({ code: 'service_unavailable' });
  });

  it('passes the signature of a preview on, and does not share the preview between visitors', async () => {
    api.use({ 'GET /api/articles/{slug...}': () => fakeArticle({ is_preview: true }) });
    expect(await load({ search: '?preview=abc' })).toMatchObject({ data: { isPreview: true }, freshness: { maxAge: 0, staleWhileRevalidate: 0 } });
    expect(api.requests[0]?.query.get('preview')).toBe('abc');
  });
});

describe('the head of an article', () => {
  const headOf = (overrides = {}) =>
    articleHead(articleViewOf(fakeArticle(overrides)), { locale: 'hu', currency: 'HUF', pathname: PATH, search: new URLSearchParams(), t: translatorOf('hu') });

  it('has its addresses in both languages, and its cover, which is loaded first', () => {
    expect(headOf()).toMatchObject({
      title: 'Tölgybútor olajozása otthon', canonical: PATH, alternates: { hu: PATH, en: '/en/blog/oiling-oak-at-home' },
      type: 'article', shareImage: '/images/og/article-oiling-oak-hu-0123456789ab.jpg', preloadImages: [{ sizes: expect.stringContaining('100vw') }],
    });
  });

  it('describes the article and its place in the shop for search engines', () => {
    const [article, crumbs] = headOf({ updated_at: '2026-05-01T22:00:00.000Z' }).structuredData ?? [];
    expect(article).toMatchObject({
      '@type': 'Article', headline: 'Tölgybútor olajozása otthon', datePublished: '2025-10-06T22:00:00.000Z', dateModified: '2026-05-01T22:00:00.000Z',
      mainEntityOfPage: PATH, author: { '@type': 'Organization', name: 'Fészek' },
    });
    expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList', itemListElement: [{ item: '/hu' }, { item: '/hu/blog' }, { item: '/hu/blog?topic=gondozas' }, { item: PATH }] });
  });

  it('hides a preview from search engines, and has no picture of its own for it', () => {
    expect([headOf().robots, headOf({ is_preview: true }).robots]).toEqual([undefined, 'noindex']);
    expect(headOf({ is_preview: true })).not.toHaveProperty('shareImage');
  });
});
