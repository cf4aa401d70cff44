import { COOKIES, ERRORS } from '@feszek/contract';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { connect } from 'node:net';
import { OPEN_MS } from '../../../test/databases.ts';
import { CHAIR } from '../../../test/goods.ts';
import { openShop } from '../../../test/shop.ts';
import type { TestShop } from '../../../test/shop.ts';
import { errorOf } from '../../../test/visitor.ts';
import { newSessionId } from '../session/tokens.ts';
import type { Method, Visitor } from '../../../test/visitor.ts';

/** Every route that changes data for a browser. */
const CHANGES: readonly (readonly [Method, string])[] = [
  ['POST', '/api/cart/product'], ['PUT', '/api/cart/product/1'], ['PUT', '/api/cart/customer'], ['PUT', '/api/cart/method/delivery'],
  ['PUT', '/api/cart/method/payment'], ['POST', '/api/cart/order'], ['POST', '/api/orders/payment_restart/x'], ['POST', '/api/orders/x/code'], ['POST', '/api/orders/x/access'], ['POST', '/api/favourites/1'],
  ['DELETE', '/api/favourites/1'], ['POST', '/api/favourites/1/delete'], ['POST', '/api/cart/coupon'], ['DELETE', '/api/cart/coupon/X'], ['POST', '/api/auth/login'],
  ['POST', '/api/auth/logout'], ['POST', '/api/auth/register'], ['POST', '/api/auth/activation'], ['POST', '/api/auth/activation/resend'], ['POST', '/api/auth/password/reset'],
  ['POST', '/api/auth/password/reset/x'], ['POST', '/api/auth/email/confirm'], ['POST', '/api/auth/email/undo'], ['PUT', '/api/account'], ['PUT', '/api/account/password'],
  ['PUT', '/api/account/email'], ['DELETE', '/api/account/sessions'], ['DELETE', '/api/account/sessions/1'],
];
const READS = [
  '/api/init', '/api/home', '/api/products', '/api/products/1', '/api/categories', '/api/categories/nappali', '/api/countries', '/api/cities', '/api/currencies',
  '/api/cart', '/api/favourites', '/api/auth/user', '/api/auth/logout', '/api/faq', '/api/showrooms', '/api/ping', '/health', '/api/openapi.json', '/api/docs',
];

