import { createServer } from 'node:http';
import { afterEach, expect, it } from '@jest/globals';
import { countGoods } from './countGoods.mjs';

/** @type {import('node:http').Server | undefined} */
let server;

/**
 * @param {number} status
 * @param {object} body
 */
async function serve(status, body) {
  const opened = createServer((_, response) => void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)));
  server = opened;
  await new Promise((resolve) => void opened.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = opened.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

afterEach(() => void server?.close());

it('is the number of products', async () => {
  expect(await countGoods(await serve(200, { data: { all_products: 0 } }))).toBe(0);
  server?.close();
  expect(await countGoods(await serve(200, { data: { all_products: 1 } }))).toBe(1);
});

it('is unknown while the API has an error or does not answer', async () => {
  const url = await serve(503, { error: { code: 'unavailable' } });
  expect(await countGoods(url)).toBeUndefined();
  await new Promise((resolve) => void server?.close(resolve));
  expect(await countGoods(url)).toBeUndefined();
});
