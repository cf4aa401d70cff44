import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { checkSlice } from '@feszek/conformance';
import { build } from '../../e2e/plain-slice/build.mjs';
import { waitUntilHealthy } from '../health.mjs';
import { freePort } from '../ports.mjs';

/** What the API answers. @type {ReadonlyMap<string | undefined, unknown>} */
const DATA = new Map(Object.entries({
  '/api/faq': { topics: [{ id: 1, title: 'Ordering', questions: [{ id: 7, question: 'Is <b> "bold"?', answer: '</script>' }] }] },
  '/api/showrooms': [{ id: 1, name: 'Fészek Budapest', address: 'Bartók Béla út 12.', phone: '+36 1 555 0117' }],
}));

/** @type {string} */
let folder;
/** @type {import('node:http').Server} */
let api;
/** @type {import('node:child_process').ChildProcess} */
let server;
/** @type {string} */
let url;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plain-slice-'));
  await build(join(folder, 'dist'));
  const [apiPort, port] = [await freePort(), await freePort()];
  api = createServer((request, response) => void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data: DATA.get(request.url) })));
  api.listen(apiPort, '127.0.0.1');
  const env = { ...process.env, HOST: '127.0.0.1', PORT: String(port), API_URL: `http://127.0.0.1:${apiPort}` };
  server = spawn(process.execPath, [join(folder, 'dist', 'server', 'main.mjs')], { env, stdio: 'ignore' });
  url = `http://127.0.0.1:${port}`;
  await waitUntilHealthy(`${url}/health`, AbortSignal.timeout(25_000));
});
afterEach(async () => {
  const ended = once(server, 'exit');
  server.kill();
  await ended;
  api.closeAllConnections();
  api.close();
  await rm(folder, { recursive: true });
});

it('follows every rule of the fragment protocol, without the kit', async () => {
  const checked = await checkSlice(url);
  expect(checked.filter(({ outcome }) => outcome === 'failed').map(({ rule, found }) => `${rule.id}: ${found}`)).toEqual([]);
  expect(checked.filter(({ outcome }) => outcome === 'passed').length).toBeGreaterThan(35);
});

it('escapes what the API answers', async () => {
  const html = await (await fetch(`${url}/fragments/faq?locale=en&currency=HUF&vat_mode=net&pathname=%2Fen%2Ffaq&search=&params=%7B%7D`)).text();
  expect(html).toContain('<summary>Is &lt;b> &quot;bold&quot;?</summary><p id="question-7">&lt;/script></p>');
});
