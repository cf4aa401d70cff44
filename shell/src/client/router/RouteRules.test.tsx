/** @jest-environment ./shared/kit/test/BrowserEnvironment.mjs */
import type { ApiClient } from '@feszek/api-client';
import { ROUTE_RULE_DEADLINE_MS } from '@feszek/contract';
import type { RouteRule } from '@feszek/contract';
import { waitFor } from '@testing-library/dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { CONTRACT_ROUTES, countDocumentLoads, createPage, createTestSlice } from '../../../test/browserPage.tsx';
import type { TestPage } from '../../../test/browserPage.tsx';
import { RouteRules } from './RouteRules.ts';
import { shopLocation } from './location.ts';
import type { Router } from './Router.ts';

const PUSH = { history: 'push' } as const;

let page: TestPage;
let router: Router;
let consoleError: jest.SpiedFunction<typeof console.error>;
let answers: ReadonlyMap<string, RouteRule | Promise<RouteRule>>;
const asked: string[] = [];

/** An API that answers only requests for route rules. The type of an answer is the caller's to choose: see `ApiClient`. */
const api: Pick<ApiClient, 'get'> = {
  get: async <T,>(_path: string, options: Parameters<ApiClient['get']>[1] = {}) => {
    const path = String(options.query?.['path']);
    asked.push(path);
    return { rule: (await answers.get(path)) ?? null } as T;
  },
};

beforeAll(() => {
  openAt('http://shop.test/hu');
  page = createPage([
    createTestSlice('content', { blog: undefined, faq: undefined, page: undefined }),
    createTestSlice('catalog', { home: undefined }),
    createTestSlice('cart-checkout', { order: undefined, cart: undefined }),
  ]);
});

beforeEach(async () => {
  consoleError = jest.spyOn(console, 'error').mockReturnValue();
  answers = new Map();
  router = page.createRouter({ rules: new RouteRules(api) });
  await router.navigate('/hu', { history: 'replace' });
  asked.length = 0;
});
afterEach(() => {
  jest.restoreAllMocks();
});

const text = () => page.primaryElement.textContent ?? '';

describe('a navigation to an address with a rule', () => {
  it('shows the target of a redirect inside of the shop, with the query and the part after #', async () => {
    answers = new Map([['/hu/regi', { status: 301, target: '/hu/blog' }]]);
    const entries = window.history.length;
    expect(await router.navigate('/hu/regi?page=2#top', PUSH)).toBe(true);
    expect(text()).toContain('blog');
    expect(window.location.href).toBe('http://shop.test/hu/blog?page=2#top');
    expect(window.history.length).toBe(entries + 1);
  });

  it.each(['https://example.com/', '/en/blog'])('loads a document for a target that the router does not show: %s', async (target) => {
    answers = new Map([['/hu/regi', { status: 302, target }]]);
    expect(await router.navigate('/hu/regi', PUSH)).toBe(false);
    expect(countDocumentLoads(consoleError)).toBe(1);
    expect(text()).toContain('home');
  });

  it('reports that a page was removed for good', async () => {
    answers = new Map([['/hu/elmult', { status: 410, target: null }]]);
    expect(await router.navigate('/hu/elmult', PUSH)).toBe(true);
    expect(text()).toContain('Ez az oldal megszűnt');
    expect(window.location.pathname).toBe('/hu/elmult');
  });

  it('ends after five redirects', async () => {
    answers = new Map([['/hu/a', { status: 301, target: '/hu/b' }], ['/hu/b', { status: 301, target: '/hu/a' }]]);
    expect(await router.navigate('/hu/a', PUSH)).toBe(true);
    expect(text()).toContain('Ez a rész most nem érhető el');
  });
});

describe('a navigation', () => {
  it('waits for the rule until its deadline; a late answer applies to the next navigation', async () => {
    const { promise, resolve } = Promise.withResolvers<RouteRule>();
    answers = new Map([['/hu/regi', promise]]);
    const timers = jest.spyOn(window, 'setTimeout');
    expect(await router.navigate('/hu/regi', PUSH)).toBe(true);
    expect(timers.mock.calls.map(([, ms]) => ms)).toContain(ROUTE_RULE_DEADLINE_MS);
    expect(text()).toContain('page');
    resolve({ status: 301, target: '/hu/blog' });
    await router.navigate('/hu', PUSH);
    await router.navigate('/hu/regi', PUSH);
    expect(text()).toContain('blog');
  });

  it('shows the page if the rule cannot be loaded, and requests the rule again the next time', async () => {
    jest.spyOn(console, 'info').mockReturnValue();
    answers = new Map([['/hu/blog', Promise.reject(new Error('unavailable'))]]);
    expect(await router.navigate('/hu/blog', PUSH)).toBe(true);
    expect(text()).toContain('blog');
    await router.navigate('/hu', PUSH);
    await router.navigate('/hu/blog', PUSH);
    expect(asked.filter((path) => path === '/hu/blog')).toHaveLength(2);
  });

  it('requests the rule of an address once, and before the click if the page is preloaded', async () => {
    router.preload('/hu/blog');
    await waitFor(() => expect(asked).toEqual(['/hu/blog']));
    await router.navigate('/hu/blog', PUSH);
    await router.navigate('/hu', PUSH);
    await router.navigate('/hu/blog', PUSH);
    expect(asked).toEqual(['/hu/blog']);
  });

  it('on the same screen, and to a personal page with a secret in its address, requests no rule', async () => {
    await router.navigate('/hu/blog', PUSH);
    asked.length = 0;
    await router.navigate('/hu/blog?page=2', { history: 'push', isInPlace: true });
    await router.navigate('/hu/orders/a-secret-hash', PUSH);
    await router.navigate('/hu/kosar', PUSH);
    expect(asked).toEqual(['/hu/kosar']);
  });

  it('stores the answers of the last hundred addresses', async () => {
    const rules = new RouteRules(api);
    const find = async (path: string) => rules.find(shopLocation(path, 'hu', CONTRACT_ROUTES) ?? { pathname: '', match: undefined });
    for (let index = 0; index <= 100; index += 1) await find(`/hu/${index}`);
    asked.length = 0;
    await find('/hu/100');
    await find('/hu/0');
    expect(asked).toEqual(['/hu/0']);
  });
});
