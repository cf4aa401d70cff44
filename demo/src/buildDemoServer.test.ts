import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildDemoServer } from './buildDemoServer.ts';
import { ConfigError, readDemoConfig } from './config.ts';

const LOCAL = { SHOP_URL: 'http://localhost:3000', PAYMENT_SECRET: 'a secret of at least thirty-two characters' };
const PUBLIC = { ...LOCAL, SHOP_URL: 'https://shop.example' };
const PAGE = '/payment/sandbox/0a1b';
const PAYMENT = { transaction_id: '0a1b', order_reference: 'order-1', amount: 100, currency: 'HUF', locale: 'hu', result_url: '/hu', expires_at: Date.now() + 3_600_000 };

let folder = '';
let app: FastifyInstance | undefined;
let lines: string[] = [];

async function run(environment: Readonly<Record<string, string>>, isFilled = () => true): Promise<FastifyInstance> {
  await app?.close();
  lines = [];
  app = await buildDemoServer(readDemoConfig({ DATA_DIR: folder, ...environment }), { isFilled, logStream: { write: (line) => void lines.push(line) } });
  return app;
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'feszek-demo-'));
});

afterEach(async () => {
  await app?.close();
  app = undefined;
  await rm(folder, { recursive: true });
});

describe('the demo program', () => {
  it('answers its health check, and logs no line for it', async () => {
    const { statusCode } = await (await run(LOCAL)).inject('/health');
    expect([statusCode, lines]).toEqual([200, []]);
  });

  it('is not healthy until the shop has its goods', async () => {
    let isFilled = false;
    const demo = await run(LOCAL, () => isFilled);
    expect((await demo.inject('/health')).statusCode).toBe(503);
    isFilled = true;
    expect((await demo.inject('/health')).statusCode).toBe(200);
  });

  it('has the bank for a shop on this machine, and stores its payments in the data folder', async () => {
    const headers = { authorization: `Bearer ${LOCAL.PAYMENT_SECRET}` };
    expect((await (await run(LOCAL)).inject({ method: 'POST', url: '/bank/payments', headers, payload: PAYMENT })).statusCode).toBe(201);
    expect((await (await run(LOCAL)).inject(PAGE)).statusCode).toBe(200);
  });

  it.each([PUBLIC, { ...LOCAL, PAYMENT_SANDBOX: 'off' }])('has no bank, and opens no older payment, with %j', async (environment) => {
    const headers = { authorization: `Bearer ${LOCAL.PAYMENT_SECRET}` };
    await (await run(LOCAL)).inject({ method: 'POST', url: '/bank/payments', headers, payload: PAYMENT });
    const server = await run(environment);
    expect((await server.inject({ method: 'POST', url: '/bank/payments', headers, payload: PAYMENT })).statusCode).toBe(404);
    for (const method of ['GET', 'POST'] as const) expect((await server.inject({ method, url: PAGE })).json()).toMatchObject({ error: { code: 'not_found' } });
  });

  it('has no bank without a secret, and logs the reason', async () => {
    expect((await (await run({ SHOP_URL: LOCAL.SHOP_URL })).inject(PAGE)).statusCode).toBe(404);
    expect(lines.join('')).toContain('PAYMENT_SECRET is not set: there is no sandbox bank');
  });

  it('logs a request to the bank without the payment’s id', async () => {
    await (await run(LOCAL)).inject('/payment/sandbox/9f86d081884c7d659a2feaa0c55ad015');
    expect(lines.join('')).toContain('/payment/sandbox/:id');
    expect(lines.join('')).not.toContain('9f86d081');
  });
});

describe('the settings of the demo program', () => {
  it.each([['DEMO_PORT', 'x'], ['DEMO_PORT', '70000'], ['SHOP_URL', 'feszek'], ['API_URL', 'ftp://api'], ['PAYMENT_SANDBOX', 'yes'], ['TRUSTED_PROXIES', 'proxy.example']])('reject %s=%s in one sentence', (name, value) => {
    expect(() => readDemoConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => readDemoConfig({ [name]: value })).toThrow(name);
  });

  it('have defaults', () => {
    expect(readDemoConfig({})).toMatchObject({ port: 3020, shopUrl: 'http://localhost:3000', apiUrl: 'http://127.0.0.1:3010', isBankOn: true, paymentSecret: undefined });
  });

  it.each([{ SHOP_URL: 'https://shop.example', PAYMENT_SANDBOX: 'on' }, { SHOP_URL: 'https://shop.example' }, { PAYMENT_SANDBOX: 'off' }])('run no bank with %j', (environment) => {
    expect(readDemoConfig(environment).isBankOn).toBe(false);
  });
});
