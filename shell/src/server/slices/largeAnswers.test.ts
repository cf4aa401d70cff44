import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createEndlessBody } from '../../../test/endlessBody.ts';
import { startShop } from '../../../test/startShop.ts';
import type { Shop } from '../../../test/startShop.ts';

/** The largest limit of the shell, and what the buffers of both sockets hold. */
const MAX_SENT = 32 * 1024 * 1024;

let shop: Shop;
beforeEach(async () => {
  // A deadline that no test reaches: the limit alone ends what has no end.
  shop = await startShop({ config: { primaryDeadlineMs: 25_000, optionalDeadlineMs: 25_000 } });
});
afterEach(() => shop.close());

describe('a body without an end', () => {
  it('in the place of a part is cut, and the page is there without the part', async () => {
    const endless = createEndlessBody();
    shop.slices.content.use({ showrooms: { mode: 'static', respond: endless.respond } });
    const response = await shop.get('/hu');
    expect(response.status).toBe(200);
    expect(await response.text()).toMatch(/<h1>home<\/h1>.*shell-part-down/s);
    await endless.closed;
    expect(endless.sent()).toBeLessThan(MAX_SENT);
  });

  it('in the place of a screen is cut, and the page is a 503', async () => {
    const endless = createEndlessBody();
    shop.slices.catalog.use({ sale: { respond: endless.respond } });
    expect((await shop.get('/hu/akcios')).status).toBe(503);
    await endless.closed;
    expect(endless.sent()).toBeLessThan(MAX_SENT);
  });

  it('in the place of a file is cut', async () => {
    const endless = createEndlessBody();
    shop.slices.catalog.files.set('endless.js', { type: 'text/javascript', plain: '', respond: endless.respond });
    expect((await shop.get('/slices/catalog/1.0.0-aaaa1111/endless.js')).status).toBe(404);
    await endless.closed;
    expect(endless.sent()).toBeLessThan(MAX_SENT);
  });
});

describe('a body that says it is too large', () => {
  it('is not read', async () => {
    const { promise: closed, resolve } = Promise.withResolvers<void>();
    shop.slices.content.use({
      showrooms: { mode: 'static', respond: (response) => { response.on('close', resolve).writeHead(200, { 'content-length': 3 * 1024 * 1024 }).write('{'); } },
    });
    expect(await shop.html('/hu')).toContain('shell-part-down');
    await closed;
  });
});
