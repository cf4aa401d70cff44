import { afterEach, describe, expect, it } from '@jest/globals';
import { fakeInit } from '@feszek/testing';
import { startShop } from '../../test/startShop.ts';
import type { Shop } from '../../test/startShop.ts';

let shop: Shop;
afterEach(() => shop.close());

describe('the menus', () => {
  it('are in the header, in the drawer of categories and in the footer', async () => {
    shop = await startShop();
    const page = await shop.html('/hu');
    expect(page).toMatch(/<nav class="shell-nav"[^>]*><a class="shell-nav-link" href="\/hu\/akcios">Akciók<\/a>/);
    expect(page).toContain('href="/hu/kategoriak/nappali/fotelek">Fotelek</a>');
    expect(page).toMatch(/<footer.*href="\/hu\/rolunk">Rólunk<\/a>/s);
  });

  it('are requested once per language, not once per page', async () => {
    shop = await startShop({ api: { 'GET /api/init': ({ locale }) => fakeInit({ menu: { header: [{ title: locale, link: { slug: 'sale', type: 'static', ref_id: null }, children: [] }], categories: [], footer: [] } }) } });
    expect(await shop.html('/hu')).toContain('>hu</a>');
    expect(await shop.html('/en')).toContain('>en</a>');
    await shop.html('/hu/blog');
    const requests = shop.api.requests.filter(({ path }) => path === '/api/init');
    expect(requests.map(({ locale }) => locale).sort()).toEqual(['en', 'hu']);
  });

  it('are requested without the visitor’s cookies', async () => {
    shop = await startShop();
    await shop.html('/hu', { cookie: 'feszek_session=anna' });
    for (const { headers } of shop.api.requests) expect(headers['cookie']).toBeUndefined();
  });
});
