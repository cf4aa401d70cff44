import { afterEach, describe, expect, it } from '@jest/globals';
import { startShop, until } from '../../../test/startShop.ts';
import type { Shop, ShopOptions } from '../../../test/startShop.ts';

const ENTRY = '/slices/catalog/1.0.0-aaaa1111/remoteEntry.js';

let shop: Shop;
let lines: object[];
afterEach(() => shop.close());

async function open(options: ShopOptions = {}): Promise<void> {
  lines = [];
  shop = await startShop({ ...options, config: { logLevel: 'warn' }, logStream: { write: (line) => void lines.push(JSON.parse(line)) } });
}

/** Waits for a line of the log with these fields. */
async function expectLogged(fields: object): Promise<void> {
  const line = expect.objectContaining(fields);
  await until(() => lines.some((logged) => line.asymmetricMatch(logged)));
  expect(lines).toContainEqual(line);
}

async function report(failure: object): Promise<number> {
  return (await fetch(`${shop.url}/slice-errors`, { method: 'POST', body: JSON.stringify(failure), headers: { 'content-type': 'application/json' } })).status;
}

describe('the log names slice, version and phase', () => {
  it('of a slice that does not answer when the shell starts', async () => {
    await open({ unavailable: ['account'] });
    await expectLogged({ msg: 'slice does not answer', slice: 'account', version: 'unknown', phase: 'manifest' });
  });

  it('of a fragment that fails', async () => {
    await open();
    shop.slices.catalog.use({ sale: { answer: () => { throw new Error('broken'); } } });
    await shop.html('/hu/akcios');
    await expectLogged({ msg: 'fragment failed', slice: 'catalog', version: '1.0.0-aaaa1111', phase: 'fragment', fragment: 'sale' });
  });

  it('of a manifest that is refused', async () => {
    await open();
    shop.slices.catalog.serveManifest('{"protocol":1,"name":"catalog","version":"2.0.0"}');
    await expectLogged({ msg: 'manifest refused', slice: 'catalog', version: '2.0.0', phase: 'manifest' });
  });

  it('of a failure that a browser reports; a report of an unknown phase is refused', async () => {
    await open();
    expect(await report({ slice: 'catalog', version: '1.0.0-aaaa1111', phase: 'start' })).toBe(204);
    await expectLogged({ msg: 'slice failed in a browser', slice: 'catalog', version: '1.0.0-aaaa1111', phase: 'start' });
    expect(await report({ slice: 'catalog', version: '1.0.0-aaaa1111', phase: 'x' })).toBe(422);
  });
});

describe('a file for browsers', () => {
  it.each([
    ['as a page instead of a script', 200, 'text/html'],
    ['with an error', 500, 'text/plain'],
  ])('that the slice answers %s is logged, not served and not cached', async (_, status, type) => {
    await open();
    shop.slices.catalog.files.set('remoteEntry.js', { type: 'text/javascript', plain: '', respond: (response) => void response.writeHead(status, { 'content-type': type }).end('<!doctype html>') });
    const missing = await shop.get(ENTRY);
    expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'no-store']);
    await expectLogged({ msg: 'slice file could not be loaded', slice: 'catalog', version: '1.0.0-aaaa1111', phase: 'file', path: ENTRY });
    shop.slices.catalog.files.set('remoteEntry.js', { type: 'text/javascript', plain: 'export const catalog = 1;' });
    const response = await shop.get(ENTRY);
    expect([response.status, await response.text()]).toEqual([200, 'export const catalog = 1;']);
  });
});
