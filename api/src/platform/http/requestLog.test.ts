import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { orderSchema } from '@feszek/contract';
import { OPEN_MS } from '../../../test/databases.ts';
import { openShop, placed, testConfig } from '../../../test/shop.ts';
import type { TestShop } from '../../../test/shop.ts';

describe('the log of requests', () => {
  const lines: string[] = [];
  let shop: TestShop;
  let url: string;

  beforeAll(async () => {
    shop = await openShop({ config: testConfig({ LOG_LEVEL: 'info' }), logStream: { write: (line) => void lines.push(line) } });
    url = await shop.app.listen({ host: '127.0.0.1', port: 0 });
  }, OPEN_MS);
  beforeEach(() => {
    lines.length = 0;
  });
  afterAll(() => shop.close());

  /** Sends a request over HTTP and waits for its log line, which is written after the answer. */
  async function send(path: string, headers: Readonly<Record<string, string>> = {}): Promise<number> {
    const trace = lines.length.toString(16).padStart(32, 'a');
    const response = await fetch(url + path, { headers: { traceparent: `00-${trace}-bbbbbbbbbbbbbbbb-01`, ...headers } });
    await response.arrayBuffer();
    while (!lines.some((line) => line.includes(trace) && line.includes('request completed'))) await new Promise((resolve) => setImmediate(resolve));
    return response.status;
  }

  const logged = () => lines.map((line): unknown => JSON.parse(line));

  it('has one line per request: route, status, time, trace, and the network of the visitor', async () => {
    const forwarded = { 'x-forwarded-for': '203.0.113.77' };
    expect(await send('/api/products/1?q=titok', forwarded)).toBe(200);
    expect(logged()).toEqual([{
      level: 30, time: expect.any(Number), program: 'api', trace_id: expect.stringMatching(/^[0-9a-f]{32}$/), span_id: expect.stringMatching(/^(?!b{16})[0-9a-f]{16}$/), parent_id: 'b'.repeat(16),
      method: 'GET', route: '/api/products/:id', status: 200, ms: expect.any(Number), network: '203.0.113.0', msg: 'request completed',
    }]);
  });

  it('contains no hash of an order, for known and unknown paths', async () => {
    const visitor = shop.visitor();
    const { order_hash: hash } = await placed(visitor, { productId: 1 });
    await visitor.read(orderSchema, `/api/orders/${hash}`);
    expect(await send(`/api/orders/${hash}?from=mail`)).toBe(200);
    expect(await send(`/api/order/${hash}`)).toBe(404);
    expect(await send(`/payment/sandbox/${hash}`)).toBe(404);
    expect(lines.join('')).toContain('/api/orders/:order_hash');
    expect(lines.join('')).not.toContain(hash);
  });

  it('contains no session, no token and no address of a visitor', async () => {
    const visitor = shop.visitor();
    await placed(visitor, { productId: 1 });
    expect(visitor.cookies.size).toBeGreaterThan(0);
    for (const value of visitor.cookies.values()) expect(lines.join('')).not.toContain(value);
    expect(lines.join('')).not.toMatch(/127\.0\.0\.1|anna@example\.hu/);
  });

  it('contains no line for a successful health check', async () => {
    await fetch(`${url}/health`);
    await fetch(`${url}/health/live`);
    await send('/api/ping');
    expect(logged()).toEqual([expect.objectContaining({ route: '/api/ping' })]);
  });
});
