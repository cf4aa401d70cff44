import { afterEach, describe, expect, it } from '@jest/globals';
import { startShop } from '../../test/startShop.ts';
import type { Shop } from '../../test/startShop.ts';

let shop: Shop;
afterEach(() => shop.close());

describe('the gallery of components', () => {
  it.each(['/_gallery', '/_gallery?theme=dark', '/_gallery/gallery.js'])('does not exist in production: %s', async (path) => {
    shop = await startShop();
    const response = await shop.get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('gallery.css');
  });

  it('is a page in development, whose policy forbids inline scripts and styles', async () => {
    shop = await startShop({ config: { isDevelopment: true } });
    const response = await shop.get('/_gallery');
    const page = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-security-policy')).toMatch(/script-src 'self'; style-src 'self';/);
    expect(page).toContain('<html lang="hu">');
    expect(page).toContain('src="/_gallery/gallery.js"');
    expect(page).not.toMatch(/<script>|<style|\sstyle=/);
  });

  it('shows the theme and the language of its address, and links to the others', async () => {
    shop = await startShop({ config: { isDevelopment: true } });
    const page = await shop.html('/_gallery?lang=en&theme=dark');
    expect(page).toContain('<html lang="en" data-theme="dark">');
    expect(page).toContain('href="/_gallery?lang=en&amp;theme=light"');
    expect(page).toContain('href="/_gallery?lang=hu&amp;theme=dark"');
    expect(await shop.html('/_gallery?lang=xx&theme=pink')).toContain('<html lang="hu">');
  });

  it('serves no other files of the disk', async () => {
    shop = await startShop({ config: { isDevelopment: true } });
    for (const file of ['..%2Fassets.json', '%2e%2e%2f%2e%2e%2fpackage.json', 'x.txt']) expect([file, (await shop.get(`/_gallery/${file}`)).status]).toEqual([file, 404]);
  });
});
