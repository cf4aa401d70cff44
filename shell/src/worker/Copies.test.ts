import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { Headers, Response, caches as undiciCaches, fetch, setGlobalOrigin } from 'undici';
import { FILE_CACHE } from './cacheNames.ts';
import { Copies, MAX_PAGES } from './Copies.ts';
import type { CopyTarget } from './copyTarget.ts';

const DAY_MS = 86_400_000;

let server: Server;
let requested: string[] = [];
/** Answers of the server that differ from the page of the test. */
let answers: Map<string, () => Promise<string> | undefined>;
let now = 0;
let session: string | undefined;
let copies: Copies;

const page = (title: string) => `<!doctype html><html lang="en"><head><title>${title} – Fészek</title><link rel="stylesheet" href="/assets/1/main.css"></head><body><main>${title}</main></body></html>`;
const target = (key: string): CopyTarget => ({ kind: key === '/en/cart' ? 'cart' : 'page', locale: 'en', key });

beforeAll(async () => {
  server = createServer((request, response) => {
    const path = request.url ?? '';
    requested.push(path);
    const answer = answers.has(path) ? answers.get(path)?.() : Promise.resolve(page(path));
    if (!answer) return response.writeHead(404).end();
    return void answer.then((text) => response.setHeader('content-type', 'text/html').end(text));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port');
  // The browser's own caches and requests, as undici implements them.
  setGlobalOrigin(`http://127.0.0.1:${address.port}`);
  Object.assign(globalThis, { caches: undiciCaches, fetch, Response, Headers });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  requested = [];
  answers = new Map();
  now = Date.UTC(2026, 10, 23, 10);
  session = 'first';
  copies = new Copies({ connectionScript: '/assets/1/connection.js', sessionMark: async () => session, now: () => now });
});
afterEach(async () => {
  for (const name of await caches.keys()) await caches.delete(name);
});

const textOf = async (key: string) => (await copies.find(target(key)))?.text();
const filesOf = async () => (await (await caches.open(FILE_CACHE)).keys()).map(({ url }) => new URL(url).pathname).sort();

describe('a page that the visitor has seen', () => {
  it('is found with its files; one that they have not seen is not', async () => {
    await copies.add(target('/en/faq'), ['/images/oak.webp']);
    expect(await textOf('/en/faq')).toContain('<main>/en/faq</main>');
    expect(await textOf('/en/sale')).toBeUndefined();
    expect(await filesOf()).toEqual(['/assets/1/connection.js', '/assets/1/main.css', '/images/oak.webp']);
  });

  it('is requested again after ten minutes', async () => {
    const count = () => requested.filter((path) => path === '/en/faq').length;
    await copies.add(target('/en/faq'), []);
    now += 599_999;
    await copies.add(target('/en/faq'), ['/images/oak.webp']);
    expect(count()).toBe(1);
    expect(await filesOf()).toContain('/images/oak.webp');
    now += 1;
    await copies.add(target('/en/faq'), []);
    expect(count()).toBe(2);
  });

  it('is found for seven days', async () => {
    await copies.add(target('/en/faq'), []);
    now += 7 * DAY_MS;
    expect(await textOf('/en/faq')).toBeDefined();
    now += 1;
    expect(await textOf('/en/faq')).toBeUndefined();
    expect(await copies.list('page')).toEqual([]);
  });

  it('is not copied if it does not exist, or without its style sheet', async () => {
    answers.set('/en/nothing', () => undefined);
    await copies.add(target('/en/nothing'), []);
    answers.set('/assets/1/main.css', () => undefined);
    await copies.add(target('/en/faq'), []);
    expect(await copies.list('page')).toEqual([]);
  });

  it('is copied without a picture that cannot be loaded', async () => {
    answers.set('/images/oak.webp', () => undefined);
    await copies.add(target('/en/faq'), ['/images/oak.webp']);
    expect(await textOf('/en/faq')).toBeDefined();
  });
});

describe('the list of copies', () => {
  it('begins with the page that was seen last, and names the titles', async () => {
    for (const key of ['/en/faq', '/en/sale', '/en/faq']) {
      now += 1000;
      await copies.add(target(key), []);
    }
    expect((await copies.list('page')).map(({ key, record }) => [key, record.title])).toEqual([['/en/faq', '/en/faq'], ['/en/sale', '/en/sale']]);
  });

  it('has the pages that were seen last; only their files are stored', async () => {
    await copies.add(target('/en/0'), ['/images/first.webp']);
    for (let number = 1; number <= MAX_PAGES; number += 1) {
      now += 1000;
      await copies.add(target(`/en/${number}`), []);
    }
    const keys = (await copies.list('page')).map(({ key }) => key);
    expect(keys).toHaveLength(30);
    expect(keys).not.toContain('/en/0');
    expect(await filesOf()).toEqual(['/assets/1/connection.js', '/assets/1/main.css']);
  });
});

describe('the copy of the cart', () => {
  it('is found in the same session only, for a day', async () => {
    await copies.add(target('/en/cart'), []);
    expect(await textOf('/en/cart')).toContain('/en/cart');
    session = 'second';
    expect(await textOf('/en/cart')).toBeUndefined();
    expect(await copies.list('cart')).toEqual([]);
    session = undefined;
    expect(await textOf('/en/cart')).toBeUndefined();
    session = 'first';
    now += DAY_MS + 1;
    expect(await textOf('/en/cart')).toBeUndefined();
  });

  it('is not made without a session', async () => {
    session = undefined;
    await copies.add(target('/en/cart'), []);
    expect(requested).toEqual([]);
  });

  it('is made again whenever the cart is seen', async () => {
    await copies.add(target('/en/cart'), []);
    answers.set('/en/cart', () => Promise.resolve(page('Two chairs')));
    await copies.add(target('/en/cart'), []);
    expect(await textOf('/en/cart')).toContain('Two chairs');
  });

  it('is not stored if it is deleted while it is loaded', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    answers.set('/en/cart', () => promise);
    const added = copies.add(target('/en/cart'), []);
    while (!requested.includes('/en/cart')) await new Promise((done) => setTimeout(done, 5));
    await copies.deleteCart();
    resolve(page('Cart'));
    await added;
    expect(await textOf('/en/cart')).toBeUndefined();
  });
});
