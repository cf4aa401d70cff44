import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { OPEN_MS } from '../../../test/databases.ts';
import { CHAIR } from '../../../test/goods.ts';
import { HttpVisitor } from '../../../test/httpVisitor.ts';
import { openOperatorShop, OPERATOR_TOKEN } from '../../../test/operator.ts';
import type { OperatorShop } from '../../../test/operator.ts';
import type { Method } from '../../../test/visitor.ts';

/** The same requests in every run; another number makes others. */
const SEED = 20_261_123;
/** Requests to each operation. */
const ROUNDS = 6;
const OPERATOR = { authorization: `Bearer ${OPERATOR_TOKEN}` };
const METHODS = new Map<string, Method>([['get', 'GET'], ['post', 'POST'], ['put', 'PUT'], ['delete', 'DELETE'], ['patch', 'PATCH']]);

/** Values that break careless code: names of inherited properties, paths, numbers beyond limits, other alphabets, formulas, markup. */
const NASTY: readonly unknown[] = [
  'constructor', '__proto__', 'toString', 'hasOwnProperty', '../../etc/passwd', '%2e%2e%2f', '..\\..\\', '%00', '%', "'", '"', "' or 1=1 --", '$1', '{{7*7}}', '<script>alert(1)</script>', '=1+1', '\u202E', '\uD800', '🪑'.repeat(50),
  'a'.repeat(5000), '', ' ', '-0', '1e309', '9007199254740993', '0x10', 'NaN', 'null', 'true', '\r\nset-cookie: a=b', 'szék', 'İ', 'ﬁ', -1, 0, 2 ** 31, 2 ** 53, 1e308, 0.1, true, null, [], {}, [[]], { constructor: 1 }, { __proto__: null, toString: 1 }, [null], ['__proto__'],
];

/** Names of fields that no schema has. */
const NAMES = ['constructor', '__proto__', 'toString', '', 'a'.repeat(300), '🪑'];

interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
}

interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema?: JsonSchema }[];
  readonly requestBody?: { readonly content?: Readonly<Record<string, { readonly schema?: JsonSchema }>> };
}

interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

function isOpenApi(value: unknown): value is OpenApi {
  return typeof value === 'object' && value !== null && 'paths' in value;
}

/** Numbers that look random and are the same in every run (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Makes values of a schema, of which about a third is nasty instead. */
class Generator {
  readonly #random: () => number;

  constructor(seed: number) {
    this.#random = randomFrom(seed);
  }

  pick<Value>(values: readonly Value[]): Value | undefined {
    return values[Math.floor(this.#random() * values.length)];
  }

  value(schema: JsonSchema | undefined, depth = 0): unknown {
    if (schema === undefined || depth > 4 || this.#random() < 0.3) return this.pick(NASTY);
    if (schema.enum) return this.pick(schema.enum);
    const type = Array.isArray(schema.type) ? this.pick(schema.type) : schema.type;
    switch (type) {
      case 'object':
        return this.#object(schema, depth);
      case 'array':
        return Array.from({ length: Math.floor(this.#random() * 3) }, () => this.value(schema.items, depth + 1));
      case 'integer':
      case 'number':
        return this.pick([0, 1, 2, 7, CHAIR]);
      case 'boolean':
        return this.#random() < 0.5;
      case 'null':
        return null;
      default:
        return this.pick(['1', 'CHAIR', 'anna@example.hu', 'Kovács Anna', '9021', '2026-12-01', '/hu/checkout/result']);
    }
  }

  #object({ properties = {} }: JsonSchema, depth: number): object {
    const entries = Object.entries(properties).filter(() => this.#random() < 0.85).map(([name, schema]) => [name, this.value(schema, depth + 1)] as const);
    return Object.fromEntries(this.#random() < 0.2 ? [...entries, [this.pick(NAMES) ?? '', this.pick(NASTY)]] : entries);
  }
}

const encoded = (value: unknown) => encodeURIComponent((typeof value === 'object' ? JSON.stringify(value) : String(value)).toWellFormed()) || '1';

let shop: OperatorShop;
beforeAll(async () => {
  shop = await openOperatorShop({ rateLimits: { writes: 100_000, reads: 100_000, addressReads: 100_000, mails: 100_000, sessions: 100_000 } });
}, OPEN_MS);
afterAll(() => shop.close());

it('answers no request that is made from its own OpenAPI document with a fault of its own', async () => {
  const visitor = new HttpVisitor(shop.url, '192.0.2.7');
  await visitor.call('GET', '/sanctum/csrf-cookie');
  await visitor.call('POST', '/api/cart/product', { product_id: CHAIR, quantity: 1 });
  const { json } = await visitor.call('GET', '/api/openapi.json', undefined, OPERATOR);
  if (!isOpenApi(json)) throw new Error('The OpenAPI document has no paths');
  const generator = new Generator(SEED);
  const faults: string[] = [];
  let tried = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [path, operations] of Object.entries(json.paths)) {
      for (const [name, { parameters = [], requestBody }] of Object.entries(operations)) {
        const method = METHODS.get(name);
        if (!method) continue;
        const address = path.replaceAll(/\{(\w+)\}/g, () => encoded(generator.value({ type: 'string' })));
        const query = parameters.filter(({ in: place }) => place === 'query').map(({ name: key, schema }) => `${key}=${encoded(generator.value(schema))}`).join('&');
        const schema = requestBody?.content?.['application/json']?.schema;
        const body = method === 'GET' || method === 'DELETE' ? undefined : generator.value(schema ?? { type: 'object' });
        const headers = path.startsWith('/operator/') ? OPERATOR : { locale: String(generator.pick(['hu', 'en', 'constructor'])), 'currency-id': String(generator.pick(['HUF', 'EUR', '__proto__'])) };
        const { status, text } = await visitor.call(method, query ? `${address}?${query}` : address, body, headers);
        tried += 1;
        // 501 and 503 would be states of the shop, such as a mail server that does not answer; a test shop has none.
        if (status >= 500) faults.push(`${method} ${address}?${query} ${JSON.stringify(body)}: ${status} ${text.slice(0, 200)}`);
      }
    }
  }
  expect(tried).toBeGreaterThan(800);
  expect(faults).toEqual([]);
}, 2 * OPEN_MS);
