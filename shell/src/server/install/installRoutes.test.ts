import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startShop } from '../../../test/startShop.ts';
import type { Shop } from '../../../test/startShop.ts';

let shop: Shop;
beforeAll(async () => { shop = await startShop(); });
afterAll(() => shop.close());

describe('the web app manifest', () => {
  it.each([
    ['hu', 'Fészek – bútor és lakberendezés', 'hu-HU', ['/hu/kereses', '/hu/kedvencek', '/hu/kosar']],
    ['en', 'Fészek – furniture and home goods', 'en-US', ['/en/search', '/en/favourites', '/en/cart']],
  ])('in %s names the shop and its shortcuts', async (locale, name, lang, shortcuts) => {
    const response = await shop.get(`/manifests/${locale}.webmanifest`);
    const manifest: unknown = await response.json();
    expect(response.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8');
    expect(manifest).toMatchObject({
      id: '/', name, short_name: 'Fészek', lang, start_url: `/${locale}`, scope: '/', display: 'standalone', theme_color: '#FAF7F2',
      shortcuts: shortcuts.map((url) => ({ url })),
    });
  });

  it('has icons of 192 and 512 pixels, and one for masks', async () => {
    const manifest: unknown = await (await shop.get('/manifests/hu.webmanifest')).json();
    expect(manifest).toMatchObject({ icons: [{ sizes: '192x192' }, { sizes: '512x512' }, { sizes: '512x512', purpose: 'maskable' }] });
  });

  it('is linked on every page, with the icon for the home screen and a theme colour for light and dark', async () => {
    const page = await shop.html('/en');
    expect(page).toContain('<link rel="manifest" href="/manifests/en.webmanifest">');
    expect(page).toContain('<link rel="apple-touch-icon" href="/assets/cafe0001/apple-touch-icon.png">');
    expect(page).toContain('media="(prefers-color-scheme: light)" content="#FAF7F2"');
    expect(page).toContain('media="(prefers-color-scheme: dark)" content="#16130F"');
  });
});

describe('an icon at a fixed address', () => {
  it.each([['/favicon.ico', 'image/x-icon'], ['/apple-touch-icon.png', 'image/png']])('%s is served', async (path, type) => {
    const response = await shop.get(path);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(0);
  });
});
