import { describe, expect, it } from '@jest/globals';
import { findGoods } from './buying/goods.ts';
import { arrive } from './buying/checkout.ts';
import { composedShop } from './harness/composedShop.ts';
import { LANGUAGES, describeInTurn } from './harness/inTurn.ts';
import { soon } from './harness/soon.ts';
import type { Visit } from './harness/visit.ts';

const shop = composedShop();

const TITLES = { hu: 'Ezt az oldalt nem találjuk', en: 'We can’t find this page' } as const;

/** Follows a link to an address inside an open page, as an article or a message of the shop might contain it. */
async function followLink(visit: Visit, path: string): Promise<void> {
  await visit.page.evaluate((href) => {
    const link = document.createElement('a');
    link.setAttribute('href', href);
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
}

describeInTurn(LANGUAGES, 'an address that does not exist, in %s', (it, locale) => {
  const unknown = [
    ['an unknown page', `/${locale}/no/such/page`],
    ['a product with a wrong id', `/${locale}/${locale === 'hu' ? 'termekek' : 'products'}/berek-999999`],
    ['a product without an id', `/${locale}/${locale === 'hu' ? 'termekek' : 'products'}/berek`],
    ['an unknown category', `/${locale}/${locale === 'hu' ? 'kategoriak' : 'categories'}/no-such-category`],
    ['an unknown order', `/${locale}/checkout/result/xxxxxxxxxxxxxxxxxxxx`],
  ] as const;
  for (const [kind, path] of unknown) {
    it(`answers 404 with the specified text for ${kind}, between header and footer`, async () => {
      const visit = await shop.visit({ device: 'phone' });
      expect(await visit.go(path)).toBe(404);
      expect(await visit.heading()).toBe(TITLES[locale]);
      expect(await visit.text('#main')).toContain(`Page Not Found: ${path}`);
      await visit.find('banner', '');
      await visit.find('contentinfo', '');
      const problems = visit.takeProblems();
      expect(problems).toEqual([expect.stringMatching(/status of 404 .*\/(hu|en)\//)]);
    });
  }

  it('is a page of the shop for a buyer who returns from an unknown payment', async () => {
    const visit = await shop.visit({ device: 'phone' });
    await visit.go(`/${locale}`);
    expect(await visit.go('/payment/abandoned/stripe/unknown')).toBe(404);
    expect(await visit.heading()).toBe(TITLES[locale]);
    expect(visit.takeProblems()).toEqual([expect.stringMatching(/status of 404 .*\/payment\/abandoned/)]);
  });
});

describe('a link inside an open page', () => {
  it('to a page that does not exist shows the message without a document load', async () => {
    const visit = await shop.visit();
    await visit.go('/en/faq');
    await followLink(visit, '/en/no/such/page');
    await arrive(visit, TITLES.en);
    expect(await visit.text('#main')).toContain('Page Not Found: /en/no/such/page');
    await soon(async () => expect(await visit.page.title()).toContain(TITLES.en));
    await visit.page.goBack();
    await arrive(visit, 'Frequently asked questions');
    const problems = visit.takeProblems();
    expect(problems).toEqual([expect.stringMatching(/status of 404 .*\/api\/pages\/no\/such\/page/)]);
  });

  it('to an address that no route has shows "Page not found"', async () => {
    const visit = await shop.visit();
    await visit.go('/en/faq');
    await followLink(visit, '/en/products/%ff');
    await arrive(visit, TITLES.en);
    expect(await visit.text('#main')).toContain('Page not found');
  });

  it('to a product with a wrong id shows the message, and its link leads to the products', async () => {
    const visit = await shop.visit();
    await visit.go('/en/all-products');
    await followLink(visit, '/en/products/berek-999999');
    await arrive(visit, TITLES.en);
    await visit.press('link', 'All products', '#main');
    await arrive(visit, 'All products');
    const problems = visit.takeProblems();
    expect(problems).toEqual([expect.stringMatching(/status of 404 .*\/api\/products\/999999/)]);
  });
});

describe('an old address of a product', () => {
  it('redirects permanently to the present one, by its id', async () => {
    const { product, path, otherPath } = await findGoods(shop.url, 'en');
    for (const [old, right] of [[`/en/products/an-older-name-${product.id}`, path], [`/hu/termekek/regi/regi-nev-${product.id}?utm_source=x`, `${otherPath}?utm_source=x`]]) {
      const response = await fetch(shop.url + old, { redirect: 'manual' });
      expect([response.status, response.headers.get('location')]).toEqual([301, right]);
    }
  });

  it('leads there without a document load too', async () => {
    const { product, path } = await findGoods(shop.url, 'en');
    const visit = await shop.visit();
    await visit.go('/en/all-products');
    await followLink(visit, `/en/products/an-older-name-${product.id}`);
    await arrive(visit, product.title);
    expect(visit.path()).toBe(path);
  });
});
