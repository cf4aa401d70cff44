import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OPEN_MS } from '../../../test/databases.ts';
import { CHAIR } from '../../../test/goods.ts';
import { HttpVisitor } from '../../../test/httpVisitor.ts';
import { openOperatorShop, OPERATOR_TOKEN } from '../../../test/operator.ts';
import type { OperatorShop } from '../../../test/operator.ts';
import { CUSTOMER } from '../../../test/shop.ts';
import { errorOf } from '../../../test/visitor.ts';
import type { Method } from '../../../test/visitor.ts';

/** Names that every object inherits: a lookup in a plain object finds a value under each of them. */
const INHERITED = Object.getOwnPropertyNames(Object.prototype);

const METHODS = new Map<string, Method>([['get', 'GET'], ['post', 'POST'], ['put', 'PUT'], ['delete', 'DELETE']]);
const OPERATOR = { authorization: `Bearer ${OPERATOR_TOKEN}` };
/** Beyond the limits of a 32-bit integer, of an exact number, of a 64-bit integer, and of a number. */
const [BEYOND_INTEGER, ...FURTHER] = ['2147483648', '9007199254740991', '9007199254740993', '9223372036854775808', '1e308', '9'.repeat(400)];

/** `npm run test:full` sends every value to every parameter and in every language, `npm test` sends them in turn. */
const isFullRun = process.env.TEST_FULL === 'on';

/** All values, or the one whose turn it is. */
function inTurn<Value>(values: readonly Value[], turn: number): readonly Value[] {
  return isFullRun ? values : values.filter((_, index) => index === turn % values.length);
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly schema: { readonly type?: string | readonly string[] };
}

interface Operation {
  readonly method: Method;
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly hasBody: boolean;
}

interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly parameters?: readonly Parameter[]; readonly requestBody?: object }>>>>;
}

function isOpenApi(value: unknown): value is OpenApi {
  return typeof value === 'object' && value !== null && 'paths' in value;
}

async function operations(visitor: HttpVisitor): Promise<Operation[]> {
  const { json } = await visitor.call('GET', '/api/openapi.json', undefined, OPERATOR);
  if (!isOpenApi(json)) throw new Error('The OpenAPI document has no paths');
  return Object.entries(json.paths).flatMap(([path, calls]) =>
    Object.entries(calls).flatMap(([name, { parameters = [], requestBody }]) => {
      const method = METHODS.get(name);
      return method ? [{ method, path, parameters, hasBody: requestBody !== undefined }] : [];
    }),
  );
}

