import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';

/**
 * Reference: a bare Node.js server that sends one ready, compressed buffer, the size of the page it is compared with.
 *
 * Argument: the address of that page. Prints its port on standard output.
 */
const [pageUrl = ''] = process.argv.slice(2);
const page = await (await fetch(pageUrl)).arrayBuffer();
const body = brotliCompressSync(Buffer.from(page));

const server = createServer((_, answer) => {
  answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br', 'content-length': body.length });
  answer.end(body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address && typeof address === 'object') process.stdout.write(`${address.port}\n`);
});
