import { expect } from '@jest/globals';
import { createApiClient } from '@feszek/api-client';
import { routePath } from '@feszek/contract';
import type { Category, Locale, ProductList, SearchSuggestions } from '@feszek/contract';
import type { Page } from 'puppeteer-core';
import { arrive } from './buying/checkout.ts';
import { findGoods } from './buying/goods.ts';
import { composedShop } from './harness/composedShop.ts';
import { isMarked, markDocument } from './harness/document.ts';
import { focusIsIn, focused, tabTo } from './harness/focus.ts';
import { LANGUAGES, describeInTurn } from './harness/inTurn.ts';
import { productTitles } from './harness/productTitles.ts';
import { soon } from './harness/soon.ts';
import type { Visit } from './harness/visit.ts';

const shop = composedShop();

const TEXTS = {
  hu: {
    search: 'Keresés', field: 'Mit keresel?', close: 'Bezárás', recent: 'Legutóbbi keresések', products: 'Legutóbb megtekintett termékek', categories: 'Legutóbb megtekintett kategóriák',
    popular: 'Népszerű kategóriák', lastViewed: 'Legutóbb megtekintett termékek', results: (query: string) => `Találatok: „${query}”`, forget: (query: string) => `„${query}” törlése a keresések közül`,
    sofa: 'kanapé', mistaken: 'kanpé', understood: 'ezért a „kanapé” találatait mutatjuk', nothing: 'trambulin kanapé', nearest: 'de ezek hasonlók',
  },
  en: {
    search: 'Search', field: 'What are you looking for?', close: 'Close', recent: 'Recent searches', products: 'Recently viewed products', categories: 'Recently viewed categories',
    popular: 'Popular categories', lastViewed: 'Recently viewed', results: (query: string) => `Results for “${query}”`, forget: (query: string) => `Remove “${query}” from your searches`,
    sofa: 'sofa', mistaken: 'soffa', understood: 'Showing results for “sofa”', nothing: 'trampoline sofa', nearest: 'but these are similar',
  },
} as const satisfies Record<Locale, object>;

const OVERLAY = 'dialog[open]';

function apiIn(locale: Locale) {
  return createApiClient({ baseUrl: shop.url, locale, currency: 'HUF' });
}

async function openSearch(visit: Visit, locale: Locale): Promise<void> {
  await visit.press('link', TEXTS[locale].search, 'header');
  await visit.find('combobox', TEXTS[locale].field, OVERLAY);
}

/** Types into the field, which has the focus, and waits for its suggestions. */
async function type(page: Page, query: string): Promise<void> {
  const answered = page.waitForResponse((response) => new URL(response.url()).searchParams.get('q') === query && response.url().includes('/api/search/suggestions'));
  await page.keyboard.type(query, { delay: 20 });
  await answered;
  await page.waitForSelector('[role="listbox"][aria-busy="false"]');
}

async function activeOption(page: Page): Promise<string | null> {
  return page.$eval('[role="combobox"]', (field) => {
    const id = field.getAttribute('aria-activedescendant');
    return id === null ? null : (document.getElementById(id)?.getAttribute('href') ?? 'nothing');
  });
}

/** Names of the tab stops outside of the overlay. From the last stop the focus goes to the browser's buttons. */
async function stopsBehind(page: Page): Promise<string[]> {
  const stops: string[] = [];
  for (let stop = 0; stop < 6; stop += 1) {
    await page.keyboard.press('Tab');
    const here = await focused(page);
    const overlay = await page.$(OVERLAY);
    if (here.tag !== 'body' && !(overlay && (await focusIsIn(overlay)))) stops.push(here.name);
  }
  return stops;
}

