import { orderInputSchema, productListQuerySchema, productSchema } from '@feszek/contract';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { array, boolean, number, object, string } from 'yup';
import { OPEN_MS } from '../../../test/databases.ts';
import { openShop } from '../../../test/shop.ts';
import type { TestShop } from '../../../test/shop.ts';
import { toJsonSchema } from './toJsonSchema.ts';

describe('a yup schema as JSON Schema', () => {
  it('contains types, bounds, formats and required fields', () => {
    const schema = object({
      name: string().required().min(2).max(9),
      email: string().email(),
      age: number().integer().min(0).nullable().defined(),
      kind: string().oneOf(['a', 'b']).default('a'),
      tags: array(string().matches(/^x/).required()).required(),
      ok: boolean().required(),
    });
    expect(toJsonSchema(schema)).toEqual({
      type: 'object',
      required: ['name', 'age', 'tags', 'ok'],
      properties: {
        name: { type: 'string', minLength: 2, maxLength: 9 },
        email: { type: 'string', format: 'email' },
        age: { type: ['integer', 'null'], minimum: 0 },
        kind: { type: 'string', enum: ['a', 'b'], default: 'a' },
        tags: { type: 'array', items: { type: 'string', pattern: '^x' } },
        ok: { type: 'boolean' },
      },
    });
  });

  it('accepts the values of the contract’s own schemas', () => {
    expect(toJsonSchema(productListQuerySchema).properties?.['page']).toEqual({ type: 'integer', minimum: 1, maximum: 10_000, default: 1 });
    expect(toJsonSchema(productSchema).properties?.['image_in_room']?.type).toEqual(['object', 'null']);
    expect(toJsonSchema(orderInputSchema).required).toContain('transaction_result_url');
  });
});

describe('the OpenAPI document', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop();
  }, OPEN_MS);
  afterAll(() => shop.close());

  it('describes every route with its answer', async () => {
    const { json } = await shop.visitor().call('GET', '/api/openapi.json');
    expect(json).toMatchObject({
      openapi: '3.1.0',
      paths: {
        '/api/cart/order': { post: { requestBody: { content: { 'application/json': { schema: { type: 'object' } } } }, responses: { 200: {}, default: {} } } },
        '/api/products': { get: { parameters: expect.arrayContaining([expect.objectContaining({ name: 'sort', in: 'query' }), expect.objectContaining({ name: 'Locale', in: 'header' })]) } },
        '/api/products/{id}': {}, '/api/categories': {}, '/api/init': {}, '/api/favourites/{id}': { post: {}, delete: {} }, '/sanctum/csrf-cookie': {},
        '/payment/notifications/{provider}': { post: {} },
      },
    });
  });

  it('describes the operator’s calls to the operator only', async () => {
    const operatorToken = 'operator-token-of-this-test';
    const { app, close, visitor } = await openShop({ operatorToken });
    try {
      expect(app.hasRoute({ method: 'GET', url: '/operator/orders' })).toBe(true);
      expect((await visitor().call('GET', '/api/openapi.json')).text).not.toContain('/operator/');
      expect((await visitor().call('GET', '/api/docs')).text).not.toContain('/operator/');
      expect((await visitor().call('GET', '/api/openapi.json', { headers: { authorization: `Bearer ${operatorToken}` } })).text).toContain('/operator/orders');
    } finally {
      await close();
    }
  });

  it('is shown as an HTML page', async () => {
    const { text } = await shop.visitor().call('GET', '/api/docs');
    expect(text).toContain('/api/orders/payment_restart/{order_hash}');
    expect(text).toMatch(/<main>[^]*<h1>[^]*<\/main>/);
    expect((await shop.visitor().call('GET', '/api/docs/style.css')).status).toBe(200);
  });

  it('is set in the faces of the shop, which its policy allows', async () => {
    const { text: style } = await shop.visitor().call('GET', '/api/docs/style.css');
    const fonts = [...style.matchAll(/url\("([^"]+)"\)/g)].map(([, address = '']) => address);
    expect([...style.matchAll(/font-family: "([^"]+)"; font-weight/g)].map(([, family]) => family)).toEqual(['Fraunces', 'Hanken Grotesk']);
    expect(fonts).toHaveLength(2);
    for (const address of fonts) {
      const { status, headers } = await shop.visitor().call('GET', address);
      expect([status, headers['content-type']]).toEqual([200, 'font/ttf']);
    }
    expect((await shop.visitor().call('GET', '/api/docs')).headers['content-security-policy']).toContain("font-src 'self'");
  });
});
