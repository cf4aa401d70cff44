import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { PROTOCOL_HEADER, fragmentQuery, parseFragmentResponse } from '@feszek/contract';
import type { FragmentRequest } from '@feszek/contract';
import { fakeError, startFakeApi } from '@feszek/testing';
import type { FakeApi } from '@feszek/testing';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AddressInfo } from 'node:net';
import { createSlice, manifestOf, requestFor } from '../../test/slice.tsx';
import { buildSliceServer } from './index.ts';
import type { SliceRelease } from './index.ts';
import { renderView } from './renderView.tsx';

let api: FakeApi;
let release: SliceRelease;
let server: ReturnType<typeof buildSliceServer>;
let url: string;

beforeEach(async () => {
  api = await startFakeApi({ 'GET /api/hello': ({ headers }) => ({ name: 'Anna', cookie: headers['cookie'] }) });
  const slice = createSlice();
  release = { manifest: manifestOf(slice), bundle: { slice, renderView }, files: new Map() };
  server = buildSliceServer({ release: () => release, apiUrl: api.url, logLevel: 'silent' });
  url = await server.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(async () => {
  await server.close();
  await api.close();
});

function ask(fragment: string, overrides: Partial<FragmentRequest> = {}, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${url}/fragments/${fragment}?${fragmentQuery(requestFor(fragment, overrides))}`, { headers });
}

async function answerOf(fragment: string, overrides?: Partial<FragmentRequest>, headers?: Record<string, string>) {
  return parseFragmentResponse(await (await ask(fragment, overrides, headers)).text());
}

describe('a part with parameters', () => {
  it('is rendered with the parameters of its slot', async () => {
    expect((await ask('greeting', { params: { names: 'Anna,Bea' } })).status).toBe(200);
  });

  it.each<[string, string, Record<string, string>, string]>([
    ['greeting', 'a value that does not match', { names: 'Anna,bea' }, 'greeting refuses the value of names.'],
    ['greeting', 'a list that is too long', { names: 'A,B,C,D' }, 'greeting refuses the value of names.'],
    ['greeting', 'a missing value', {}, 'greeting needs the parameter names.'],
    ['greeting', 'an undeclared parameter', { names: 'Anna', look: 'row' }, 'greeting has no parameter look.'],
    ['still', 'a parameter of a part that declares none', { names: 'Anna' }, 'still has no parameter names.'],
  ])('%s refuses %s with 422, and asks the API nothing', async (fragment, _, params, error) => {
    const response = await ask(fragment, { params });
    expect([response.status, await response.json()]).toEqual([422, { error }]);
    expect(api.requests).toEqual([]);
  });
});

describe('a fragment', () => {
  it('consists of its head record, its data and its HTML', async () => {
    const response = await ask('hello', { currency: 'EUR', vatMode: 'gross', search: '?sort=name', params: { slug: 'a/b' } });
    expect(response.headers.get('content-type')).toBe('application/vnd.feszek.fragment; charset=utf-8');
    const { record, data, html } = parseFragmentResponse(await response.text());
    expect(record).toEqual({
      protocol: 1,
      version: '1.0.0-aaaa1111',
      status: 200,
      cache: { kind: 'public', maxAge: 300, staleWhileRevalidate: 3600, tags: ['hello'] },
      styles: ['/slices/content/1.0.0-aaaa1111/hello.css'],
      scripts: ['/slices/content/1.0.0-aaaa1111/hello.js', '/slices/content/1.0.0-aaaa1111/hu.js'],
      head: { title: 'Üdvözlet', description: 'Anna', canonical: '/hu/blog' },
      slots: [],
    });
    expect(JSON.parse(data)).toEqual({ name: 'Anna' });
    expect(html).toContain('Szia, Anna!');
    expect(html).toContain('EUR gross name a/b');
  });

  it('is in the version of the protocol that its request names; one that the release does not speak is refused', async () => {
    expect((await ask('hello', {}, { [PROTOCOL_HEADER]: '1' })).status).toBe(200);
    expect((await ask('hello', {}, { [PROTOCOL_HEADER]: '2' })).status).toBe(400);
  });

  it('is in the language of its request', async () => {
    const { record, html } = await answerOf('hello', { locale: 'en', pathname: '/en/blog' });
    expect(record.head.title).toBe('Greeting');
    expect(html).toContain('Hello, Anna!');
  });

  it('calls the API with the language and currency of its request', async () => {
    await answerOf('hello', { locale: 'en', currency: 'USD' });
    expect(api.requests).toMatchObject([{ headers: { locale: 'en', 'currency-id': 'USD' } }]);
  });

  it('has ids that no other fragment of the page has', async () => {
    const [hello, mine] = await Promise.all([answerOf('hello'), answerOf('mine')]);
    expect(hello.html).toMatch(/id="[^"]*content-hello-[^"]*"/);
    expect(mine.html).toMatch(/id="[^"]*content-mine-[^"]*"/);
  });

  it('has other ids in each copy of a part', async () => {
    const [first, second] = await Promise.all([answerOf('hello'), answerOf('hello', { instance: 2 })]);
    const idOf = (html: string) => /id="([^"]*)"/.exec(html)?.[1];
    expect(idOf(second.html)).toMatch(/content-hello-2-/);
    expect(idOf(second.html)).not.toBe(idOf(first.html));
  });

  it('starts and ends with its own markup, without the preloads that React adds', async () => {
    const { html } = await answerOf('pictures');
    expect(html).toBe('<figure><img src="/images/1.webp" alt=""/></figure>');
  });

  it('has no style attribute, no script, and no placeholder of React for one', async () => {
    for (const fragment of ['hello', 'slots']) {
      const { html } = await answerOf(fragment);
      expect(html).not.toMatch(/<script|\sstyle=|<!--\$/);
    }
  });

  it('lists the slots that its HTML contains', async () => {
    const { record, html } = await answerOf('slots');
    expect(record.slots).toEqual(['content/faq-teaser', 'catalog/products?skus=A,B', 'cart-checkout/mini-cart']);
    expect(html).toContain('<div data-slot="content/faq-teaser" class="faq"><!--slot content/faq-teaser--></div>');
  });

  it('has no data and no script if it is never hydrated', async () => {
    const { record, data, html } = await answerOf('still');
    expect(data).toBe('null');
    expect(record.scripts).toEqual([]);
    expect(html).toContain('Szia, Anna!');
  });

  it('cannot end the script element that contains its data', async () => {
    api.use({ 'GET /api/hello': () => ({ name: '</script><script>alert(1)</script>' }) });
    const { data, html } = await answerOf('hello');
    expect(data).not.toContain('<');
    expect(html).not.toContain('<script>');
  });
});

describe('a public fragment', () => {
  it('sends no cookie to the API, whatever it received', async () => {
    await answerOf('hello', {}, { cookie: 'feszek_session=anna', 'x-forwarded-for': '203.0.113.7' });
    expect(api.requests[0]?.headers['cookie']).toBeUndefined();
    expect(api.requests[0]?.headers['x-forwarded-for']).toBeUndefined();
  });
});

describe('a personal fragment', () => {
  it('sends the visitor’s cookies and address to the API, and may not be shared', async () => {
    const { record } = await answerOf('mine', {}, { cookie: 'feszek_session=anna', 'x-forwarded-for': '203.0.113.7' });
    expect(api.requests[0]?.headers).toMatchObject({ cookie: 'feszek_session=anna', 'x-forwarded-for': '203.0.113.7' });
    expect(record.cache).toEqual({ kind: 'personal' });
  });
});

describe('an answer without HTML', () => {
  it('is a temporary or permanent redirect', async () => {
    expect(await answerOf('moved')).toMatchObject({ record: { status: 302, location: '/hu/blog', cache: { kind: 'personal' } }, data: 'null', html: '' });
    expect(await answerOf('moved', { search: '?forever' })).toMatchObject({ record: { status: 301, location: '/hu/blog' } });
  });

  it('is a record of 404 if the screen finds nothing', async () => {
    expect(await answerOf('gone')).toMatchObject({ record: { status: 404, cache: { kind: 'personal' }, slots: [] }, html: '' });
  });
});

describe('a request that the slice cannot serve', () => {
  it.each(['nonsense', 'later', 'constructor', '__proto__'])('is answered with 404: there is no HTML of %s', async (fragment) => {
    const response = await ask(fragment);
    expect(response.status).toBe(404);
    await response.text();
  });

  it.each(['', '?locale=de&currency=HUF&vat_mode=net', '?locale=hu&currency=HUF&vat_mode=net&params=%7B'])('is answered with 400 if it is not a fragment request: "%s"', async (query) => {
    expect((await fetch(`${url}/fragments/hello${query}`)).status).toBe(400);
  });
});

describe('a fragment that fails', () => {
  it.each([
    ['while its data are loaded', 'hello'],
    ['while it is rendered', 'broken'],
  ])('%s is answered with 502, without its inner detail', async (_, fragment) => {
    api.use({ 'GET /api/hello': () => fakeError('internal_error') });
    const response = await ask(fragment);
    const text = await response.text();
    expect(response.status).toBe(502);
    expect(JSON.parse(text)).toEqual({ error: 'The fragment could not be rendered.' });
    expect(text).not.toMatch(/secret|\bat \w|\.tsx?/);
  });

  it('is logged by its name, without the address and the parameters of the page', async () => {
    const lines: string[] = [];
    const logging = buildSliceServer({ release: () => release, apiUrl: api.url, logStream: { write: (line) => void lines.push(line) } });
    const secret = 'q7_yD0e-1LkXv9TzRwPb2MhNcUoAiSgF';
    const query = fragmentQuery(requestFor('broken', { pathname: `/hu/checkout/result/${secret}`, search: '?email=anna@example.hu', params: { order_hash: secret } }));
    expect((await logging.inject(`/fragments/broken?${query}`)).statusCode).toBe(502);
    await logging.close();
    expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([{ level: 50, msg: 'fragment failed', fragment: 'broken', err: { message: 'secret of the component' } }]);
    expect(lines.join('')).not.toMatch(/q7_yD0e|anna/);
  });

  it('does not affect later fragments', async () => {
    await (await ask('broken')).text();
    expect((await answerOf('hello')).html).toContain('Szia, Anna!');
  });

  it('fails too when the API is unavailable', async () => {
    await api.close();
    const response = await ask('hello');
    expect(response.status).toBe(502);
    await response.text();
    api = await startFakeApi();
  });
});

/** The slice's deadline must not abort the calls that the test expects to be aborted by the disconnected client. */
const LONGER_THAN_A_TEST_MS = 600_000;

describe('a fragment whose client disconnects', () => {
  it('ends its calls of the API', async () => {
    const { promise: abandoned, resolve } = Promise.withResolvers<void>();
    const { promise: requested, resolve: onRequested } = Promise.withResolvers<void>();
    let calls = 0;
    const slowApi = createServer((_, response) => {
      calls += 1;
      response.once('close', resolve);
      onRequested();
    });
    slowApi.listen(0, '127.0.0.1');
    await once(slowApi, 'listening');
    const own = buildSliceServer({ release: () => release, apiUrl: `http://127.0.0.1:${(slowApi.address() as AddressInfo).port}`, deadlineMs: LONGER_THAN_A_TEST_MS, logLevel: 'silent' });
    try {
      const address = await own.listen({ host: '127.0.0.1', port: 0 });
      const client = new AbortController();
      const left = fetch(`${address}/fragments/hello?${fragmentQuery(requestFor('hello'))}`, { signal: client.signal }).catch((error: unknown) => error);
      await requested;
      client.abort();
      await left;
      await abandoned;
      expect(calls).toBe(1);
    } finally {
      slowApi.closeAllConnections();
      slowApi.close();
      await own.close();
    }
  });
});

