import { cartHandoverSchema, cartSchema, RESERVATION_MS } from '@feszek/contract';
import type { Cart } from '@feszek/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { OPEN_MS } from '../../test/databases.ts';
import { CHAIR, LAMP } from '../../test/goods.ts';
import { CUSTOMER, openShop, putInCart, testConfig } from '../../test/shop.ts';
import type { TestShop } from '../../test/shop.ts';
import { dataOf, errorOf } from '../../test/visitor.ts';
import type { Answer, CallOptions, Method, Visitor } from '../../test/visitor.ts';

const PARTNER = 'https://blog.example';
const OTHER_PARTNER = 'https://magazine.example';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop({ config: testConfig({ PARTNER_ORIGINS: `${PARTNER},${OTHER_PARTNER}` }) });
}, OPEN_MS);
afterAll(() => shop.close());
// The reservations of the previous test have ended.
beforeEach(() => shop.clock.move(RESERVATION_MS));

/** The page of another site in the browser of a visitor: it sends its origin, and the token that an answer has given to it. */
function pageOf(origin: string, visitor: Visitor) {
  let token: string | undefined;
  const call = async (method: Method, path: string, options: CallOptions = {}): Promise<Answer> => {
    const answer = await visitor.call(method, path, { ...options, headers: { origin, 'sec-fetch-site': 'cross-site', ...(token !== undefined && { 'x-xsrf-token': token }), ...options.headers } });
    const given = answer.headers['x-xsrf-token'];
    if (typeof given === 'string') token = given;
    return answer;
  };
  return {
    call,
    arrive: () => call('GET', '/sanctum/csrf-cookie'),
    add: (productId: number, quantity: number) => call('POST', '/api/cart/product', { body: { product_id: productId, quantity } }),
    offer: async () => dataOf(await call('POST', '/api/cart/handovers'), cartHandoverSchema).token,
  };
}

/** A visitor with two chairs in the cart of a partner's page. */
async function withPartnerCart(origin = PARTNER) {
  const visitor = shop.visitor();
  const page = pageOf(origin, visitor);
  await page.arrive();
  expect((await page.add(CHAIR, 2)).status).toBe(200);
  return { visitor, page };
}

const take = (visitor: Visitor, token: string, more: { readonly origin?: string | null; readonly is_confirmed?: boolean } = {}) =>
  visitor.call('POST', '/api/cart/handover', { body: { token, origin: PARTNER, is_confirmed: false, ...more } });

const linesOf = ({ products }: Cart) => products.map(({ id, quantity }) => [id, quantity]);
const cartOf = async (visitor: Visitor) => linesOf(await visitor.read(cartSchema, '/api/cart'));

