import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { addMetrics, Counter } from './index.ts';

const TOKEN = 'a token of the test shop';

describe('the metrics of a program', () => {
  let app: FastifyInstance;
  beforeEach(() => {
    app = Fastify();
  });
  afterEach(() => app.close());

  const read = (authorization?: string) => app.inject({ url: '/metrics', headers: { ...(authorization !== undefined && { authorization }) } });

  it('have the duration of requests by the pattern of their route, not by their address', async () => {
    addMetrics(app, { program: 'test', token: TOKEN });
    app.get('/products/:id', () => 'one');
    for (const url of ['/products/1', '/products/2', '/unknown/1', '/unknown/2']) await app.inject(url);
    const { statusCode, headers, body } = await read(`Bearer ${TOKEN}`);
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
    const counts = body.split('\n').filter((line) => line.startsWith('feszek_request_seconds_count'));
    expect(counts).toEqual([
      'feszek_request_seconds_count{program="test",method="GET",route="/products/:id",status="200"} 2',
      'feszek_request_seconds_count{program="test",method="GET",route="unmatched",status="404"} 2',
    ]);
    expect(body).toMatch(/^nodejs_eventloop_lag_p99_seconds\{program="test"\} /m);
  });

  it('include those that the program registers', async () => {
    const registry = addMetrics(app, { program: 'test', token: TOKEN });
    if (!registry) throw new Error('Nothing is measured');
    new Counter({ name: 'feszek_test_total', help: 'Test', registers: [registry] }).inc(3);
    expect((await read(`Bearer ${TOKEN}`)).body).toContain('feszek_test_total{program="test"} 3');
  });

  it('are read with the token only: without it the address does not exist', async () => {
    addMetrics(app, { program: 'test', token: TOKEN });
    for (const authorization of [undefined, 'Bearer wrong', TOKEN]) expect((await read(authorization)).statusCode).toBe(404);
  });

  it('do not exist if no token is set, and a short token is refused', async () => {
    expect(addMetrics(app, { program: 'test', token: '' })).toBeUndefined();
    expect((await read('Bearer ')).statusCode).toBe(404);
    expect(() => addMetrics(app, { program: 'test', token: 'short' })).toThrow('METRICS_TOKEN must have at least 20 characters.');
  });
});