describe('a fragment while the API is overloaded', () => {
  it('is answered with 503 and a time to wait, not as a failure of the slice', async () => {
    api.use({ 'GET /api/hello': () => fakeError('service_unavailable') });
    const response = await ask('hello');
    expect([response.status, response.headers.get('retry-after'), await response.json()]).toEqual([503, '5', { error: 'The API is busy.' }]);
  });
});

describe('fragments that are rendered side by side', () => {
  it('do not mix up their languages and visitors', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) =>
      answerOf('mine', { locale: index % 2 ? 'en' : 'hu' }, { cookie: `feszek_session=${index}` })));
    answers.forEach(({ html, data }, index) => {
      expect(html).toContain(index % 2 ? 'Hello, Anna!' : 'Szia, Anna!');
      expect(JSON.parse(data)).toEqual({ name: 'Anna', cookie: `feszek_session=${index}` });
    });
  });
});

describe('the readiness of a slice', () => {
  it('is that of the API and its database', async () => {
    const ready = await startFakeApi({ 'GET /health': () => ({ status: 'ok' }) });
    const other = buildSliceServer({ release: () => release, apiUrl: ready.url, logLevel: 'silent' });
    expect((await other.inject('/ready')).statusCode).toBe(200);
    await ready.close();
    // The last answer of the API is used for half a second.
    while ((await other.inject('/ready')).statusCode === 200) await sleep(50);
    const { statusCode, body } = await other.inject('/ready');
    expect([statusCode, JSON.parse(body)]).toEqual([503, { status: 'unavailable', api: 'unavailable', missing: [] }]);
    expect((await other.inject('/health')).statusCode).toBe(200);
    await other.close();
  });
});
