/** @jest-environment ./shared/kit/test/BrowserEnvironment.mjs */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { createTestSlice, requestedEntries, publish, publishBroken, withdraw } from '../../test/browserPage.tsx';
import { Remotes } from './remotes.ts';

let server: Server;
let deployed: Record<string, { version: string; remoteEntry: string }> = {};

beforeAll(async () => {
  server = createServer((_, response) => response.end(JSON.stringify(deployed)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port');
  openAt(`http://127.0.0.1:${address.port}/hu`);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  requestedEntries.length = 0;
  deployed = {};
  jest.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('a slice’s remote', () => {
  it('is loaded once, from the entry that the page names', async () => {
    const remoteEntry = publish(createTestSlice('content', { blog: undefined }), '1.0.0');
    const remotes = new Remotes({ content: { version: '1.0.0', remoteEntry, fragments: ['blog'] } }, '1-plan');
    expect(remotes.loaded('content')).toBeUndefined();
    const [first, second] = await Promise.all([remotes.load('content'), remotes.load('content')]);
    expect(first).toBe(second);
    expect(first).toMatchObject({ version: '1.0.0', remote: { name: 'content', fragments: ['blog'] } });
    expect(remotes.loaded('content')).toBe(first);
    expect(requestedEntries).toEqual([remoteEntry]);
  });

  it('that the page does not list is looked up in the current deployments', async () => {
    deployed = { account: { version: '2.0.0', remoteEntry: publish(createTestSlice('account', { login: undefined }), '2.0.0') } };
    expect(await new Remotes({}, '1-plan').load('account')).toMatchObject({ version: '2.0.0' });
  });

  it('that is not deployed fails, and is loaded by a later attempt', async () => {
    const remotes = new Remotes({}, '1-plan');
    await expect(remotes.load('cart-checkout')).rejects.toThrow('Slice cart-checkout is not deployed');
    deployed = { 'cart-checkout': { version: '1.0.0', remoteEntry: publish(createTestSlice('cart-checkout', { cart: undefined })) } };
    expect(await remotes.load('cart-checkout')).toMatchObject({ version: '1.0.0' });
  });

  it('that failed to load is requested again from the current release, under a new address', async () => {
    const slice = createTestSlice('catalog', { home: undefined });
    const old = publish(slice, '1.0.0');
    withdraw(old);
    const remotes = new Remotes({ catalog: { version: '1.0.0', remoteEntry: old, fragments: ['home'] } }, '1-plan');
    await expect(remotes.load('catalog')).rejects.toThrow(`Loading ${window.location.origin}${old} failed`);
    expect([remotes.loaded('catalog'), remotes.versionOf('catalog'), remotes.phaseOf('catalog', new Error('down'))]).toEqual([undefined, '1.0.0', 'load']);
    const next = publish(slice, '1.1.0');
    deployed = { catalog: { version: '1.1.0', remoteEntry: next } };
    expect(await remotes.load('catalog')).toMatchObject({ version: '1.1.0' });
    expect([remotes.versionOf('catalog'), remotes.phaseOf('catalog', new Error('no data'))]).toEqual(['1.1.0', 'prepare']);
    const ofChunk = Object.assign(new Error('Loading chunk 12 failed.'), { name: 'ChunkLoadError' });
    expect(remotes.phaseOf('catalog', ofChunk)).toBe('load');
    expect(requestedEntries.at(0)).toBe(old);
    expect(requestedEntries.at(-1)).toMatch(new RegExp(`^${next}\\?attempt=\\d+$`));
  });

  it('whose entry sets no container fails, also if an earlier attempt had set one', async () => {
    const remoteEntry = publish(createTestSlice('account', { login: undefined }), '1.0.0');
    const known = { account: { version: '1.0.0', remoteEntry, fragments: ['login'] } };
    await new Remotes(known, '1-plan').load('account');
    publishBroken(remoteEntry);
    await expect(new Remotes(known, '1-plan').load('account')).rejects.toThrow(expect.objectContaining({ name: 'ChunkLoadError' }));
  });
});
