import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import Fastify from 'fastify';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { createChanges } from './changes.ts';
import { purgeShells } from './purge.ts';

interface ReceivedPurge {
  readonly path: string | undefined;
  readonly token: string | undefined;
  readonly body: unknown;
}

describe('purging the shells', () => {
  let server: Server;
  let received: ReceivedPurge[];
  let onReceived: () => void;
  /** The next purge is answered with 503. */
  let isRefusing: boolean;
  const { log } = Fastify({ logger: false });

  beforeEach(async () => {
    received = [];
    isRefusing = false;
    onReceived = () => undefined;
    server = createServer((request: IncomingMessage, answer) => {
      void text(request).then((body) => {
        received.push({ path: request.url, token: request.headers.authorization, body: JSON.parse(body) });
        if (isRefusing) answer.statusCode = 503;
        isRefusing = false;
        answer.end('{}');
        onReceived();
      });
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  const url = () => {
    const address = server.address();
    return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  };

  it('sends every shell the tags of concurrent changes, each once, with the token', async () => {
    const changes = createChanges();
    const both = new Promise<void>((resolve) => { onReceived = () => { if (received.length === 2) resolve(); }; });
    const stop = purgeShells(changes, { shellUrls: [url(), url()], token: 'secret' }, log);
    changes.emit(['product:1', 'catalogue']);
    changes.emit(['product:1', 'product:2']);
    await both;
    await stop();
    const expected = { path: '/internal/purge', token: 'Bearer secret', body: { tags: ['product:1', 'catalogue', 'product:2'] } };
    expect(received).toEqual([expected, expected]);
  });

  it('continues when a shell is unavailable', async () => {
    const changes = createChanges();
    const reached = new Promise<void>((resolve) => { onReceived = resolve; });
    const stop = purgeShells(changes, { shellUrls: ['http://127.0.0.1:1', url()], token: 'secret' }, log);
    changes.emit(['faq']);
    await reached;
    await stop();
    expect(received).toHaveLength(1);
  });

  it('sends the tags of a refused purge again', async () => {
    const changes = createChanges();
    const again = new Promise<void>((resolve) => { onReceived = () => { if (received.length === 2) resolve(); }; });
    isRefusing = true;
    const stop = purgeShells(changes, { shellUrls: [url()], token: 'secret' }, log);
    changes.emit(['faq']);
    await again;
    await stop();
    expect(received.map(({ body }) => body)).toEqual([{ tags: ['faq'] }, { tags: ['faq'] }]);
  });
});