const hrefsOf = (page: Page) => page.$$eval('[role="option"]', (options) => options.map((option) => option.getAttribute('href')));
const linksOf = (page: Page, region: string) => page.$$eval(`${OVERLAY} section`, (sections, name) => {
  const section = sections.find((each) => each.querySelector('h2')?.textContent === name);
  return [...(section?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
}, region);

describeInTurn(LANGUAGES, 'the search above the page, in %s', (it, locale) => {
  const texts = TEXTS[locale];

  it('is loaded only when it is opened', async () => {
    const visit = await shop.visit();
    const asked: string[] = [];
    visit.page.on('request', (request) => asked.push(request.url()));
    await visit.go(routePath('faq', locale));
    await visit.page.mouse.move(300, 500);
    await visit.waitUntilIdle();
    expect(asked.filter((url) => url.includes('/slices/catalog/'))).toEqual([]);
    await openSearch(visit, locale);
    expect(asked.some((url) => url.includes('fragment-search-overlay'))).toBe(true);
  });

  it('finds a product on a phone, and offers it again later', async () => {
    const { product, path } = await findGoods(shop.url, locale);
    const visit = await shop.visit({ device: 'phone' });
    const { page } = visit;
    await visit.go(`/${locale}`);
    await markDocument(page);
    await openSearch(visit, locale);
    await type(page, product.title);
    const suggestions = await apiIn(locale).get<SearchSuggestions>('/api/search/suggestions', { query: { q: product.title } });
    expect(suggestions.products.map(({ id }) => id)).toContain(product.id);
    expect(await hrefsOf(page)).toContain(path);
    const option = await page.$(`[role="option"][href="${path}"]`);
    await option?.tap();
    await arrive(visit, product.title);
    expect(await page.$(OVERLAY)).toBeNull();

    await openSearch(visit, locale);
    await visit.find('region', texts.products, OVERLAY);
    await soon(async () => expect(await linksOf(page, texts.products)).toEqual([path]));
    expect(await visit.overflow()).toBe(0);
    await visit.press('button', texts.close, OVERLAY);
    await soon(async () => expect(await page.$(OVERLAY)).toBeNull());
    expect(await isMarked(page)).toBe(true);
  });

  it('is usable with only the keyboard, and restores the focus', async () => {
    const visit = await shop.visit();
    const { page } = visit;
    await visit.go(routePath('sale', locale));
    await tabTo(page, texts.search);
    await page.keyboard.press('Enter');
    await visit.find('combobox', texts.field, OVERLAY);
    await soon(async () => expect(await focused(page)).toMatchObject({ tag: 'input', isVisible: true }));
    await page.keyboard.press('Escape');
    await soon(async () => expect(await focused(page)).toMatchObject({ tag: 'a', name: texts.search }));

    await page.keyboard.down('Control');
    await page.keyboard.press('k');
    await page.keyboard.up('Control');
    await visit.find('combobox', texts.field, OVERLAY);
    await type(page, texts.sofa);
    const hrefs = await hrefsOf(page);
    await page.keyboard.press('ArrowDown');
    expect(await activeOption(page)).toBe(hrefs[0]);
    await page.keyboard.press('End');
    expect(await activeOption(page)).toBe(hrefs.at(-1));
    await page.keyboard.press('ArrowUp');
    expect(await activeOption(page)).toBe(hrefs.at(-2));
    await page.keyboard.press('Home');
    expect(await stopsBehind(page)).toEqual([]);
    await page.focus('[role="combobox"]');
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await soon(() => expect(visit.path()).toBe(new URL(hrefs[0] ?? '', shop.url).pathname));
    await soon(async () => expect(await focused(page)).toMatchObject({ tag: 'h1' }));
  });

  it('shows all results, and stores the query until it is removed', async () => {
    const visit = await shop.visit();
    const { page } = visit;
    await visit.go(`/${locale}`);
    await openSearch(visit, locale);
    await type(page, texts.sofa);
    await page.keyboard.press('Enter');
    await arrive(visit, texts.results(texts.sofa));
    const { paging } = await apiIn(locale).get<ProductList>('/api/products', { query: { q: texts.sofa } });
    expect(await page.title()).toContain(String(paging.total));
    expect(await page.$eval('#main [type="search"]', (field) => (field instanceof HTMLInputElement ? field.value : ''))).toBe(texts.sofa);

    await visit.go(`/${locale}`);
    await openSearch(visit, locale);
    await visit.find('region', texts.recent, OVERLAY);
    await visit.press('button', texts.forget(texts.sofa), OVERLAY);
    await soon(async () => expect(await visit.has('region', texts.recent)).toBe(false));
    await visit.find('region', texts.popular, OVERLAY);
  });

  it('offers the visited categories', async () => {
    const visit = await shop.visit();
    const [category] = (await apiIn(locale).get<Category[]>('/api/categories')).filter(({ parent_id: parent, product_count: count }) => parent === null && count > 0);
    const path = routePath('categories-category_slug', locale, { category_slug: category?.slugs[locale] ?? '' });
    await visit.go(path);
    await openSearch(visit, locale);
    await soon(async () => expect(await linksOf(visit.page, texts.categories)).toEqual([path]));
  });
});

describeInTurn(LANGUAGES, 'the search page, in %s', (it, locale) => {
  const texts = TEXTS[locale];
  const found = (query: string) => `${routePath('search', locale)}?${new URLSearchParams({ q: query }).toString()}`;

  it('is complete without JavaScript: from the header to the results', async () => {
    const visit = await shop.visit({ javaScript: false, device: 'phone' });
    await visit.go(`/${locale}`);
    await visit.press('link', texts.search, 'header');
    await soon(async () => expect(await visit.heading()).toBe(texts.search));
    const field = await visit.page.$('#main [type="search"]');
    await field?.type(texts.sofa);
    await visit.press('button', texts.search, '#main');
    await soon(async () => expect(await visit.heading()).toBe(texts.results(texts.sofa)));
    const { products } = await apiIn(locale).get<ProductList>('/api/products', { query: { q: texts.sofa } });
    expect(await productTitles(visit)).toEqual(products.map(({ title }) => title));
  });

  it('is not indexed by search engines', async () => {
    for (const path of [routePath('search', locale), found(texts.sofa)]) {
      expect(await (await fetch(shop.url + path)).text()).toContain('<meta name="robots" content="noindex">');
    }
  });

  it('corrects a spelling mistake and shows the correction; shows similar products without results', async () => {
    const visit = await shop.visit();
    await visit.go(found(texts.mistaken));
    expect(await visit.text('#main')).toContain(texts.understood);
    await visit.go(found(texts.nothing));
    expect(await visit.text('#main')).toContain(texts.nearest);
    expect((await visit.page.$$('#main article')).length).toBeGreaterThan(0);
  });

  it('keeps the query in the other language', async () => {
    const visit = await shop.visit({ javaScript: false });
    await visit.go(found(texts.sofa));
    const other = locale === 'hu' ? 'en' : 'hu';
    expect(await visit.page.$eval('[data-language]', (link) => link.getAttribute('href'))).toBe(`${routePath('search', other)}?${new URLSearchParams({ q: texts.sofa }).toString()}`);
  });
});
