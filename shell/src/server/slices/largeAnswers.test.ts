import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createEndlessBody } from '../../../test/endlessBody.ts';
import { startShop } from '../../../test/startShop.ts';
import type { Shop } from '../../../test/startShop.ts';

/** The largest limit of the shell, and the size of the buffers of both sockets. */
const MAX_SENT = 32 * 1024 * 1024;

let shop: Shop;
beforeEach(async () => {
  // A deadline that no test reaches: only the limit ends an endless body.
  shop = await startShop({ config: { primaryDeadlineMs: 25_000, optionalDeadlineMs: 25_000 } });
});
afterEach(() => shop.close());

describe('a body without an end', () => {
  it('instead of a part is cut, and the page is sent without the part', async () => {
    const endless = createEndlessBody();
    shop.slices.content.use({ showrooms: { mode: 'static', respond: endless.respond } });
    const response = await shop.get('/hu');
    expect(response.status).toBe(200);
    expect(await response.text()).toMatch(/<h1>home<\/h1>.*shell-part-down/s);
    await endless.closed;
    expect(endless.sent()).toBeLessThan(MAX_SENT);
  });

  it('instead of a screen is cut, and the page is a 503', async () => {
    const endless = createEndlessBody();
    shop.slices.catalog.use({ sale: { respond: endless.respond } });
    expect((await shop.get('/hu/akcios')).status).toBe(503);
    await endless.closed;
    expect(endless.sent()).toBeLessThan(MAX_SENT);
  });

  it('instead of a file is cut', async () => {
    const endless = createEndlessBody();
    shop.slices.catalog.files.set('endless.js', { type: 'text/javascript', plain: '', respond: endless.respond });
    expect((await shop.get('/slices/catalog/1.0.0-aaaa1111/endless.js')).status).toBe(404);
    await endless.closed;
    expect(endless.sent()).toBeLessThan(MAX_SENT);
  });
});

describe('a body whose declared size is too large', () => {
  it('is not read', async () => {
    const { promise: closed, resolve } = Promise.withResolvers<void>();
    shop.slices.content.use({
      showrooms: { mode: 'static', respond: (response) => { response.on('close', resolve).writeHead(200, { 'content-length': 3 * 1024 * 1024 }).write('{'); } },
    });
    expect(await shop.html('/hu')).toContain('shell-part-down');
    await closed;
  });
});
