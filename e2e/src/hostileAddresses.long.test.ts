import { request } from 'node:http';
import { describe, expect, it, jest } from '@jest/globals';
import { LISTING_QUERY, LOCALES, ROUTES } from '@feszek/contract';
import { isFullRun } from './harness/inTurn.ts';

const shopUrl = new URL(process.env.E2E_SHOP_URL ?? '');

jest.setTimeout(300_000);

/** Names that every object inherits: a lookup in a plain object finds a value under each of them. */
const INHERITED = Object.getOwnPropertyNames(Object.prototype);

/** As they stand in a request line: a client of Node.js does not normalise them. */
const HOSTILE: readonly string[] = [
  ...INHERITED,
  '..', '%2e%2e', '..%2f..%2f..%2fetc%2fpasswd', '%252e%252e%252f', '..\\..', '.git/config', '.env', 'package.json', '//evil.example', '%5c%5cevil.example', '@evil.example',
  '%', '%zz', '%ff', '%c0%ae', '%00', 'a%00.js', '%0d%0aset-cookie:%20a=b', '%E2%80%AE', '%F0%9F%9B%8B', '%ED%A0%80', '%EF%BF%BF',
  '-1', '0', '-0', '1e308', '2147483648', '9223372036854775808', '9'.repeat(400), 'NaN', 'null', 'undefined', 'true', '[]', '{}', '*', ';', '&', '+',
  '%3Cscript%3Ealert(1)%3C/script%3E', "'%20OR%201=1--", '%22%5D%7D', '$%7B7*7%7D', '%7B%7B7*7%7D%7D', 'a'.repeat(4000), `${'%F0%9F%9B%8B'.repeat(300)}`, 'kanap-1', 'fotel-9999999999999999999',
];

/** What a visitor reaches beside the pages. */
const FURTHER_PATHS = [
  '/{x}', '/hu/{x}', '/en/{x}/{x}', '/xx/{x}', '/api/{x}', '/api/products/{x}', '/api/categories/{x}', '/api/orders/{x}', '/api/route-rules?path={x}', '/api/search/suggestions?q={x}', '/images/{x}', '/images/{x}/{x}', '/images/{x}/{x}?w={x}',
  '/assets/{x}', '/assets/{x}/main.js', '/slices/{x}', '/slices/{x}/{x}', '/slices/catalog/{x}/remoteEntry.js', '/embed/{x}/{x}', '/embed/catalog/{x}', '/embed/catalog/products?params={x}', '/payment/{x}', '/payment/sandbox/{x}', '/dev/mail/{x}',
  '/sitemap-{x}.xml', '/feeds/{x}', '/hu/blog/feed/{x}', '/operator/{x}', '/sanctum/{x}', '/.well-known/{x}', '/health/{x}', '/metrics/{x}', '/preview?slice={x}', '/hu?slice={x}', '/slice-errors/{x}', '/favicon.ico/{x}',
];

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'] as const;

/** Addresses with places for a hostile text, one for each path segment or parameter of the query. */
function templates(): readonly string[] {
  const routes = ROUTES.flatMap(({ paths }) => LOCALES.map((locale) => paths[locale].replaceAll(/\{\w+\}/g, '{x}')));
  const queries = LOCALES.flatMap((locale) => {
    const listing = ROUTES.find(({ name }) => name === 'all-products')?.paths[locale];
    return [...LISTING_QUERY, 'q', 'page', 'step', 'token', 'order', 'return_to', '{x}'].map((name) => `${listing}?${name}={x}`);
  });
  const withQuery = routes.map((path) => `${path}?{x}={x}&page={x}&step={x}&token={x}`);
  return [...new Set([...routes.filter((path) => path.includes('{x}')), ...withQuery, ...queries, ...FURTHER_PATHS])];
}

/** Sends a request with its target as it is, and answers the status; `undefined` if the connection is closed without an answer. */
function statusOf(method: string, target: string, visitor: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    // Each is one of another visitor: no limit of requests answers before the shop does.
    const headers = { 'x-forwarded-for': `198.51.${Math.floor(visitor / 250) % 250}.${visitor % 250}` };
    const sent = request({ host: shopUrl.hostname, port: shopUrl.port, method, path: target, headers, agent: false }, (answer) => {
      resolve(answer.statusCode);
      answer.resume();
    });
    sent.on('error', () => resolve(undefined));
    sent.end();
  });
}

/** How many requests are under way at once: more would be refused by the protection against load. */
const AT_ONCE = 4;

describe('addresses that an attacker tries', () => {
  it('are never answered with a fault of the server, whatever the method', async () => {
    const targets = templates().flatMap((template, turn) =>
      HOSTILE.filter((_, place) => isFullRun || place % 12 === turn % 12).map((text) => template.replaceAll('{x}', text)));
    const queue = targets.entries();
    const faults: string[] = [];
    let answered = 0;
    await Promise.all(Array.from({ length: AT_ONCE }, async () => {
      for (const [turn, target] of queue) {
        const method = (turn % 3 === 0 && METHODS[turn % METHODS.length]) || 'GET';
        const status = await statusOf(method, target, turn);
        if (status !== undefined) answered += 1;
        if (status === undefined || status >= 500) faults.push(`${method} ${target.slice(0, 200)}: ${status ?? 'no answer'}`);
      }
    }));
    expect(faults).toEqual([]);
    expect(answered).toBeGreaterThan(500);
  });
});
