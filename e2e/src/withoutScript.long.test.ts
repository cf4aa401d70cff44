import { expect } from '@jest/globals';
import { routePath } from '@feszek/contract';
import type { Locale, ProductList } from '@feszek/contract';
import { formatPrice } from '@feszek/money';
import { findGoods } from './buying/goods.ts';
import { BUYER_TEXTS } from './buying/buyerTexts.ts';
import { composedShop } from './harness/composedShop.ts';
import { LANGUAGES, describeInTurn } from './harness/inTurn.ts';
import { productTitles } from './harness/productTitles.ts';
import { shopApi } from './harness/shopApi.ts';
import { soon } from './harness/soon.ts';
import type { Visit } from './harness/visit.ts';

const shop = composedShop();

const TEXTS = {
  hu: {
    sort: 'Rendezés', apply: 'Alkalmazás', secondPage: '2. oldal', needsScript: 'engedélyezd a JavaScriptet', otherLanguage: 'English',
    faq: 'Gyakran ismételt kérdések', signIn: 'Bejelentkezés', emptyCart: 'A kosarad üres', gross: 'bruttó', net: 'nettó', menu: 'Menü',
  },
  en: {
    sort: 'Sort by', apply: 'Apply', secondPage: 'Page 2', needsScript: 'JavaScript', otherLanguage: 'Magyar',
    faq: 'Frequently asked questions', signIn: 'Sign in', emptyCart: 'Your cart is empty', gross: 'incl. VAT', net: 'excl. VAT', menu: 'Menu',
  },
} as const satisfies Record<Locale, object>;

/** Expects no placeholder that only a script would replace. */
async function expectComplete(visit: Visit): Promise<void> {
  expect(await visit.page.$$('#main [aria-busy="true"]')).toEqual([]);
  expect((await visit.text('#primary')).trim()).not.toBe('');
  expect((await visit.text('header')).trim()).not.toBe('');
  expect((await visit.text('footer')).trim()).not.toBe('');
}


describeInTurn(LANGUAGES, 'a browser without JavaScript, in %s', (it, locale) => {
  const texts = TEXTS[locale];
  const productsOf = async (query: Readonly<Record<string, string | number>>) =>
    (await shopApi(shop.url, locale).get<ProductList>('/api/products', { query })).products.map(({ title }) => title);

  it('leads from home through a category to a product, each of them complete', async () => {
    const { product, categories, path } = await findGoods(shop.url, locale);
    const visit = await shop.visit({ javaScript: false, device: 'phone' });
    expect(await visit.go(`/${locale}`)).toBe(200);
    await expectComplete(visit);
    for (const { title, product_count: count } of categories) {
      await visit.press('link', `${title} ${BUYER_TEXTS[locale].productCount(count)}`, '#main');
      await soon(async () => expect(await visit.heading()).toBe(title));
      await soon(() => expectComplete(visit));
    }
    await visit.press('link', product.title, '#main');
    await soon(async () => expect(await visit.heading()).toBe(product.title));
    expect(visit.path()).toBe(path);
    await soon(() => expectComplete(visit));
    const text = await visit.text('#main');
    expect(text).toContain(formatPrice(product.price_net, 'HUF'));
    expect(text).toContain(product.description.slice(0, 40));
    expect(text).toContain(texts.needsScript);
  });

  it('changes the page and the sort order, by links and forms', async () => {
    const visit = await shop.visit({ javaScript: false });
    await visit.go(routePath('all-products', locale));
    expect(await productTitles(visit)).toEqual(await productsOf({}));
    await visit.press('link', texts.secondPage, '#main');
    await soon(async () => expect(await productTitles(visit)).toEqual(await productsOf({ page: 2 })));

    const sort = await visit.find('combobox', texts.sort);
    await sort.select('price-asc');
    await visit.press('button', texts.apply);
    await soon(async () => expect(await productTitles(visit)).toEqual(await productsOf({ sort: 'price-asc' })));
    await soon(() => expectComplete(visit));
  });

  for (const route of ['faq', 'auth-login', 'cart'] as const) {
    it(`shows ${route} complete`, async () => {
      const headings = { faq: texts.faq, 'auth-login': texts.signIn, cart: texts.emptyCart };
      const visit = await shop.visit({ javaScript: false, device: 'phone' });
      expect(await visit.go(routePath(route, locale))).toBe(200);
      expect(await visit.heading()).toBe(headings[route]);
      await expectComplete(visit);
    });
  }

  it('opens the menu on a phone', async () => {
    const { categories } = await findGoods(shop.url, locale);
    const visit = await shop.visit({ javaScript: false, device: 'phone' });
    await visit.go(`/${locale}`);
    await (await visit.page.$('details[data-menu] summary'))?.tap();
    await visit.press('link', categories[0]?.title ?? '', 'details[data-menu]');
    await soon(async () => expect(await visit.heading()).toBe(categories[0]?.title));
  });

  it('changes language, currency and VAT mode, and stays on the page', async () => {
    const { product, path, otherPath } = await findGoods(shop.url, locale, 'EUR');
    const visit = await shop.visit({ javaScript: false });
    await visit.go(path);
    await visit.press('button', '€');
    const net = formatPrice(product.price_net, 'EUR');
    const gross = formatPrice(product.price_gross, 'EUR');
    await soon(async () => {
      const text = await visit.text('#main');
      expect(text).toContain(net);
      expect(text).toContain(gross);
    });
    expect(visit.path()).toBe(path);

    await visit.press('button', texts.gross);
    await soon(async () => {
      const text = await visit.text('#main');
      expect(text).not.toContain(net);
      expect(text).toContain(gross);
    });
    expect(visit.path()).toBe(path);

    await visit.press('link', texts.otherLanguage);
    await soon(() => expect(visit.path()).toBe(otherPath));
    await soon(async () => expect(await visit.text('#main')).toContain(gross));
  });
});
