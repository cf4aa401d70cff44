import { describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { boolean, object } from 'yup';
import { OperatorClient } from './OperatorClient.ts';

const PATIENCE_MS = 300;
const schema = object({ done: boolean().required() });

/** Calls a server whose attempts are answered in order, the last one for all further attempts. */
async function callWith(attempts: readonly RequestListener[], patienceMs: number) {
  let count = 0;
  const server = createServer((request, response) => attempts[Math.min((count += 1), attempts.length) - 1]?.(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server does not listen');
  try {
    const result = await new OperatorClient(`http://127.0.0.1:${address.port}`, 'token').call('POST', '/', schema, {}, patienceMs).catch((error: unknown) => error);
    return { result, count };
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

const breakOff: RequestListener = (request) => void request.socket.destroy();
const breakOffLate: RequestListener = (request) => void wait(2 * PATIENCE_MS).then(() => request.socket.destroy());
const answer: RequestListener = (_, response) => void response.setHeader('content-type', 'application/json').end(JSON.stringify({ data: { done: true } }));

describe('a request of the operator', () => {
  it('is repeated if its connection breaks, even after an attempt that took longer than the patience', async () => {
    expect(await callWith([breakOffLate, answer], PATIENCE_MS)).toEqual({ result: { done: true }, count: 2 });
  });

  it('fails if the API stays unavailable for the time of the patience', async () => {
    const { result, count } = await callWith([breakOff], PATIENCE_MS);
    expect(result).toMatchObject({ message: expect.stringContaining('does not answer') });
    expect(count).toBeGreaterThan(1);
  });

  it('is not repeated without patience', async () => {
    const { result, count } = await callWith([breakOff], 0);
    expect([result instanceof Error, count]).toEqual([true, 1]);
  });
});