describe('hostile input', () => {
  let shop: OperatorShop;
  let visitor: HttpVisitor;
  beforeAll(async () => {
    shop = await openOperatorShop();
    visitor = new HttpVisitor(shop.url, '192.0.2.1');
    await visitor.call('GET', '/sanctum/csrf-cookie');
    await visitor.call('POST', '/api/cart/product', { product_id: CHAIR, quantity: 1 });
  }, OPEN_MS);
  afterAll(() => shop.close());

  it.each([
    ['arrays', '['.repeat(5000) + ']'.repeat(5000)],
    ['objects', '{"a":'.repeat(5000) + '1' + '}'.repeat(5000)],
    ['arrays in a field', `{"comment":${'['.repeat(33)}${']'.repeat(33)}}`],
    ['arrays that never end', '['.repeat(60_000)],
  ])('nested %s are a malformed request for every route with a body', async (_, body) => {
    const calls = (await operations(visitor)).filter(({ method, hasBody }) => hasBody && method !== 'GET');
    expect(calls.length).toBeGreaterThan(20);
    const guest = await shop.visitor().arrive();
    const codes = new Map<string, string>();
    for (const { method, path } of calls) {
      const answer = await guest.call(method, path.replaceAll(/\{\w+\}/g, '1'), { body, headers: OPERATOR });
      codes.set(`${method} ${path}`, errorOf(answer).code);
    }
    expect([...codes].filter(([, code]) => code !== 'malformed_request')).toEqual([]);
  }, OPEN_MS);

  it('accepts brackets in a text, and the nesting of every body of the contract', async () => {
    const brackets = '[{'.repeat(80);
    const invoice_data = { ...CUSTOMER.invoice_data, name: `${brackets.slice(0, 60)}\\"[` };
    expect((await visitor.call('PUT', '/api/cart/customer', { ...CUSTOMER, invoice_data })).status).toBe(200);
  });

  it('refuses out-of-range numbers in every parameter of the OpenAPI document', async () => {
    const faults: string[] = [];
    const further = [`-${BEYOND_INTEGER}`, ...FURTHER.flatMap((text) => [text, `-${text}`])];
    let tried = 0;
    let turn = 0;
    for (const { method, path, parameters } of await operations(visitor)) {
      for (const { name, in: place } of parameters.filter(({ in: where }) => where === 'path' || where === 'query')) {
        for (const number of [BEYOND_INTEGER, ...inTurn(further, turn)]) {
          const inPath = path.replaceAll(/\{(\w+)\}/g, (_, parameter: string) => (parameter === name && place === 'path' ? number : '1'));
          const url = place === 'query' ? `${inPath}?${name}=${number}` : inPath;
          const answer = await visitor.call(method, url, method === 'GET' || method === 'DELETE' ? undefined : {}, OPERATOR);
          tried += 1;
          if (answer.status >= 500) faults.push(`${method} ${url}: ${answer.status} ${answer.text}`);
        }
        turn += 1;
      }
    }
    expect(tried).toBeGreaterThan(isFullRun ? 500 : 120);
    expect(faults).toEqual([]);
  }, 2 * OPEN_MS);

  it.each(INHERITED)('treats %s as an ordinary text in a search, a filter and a login', async (word) => {
    const paths = [
      `/api/products?q=${word}`, `/api/products?q=${word}+chair`, `/api/search/suggestions?q=${word}`, `/api/search/suggestions?q=table+${word}`, `/api/products?brands=${word}&colors=${word}`,
      `/api/products?sort=${word}`, `/api/products?scope=${word}`, `/api/products?${word}=1`, `/api/categories/${word}`, `/api/orders/${word}`, `/images/${word}/${word}`, `/payment/sandbox/${word}`,
      `/api/payments/return?${word}=${word}`, `/api/quotes/${word}`, `/api/offers/${word}`, `/operator/orders?status=${word}`, `/operator/products/${word}`, `/operator/coupons/${word}`,
    ];
    const faults: string[] = [];
    for (const [turn, path] of paths.entries()) {
      for (const locale of inTurn(['hu', 'en', word], turn)) {
        const answer = await visitor.call('GET', path, undefined, { ...OPERATOR, locale, 'currency-id': word });
        if (answer.status >= 500) faults.push(`${path} ${locale}: ${answer.status}`);
      }
    }
    const bodies: readonly (readonly [Method, string, object])[] = [
      ['POST', '/api/cart/coupon', { code: word }],
      ['PUT', '/api/cart/customer', { ...CUSTOMER, invoice_data: { ...CUSTOMER.invoice_data, country_id: word, zipcode: word, tax_number: word } }],
      ['PUT', '/api/cart/method/payment', { id: word }],
      ['POST', '/api/auth/login', { email: `${word}@example.hu`, password: word }],
      ['POST', `/payment/notifications/${word}`, { status: word }],
      ['PUT', '/api/cart/offer', { requester: { [word]: word } }],
    ];
    for (const [method, path, body] of bodies) {
      const answer = await visitor.call(method, path, body);
      if (answer.status >= 500) faults.push(`${method} ${path}: ${answer.status}`);
    }
    expect(faults).toEqual([]);
  }, OPEN_MS);

  it('accepts such names for everything in a catalogue file', async () => {
    const rows = INHERITED.map((word, index) => `WORD${index},${word},${word},${word},${word} > ${word},${word} > ${word},990,${word}`);
    const { said } = await shop.run(`sku,title_hu,title_en,brand,category_hu,category_en,price_huf,material_en\n${rows.join('\n')}\n`, { createCategories: true });
    expect(said).toContain(`Imported: ${INHERITED.length} rows; ${INHERITED.length} products created, 0 updated, 0 unchanged, 0 rejected, ${2 * INHERITED.length} new categories, ${INHERITED.length} new brands.`);
    for (const locale of ['hu', 'en']) {
      const answer = await visitor.call('GET', '/api/products?q=constructor', undefined, { locale });
      expect([answer.status, JSON.stringify(answer.json).includes('"title":"constructor"')]).toEqual([200, true]);
      expect((await visitor.call('GET', '/api/products?q=chair', undefined, { locale })).status).toBe(200);
    }
    const { said: refused } = await shop.run(`sku,title_hu,brand,category_hu,price_huf,colors,pictures\nODD,constructor,constructor,constructor,990,constructor,constructor\n`);
    expect(refused.join('\n')).not.toContain('went wrong');
  }, OPEN_MS);
});
