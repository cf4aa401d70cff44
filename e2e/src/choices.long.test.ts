import { describe, expect, it } from '@jest/globals';
import type { Locale } from '@feszek/contract';
import { formatPrice } from '@feszek/money';
import { arrive } from './buying/checkout.ts';
import { findGoods } from './buying/goods.ts';
import { composedShop } from './harness/composedShop.ts';
import { isMarked, markDocument } from './harness/document.ts';
import { describeInTurn } from './harness/inTurn.ts';
import { soon } from './harness/soon.ts';

const shop = composedShop();

const SWITCHES: readonly (readonly [Locale, string])[] = [['en', 'Magyar'], ['hu', 'English']];

describeInTurn(SWITCHES, 'the language switch of a product in %s', (it, locale, otherLanguage) => {
  it('leads to the same product, at the alternate address of the page', async () => {
    const { product, path, otherPath } = await findGoods(shop.url, locale);
    const other = locale === 'hu' ? 'en' : 'hu';
    const { product: otherProduct } = await findGoods(shop.url, other);
    const visit = await shop.visit();
    await visit.go(path);
    const named = await visit.page.$eval(`link[rel="alternate"][hreflang="${other}"]`, (link) => link.getAttribute('href'));
    expect(named).toBe(shop.url + otherPath);
    await visit.press('link', otherLanguage);
    await arrive(visit, otherProduct.title);
    expect(otherProduct.id).toBe(product.id);
    expect(visit.path()).toBe(otherPath);
    expect(await visit.page.$eval('html', (html) => html.lang)).toBe(other);
  });

  it('is updated when the page was reached without a document load', async () => {
    const { product, categories, otherPath } = await findGoods(shop.url, locale);
    const category = categories.at(-1);
    const visit = await shop.visit();
    await visit.go(`/${locale}/${locale === 'hu' ? 'kategoriak' : 'categories'}/${category?.slugs[locale]}`);
    await markDocument(visit.page);
    await visit.press('link', product.title, '#main');
    await arrive(visit, product.title);
    expect(await isMarked(visit.page)).toBe(true);
    await visit.press('link', otherLanguage);
    await soon(() => expect(visit.path()).toBe(otherPath));
  });
});

describe('the currency switch', () => {
  it('shows euros everywhere without a document load, and on later pages', async () => {
    const { product, path } = await findGoods(shop.url, 'en', 'EUR');
    const visit = await shop.visit();
    await visit.go(path);
    await markDocument(visit.page);
    await visit.press('button', 'Add to cart', '#main form');
    await visit.find('dialog', 'Your cart');
    await visit.page.keyboard.press('Escape');
    await soon(async () => expect(await visit.has('dialog', 'Your cart')).toBe(false));

    const expectEurosOnly = () => soon(async () => {
      const text = await visit.text('#main');
      expect(text).toMatch(/\d,\d\d\s€/);
      expect(text).not.toMatch(/\d\sFt/);
    });
    await visit.press('button', '€');
    await expectEurosOnly();
    expect(await visit.text('#main')).toContain(formatPrice(product.price_gross, 'EUR'));
    await visit.find('link', `Cart, 1 item, ${formatPrice(product.price_gross, 'EUR')}\u00A0incl.\u00A0VAT in total`);
    expect(await (await visit.find('button', '€')).evaluate((button) => button.getAttribute('aria-pressed'))).toBe('true');

    await visit.press('link', 'All products', 'header');
    await arrive(visit, 'All products');
    await expectEurosOnly();
    await visit.press('link', `Cart, 1 item, ${formatPrice(product.price_gross, 'EUR')}\u00A0incl.\u00A0VAT in total`);
    await visit.press('link', 'View cart');
    await arrive(visit, 'Cart');
    await expectEurosOnly();
    expect(await isMarked(visit.page)).toBe(true);

    await visit.go('/en');
    await expectEurosOnly();
  });
});

describe('the VAT switch', () => {
  it('shows net and gross, or only gross, at once', async () => {
    const { product, path } = await findGoods(shop.url, 'hu');
    const [net, gross] = [formatPrice(product.price_net, 'HUF'), formatPrice(product.price_gross, 'HUF')];
    const visit = await shop.visit();
    await visit.go(path);
    await markDocument(visit.page);
    const price = () => visit.text('[data-testid="price"]');
    const firstKind = () => visit.page.$eval('#main article [data-amount]', (amount) => amount.getAttribute('data-amount'));
    const order = async () => [(await price()).indexOf(net), (await price()).indexOf(gross)];
    const [netAt = -1, grossAt = -1] = await order();
    expect(netAt).toBeGreaterThan(-1);
    expect(grossAt).toBeGreaterThan(netAt);

    await visit.press('button', 'bruttó');
    await soon(async () => {
      const [noNet, grossAlone = -1] = await order();
      expect(grossAlone).toBeGreaterThan(-1);
      expect(noNet).toBe(-1);
    });
    await visit.press('link', 'Fészek – Kezdőlap');
    await arrive(visit, 'Otthon, ahogy szeretnéd');
    expect(await firstKind()).toBe('gross');
    expect(await isMarked(visit.page)).toBe(true);

    await visit.press('button', 'nettó');
    await soon(async () => expect(await firstKind()).toBe('net'));
  });
});
