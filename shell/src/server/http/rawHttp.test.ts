import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startShop } from '../../../test/startShop.ts';
import type { Shop } from '../../../test/startShop.ts';

const HOST = 'Host: feszek.example';
/** How long a connection may be silent, in milliseconds. The client then disconnects: a request that never ends has no answer. */
const SILENT_MS = 700;

let shop: Shop;
beforeAll(async () => {
  shop = await startShop({ api: { 'GET /api/ping': () => ({ ok: true }) } });
});
afterAll(() => shop.close());

/** Sends bytes and returns the status codes of all answers until the connection is closed. */
async function send(bytes: string | Buffer): Promise<number[]> {
  const { hostname, port } = new URL(shop.url);
  const socket = connect(Number(port), hostname);
  const { promise, resolve } = Promise.withResolvers<string>();
  let text = '';
  socket.setTimeout(SILENT_MS, () => socket.destroy());
  socket.setEncoding('latin1');
  socket.on('data', (part: string) => { text += part; });
  socket.on('error', () => resolve(text));
  socket.on('close', () => resolve(text));
  socket.write(bytes);
  const answer = await promise;
  return [...answer.matchAll(/^HTTP\/1\.[01] (\d{3})/gm)].map(([, status]) => Number(status));
}

const get = (target: string, ...headers: readonly string[]) => `GET ${target} HTTP/1.1\r\n${[HOST, 'Connection: close', ...headers].join('\r\n')}\r\n\r\n`;
const post = (headers: readonly string[], body: string) => `POST /api/cart/product HTTP/1.1\r\n${[HOST, 'Connection: close', 'Content-Type: application/json', ...headers].join('\r\n')}\r\n\r\n${body}`;

const MALFORMED: readonly (readonly [string, string | Buffer])[] = [
  ['no request line', '\r\n\r\n'],
  ['binary', Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01, 0x00, 0x01, 0xfc, 0x03, 0x03, 0x0d, 0x0a, 0x0d, 0x0a])],
  ['an unknown version', `GET /hu HTTP/9.9\r\n${HOST}\r\n\r\n`],
  ['the preface of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  ['an unknown method', `BREW /hu HTTP/1.1\r\n${HOST}\r\n\r\n`],
  ['TRACE', `TRACE /hu HTTP/1.1\r\n${HOST}\r\nConnection: close\r\n\r\n`],
  ['CONNECT', `CONNECT feszek.example:443 HTTP/1.1\r\n${HOST}\r\n\r\n`],
  ['no host', 'GET /hu HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ['two hosts', get('/hu', 'Host: evil.example')],
  ['a host with spaces', 'GET /hu HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n'],
  ['an absolute target', get('http://evil.example/hu')],
  ['an absolute target that is none', get('http://[/hu')],
  ['an asterisk', `OPTIONS * HTTP/1.1\r\n${HOST}\r\nConnection: close\r\n\r\n`],
  ['a target without a slash', get('hu')],
  ['an empty path', get('//')],
  ['a name with a space', get('/hu', 'Bad Name: x')],
  ['a folded header', get('/hu', 'X-A: 1\r\n folded')],
  ['a bare line feed', `GET /hu HTTP/1.1\n${HOST}\n\n`],
  ['a NUL in a header', get('/hu', 'X-A: \u0000')],
  ['a header of 100 KB', get('/hu', `X-A: ${'a'.repeat(100_000)}`)],
  ['two thousand headers', get('/hu', ...Array.from({ length: 2000 }, (_, index) => `X-${index}: 1`))],
  ['a target of 100 KB', get(`/${'a'.repeat(100_000)}`)],
  ['two lengths', post(['Content-Length: 2', 'Content-Length: 3'], '{}')],
  ['a negative length', post(['Content-Length: -1'], '{}')],
  ['a length beyond all numbers', post([`Content-Length: ${'9'.repeat(30)}`], '{}')],
  ['a length and chunks', post(['Content-Length: 2', 'Transfer-Encoding: chunked'], '0\r\n\r\n')],
  ['an unknown transfer coding', post(['Transfer-Encoding: xchunked'], '0\r\n\r\n')],
  ['chunks that are none', post(['Transfer-Encoding: chunked'], 'zz\r\n{}\r\n0\r\n\r\n')],
  ['a chunk of negative size', post(['Transfer-Encoding: chunked'], '-1\r\n{}\r\n0\r\n\r\n')],
  ['a body that ends too early', post(['Content-Length: 60000'], '{')],
  ['an unknown expectation', post(['Content-Length: 2', 'Expect: 418'], '{}')],
  ['an upgrade', get('/hu', 'Upgrade: websocket', 'Connection: upgrade')],
  ['cookies that are none', get('/hu', `Cookie: ${'=;'.repeat(2000)}__proto__=1; constructor`)],
  ['a trace that is none', get('/hu', 'traceparent: 00-zz', 'accept-language: ;;;q=', 'accept-encoding: ,,;q=9')],
  ['a range', get('/assets/main.js', 'Range: bytes=9-1', 'If-None-Match: "')],
];

/** Paths that end elsewhere, or nowhere, in a careless program. */
const PATHS = [
  '/%', '/%ff', '/%c0%ae%c0%ae/', '/hu/%2e%2e/%2e%2e/sanctum/csrf-cookie', '/hu/..;/api', '/hu/kategoriak/../../api/cart', '/hu/kategoriak/%2e%2e%2f%2e%2e%2fapi', '/hu\\..\\api', '/api/%2e%2e/internal/purge', '/api//', '/api/./cart', '/slices/catalog/%2e%2e/manifest.json', '/slices/catalog/..%5c..%5cmanifest.json',
  '/assets/%2e%2e/%2e%2e/package.json', '/assets/..%00/main.js', '/hu/%00', '/hu/%0d%0aset-cookie:a=b', '/constructor', '/__proto__', '/hu/constructor', '/hu/termekek/__proto__', '/hu/kategoriak/toString', '/slices/constructor/1/a.js', '/builds/meta/__proto__', '/sitemaps/constructor.xml', '/hu/kereses?q=%', '/hu/kereses?q=constructor&page=-1', '/hu?__proto__[a]=1',
  '/hu/termekek?page=1e309', '/hu/#', '/hu/?', '/.git/config', '/.env', '/wp-admin.php', '/hu/🪑', `/hu/${'a/'.repeat(500)}`, '/hu/%E0%A4%A', '/HU', '/hu//', '//evil.example', '/\\evil.example', '/hu/;a=b',
];

describe('raw HTTP', () => {
  it.each(MALFORMED)('with %s is refused or answered, and never a fault of the shell', async (_, bytes) => {
    const statuses = await send(bytes);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    expect((await shop.get('/health')).status).toBe(200);
  });

  it('smuggles no second request', async () => {
    const smuggled = 'GET /internal/purge HTTP/1.1\r\nHost: x\r\n\r\n';
    const statuses = await send(post([`Content-Length: ${smuggled.length}`], smuggled));
    expect(statuses).toHaveLength(1);
  });

  it.each(PATHS)('for %s is not logged as a fault of the shell', async (path) => {
    const [status = 0] = await send(get(encodeURI(path).replaceAll('%25', '%')));
    expect([status >= 200, status >= 500]).toEqual([true, false]);
  });
});
