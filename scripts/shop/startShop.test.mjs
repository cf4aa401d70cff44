import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { freePort } from '../ports.mjs';
import { PROGRAMS, readSettings } from '../programs.mjs';
import { startShop } from './startShop.mjs';

/** Appends events to a file, in order, and ends like the programs: after its requests are answered. */
const PROGRAM = (/** @type {string} */ name) => `
  import { appendFileSync } from 'node:fs';
  import { createServer } from 'node:http';
  const note = (text) => appendFileSync(process.env.DATA_DIR + '/events', text + '\\n');
  const requested = Promise.withResolvers();
  const ended = new Promise((resolve) => process.once('SIGTERM', () => { note('${name} receives SIGTERM'); resolve(); }));
  const get = async (url) => (await fetch(url + '/part')).text();
  const parts = {
    shell: async () => { requested.resolve(); await ended; const page = await get(process.env.CATALOG_URL); note('the page is finished'); return page; },
    catalog: () => get(process.env.API_URL),
    api: () => 'from the API',
  };
  const server = createServer(async (request, response) => {
    if (request.url === '/health') return response.end('ok');
    if (request.url === '/requested') return response.end(String(await requested.promise));
    response.end(await parts['${name}']());
  });
  server.listen(Number(process.env.PORT), process.env.HOST);
  await ended;
  server.close(() => process.exit(0));
`;

/** @type {import('../programs.mjs').Settings} */
let settings;

beforeEach(async () => {
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...process.env, DATABASE_URL: 'postgres://127.0.0.1:1/unused', DATA_DIR: mkdtempSync(join(tmpdir(), 'shop-')) };
  for (const { portVariable } of PROGRAMS) env[portVariable] = String(await freePort());
  settings = readSettings(env, 'production');
});
afterEach(() => rmSync(settings.dataDir, { recursive: true }));

it('finishes pages in flight before it ends the programs that they need', async () => {
  const shop = await startShop(settings, { args: ({ name }) => ['--input-type=module', '--eval', PROGRAM(name)] });
  const page = fetch(`http://127.0.0.1:${settings.ports.shell}/`).then((response) => response.text());
  await (await fetch(`http://127.0.0.1:${settings.ports.shell}/requested`)).text();
  await Promise.all([shop.stop(), shop.stop()]);
  expect(await page).toBe('from the API');
  const events = readFileSync(join(settings.dataDir, 'events'), 'utf8').trimEnd().split('\n');
  expect(events.slice(0, 2)).toEqual(['shell receives SIGTERM', 'the page is finished']);
  expect(events.slice(2, -1).sort()).toEqual(['account', 'cart-checkout', 'catalog', 'content', 'demo'].map((name) => `${name} receives SIGTERM`));
  expect(events.at(-1)).toBe('api receives SIGTERM');
});
