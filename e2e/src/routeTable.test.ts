import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { productPath } from '@feszek/contract';
import type { ArticleList, Locale } from '@feszek/contract';
import { apiVisitor, placeOrder } from './buying/apiVisitor.ts';
import { findGoods } from './buying/goods.ts';
import { getOffer } from './buying/quotes.ts';
import { operate } from './harness/operator.ts';
import { shopApi } from './harness/shopApi.ts';

jest.setTimeout(120_000);

/** A redirect of the table with its target. */
type Answer = 'page' | { readonly to: Readonly<Record<Locale, string>> };

const LOGIN = { to: { en: '/en/login', hu: '/hu/bejelentkezes' } };

/** The table of the specification, chapter 2, row by row: English path, Hungarian path, answer. */
const TABLE: readonly (readonly [en: string, hu: string, answer: Answer])[] = [
  ['/en', '/hu', 'page'],
  ['/en/{page_slug}', '/hu/{page_slug}', 'page'],
  ['/en/account', '/hu/account', LOGIN],
  ['/en/account/orders', '/hu/account/orders', LOGIN],
  ['/en/blog', '/hu/blog', 'page'],
  ['/en/blog/{slug}', '/hu/blog/{slug}', 'page'],
  ['/en/categories/{category_slug}', '/hu/kategoriak/{category_slug}', 'page'],
  ['/en/cart', '/hu/kosar', 'page'],
  ['/en/cart/data', '/hu/kosar/adatok', 'page'],
  ['/en/checkout/offer/{offer_hash}', '/hu/checkout/offer/{offer_hash}', 'page'],
  ['/en/offer/data', '/hu/ajanlat/adatok', 'page'],
  ['/en/checkout/result/{order_hash}', '/hu/checkout/result/{order_hash}', 'page'],
  ['/en/checkout/result', '/hu/checkout/result', 'page'],
  ['/en/sale', '/hu/akcios', 'page'],
  ['/en/favourites', '/hu/kedvencek', 'page'],
  ['/en/orders/{order_hash}', '/hu/orders/{order_hash}', 'page'],
  ['/en/product', '/hu/product', { to: { en: '/en/all-products', hu: '/hu/termekek' } }],
  ['/en/products/{product_slug}', '/hu/termekek/{product_slug}', 'page'],
  ['/en/all-products', '/hu/termekek', 'page'],
  ['/en/adatlap', '/hu/adatlap', 'page'],
  ['/en/newsletter', '/hu/hirlevel', 'page'],
  ['/en/search', '/hu/kereses', 'page'],
  ['/en/carrier', '/hu/karrier', 'page'],
  ['/en/companies', '/hu/cegunk', 'page'],
  ['/en/contact', '/hu/kapcsolat', 'page'],
  ['/en/cookie-rules', '/hu/cookie-szabalyzat', 'page'],
  ['/en/delivery-and-payment', '/hu/szallitasi-fizetesi-feltetelek', 'page'],
  ['/en/delivery', '/hu/szallitas', 'page'],
  ['/en/faq', '/hu/gyakran-ismetelt-kerdesek', 'page'],
  ['/en/stocks', '/hu/raktar', 'page'],
  ['/en/service-agrrement', '/hu/altalanos-szerzodesi-feltetelek', 'page'],
];

const shopUrl = process.env.E2E_SHOP_URL ?? '';
const PAGE_SLUGS = { en: 'privacy', hu: 'adatvedelem' } as const;

interface Visit {
  /** Existing values of the parameters. */
  readonly parameters: ReadonlyMap<string, string>;
  /** The cookies of the buyer of the order. */
  readonly cookie: string;
}

async function visitIn(locale: Locale): Promise<Visit> {
  const { product, categories } = await findGoods(shopUrl, locale);
  const { articles: [article] } = await shopApi(shopUrl, locale).get<ArticleList>('/api/articles');
  const visitor = apiVisitor(shopUrl, locale);
  const { hash: offer } = await getOffer(visitor, shopUrl, operate);
  const { order_hash: order } = await placeOrder(shopUrl, locale, visitor);
  const parameters = new Map([
    ['page_slug', PAGE_SLUGS[locale]],
    ['slug', article?.slug ?? ''],
    ['category_slug', categories.at(-1)?.slugs[locale] ?? ''],
    ['product_slug', productPath(locale, { id: product.id, ...product.links[locale] }).split('/').slice(3).join('/')],
    ['order_hash', order],
    ['offer_hash', offer],
  ]);
  return { parameters, cookie: visitor.cookie() };
}

async function request(path: string, cookie: string) {
  const response = await fetch(shopUrl + path, { redirect: 'manual', headers: { cookie } });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

describe.each(['en', 'hu'] as const)('every route of the specification, in %s', (locale) => {
  let visit: Visit;
  beforeAll(async () => {
    visit = await visitIn(locale);
  });

  it.each(TABLE.map(([en, hu, answer]) => ({ path: locale === 'en' ? en : hu, answer })))('$path answers', async ({ path, answer }) => {
    const { status, headers, text } = await request(path.replace(/\{(\w+)\}/, (_, name: string) => visit.parameters.get(name) ?? ''), visit.cookie);
    const location = headers.get('location')?.replace(/\?.*$/, '');
    const isRedirect = status === 301 || status === 302;
    expect(isRedirect ? { location } : { status, headings: text.match(/<h1[ >]/g)?.length }).toEqual(answer === 'page' ? { status: 200, headings: 1 } : { location: answer.to[locale] });
  });
});

describe('the address without a language', () => {
  it('leads to the home page in the visitor’s language', async () => {
    const response = await fetch(shopUrl, { redirect: 'manual', headers: { 'accept-language': 'en' } });
    expect([response.status, response.headers.get('location')]).toEqual([302, '/en']);
  });
});
