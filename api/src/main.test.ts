import { COOKIES } from '@feszek/contract';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { createDatabase, OPEN_MS, runOnServer } from '../test/databases.ts';
import type { TestDatabase } from '../test/databases.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'feszek-api-'));
const running = new Set<ChildProcessWithoutNullStreams>();
let database: TestDatabase;

function run(script: string, args: readonly string[], environment: Record<string, string>): ChildProcessWithoutNullStreams {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, script), ...args], { env: { ...process.env, DATABASE_URL: database.url, DATA_DIR: folder, API_PORT: '0', ...environment } });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

/** The exit code and output of a program that has ended. */
async function outcome(child: ChildProcessWithoutNullStreams, input = '') {
  child.stdin.end(input);
  const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { code: Number(code), stdout, stderr };
}

async function listeningAddress(child: ChildProcessWithoutNullStreams): Promise<string> {
  for await (const line of createInterface(child.stdout)) {
    const address = /Server listening at (http:\/\/[^"]+)/.exec(line)?.[1];
    if (address) return address;
  }
  throw new Error('The API ended before it listened');
}

describe('the program', () => {
  beforeAll(async () => {
    database = await createDatabase('shop');
  }, OPEN_MS);
  afterAll(async () => {
    for (const child of running) child.kill('SIGKILL');
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('starts with the shop’s data, and ends cleanly on SIGTERM', async () => {
    const api = run('main.ts', [], {});
    const address = await listeningAddress(api);
    const response = await fetch(`${address}/api/products?page_size=1`);
    expect(response.status).toBe(200);
    api.kill('SIGTERM');
    const [code] = await once(api, 'exit');
    expect(code).toBe(0);
  }, 2 * OPEN_MS);

  it('logs a refused request with its code and fields, without their values', async () => {
    const api = run('main.ts', [], {});
    const address = await listeningAddress(api);
    const logged: string[] = [];
    createInterface(api.stdout).on('line', (line) => logged.push(line));
    const cookies = (await fetch(`${address}/sanctum/csrf-cookie`)).headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0] ?? '');
    const token = decodeURIComponent(cookies.find((cookie) => cookie.startsWith(`${COOKIES.xsrf}=`))?.split('=', 2)[1] ?? '');
    const headers = { 'content-type': 'application/json', cookie: cookies.join('; '), 'x-xsrf-token': token };
    const response = await fetch(`${address}/api/cart/customer`, { method: 'PUT', headers, body: JSON.stringify({ email: 'kovacs.anna' }) });
    expect(response.status).toBe(422);

    api.kill('SIGTERM');
    await once(api, 'exit');
    const refusals = logged.filter((line) => line.includes('request refused'));
    expect(refusals.map((line) => JSON.parse(line))).toEqual([expect.objectContaining({ code: 'validation_failed', fields: ['email: email'], trace_id: expect.any(String) })]);
    expect(logged.join('\n')).not.toContain('kovacs.anna');
  }, 2 * OPEN_MS);

  it('warns at its start that a shop without legal pages takes no orders', async () => {
    await runOnServer(database.url, 'DELETE FROM content_page');
    const api = run('main.ts', [], {});
    const logged: string[] = [];
    createInterface(api.stdout).on('line', (line) => logged.push(line));
    await listeningAddress(api);
    api.kill('SIGTERM');
    await once(api, 'exit');
    const warnings = logged.filter((line) => line.includes('orders and quote requests are refused'));
    expect(warnings.map((line) => JSON.parse(line))).toEqual([expect.objectContaining({ pages: ['terms', 'privacy'] })]);
  }, 2 * OPEN_MS);

  it('reports a port that is in use, with a remedy', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address ? String(address.port) : '';
    const { code, stderr } = await outcome(run('main.ts', [], { API_PORT: port }));
    expect([code, stderr]).toEqual([1, `Port ${port} is taken by another program; stop it, or set API_PORT to a free port.\n`]);
    other.close();
  }, OPEN_MS);

  it('reports a fault of its configuration in one sentence', async () => {
    expect(await outcome(run('main.ts', [], { API_PORT: 'many' }))).toMatchObject({ code: 1, stderr: 'API_PORT must be a port from 0 to 65535, but it is "many".\n' });
    const unavailable = await outcome(run('main.ts', [], { DATABASE_URL: 'postgres://127.0.0.1:1/x' }));
    expect(unavailable).toMatchObject({ code: 1, stderr: 'The database server that DATABASE_URL names does not answer.\n' });
  }, OPEN_MS);
});
