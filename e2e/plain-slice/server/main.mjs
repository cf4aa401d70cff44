import { readFileSync, readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname } from 'node:path';
import { renderFragment } from './renderFragment.mjs';

const { HOST = '127.0.0.1', PORT = '3004', API_URL = 'http://127.0.0.1:3010' } = process.env;

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };
const FILE_HEADERS = { 'cache-control': 'public, max-age=31536000, immutable', 'access-control-allow-origin': '*', 'x-content-type-options': 'nosniff' };
const TYPES = new Map([['.js', 'text/javascript; charset=utf-8'], ['.css', 'text/css; charset=utf-8']]);

const manifest = JSON.parse(readFileSync(new URL('../manifest.json', import.meta.url), 'utf8'));
const browser = new URL('../browser/', import.meta.url);
const base = `/slices/${manifest.name}/${manifest.version}/`;
const files = new Map(readdirSync(browser).map((name) => [`${base}${name}`, readFileSync(new URL(name, browser))]));

/** @typedef {{ readonly status: number, readonly headers: Readonly<Record<string, string>>, readonly body: string | Buffer }} Answer */

/**
 * @param {number} status
 * @param {unknown} value
 * @returns {Answer}
 */
function json(status, value) {
  return { status, headers: JSON_TYPE, body: JSON.stringify(value) };
}

/**
 * @param {URL} url
 * @param {AbortSignal} signal - aborts when the shell has closed the connection
 * @returns {Promise<Answer>}
 */
async function answer(url, signal) {
  const { pathname } = url;
  if (pathname === '/manifest.json') return { ...json(200, manifest), headers: { ...JSON_TYPE, 'access-control-allow-origin': '*' } };
  if (pathname === '/health') return json(200, { status: 'ok', slice: manifest.name, version: manifest.version });
  if (pathname.startsWith('/fragments/')) {
    const { status, headers = {}, body } = await renderFragment(manifest, pathname.slice('/fragments/'.length), url.searchParams, { api: API_URL.split(',', 1)[0] ?? '', signal });
    return typeof body === 'string' ? { status, headers, body } : { ...json(status, body), headers: { ...JSON_TYPE, ...headers } };
  }
  const file = files.get(pathname);
  if (!file) return json(404, { error: 'This version has no such file.' });
  return { status: 200, headers: { ...FILE_HEADERS, 'content-type': TYPES.get(extname(pathname)) ?? 'application/octet-stream' }, body: file };
}

const server = createServer(async (request, response) => {
  if (request.method !== 'GET' && request.method !== 'HEAD') return void response.writeHead(405, JSON_TYPE).end();
  const closed = new AbortController();
  response.on('close', () => closed.abort());
  try {
    const { status, headers, body } = await answer(new URL(request.url ?? '/', 'http://slice'), closed.signal);
    response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body);
  } catch (error) {
    if (closed.signal.aborted) return;
    process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
    response.writeHead(502, JSON_TYPE).end(JSON.stringify({ error: 'The fragment could not be rendered.' }));
  }
});

process.once('SIGTERM', () => server.close(() => process.exit(0)));
server.listen(Number(PORT), HOST);
