import { afterEach, describe, expect, it } from '@jest/globals';
import { REMOVAL_SCRIPT, WORKER_SCRIPT, startShop } from '../../../test/startShop.ts';
import type { Shop } from '../../../test/startShop.ts';

let shop: Shop;
afterEach(() => shop.close());

describe('the service worker', () => {
  it('is served with its build, and is checked at every update', async () => {
    shop = await startShop();
    const response = await shop.get('/service-worker.js');
    expect(await response.text()).toBe(`self.feszekBuild={"version":"cafe0001","connectionScript":"/assets/cafe0001/connection.js"};\n${WORKER_SCRIPT}`);
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'");
    expect(await shop.html('/hu')).toContain('"hasOfflineCopies":true');
  });

  it('of a shop without copies is the one that removes it', async () => {
    shop = await startShop({ config: { hasOfflineCopies: false } });
    expect(await (await shop.get('/service-worker.js')).text()).toBe(REMOVAL_SCRIPT);
    expect(await shop.html('/hu')).toContain('"hasOfflineCopies":false');
  });
});

describe('the offline page', () => {
  it.each([['hu', 'Nincs internetkapcsolat'], ['en', 'You’re offline']])('in %s has the logo, a text, and the place of the copies', async (locale, title) => {
    shop = await startShop();
    const response = await shop.get(`/offline/${locale}`);
    const page = await response.text();
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(page).toContain(`<html lang="${locale}">`);
    expect(page).toContain(`<h1>${title}</h1>`);
    expect(page).toContain(`href="/${locale}" aria-label="Fészek`);
    expect(page).toContain('<!--copies-->');
    expect(page).toContain('<script defer src="/assets/cafe0001/connection.js">');
  });
});
