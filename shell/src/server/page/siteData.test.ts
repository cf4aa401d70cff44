import { afterEach, describe, expect, it } from '@jest/globals';
import { fakeInit } from '@feszek/testing';
import { startShop } from '../../../test/startShop.ts';
import type { Shop } from '../../../test/startShop.ts';

let shop: Shop;
afterEach(() => shop.close());

async function dataOf(path: string): Promise<unknown[]> {
  const page = await shop.html(path);
  return [...page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json]): unknown => JSON.parse(json ?? ''));
}

describe('the home page, for search engines', () => {
  it('has the company with its contact and logo', async () => {
    shop = await startShop();
    const [company] = await dataOf('/hu');
    expect(company).toMatchObject({
      '@type': 'OnlineStore', name: 'Fészek', legalName: 'Fészek Kft.', address: '1052 Budapest, Minta utca 1.', email: 'hello@feszek.example',
      contactPoint: { '@type': 'ContactPoint', telephone: '+36 1 555 0123', availableLanguage: ['hu', 'en'] },
      url: expect.stringMatching(/^https?:\/\/[^/]+\/hu$/), logo: expect.stringMatching(/^https?:\/\/[^/]+\/assets\/.+\.svg$/),
    });
  });

  it('has the shop with its search in the language of the page', async () => {
    shop = await startShop();
    const [, site] = await dataOf('/en');
    expect(site).toMatchObject({
      '@type': 'WebSite', inLanguage: 'en', publisher: { '@id': expect.stringMatching(/^https?:.*#organization$/) },
      potentialAction: { '@type': 'SearchAction', target: { urlTemplate: expect.stringMatching(/^https?:\/\/[^/]+\/en\/search\?q=\{search_term_string\}$/) }, 'query-input': 'required name=search_term_string' },
    });
  });

  it('omits a contact that the operator has not set', async () => {
    shop = await startShop({ api: { 'GET /api/init': () => fakeInit({ seller: { name: 'Fészek Kft.', address: '', email: '', phone: '' } }) } });
    const [company] = await dataOf('/hu');
    expect(company).toMatchObject({ legalName: 'Fészek Kft.' });
    for (const name of ['address', 'email', 'telephone', 'contactPoint']) expect(company).not.toHaveProperty(name);
  });
});

describe('the picture beside a link', () => {
  it('is the page’s own one, or the shop’s general one', async () => {
    shop = await startShop();
    shop.slices.catalog.use({ product: { answer: () => ({ head: { title: 'Rigó fotel', shareImage: '/images/og/product-17-hu-ab.jpg' } }) } });
    expect(await shop.html('/hu/termekek/rigo-fotel-17')).toMatch(/<meta property="og:image" content="https?:\/\/[^/]+\/images\/og\/product-17-hu-ab\.jpg">/);
    expect(await shop.html('/hu/blog')).toContain('/images/og/shop-home-hu-0123456789ab.jpg">');
  });

  it('is missing while the API has not answered', async () => {
    shop = await startShop({ api: { 'GET /api/init': () => ({}) } });
    const page = await shop.html('/hu/blog');
    expect(page).not.toContain('og:image');
    expect(page).toContain('<meta name="twitter:card" content="summary">');
  });
});