describe('every request', () => {
  let shop: TestShop;
  let visitor: Visitor;
  beforeAll(async () => {
    shop = await openShop();
    visitor = await shop.visitor().arrive();
  }, OPEN_MS);
  afterAll(() => shop.close());

  const sessions = async () => (await shop.db.selectFrom('session').select('id_hash').execute()).length;

  describe('sessions', () => {
    it.each(READS)('are never opened by GET %s', async (path) => {
      const before = await sessions();
      const stranger = shop.visitor();
      expect((await stranger.call('GET', path)).status).toBe(200);
      expect([stranger.cookies.size, await sessions()]).toEqual([0, before]);
    });

    it('are opened by the csrf-cookie request, once, with cookies that scripts and other sites cannot use', async () => {
      const guest = shop.visitor();
      const answer = await guest.call('GET', '/sanctum/csrf-cookie');
      const [session, xsrf] = [answer.headers['set-cookie']].flat().map(String);
      expect(session).toMatch(/^feszek_session=[\w-]{43}; .*HttpOnly; SameSite=Lax/);
      expect(xsrf).toMatch(/^XSRF-TOKEN=/);
      expect(xsrf).not.toContain('HttpOnly');
      const before = await sessions();
      const id = guest.cookies.get(COOKIES.session);
      await guest.arrive();
      expect([guest.cookies.get(COOKIES.session), await sessions()]).toEqual([id, before]);
    });

    it('cannot be chosen by the visitor', async () => {
      const guest = shop.visitor();
      guest.cookies.set(COOKIES.session, 'a'.repeat(43));
      await guest.arrive();
      expect(guest.cookies.get(COOKIES.session)).not.toBe('a'.repeat(43));
    });
  });

  describe('the token', () => {
    it.each(CHANGES)('is required by %s %s', async (method, path) => {
      const stranger = shop.visitor();
      for (const guest of [stranger, visitor]) {
        for (const token of ['', 'wrong', 'é']) {
          const answer = await guest.call(method, path, { body: {}, headers: { 'x-xsrf-token': token } });
          expect([answer.status, errorOf(answer).code]).toEqual([419, 'csrf_token_mismatch']);
        }
      }
      expect(stranger.cookies.size).toBe(0);
    });

    it('of one session is invalid in another', async () => {
      const other = await shop.visitor().arrive();
      const headers = { 'x-xsrf-token': other.cookies.get(COOKIES.xsrf) ?? '' };
      expect((await visitor.call('POST', `/api/favourites/${CHAIR}`, { headers })).status).toBe(419);
    });
  });

  describe('refusals', () => {
    it.each([
      ['an unknown address', 'GET', '/api/nothing', 'not_found'],
      ['a write to an unknown address', 'POST', '/api/nothing', 'not_found'],
      ['a name that is longer than any', 'GET', `/api/orders/${'a'.repeat(501)}`, 'not_found'],
      ['a name that no resource can have', 'GET', `/api/shared-lists/${'9'.repeat(65)}`, 'not_found'],
      ['an unsupported method', 'PATCH', '/api/cart', 'method_not_allowed'],
      ['a read of a write-only address', 'GET', '/api/cart/order', 'method_not_allowed'],
      ['malformed percent-encoding', 'GET', '/api/products/%E0%A4%A', 'malformed_request'],
      ['a page that is not a number', 'GET', '/api/products?page=x', 'validation_failed'],
      ['an unknown sort order', 'GET', '/api/products?sort=magic', 'validation_failed'],
      ['the same parameter twice', 'GET', '/api/products?sort=name&sort=name', 'validation_failed'],
    ] as const)('%s: %s %s', async (_, method, path, code) => {
      const answer = await visitor.call(method, path, { headers: { locale: 'en' } });
      expect([answer.status, errorOf(answer).code, errorOf(answer).message]).toEqual([ERRORS[code].status, code, ERRORS[code].message.en]);
    });

    it.each([
      ['text that is not JSON', '{', 'malformed_request', {}],
      ['a replaced prototype', '{"__proto__":{"x":1},"product_id":1,"quantity":1}', 'malformed_request', {}],
      ['a NUL in a text', '{"product_id":"1\\u0000","quantity":1}', 'malformed_request', {}],
      ['an object instead of a number', '{"product_id":{"toString":1},"quantity":1}', 'malformed_request', {}],
      ['an unsupported media type', '<x/>', 'unsupported_media_type', { 'content-type': 'text/xml' }],
      ['a huge body', `{"product_id":1,"quantity":"${'1'.repeat(70_000)}"}`, 'payload_too_large', {}],
    ] as const)('a body with %s', async (_, body, code, headers) => {
      const answer = await visitor.call('POST', '/api/cart/product', { body, headers });
      expect([answer.status, errorOf(answer).code]).toEqual([ERRORS[code].status, code]);
    });

    it('an empty body names the fields that are missing', async () => {
      for (const body of ['', 'null', '{}']) {
        const { code, fields } = errorOf(await visitor.call('POST', '/api/cart/product', { body }));
        expect([code, fields?.map(({ path }) => path)]).toEqual(['validation_failed', ['product_id', 'quantity']]);
      }
    });

    it('contain the allowed methods', async () => {
      expect((await visitor.call('PATCH', '/api/cart')).headers['allow']).toBe('GET, HEAD');
    });
  });

  it('takes a form as well as JSON', async () => {
    const answer = await visitor.call('POST', '/api/cart/product', { body: 'product_id=1&quantity=2', headers: { 'content-type': 'application/x-www-form-urlencoded' } });
    expect(answer.status).toBe(200);
  });

  it('never answers invalid input with a server error or a stack', async () => {
    const values: readonly unknown[] = [
      null, true, -1, 0.1, 1e308, 2 ** 31, 2 ** 53, '', ' ', '\u{1F9C0}', '\ud800', "'; drop table cart; --", 'a'.repeat(5000), [], [1], [[[[]]]], {}, { a: {} }, '1e999', 'NaN', '%00', '../../etc/passwd',
    ];
    const fields = ['product_id', 'quantity', 'id', 'email', 'phone', 'password', 'invoice_data', 'delivery_data', 'transaction_result_url', 'comment', 'cart_version', 'payment_method', 'is_terms_accepted', 'constructor'];
    const faults: string[] = [];
    for (const [method, path] of CHANGES) {
      for (const [index, value] of values.entries()) {
        const bodies = [value, Object.fromEntries(fields.map((field, at) => [field, values[(index + at) % values.length]])), Object.fromEntries(fields.map((field) => [field, value]))];
        for (const body of bodies) {
          const answer = await visitor.call(method, path, { body: JSON.stringify(body), headers: { locale: String(index), 'currency-id': 'XXX' } });
          if (answer.status >= 500 || /\n\s+at |node_modules/.test(answer.text)) faults.push(`${method} ${path} ${JSON.stringify(body).slice(0, 100)}: ${answer.text}`);
        }
      }
    }
    expect(faults).toEqual([]);
  }, OPEN_MS);

  it('never answers unusual addresses and headers with a server error', async () => {
    const odd = ['%00', '%ff', '%F0%9F%A7%80', '..%2f..', '1e5', '0x1', '１', '-1', '9'.repeat(400), "' or 1=1", '__proto__', 'constructor', '%0d%0aX:1', 'a%2Fb'];
    const paths = ['/api/products/', '/api/categories/', '/api/orders/', '/payment/sandbox/', '/api/products?category_id=', '/api/products?page=', '/api/products?', '/'];
    for (const path of paths) {
      for (const part of odd) {
        const plain: Record<string, string> = {};
        for (const headers of [plain, { cookie: `${COOKIES.session}=${part}; ${COOKIES.currency}=${part}`, traceparent: part, 'if-none-match': '"' }]) {
          const answer = await visitor.call('GET', path + part, { headers });
          expect([path + part, answer.status < 500]).toEqual([path + part, true]);
        }
      }
    }
  });
});

