/** @jest-environment ./shared/kit/test/BrowserEnvironment.mjs */
import { found } from '@feszek/kit';
import type { PagePayload } from '@feszek/contract';
import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createPage, createTestSlice } from '../../../test/browserPage.tsx';
import type { LoadHeading, TestPage } from '../../../test/browserPage.tsx';
import { loadPayload } from './loadPayload.ts';
import type { Router } from './Router.ts';

const PAYLOAD: PagePayload = { slice: 'content', version: '1.0.0', currency: 'HUF', vatMode: 'net', data: { heading: 'from the payload' } };

let page: TestPage;
let router: Router;
let answer: () => Promise<Response>;
const requested: string[] = [];
const load = jest.fn<LoadHeading>();

beforeAll(() => {
  openAt('http://shop.test/hu/kosar');
  page = createPage([
    createTestSlice('content', { careers: load, blog: load }),
    createTestSlice('cart-checkout', { cart: undefined }),
  ]);
  globalThis.fetch = async (address) => {
    requested.push(String(address));
    return answer();
  };
});

beforeEach(async () => {
  load.mockReset().mockImplementation(async () => found({ heading: 'from the API' }));
  answer = async () => Response.json(PAYLOAD);
  router = page.createRouter({ loadPayload });
  await router.navigate('/hu/kosar', { history: 'replace' });
  requested.length = 0;
});
afterEach(() => {
  jest.restoreAllMocks();
});

const shown = async (href: string) => {
  await router.navigate(href, { history: 'push' });
  return page.primaryElement.textContent;
};

describe('a navigation to a prerendered page', () => {
  it('shows the data of its payload, without a call of the API', async () => {
    expect(await shown('/hu/karrier')).toContain('from the payload');
    expect(requested).toEqual(['/hu/karrier/_payload.json']);
    expect(load).not.toHaveBeenCalled();
  });

  it.each<[string, () => Promise<Response>]>([
    ['is missing', async () => new Response(null, { status: 204 })],
    ['is of another release', async () => Response.json({ ...PAYLOAD, version: '2.0.0' })],
    ['is in another currency', async () => Response.json({ ...PAYLOAD, currency: 'EUR' })],
    ['cannot be loaded', async () => { throw new TypeError('Failed to fetch'); }],
    ['is not JSON', async () => new Response('<html>')],
  ])('loads its data from the API if the payload %s', async (_, given) => {
    jest.spyOn(console, 'info').mockReturnValue();
    answer = given;
    expect(await shown('/hu/karrier')).toContain('from the API');
  });

  it('with a query loads its data from the API: the payload is that of the page without one', async () => {
    expect(await shown('/hu/blog?page=2')).toContain('from the API');
    expect(requested).toEqual([]);
  });
});

describe('a navigation to any other page', () => {
  it('requests no payload', async () => {
    await router.navigate('/hu/karrier', { history: 'push' });
    requested.length = 0;
    await router.navigate('/hu/kosar', { history: 'push' });
    expect(requested).toEqual([]);
  });
});
