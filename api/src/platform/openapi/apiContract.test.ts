import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OPEN_MS } from '../../../test/databases.ts';
import { openShop } from '../../../test/shop.ts';
import type { TestShop } from '../../../test/shop.ts';

/** What the API gives, as the checks of consumers read it. `npm run contracts` renews it. */
const FILE = join(import.meta.dirname, '..', '..', '..', 'contract.json');

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
}, OPEN_MS);
afterAll(() => shop.close());

describe('the contract of the API', () => {
  it('is served, and equal to the file `api/contract.json`: npm run contracts renews the file', async () => {
    const { json } = await shop.visitor().call('GET', '/api/contract.json');
    if (process.env['RENEW_CONTRACTS'] === 'on') await writeFile(FILE, `${JSON.stringify(json, undefined, 1)}\n`);
    expect(JSON.parse(await readFile(FILE, 'utf8'))).toEqual(json);
  });

  it('has the fields of each answer, marks those that may be absent, and has no calls of the operator', async () => {
    const { json } = await shop.visitor().call('GET', '/api/contract.json');
    expect(json).toMatchObject({ gives: { operations: { 'GET /api/products/{id}': expect.arrayContaining(['title', 'link.slug', 'colors[].hex', 'showrooms[].city', 'brand_slug?']) } } });
    expect(JSON.stringify(json)).not.toContain('/operator/');
  });
});
