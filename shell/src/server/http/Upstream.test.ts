import { Origins } from '@feszek/kit/server';
import { startClosingServer } from '@feszek/testing';
import { describe, expect, it } from '@jest/globals';
import { Upstream } from './Upstream.ts';

const { signal: staying } = new AbortController();

describe('a connection that a program closes instead of answering', () => {
  it('is replaced, and a safe request is sent again', async () => {
    const server = await startClosingServer();
    const upstream = new Upstream(new Origins(server.url), 2, 20_000);
    const send = async (method: 'GET' | 'POST') => (await upstream.send({ method, path: '/x', headers: {}, body: undefined }, staying)).status;
    try {
      expect(await send('GET')).toBe(200);
      server.closeNext(1);
      expect(await send('GET')).toBe(200);
      server.closeNext(1);
      await expect(send('POST')).rejects.toThrow('other side closed');
      expect(server.received).toEqual(['GET /x', 'GET /x', 'GET /x', 'POST /x']);
    } finally {
      await server.stop();
      await upstream.close();
    }
  });
});
