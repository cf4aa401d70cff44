/** @jest-environment ./shared/kit/test/BrowserEnvironment.mjs */
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fakeUser, startFakeApi } from '@feszek/testing';
import type { FakeApi } from '@feszek/testing';
import { waitFor } from '@testing-library/dom';
import { shellTexts } from '../../locales/index.ts';
import { CONTRACT_ROUTES, createPage, createTestSlice } from '../../../test/browserPage.tsx';
import type { TestPage } from '../../../test/browserPage.tsx';
import type { Router } from '../router/Router.ts';
import { guardPage } from './guardPage.ts';

const PUSH = { history: 'push' } as const;
const SIGN_IN = '/hu/bejelentkezes?return_to=%2Fhu%2Faccount%2Forders%3Fpage%3D2';

let api: FakeApi;
let page: TestPage;
let router: Router;

beforeAll(async () => {
  api = await startFakeApi({ 'GET /api/auth/user': () => null });
  openAt(`${api.url}/hu`);
  page = createPage([
    createTestSlice('catalog', { home: undefined }),
    createTestSlice('account', { login: undefined, account: undefined, orders: undefined }),
  ]);
  router = page.createRouter();
  guardPage({
    bus: page.bus, locale: 'hu', routes: CONTRACT_ROUTES, texts: shellTexts('hu'),
    forgetPages: () => router.forgetPreloads(),
    replacePage: (href) => void router.navigate(href, { history: 'replace' }),
    reload: () => { throw new Error('The page was loaded again'); },
  });
});
afterAll(() => api.close());

beforeEach(async () => {
  page.bus.set('visitor.user', null);
  api.use({ 'GET /api/auth/user': () => null });
  await router.navigate('/hu', PUSH);
});

function address(): string {
  return window.location.pathname + window.location.search;
}

function signIn(): void {
  api.use({ 'GET /api/auth/user': () => fakeUser() });
  page.bus.set('visitor.user', fakeUser());
}

describe('a navigation to a page for signed-in users', () => {
  it('leads a guest to the sign-in page, which returns to the same address, with one history entry', async () => {
    const push = jest.spyOn(window.history, 'pushState');
    await router.navigate('/hu/account/orders?page=2', PUSH);
    expect(address()).toBe(SIGN_IN);
    expect(page.primaryElement.textContent).toContain('login');
    expect(push.mock.calls.map(([, , href]) => href)).toEqual([SIGN_IN]);
  });

  it('shows the page to a signed-in user, even if it was preloaded for a guest', async () => {
    router.preload('/hu/account/orders');
    await waitFor(() => expect(api.requests.length).toBeGreaterThan(0));
    signIn();
    await router.navigate('/hu/account/orders', PUSH);
    expect(address()).toBe('/hu/account/orders');
    expect(page.primaryElement.textContent).toContain('orders');
  });

  it('leads to the sign-in page if the page was preloaded before signing out', async () => {
    signIn();
    router.preload('/hu/account');
    const before = api.requests.length;
    await waitFor(() => expect(api.requests.length).toBeGreaterThan(before));
    api.use({ 'GET /api/auth/user': () => null });
    page.bus.set('visitor.user', null);
    await router.navigate('/hu/account', PUSH);
    expect(address()).toBe('/hu/bejelentkezes?return_to=%2Fhu%2Faccount');
  });
});

describe('an open page for signed-in users', () => {
  beforeEach(async () => {
    signIn();
    await router.navigate('/hu/account/orders?page=2', PUSH);
    api.use({ 'GET /api/auth/user': () => null });
  });

  it('is replaced by the sign-in page when another tab signs out', async () => {
    page.bus.set('visitor.user', null);
    await waitFor(() => expect(address()).toBe(SIGN_IN));
    await waitFor(() => expect(page.primaryElement.textContent).toContain('login'));
  });

  it('whose session has ended leads to the sign-in page at the next navigation, which returns to the page that was wanted', async () => {
    await router.navigate('/hu/account', PUSH);
    expect(address()).toBe('/hu/bejelentkezes?return_to=%2Fhu%2Faccount');
  });
});