describe('the page of a partner', () => {
  it('has a cart, which its answers let it read, and cookies for its own session', async () => {
    const visitor = shop.visitor();
    const page = pageOf(PARTNER, visitor);
    const { headers } = await page.arrive();
    const [cookie] = [headers['set-cookie']].flat();
    expect(cookie).toMatch(/^feszek_session_[0-9a-f]{12}=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; Partitioned; SameSite=None$/);
    expect([visitor.cookies.size, headers['access-control-allow-origin'], headers['access-control-allow-credentials'], headers['access-control-expose-headers'], headers['vary']]).toEqual([1, PARTNER, 'true', 'x-xsrf-token', 'origin']);
    expect(linesOf(dataOf(await page.add(CHAIR, 1), cartSchema))).toEqual([[CHAIR, 1]]);
  });

  it('shares its session neither with the shop nor with another partner', async () => {
    const { visitor, page } = await withPartnerCart();
    await visitor.arrive();
    expect(await cartOf(visitor)).toEqual([]);
    await putInCart(visitor, LAMP, 1);
    const other = pageOf(OTHER_PARTNER, visitor);
    await other.arrive();
    expect(linesOf(dataOf(await other.call('GET', '/api/cart'), cartSchema))).toEqual([]);
    expect(linesOf(dataOf(await page.call('GET', '/api/cart'), cartSchema))).toEqual([[CHAIR, 2]]);
  });

  it('cannot use the session of the shop, and needs the token of its own', async () => {
    const visitor = await shop.visitor().arrive();
    await putInCart(visitor, LAMP, 1);
    const page = pageOf(PARTNER, visitor);
    expect(linesOf(dataOf(await page.call('GET', '/api/cart'), cartSchema))).toEqual([]);
    const answer = await page.add(CHAIR, 1);
    expect([answer.status, errorOf(answer).code]).toEqual([419, 'csrf_token_mismatch']);
    expect(await cartOf(visitor)).toEqual([[LAMP, 1]]);
  });

  it.each([
    ['GET', '/api/auth/user'], ['GET', '/api/account/addresses'], ['POST', '/api/auth/login'], ['PUT', '/api/cart/customer'], ['POST', '/api/orders'], ['GET', '/api/favourites/products'], ['GET', '/api/cart/../auth/user'], ['POST', '/api/cart/handover'],
  ] as const)('reads and changes nothing else: %s %s', async (method, path) => {
    const { page } = await withPartnerCart();
    const answer = await page.call(method, path, method === 'GET' ? {} : { body: CUSTOMER });
    expect([answer.status, answer.headers['access-control-allow-origin']]).toEqual([403, undefined]);
  });

  it('is answered before its requests what they may contain', async () => {
    const preflight = (origin: string, url: string) => shop.app.inject({ method: 'OPTIONS', url, headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type,x-xsrf-token' } });
    const { statusCode, headers } = await preflight(PARTNER, '/api/cart/product');
    expect([statusCode, headers['access-control-allow-origin'], headers['access-control-allow-credentials']]).toEqual([204, PARTNER, 'true']);
    expect(headers['access-control-allow-headers']).toBe('content-type, currency-id, locale, traceparent, x-xsrf-token');
    for (const refused of [await preflight('https://evil.example', '/api/cart/product'), await preflight(PARTNER, '/api/auth/login')]) {
      expect(refused.headers['access-control-allow-origin']).toBeUndefined();
      expect(refused.statusCode).toBeGreaterThanOrEqual(400);
    }
  });
});

describe('the page of a site that is no partner', () => {
  it.each(['https://evil.example', 'https://blog.example.evil.example', 'http://blog.example', 'https://blog.example:444', 'null'])('reads and changes nothing: %s', async (origin) => {
    const visitor = await shop.visitor().arrive();
    const page = pageOf(origin, visitor);
    const read = await page.call('GET', '/api/cart');
    expect([read.headers['access-control-allow-origin'], read.headers['access-control-allow-credentials']]).toEqual([undefined, undefined]);
    expect(errorOf(await page.add(CHAIR, 1)).code).toBe('cross_site_request');
  });
});

describe('the cart of a partner’s page in the shop', () => {
  it('is added to the visitor’s cart as at a sign-in, and the cart of that page ends', async () => {
    const { visitor, page } = await withPartnerCart();
    await page.call('POST', `/api/favourites/${LAMP}`);
    await visitor.arrive();
    await putInCart(visitor, CHAIR, 1);
    await putInCart(visitor, LAMP, 1);
    expect((await take(visitor, await page.offer())).status).toBe(204);
    expect(new Map(await cartOf(visitor).then((lines) => lines.map(([id, quantity]) => [id, quantity] as const)))).toEqual(new Map([[CHAIR, 2], [LAMP, 1]]));
    expect((await visitor.call('GET', '/api/favourites')).text).toContain(String(LAMP));
    expect(linesOf(dataOf(await page.call('GET', '/api/cart'), cartSchema))).toEqual([]);
  });

  it('is added once: of two uses at the same time one succeeds', async () => {
    const { page } = await withPartnerCart();
    const token = await page.offer();
    const visitors = await Promise.all(Array.from({ length: 4 }, () => shop.visitor().arrive()));
    const answers = await Promise.all(visitors.map((visitor) => take(visitor, token)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 410, 410, 410]);
    const carts = await Promise.all(visitors.map(cartOf));
    expect(carts.filter((lines) => lines.length > 0)).toEqual([[[CHAIR, 2]]]);
  });

  it('is not added after a minute, nor with an earlier token, nor with a made-up one', async () => {
    const { visitor, page } = await withPartnerCart();
    await visitor.arrive();
    const [first, second] = [await page.offer(), await page.offer()];
    expect(errorOf(await take(visitor, first)).code).toBe('cart_handover_ended');
    shop.clock.move(60_000);
    expect(errorOf(await take(visitor, second)).code).toBe('cart_handover_ended');
    expect(errorOf(await take(visitor, 'x'.repeat(43), { is_confirmed: true })).code).toBe('cart_handover_ended');
    expect(await cartOf(visitor)).toEqual([]);
    expect(linesOf(dataOf(await page.call('GET', '/api/cart'), cartSchema))).toEqual([[CHAIR, 2]]);
  });

  it.each([null, 'https://evil.example', OTHER_PARTNER])('is added after a question if the visitor does not come from that page: %s', async (origin) => {
    const { visitor, page } = await withPartnerCart();
    await visitor.arrive();
    const token = await page.offer();
    const answer = await take(visitor, token, { origin });
    expect([answer.status, errorOf(answer).code, await cartOf(visitor)]).toEqual([409, 'cart_handover_unconfirmed', []]);
    expect((await take(visitor, token, { origin, is_confirmed: true })).status).toBe(204);
    expect(await cartOf(visitor)).toEqual([[CHAIR, 2]]);
  });

  it('has its token only as a hash in the database', async () => {
    const { page } = await withPartnerCart();
    const token = await page.offer();
    const rows = await shop.db.selectFrom('cart_handover').selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('needs the token of the visitor’s session, and a partner’s page', async () => {
    const { page } = await withPartnerCart();
    const token = await page.offer();
    expect(errorOf(await take(shop.visitor(), token)).code).toBe('csrf_token_mismatch');
    const visitor = await shop.visitor().arrive();
    expect((await visitor.call('POST', '/api/cart/handovers')).status).toBe(404);
  });
});
