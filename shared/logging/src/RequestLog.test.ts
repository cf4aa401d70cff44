import { afterEach, beforeEach, expect, it } from '@jest/globals';
import Fastify from 'fastify';
import { loggerOptions } from './loggerOptions.ts';
import { RequestLog } from './RequestLog.ts';

let lines: string[];
let app: ReturnType<typeof start>;

function start(level: string) {
  const server = Fastify({
    logger: loggerOptions(level, { program: 'test' }, { write: (line) => void lines.push(line) }),
    logController: new RequestLog({ quietRoutes: ['/health/:part'] }),
  });
  server.get('/health/:part', (_, reply) => reply.send({}));
  server.get('/orders/:hash', (_, reply) => reply.send({}));
  server.get<{ Params: { status: string } }>('/answers/:status', (request, reply) => reply.code(Number(request.params.status)).send({}));
  return server;
}

beforeEach(() => {
  lines = [];
  app = start('info');
});
afterEach(() => app.close());

const logged = () => lines.map((line): unknown => JSON.parse(line));

it('logs a request in one line, by its route', async () => {
  await app.inject({ url: '/orders/q7_yD0e-1LkXv9TzRwPb2MhNcUoAiSgF?from=mail', remoteAddress: '203.0.113.77' });
  expect(logged()).toEqual([{
    level: 30, time: expect.any(Number), program: 'test', trace_id: expect.any(String),
    method: 'GET', route: '/orders/:hash', status: 200, ms: expect.any(Number), network: '203.0.113.0', msg: 'request completed',
  }]);
});

it('logs a request that has no route by its masked path', async () => {
  app.setNotFoundHandler((_, reply) => reply.code(404).send({}));
  await app.inject('/order/q7_yD0e-1LkXv9TzRwPb2MhNcUoAiSgF?from=mail');
  expect(logged()).toMatchObject([{ route: '/order/…', status: 404 }]);
});

it('does not log a successful answer of a quiet route', async () => {
  await app.inject('/health/disk');
  await app.inject('/answers/200');
  expect(logged()).toMatchObject([{ route: '/answers/:status' }]);
});

it('logs an error of the program at the level `error`, so that it is logged even if other requests are not', async () => {
  await app.close();
  app = start('warn');
  await app.inject('/answers/200');
  await app.inject('/answers/404');
  await app.inject('/answers/503');
  expect(logged()).toMatchObject([{ level: 50, route: '/answers/:status', status: 503 }]);
});

it('logs a request as a field of another line without its address', async () => {
  app.get('/baskets/:hash', (request, reply) => {
    request.log.warn({ req: request }, 'basket is odd');
    return reply.send({});
  });
  await app.inject({ url: '/baskets/q7_yD0e-1LkXv9TzRwPb2MhNcUoAiSgF?x=1', remoteAddress: '203.0.113.77' });
  expect(logged()).toMatchObject([{ msg: 'basket is odd', req: { method: 'GET', route: '/baskets/:hash', network: '203.0.113.0' } }, { msg: 'request completed' }]);
  expect(lines.join('')).not.toContain('q7_yD0e');
});
