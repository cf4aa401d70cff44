import { startClosingServer } from '@feszek/testing';
import type { ClosingServer } from '@feszek/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { leanFetch } from './leanFetch.ts';

let server: ClosingServer;

beforeEach(async () => {
  server = await startClosingServer();
});
afterEach(() => server.stop());

const send = async (method: 'GET' | 'POST') => (await leanFetch(`${server.url}/x`, { method, credentials: 'include', headers: new Headers(), signal: AbortSignal.timeout(20_000) })).status;

describe('a program that closes a connection instead of answering', () => {
  it('gets a safe request once more', async () => {
    expect(await send('GET')).toBe(200);
    server.closeNext(1);
    expect(await send('GET')).toBe(200);
    expect(server.received).toEqual(['GET /x', 'GET /x', 'GET /x']);
  });

  it('gets it twice at most', async () => {
    server.closeNext(3);
    await expect(send('GET')).rejects.toThrow('other side closed');
    expect(server.received).toEqual(['GET /x', 'GET /x']);
  });

  it('gets a request that changes something once', async () => {
    server.closeNext(1);
    await expect(send('POST')).rejects.toThrow('other side closed');
    expect(server.received).toEqual(['POST /x']);
  });
});