describe('the server itself', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop({ rateLimits: { reads: 10, addressReads: 30, writes: 5, reservations: 1, coupons: 3 } });
    await shop.app.listen({ host: '127.0.0.1', port: 0 });
  }, OPEN_MS);
  afterAll(() => shop.close());

  const from = (address: string) => ({ 'x-forwarded-for': address });
  const statuses = async (count: number, call: () => Promise<{ status: number }>) => {
    const all = [];
    for (let index = 0; index < count; index += 1) all.push((await call()).status);
    return all;
  };

  it('limits the reads of each address, and answers with the time of a retry', async () => {
    const visitor = shop.visitor();
    const read = (address: string) => () => visitor.call('GET', '/api/ping', { headers: from(address) });
    expect(await statuses(31, read('203.0.113.1'))).toEqual([...Array.from({ length: 30 }, () => 200), 429]);
    const answer = await read('203.0.113.1')();
    expect(errorOf(answer)).toMatchObject({ code: 'too_many_requests', params: { seconds: expect.any(Number) } });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect((await read('203.0.113.2')()).status).toBe(200);
  });

  it('limits the reads of each session, so that visitors who share an address have limits of their own', async () => {
    const [anna, bela] = [await shop.visitor().arrive(), await shop.visitor().arrive()];
    const read = (visitor: Visitor) => () => visitor.call('GET', '/api/ping', { headers: from('203.0.113.4') });
    expect(await statuses(11, read(anna))).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    expect(await statuses(10, read(bela))).toEqual(Array.from({ length: 10 }, () => 200));
  });

  it('limits an address whose requests have invented sessions', async () => {
    const invented = shop.visitor();
    const read = () => {
      invented.cookies.set(COOKIES.session, newSessionId());
      return invented.call('GET', '/api/ping', { headers: from('203.0.113.5') });
    };
    expect(await statuses(31, read)).toEqual([...Array.from({ length: 30 }, () => 200), 429]);
  });

  it('does not limit trusted servers that render pages without a visitor’s address', async () => {
    const visitor = shop.visitor();
    expect(new Set(await statuses(40, () => visitor.call('GET', '/api/ping')))).toEqual(new Set([200]));
  });

  it('uses X-Forwarded-For of trusted proxies only', async () => {
    let spoofed = 100;
    const read = async () => {
      spoofed += 1;
      const { statusCode } = await shop.app.inject({ method: 'GET', url: '/api/ping', remoteAddress: '198.51.100.7', headers: from(`203.0.113.${spoofed}`) });
      return { status: statusCode };
    };
    expect((await statuses(32, read)).slice(-3)).toEqual([200, 429, 429]);
  });

  it('limits writes separately', async () => {
    const visitor = await shop.visitor().arrive();
    const write = () => visitor.call('POST', `/api/favourites/${CHAIR}`, { headers: from('203.0.113.3') });
    expect(await statuses(6, write)).toEqual([200, 200, 200, 200, 200, 429]);
    expect((await visitor.call('GET', '/api/favourites', { headers: from('203.0.113.3') })).status).toBe(200);
  });

  it('answers bytes that are not HTTP with an error of the catalogue', async () => {
    const address = shop.app.addresses()[0];
    if (!address || typeof address === 'string') throw new Error('Not listening');
    const text = await new Promise<string>((resolve, reject) => {
      const socket = connect(address.port, address.address, () => socket.write('NOT HTTP\r\n\r\n'));
      let received = '';
      socket.setEncoding('utf8').on('data', (part: string) => (received += part)).on('end', () => resolve(received)).on('error', reject);
    });
    expect(text).toMatch(/^HTTP\/1\.1 400 /);
    expect(text).toContain('malformed_request');
  });

  it('reports that it is unhealthy while its database is unavailable', async () => {
    const ill = await openShop();
    await ill.db.destroy();
    const answer = await ill.visitor().call('GET', '/health');
    expect([answer.status, errorOf(answer).code]).toEqual([503, 'service_unavailable']);
    // The process itself is live, and need not be restarted.
    expect((await ill.visitor().call('GET', '/health/live')).json).toEqual({ data: { status: 'ok' } });
    const broken = await ill.visitor().call('GET', '/api/faq');
    expect([broken.status, errorOf(broken).code]).toEqual([500, 'internal_error']);
    expect(broken.text).not.toMatch(/destroyed|at /);
    await ill.close();
  }, OPEN_MS);

  it('sends a content security policy for its own pages', async () => {
    const answer = await shop.visitor().call('GET', '/api/docs');
    expect(answer.headers['content-security-policy']).toContain("script-src 'self'; style-src 'self'");
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.text).not.toMatch(/<script|style=/);
  });
});
