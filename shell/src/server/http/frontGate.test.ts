import { afterEach, describe, expect, it } from '@jest/globals';
import { BODY_LIMIT_BYTES } from '@feszek/contract';
import { once } from 'node:events';
import { request } from 'node:http';
import type { IncomingMessage, RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { openConnection, startStandIn } from '../../../test/sockets.ts';
import type { RawConnection, StandIn } from '../../../test/sockets.ts';
import { createGate, startShop, until } from '../../../test/startShop.ts';
import type { Shop } from '../../../test/startShop.ts';
import { shellConfig } from '../config.ts';
import type { FrontLimits } from '../config.ts';

let shop: Shop;
let api: StandIn;
let connections: RawConnection[] = [];

interface Options {
  readonly limits?: Partial<FrontLimits>;
  readonly isTrustedProxy?: () => boolean;
}

async function open(listener: RequestListener, { limits, ...config }: Options = {}): Promise<void> {
  api = await startStandIn((incoming, response) => {
    if (incoming.url === '/api/init') response.end('{}');
    else listener(incoming, response);
  });
  shop = await startShop({ config: { apiUrl: api.url, limits: { ...shellConfig({}).limits, ...limits }, ...config } });
}

afterEach(async () => {
  for (const { socket } of connections) socket.destroy();
  connections = [];
  await api.close();
  await shop.close();
});

function connection(written: string, isReading = true): RawConnection {
  const opened = openConnection(shop.url, written, isReading);
  connections.push(opened);
  return opened;
}

const ok: RequestListener = (incoming, response) => void text(incoming).then((body) => response.end(JSON.stringify({ data: body })));

/** A request of 60,000 bytes of which one is sent. An answered request before it on the same connection shows that it has arrived. */
const HALF_SENT = [
  'GET /health HTTP/1.1\r\nHost: shop\r\n\r\n',
  'POST /api/cart/product HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{',
].join('');

/** For tests that transfer much data or send many requests. */
const BUSY_MACHINE_MS = 120_000;

const ofApi = () => api.paths.filter((path) => path !== '/api/init');
const get = (path: string, init: RequestInit = {}) => fetch(`${shop.url}${path}`, { signal: AbortSignal.timeout(BUSY_MACHINE_MS / 2), ...init });

describe('half-sent requests', () => {
  it('do not occupy connections to the API: a cart request beside 80 of them is answered', async () => {
    await open(ok);
    const half = Array.from({ length: 80 }, () => connection(HALF_SENT));
    await until(() => half.every(({ received }) => received().includes('200 OK')));
    expect((await get('/api/cart')).status).toBe(200);
    expect(ofApi()).toEqual(['/api/cart']);
  });

  it('are ended with 408 after the time limit', async () => {
    await open(ok, { limits: { requestMs: 200 } });
    const half = [connection(HALF_SENT), connection('POST /api/cart/product HTTP/1.1\r\nHost: shop\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\n'), connection('GET /hu HTTP/1.1\r\nHost: sh')];
    await Promise.all(half.map(({ closed }) => closed));
    for (const { received } of half) expect(received()).toContain('HTTP/1.1 408 Request Timeout');
    expect(ofApi()).toEqual([]);
  });
});

describe('a body that is too large', () => {
  it('is refused while it arrives if its size was not declared, and does not reach the API', async () => {
    await open(ok);
    const sent = request(`${shop.url}/api/cart/product`, { method: 'POST', headers: { 'content-type': 'application/json', locale: 'en' } });
    const answered = once(sent, 'response') as Promise<[IncomingMessage]>;
    for (let bytes = 0; bytes <= BODY_LIMIT_BYTES; bytes += 8192) sent.write('a'.repeat(8192));
    const [response] = await answered;
    expect([response.statusCode, JSON.parse(await text(response))]).toEqual([413, { error: { code: 'payload_too_large', message: 'That’s too much data to send at once. Please send less and try again.' } }]);
    sent.destroy();
    expect(ofApi()).toEqual([]);
  });
});

describe('slow readers', () => {
  it('do not occupy connections to the API: a cart request beside more of their requests than it has connections is answered', async () => {
    const answer = Buffer.alloc(2_500_000, 'a');
    await open((incoming, response) => response.end(incoming.url === '/api/cart' ? '{}' : answer));
    // The kernel buffers the first answer of a connection that is not read; those of further requests must wait.
    const requests = 'GET /api/cart?reader HTTP/1.1\r\nHost: shop\r\n\r\n'.repeat(4);
    for (let index = 0; index < 20; index += 1) connection(requests, false);
    await until(() => ofApi().length > 64);
    // While the shell buffers the answers, a call may be refused. If the readers occupied connections, every call would be.
    let status = 0;
    await until(async () => {
      ({ status } = await get('/api/cart'));
      return status === 200;
    });
    expect(status).toBe(200);
  }, BUSY_MACHINE_MS);
});

describe('connections', () => {
  it('of one address are limited; a closed one makes room for another', async () => {
    await open(ok, { limits: { connectionsPerAddress: 3 }, isTrustedProxy: () => false });
    const whole = 'GET /health HTTP/1.1\r\nHost: shop\r\n\r\n';
    const first = Array.from({ length: 3 }, () => connection(whole));
    await until(() => first.every(({ received }) => received().includes('200 OK')));
    const refused = connection(whole);
    await refused.closed;
    expect(refused.received()).toBe('');
    first[0]?.socket.destroy();
    await until(async () => {
      const next = connection(whole);
      await Promise.race([next.closed, once(next.socket, 'data')]);
      return next.received().includes('200 OK');
    });
  });

  it('of a trusted proxy, which forwards many visitors, are not limited', async () => {
    await open(ok, { limits: { connectionsPerAddress: 3 } });
    const many = Array.from({ length: 10 }, () => connection('GET /health HTTP/1.1\r\nHost: shop\r\n\r\n'));
    await until(() => many.every(({ received }) => received().includes('200 OK')));
    expect(many.some(({ socket }) => socket.destroyed)).toBe(false);
  });

  it('are closed if requests are pipelined without end, and answered if a few are', async () => {
    await open(ok);
    const pipelined = (count: number) => connection('GET /health HTTP/1.1\r\nHost: shop\r\n\r\n'.repeat(count));
    const few = pipelined(10);
    await until(() => few.received().split('HTTP/1.1 200 OK').length === 11);
    const endless = pipelined(1500);
    await endless.closed;
    expect(endless.received().split('HTTP/1.1 200 OK').length).toBeLessThan(100);
  });

  it('are closed after a thousand requests, and the visitor opens another', async () => {
    await open(ok);
    const one = connection('');
    const answers = () => one.received().split('HTTP/1.1 200 OK').length - 1;
    for (let count = 10; count <= 1000; count += 10) {
      one.socket.write('GET /health HTTP/1.1\r\nHost: shop\r\n\r\n'.repeat(10));
      await until(() => answers() === count);
    }
    expect(one.received().split(/connection: close/i)).toHaveLength(2);
    one.socket.write('GET /health HTTP/1.1\r\nHost: shop\r\n\r\n');
    await one.closed;
    expect(answers()).toBe(1000);
  }, BUSY_MACHINE_MS);
});

describe('an API that hangs', () => {
  it('is abandoned after the time limit: 504 with JSON for programs, with a page for a person', async () => {
    await open(() => undefined, { limits: { apiMs: 100 } });
    const response = await get('/api/cart', { headers: { locale: 'en' } });
    expect([response.status, response.headers.get('retry-after'), await response.json()])
      .toEqual([504, '5', { error: { code: 'service_unavailable', message: 'The service is unavailable right now. Please try again.' } }]);
    const page = await get('/payment/abandoned/stripe/x', { headers: { accept: 'text/html', 'accept-language': 'hu' } });
    expect([page.status, page.headers.get('retry-after'), await page.text()]).toEqual([504, '5', expect.stringContaining('Valami elromlott nálunk')]);
    await until(() => api.abandoned.length === 2);
  });

  it('is abandoned in the middle of an answer too', async () => {
    await open((_, response) => { response.writeHead(200, { 'content-length': '10' }).write('abc'); }, { limits: { apiMs: 100 } });
    expect((await get('/api/cart')).status).toBe(504);
  });

  it('on read requests does not block the connections of purchases, pictures and feeds', async () => {
    const gate = createGate();
    await open((incoming, response) => {
      if (incoming.url?.startsWith('/api/products')) void gate.opened.then(() => response.end('{}'));
      else response.end('{}');
    });
    const reads = Array.from({ length: 100 }, (_, index) => get(`/api/products?n=${index}`, {}));
    await until(() => ofApi().length === 64);
    const checkout = ['/api/cart', '/sanctum/csrf-cookie', '/payment/notice', '/api/orders/x', '/api/countries', '/api/cities?zipcode=1011', '/api/account/addresses'];
    for (const path of [...checkout, '/images/a/b/c.webp', '/feeds/x.xml']) expect([path, (await get(path)).status]).toEqual([path, 200]);
    gate.open();
    expect(new Set((await Promise.all(reads)).map(({ status }) => status))).toEqual(new Set([200]));
  });

  it('receives no more requests than may wait; the others are refused at once', async () => {
    const gate = createGate();
    // A busy machine takes longer than the default limit to send so many requests at once.
    await open((_, response) => void gate.opened.then(() => response.end('{}')), { limits: { requestMs: BUSY_MACHINE_MS } });
    const refusals: (string | null)[] = [];
    const statuses = await Promise.all(Array.from({ length: 400 }, async (_, index) => {
      const response = await get(`/api/products?n=${index}`);
      if (response.status === 503) refusals.push(response.headers.get('retry-after'));
      // All are in progress once one is refused: none is answered earlier.
      gate.open();
      return response.status;
    }));
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
    expect(new Set(refusals)).toEqual(new Set(['5']));
  }, BUSY_MACHINE_MS);
});

describe('a visitor who disconnects', () => {
  it('cancels the request to the API', async () => {
    await open(() => undefined);
    const visitor = new AbortController();
    const left = get('/api/products', { signal: visitor.signal }).catch((error: unknown) => error);
    await until(() => ofApi().length === 1);
    visitor.abort();
    await left;
    await until(() => api.abandoned.length > 0);
    expect(api.abandoned).toEqual(['/api/products']);
  });

  it('cancels it during the answer', async () => {
    await open((_, response) => { response.writeHead(200).write('a'.repeat(5_000_000)); });
    const visitor = connection('GET /feeds/x.xml HTTP/1.1\r\nHost: shop\r\n\r\n');
    await until(() => visitor.received().length > 0);
    visitor.socket.destroy();
    await until(() => api.abandoned.length > 0);
    expect(api.abandoned).toEqual(['/feeds/x.xml']);
  });
});

describe('the proxy', () => {
  it('forwards the body byte for byte, without headers of the connection itself', async () => {
    const bytes = Buffer.from(Array.from({ length: 512 }, (_, index) => index % 256));
    await open((incoming, response) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('end', () => response.writeHead(200, { connection: 'x-private', 'x-private': '1', 'x-public': '2', 'keep-alive': 'timeout=9' })
        .end(JSON.stringify({ body: Buffer.concat(chunks).toString('hex'), headers: incoming.headers })));
    });
    const sent = request(`${shop.url}/payment/stripe`, { method: 'POST', agent: false, headers: { 'content-type': 'application/x-unknown', te: 'trailers', 'x-hop': '1', 'x-end': '2', connection: 'x-hop' } });
    sent.write(bytes.subarray(0, 100));
    sent.end(bytes.subarray(100));
    const [response] = await once(sent, 'response') as [IncomingMessage];
    const echo = JSON.parse(await text(response)) as { body: string; headers: Record<string, string> };
    expect(echo.body).toBe(bytes.toString('hex'));
    expect(echo.headers).toMatchObject({ 'x-end': '2', 'content-type': 'application/x-unknown', 'content-length': '512' });
    for (const name of ['x-hop', 'te', 'transfer-encoding']) expect(echo.headers).not.toHaveProperty(name);
    expect(response.headers['x-public']).toBe('2');
    expect(response.headers).not.toHaveProperty('x-private');
    expect(response.headers['keep-alive']).not.toBe('timeout=9');
  });

  it('forwards an answer of any size, its status and its length', async () => {
    await open((incoming, response) => {
      if (incoming.method === 'HEAD') response.writeHead(200, { 'content-length': '1234' }).end();
      else if (incoming.url === '/api/nothing') response.writeHead(204).end();
      else if (incoming.url === '/images/same') response.writeHead(304, { etag: '"1"' }).end();
      else response.end('a'.repeat(5_000_000));
    });
    expect((await (await get('/feeds/x.xml')).text()).length).toBe(5_000_000);
    expect((await (await get('/api/products')).text()).length).toBe(5_000_000);
    expect((await get('/api/products', { method: 'HEAD' })).headers.get('content-length')).toBe('1234');
    expect((await get('/api/nothing')).status).toBe(204);
    const same = await get('/images/same');
    expect([same.status, same.headers.get('etag')]).toEqual([304, '"1"']);
  });

  it('does not forward paths that a URL parser would resolve', async () => {
    await open(ok);
    for (const path of ['/api/cart/../../operator', '/api/%2e%2e/health', '/images/..%2f..%2fhealth', '/feeds/..\\health']) {
      const request = connection(`GET ${path} HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n`);
      await request.closed;
      expect([path, request.received().slice(0, 12)]).toEqual([path, 'HTTP/1.1 404']);
    }
    expect(ofApi()).toEqual([]);
  });
});
