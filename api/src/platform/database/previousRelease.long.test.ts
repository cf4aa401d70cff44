import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { orderPlacedSchema } from '@feszek/contract';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startApiProcess } from '../../../test/apiProcess.ts';
import type { ApiProcess } from '../../../test/apiProcess.ts';
import { createDatabase, OPEN_MS } from '../../../test/databases.ts';
import type { TestDatabase } from '../../../test/databases.ts';
import { CHAIR, LAMP, SOFA } from '../../../test/goods.ts';
import { HttpVisitor } from '../../../test/httpVisitor.ts';
import { commitBeforeLastMigration, installPreviousApi } from '../../../test/previousApi.ts';
import type { PreviousApi } from '../../../test/previousApi.ts';
import { BANK_TRANSFER, CUSTOMER, HOME_DELIVERY, ORDER } from '../../../test/shop.ts';
import { dataOf } from '../../../test/visitor.ts';
import { connectPostgres } from './connect.ts';

/** The installation of the previous version, on a busy machine, in milliseconds. */
const PREVIOUS_MS = 1_200_000;
const OPERATOR_TOKEN = 'operator-token-of-this-test';
const OPERATOR = { authorization: `Bearer ${OPERATOR_TOKEN}` };

jest.setTimeout(4 * OPEN_MS);

const commit = process.env['TEST_FULL'] === 'on' ? await commitBeforeLastMigration() : undefined;
if (process.env['TEST_FULL'] === 'on' && commit === undefined) process.emitWarning('The previous version is not tested with this schema: the history of the project is not here (a shallow clone?).');

interface OpenApi {
  readonly paths: Readonly<Record<string, object>>;
}

function isOpenApi(value: unknown): value is OpenApi {
  return typeof value === 'object' && value !== null && 'paths' in value;
}

(commit === undefined ? describe.skip : describe)('a process of the previous version, on a database that this version has migrated', () => {
  let previousApi: PreviousApi;
  let database: TestDatabase;
  let folder: string;
  let previous: ApiProcess;
  let current: ApiProcess;
  /** A visitor whose cart and session are older than the migration. */
  let early: HttpVisitor;

  const environment = () => ({ DATABASE_URL: database.url, DATA_DIR: folder, LOG_LEVEL: 'info', OPERATOR_TOKEN, PURGE_TOKEN: '', SMTP_URL: '', DEMO: 'off' });

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'feszek-two-versions-'));
    previousApi = await installPreviousApi(commit ?? '');
    database = await createDatabase();
    await previousApi.fill(database.url);
    previous = await startApiProcess(environment(), previousApi.main);
    early = new HttpVisitor(previous.url, '198.51.100.1');
    await early.call('GET', '/sanctum/csrf-cookie');
    await early.call('POST', '/api/cart/product', { product_id: CHAIR, quantity: 1 });
  }, PREVIOUS_MS);
  afterAll(async () => {
    await current?.kill();
    await previous?.kill();
    await database?.drop();
    await previousApi?.remove();
    if (folder) await rm(folder, { recursive: true, force: true });
  });

  let buyers = 0;
  async function buy(visitor: HttpVisitor): Promise<string> {
    buyers += 1;
    await visitor.call('PUT', '/api/cart/customer', { ...CUSTOMER, email: `buyer${buyers}@example.hu`, phone: `+36 30 ${1_000_000 + buyers}` });
    await visitor.call('PUT', '/api/cart/method/delivery', { id: HOME_DELIVERY });
    await visitor.call('PUT', '/api/cart/method/payment', { id: BANK_TRANSFER });
    return dataOf(await visitor.call('POST', '/api/cart/order', ORDER, { 'idempotency-key': 'once' }), orderPlacedSchema).order_hash;
  }

  it('answers each address that it has, without a fault', async () => {
    current = await startApiProcess(environment());
    const reader = new HttpVisitor(previous.url, '198.51.100.9');
    const { json } = await reader.call('GET', '/api/openapi.json', undefined, OPERATOR);
    if (!isOpenApi(json)) throw new Error('The OpenAPI document has no paths');
    const readable = Object.entries(json.paths).filter(([, methods]) => 'get' in methods).map(([address]) => address.replaceAll(/\{\w+\}/g, '1'));
    expect(readable.length).toBeGreaterThan(80);
    const faults: string[] = [];
    for (const address of readable) {
      const { status, text } = await reader.call('GET', address, undefined, OPERATOR);
      if (status >= 500) faults.push(`${address}: ${status} ${text}`);
    }
    expect(faults).toEqual([]);
  });

  it('sells: to a visitor from before the migration, to one who changes between the versions, and to a new one', async () => {
    const both = new HttpVisitor(current.url, '198.51.100.2');
    await both.call('GET', '/sanctum/csrf-cookie');
    await both.call('POST', '/api/cart/product', { product_id: LAMP, quantity: 1 });
    const late = new HttpVisitor(previous.url, '198.51.100.3');
    await late.call('GET', '/sanctum/csrf-cookie');
    await late.call('POST', '/api/cart/product', { product_id: SOFA, quantity: 1 });
    for (const [visitor, elsewhere] of [[early, current], [both.at(previous.url), current], [late, current]] as const) {
      const hash = await buy(visitor);
      for (const seen of [visitor, visitor.at(elsewhere.url)]) expect(await seen.call('GET', `/api/orders/${hash}`)).toMatchObject({ status: 200, json: { data: { status: 'confirmed' } } });
    }
  });

  it('sees and ships the orders of the new version', async () => {
    const visitor = new HttpVisitor(current.url, '198.51.100.4');
    await visitor.call('GET', '/sanctum/csrf-cookie');
    await visitor.call('POST', '/api/cart/product', { product_id: CHAIR, quantity: 2 });
    const hash = await buy(visitor);
    const { db, close } = connectPostgres(database.url);
    const { id } = await db.selectFrom('shop_order').select('id').where('order_hash', '=', hash).executeTakeFirstOrThrow();
    await close();
    expect((await early.call('POST', `/operator/orders/${id}/paid`, {}, OPERATOR)).status).toBe(200);
    expect((await early.call('POST', `/operator/orders/${id}/shipped`, {}, OPERATOR)).status).toBe(200);
    for (const { url } of [previous, current]) expect(await visitor.at(url).call('GET', `/api/orders/${hash}`)).toMatchObject({ status: 200, json: { data: { status: 'shipped' } } });
    expect([previous.isRunning, current.isRunning]).toEqual([true, true]);
  });

  it('does not start again: it does not know the migration', async () => {
    await previous.stop();
    await expect(startApiProcess(environment(), previousApi.main)).rejects.toThrow('ended before it listened');
    expect(current.isRunning).toBe(true);
  });
});
