/** @jest-environment ./shared/kit/test/BrowserEnvironment.mjs */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fakeContentPage, fakeError, fakeShowrooms, startFakeApi } from '@feszek/testing';
import type { FakeApi } from '@feszek/testing';
import type { ContentPage, FragmentRequest } from '@feszek/contract';
import { cleanup, render, screen } from '@testing-library/react';
import { InShop, contextOf, requestFor, translatorOf } from '../../test/shop.tsx';
import { slice } from '../slice.ts';
import { loadPage } from './loadPage.ts';
import { pageHead } from './pageHead.ts';
import { PageScreen } from './PageScreen.tsx';
import { pageViewOf } from './pageView.ts';

let api: FakeApi;
beforeEach(async () => {
  Object.defineProperty(window, 'IntersectionObserver', { configurable: true, value: class { observe = () => undefined; disconnect = () => undefined; } });
  api = await startFakeApi({ 'GET /api/pages/{name...}': () => fakeContentPage() });
});
afterEach(async () => {
  cleanup();
  await api.close();
});

const load = (request: Partial<FragmentRequest>) => loadPage(contextOf(api.url, { ...requestFor('page'), ...request }));
const TERMS = { version: '2026-11-01', versions: ['2026-11-01', '2025-06-01'] };

describe('loading a page', () => {
  it('of a named route requests it by the name of the route', async () => {
    expect(await load({ pathname: '/hu/szallitas' })).toMatchObject({ status: 200, data: { title: 'Szállítás' }, freshness: { tags: ['pages'] } });
    expect(api.requests.map(({ path }) => path)).toEqual(['/api/pages/delivery']);
  });

  it('of any other address requests it by its slug, which may have several segments', async () => {
    api.use({ 'GET /api/pages/{name...}': () => fakeContentPage({ addresses: { hu: '/hu/jog/adatvedelem', en: '/en/privacy' } }) });
    expect(await load({ pathname: '/hu/jog/adatvedelem', params: { page_slug: 'jog/adatvedelem' } })).toMatchObject({ status: 200 });
    expect(api.requests.map(({ path }) => path)).toEqual(['/api/pages/jog/adatvedelem']);
  });

  it('redirects to its address in the language of the page', async () => {
    expect(await load({ pathname: '/hu/delivery', params: { page_slug: 'delivery' } })).toEqual({ status: 301, location: '/hu/szallitas' });
  });

  it('is a 404 for an unknown slug or version', async () => {
    api.use({ 'GET /api/pages/{name...}': () => fakeError('not_found') });
    expect(await load({ pathname: '/hu/semmi', params: { page_slug: 'semmi' } })).toEqual({ status: 404 });
    api.use({ 'GET /api/pages/{name...}': () => fakeError('validation_failed') });
    expect(await load({ pathname: '/hu/szallitas', search: '?version=x' })).toEqual({ status: 404 });
  });

  it('passes the requested version on', async () => {
    await load({ pathname: '/hu/szallitas', search: '?version=2025-06-01' });
    expect(api.requests[0]?.query.get('version')).toBe('2025-06-01');
  });

  it('has the showrooms whose maps are in it, for search engines, and is complete without them', async () => {
    api.use({ 'GET /api/pages/{name...}': () => fakeContentPage({ blocks: [{ type: 'map', showroom: 'budapest' }] }), 'GET /api/showrooms': fakeShowrooms });
    const loaded = await load({ pathname: '/hu/szallitas' });
    expect(loaded).toMatchObject({ status: 200, data: { showrooms: [{ key: 'budapest' }] }, freshness: { tags: ['pages', 'showrooms'] } });
    api.use({ 'GET /api/showrooms': () => fakeError('service_unavailable') });
    expect(await load({ pathname: '/hu/szallitas' })).toMatchObject({ status: 200, data: { showrooms: [] } });
  });

  it('gives the form the part of the mailed link that the server may know: what it is for', async () => {
    api.use({ 'GET /api/pages/{name...}': () => fakeContentPage({ addresses: { hu: '/hu/hirlevel', en: '/en/newsletter' }, blocks: [{ type: 'form', name: 'newsletter' }, { type: 'form', name: 'contact' }] }) });
    const slotsFor = async (search: string) => {
      const loaded = await load({ pathname: '/hu/hirlevel', search });
      if (loaded.status !== 200) throw new Error(`The page is answered with ${loaded.status}`);
      const { container } = render(<InShop><PageScreen data={loaded.data} /></InShop>);
      return [...container.querySelectorAll<HTMLElement>('[data-slot]')].map(({ dataset }) => dataset['slot']);
    };
    expect(await slotsFor('?link=confirm')).toEqual(['content/newsletter-form?link=confirm', 'content/contact-form']);
    for (const search of ['', '?link=sheet', '?link=other']) expect(await slotsFor(search)).toEqual(['content/newsletter-form', 'content/contact-form']);
  });

  it('has a screen for every named route of the table', () => {
    const routes = ['page', 'careers', 'companies', 'contact', 'cookie-rules', 'data-sheet', 'delivery-and-payment', 'delivery', 'newsletter', 'stocks', 'terms'];
    expect(routes.filter((name) => !Object.hasOwn(slice.fragments, name))).toEqual([]);
  });
});

