import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';

/**
 * Reference: a bare Node.js server that sends one ready, compressed buffer, the size of the page it is compared with.
 *
 * Arguments: the address of that page; `headers` to send the page's headers too. Prints its port on standard output.
 */
const [pageUrl = '', withHeaders] = process.argv.slice(2);
const page = await fetch(pageUrl);
const body = brotliCompressSync(Buffer.from(await page.arrayBuffer()));

/** Node.js writes these itself, or they describe another body. */
const OWN = new Set(['connection', 'keep-alive', 'date', 'content-encoding', 'content-length', 'transfer-encoding']);
const headers = withHeaders === 'headers' ? [...page.headers].filter(([name]) => !OWN.has(name)) : [['content-type', 'text/html; charset=utf-8']];
const all = [...headers, ['content-encoding', 'br'], ['content-length', String(body.length)]].flat();

const server = createServer((_, answer) => {
  answer.writeHead(200, all);
  answer.end(body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address && typeof address === 'object') process.stdout.write(`${address.port}\n`);
});