describe('a page', () => {
  const show = (page: Partial<ContentPage> = {}) => render(<InShop><PageScreen data={pageViewOf(fakeContentPage(page))} /></InShop>);

  it('shows its title, its description and its text', () => {
    show();
    expect(screen.getByRole('heading', { level: 1, name: 'Szállítás' })).toBeTruthy();
    expect(screen.getByText('Az ország egész területére szállítunk.')).toBeTruthy();
    expect(screen.queryByRole('navigation', { name: 'Tartalom' })).toBeNull();
  });

  it('has a table of contents if it is long', () => {
    show({ blocks: ['a', 'b', 'c'].map((id) => ({ type: 'heading', level: 2, id, text: id.toUpperCase() })) });
    expect(screen.getByRole('navigation', { name: 'Tartalom' })).toBeTruthy();
  });

  it('shows from when its version applies, and links to the others', () => {
    show(TERMS);
    expect(screen.getByText('Hatályos: 2026. november 1.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Hatályos: 2025. június\u00A01.' }).getAttribute('href')).toBe('/hu/szallitas?version=2025-06-01');
  });

  it('shows that the page of a preview is not published', () => {
    show({ is_preview: true });
    expect(screen.getByText('Előnézet: az oldal nincs közzétéve.')).toBeTruthy();
    expect(screen.queryByText(/nem hatályos/)).toBeNull();
  });

  it('shows of a future version in a preview only that it is not in force yet, and links to the current one', () => {
    show({ ...TERMS, version: '2026-12-01', is_current: false, is_preview: true });
    expect(screen.getAllByText(/Előnézet|hatályos\./).map((notice) => notice.textContent)).toEqual(['Előnézet: ez a változat még nem hatályos.']);
    expect(screen.getByRole('link', { name: 'Hatályos: 2026. november\u00A01.' })).toBeTruthy();
  });

  it('shows that an earlier version does not apply, and links to the current one', () => {
    show({ ...TERMS, version: '2025-06-01', is_current: false });
    expect(screen.getByText(/Ez a szöveg ma nem hatályos/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'A hatályos változat' }).getAttribute('href')).toBe('/hu/szallitas');
  });
});

describe('the head of a page', () => {
  const headOf = (page: Partial<ContentPage>) =>
    pageHead(pageViewOf(fakeContentPage(page)), { locale: 'en', currency: 'HUF', pathname: '/en/delivery', search: new URLSearchParams(), t: translatorOf('en') });

  it('has its address in both languages', () => {
    expect(headOf({})).toMatchObject({ title: 'Szállítás', canonical: '/en/delivery', alternates: { hu: '/hu/szallitas', en: '/en/delivery' } });
  });

  it('hides previews and earlier versions from search engines', () => {
    expect([headOf({}).robots, headOf({ is_preview: true }).robots, headOf({ ...TERMS, is_current: false }).robots]).toEqual([undefined, 'noindex', 'noindex']);
  });

  it('hides the page about one visitor, the data sheet, from search engines', () => {
    expect(headOf({ key: 'data-sheet' }).robots).toBe('noindex');
  });
});
