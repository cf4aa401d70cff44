import { describe, expect, it } from '@jest/globals';
import { createApiClient } from '@feszek/api-client';
import { productPath, routePath } from '@feszek/contract';
import type { Locale } from '@feszek/contract';
import { productsWithoutVariants } from './buying/allProducts.ts';
import { apiVisitor } from './buying/apiVisitor.ts';
import { arrive } from './buying/checkout.ts';
import { findGoods } from './buying/goods.ts';
import { BUYER_TEXTS } from './buying/buyerTexts.ts';
import { composedShop } from './harness/composedShop.ts';
import { focused, tabTo } from './harness/focus.ts';
import { LANGUAGES, VISITORS, describeInTurn } from './harness/inTurn.ts';
import { productTitles } from './harness/productTitles.ts';
import { soon } from './harness/soon.ts';
import type { Visit } from './harness/visit.ts';

const shop = composedShop();

const TEXTS = {
  en: {
    title: 'Favourites', empty: 'No favourites yet', heart: (title: string) => `Favourite: ${title}`, counted: (count: number) => (count === 0 ? 'Favourites' : `Favourites, ${count} saved`),
    undo: (title: string) => `Undo: make ${title} a favourite again`, addOf: (title: string) => `Add to cart: ${title}`, addAll: 'Add all to cart', added: '2 products are in your cart.', soldOut: (title: string) => `${title} – Sold out`,
    failed: 'Something went wrong on our side. Please try again.', needsScript: 'JavaScript',
  },
  hu: {
    title: 'Kedvencek', empty: 'Még nincsenek kedvenceid', heart: (title: string) => `Kedvenc: ${title}`, counted: (count: number) => (count === 0 ? 'Kedvencek' : `Kedvencek, ${count} termék`),
    undo: (title: string) => `Visszavonás: ${title} maradjon a kedvenceid között`, addOf: (title: string) => `A kosárba teszem: ${title}`, addAll: 'Mind a kosárba', added: '2 termék a kosaradban van.', soldOut: (title: string) => `${title} – Elfogyott`,
    failed: 'Valami elromlott nálunk. Kérjük, próbáld újra.', needsScript: 'engedélyezd a JavaScriptet',
  },
} as const satisfies Record<Locale, object>;

/** Closes the panel of the cart by the keyboard. */
async function closePanel(visit: Visit, locale: Locale): Promise<void> {
  await visit.page.keyboard.press('Escape');
  await soon(async () => expect(await visit.has('dialog', BUYER_TEXTS[locale].panel)).toBe(false));
}

async function expectPressed(visit: Visit, name: string, isPressed: boolean): Promise<void> {
  await soon(async () => expect(await (await visit.find('button', name)).evaluate((heart) => heart.getAttribute('aria-pressed'))).toBe(String(isPressed)));
}

/** Two products with enough stock, the first with the address of a list that shows it, and one that has sold out. */
async function findThree(locale: Locale) {
  // The name of a variant is longer than its title.
  const products = await productsWithoutVariants(createApiClient({ baseUrl: shop.url, locale, currency: 'HUF' }));
  const { product: second, path } = await findGoods(shop.url, locale);
  const soldOut = products.find(({ stock_state: state }) => state === 'sold_out');
  const [first] = products.filter(({ id, stock_state: state }) => id !== second.id && state === 'in_stock').toSorted((a, b) => b.quantity - a.quantity);
  if (!first || !soldOut) throw new Error('The shop has too few products');
  const listPath = routePath('categories-category_slug', locale, { category_slug: first.link.category_slug ?? '' });
  return { first, listPath, second, path, soldOut, soldOutPath: productPath(locale, { id: soldOut.id, ...soldOut.link }) };
}

describeInTurn(VISITORS, 'a guest who reads %s, on a %s', (it, locale, device) => {
  const texts = TEXTS[locale];

  it('keeps favourites from cards and product pages, finds them on their page, and puts one and then all into the cart', async () => {
    const { first, listPath, second, path, soldOut, soldOutPath } = await findThree(locale);
    const visit = await shop.visit({ device });
    await visit.go(listPath);
    await visit.press('button', texts.heart(first.title), '#main');
    await expectPressed(visit, texts.heart(first.title), true);
    await visit.find('link', texts.counted(1));
    await visit.go(path);
    await visit.press('button', texts.heart(second.title), '#main form');
    await visit.find('link', texts.counted(2));
    await visit.waitUntilIdle();
    await visit.reload();
    await expectPressed(visit, texts.heart(second.title), true);

    await visit.press('link', texts.counted(2), 'header');
    await arrive(visit, texts.title);
    expect(visit.path()).toBe(routePath('favourites', locale));
    expect(await productTitles(visit)).toEqual([second.title, first.title]);
    expect(await visit.overflow()).toBe(0);

    await visit.press('button', texts.heart(second.title), '#main');
    await visit.find('link', texts.counted(1));
    await visit.press('button', texts.undo(second.title), '#main');
    await visit.find('link', texts.counted(2));
    await soon(async () => expect(await productTitles(visit)).toEqual([second.title, first.title]));

    await visit.waitUntilIdle();
    await visit.go(soldOutPath);
    await visit.press('button', texts.heart(soldOut.title), '#main');
    await visit.find('link', texts.counted(3));
    await visit.waitUntilIdle();
    await visit.go(routePath('favourites', locale));
    expect(await visit.has('button', texts.addOf(soldOut.title))).toBe(false);
    await visit.press('button', texts.addOf(first.title), '#main');
    await visit.find('dialog', BUYER_TEXTS[locale].panel);
    expect(await visit.text('dialog[open]')).toContain(first.title);
    await closePanel(visit, locale);

    await visit.press('button', texts.addAll, '#main');
    await visit.find('dialog', BUYER_TEXTS[locale].panel);
    const panel = await visit.text('dialog[open]');
    for (const { title } of [first, second]) expect(panel).toContain(title);
    await closePanel(visit, locale);
    const message = await visit.text('#main');
    expect(message).toContain(texts.added);
    expect(message).toContain(texts.soldOut(soldOut.title));
  });

  it('shows a message if the server refuses, and restores the heart', async () => {
    const { second, path } = await findThree(locale);
    const visit = await shop.visit({ device });
    await visit.go(path);
    await visit.page.setRequestInterception(true);
    visit.page.on('request', (request) => {
      const isChange = request.method() === 'POST' && new URL(request.url()).pathname.startsWith('/api/favourites/');
      void (isChange ? request.respond({ status: 500, contentType: 'application/json', body: JSON.stringify({ error: { code: 'internal_error', message: texts.failed } }) }) : request.continue());
    });
    await visit.press('button', texts.heart(second.title), '#main form');
    await soon(async () => expect(await visit.text('#notices')).toContain(texts.failed));
    await expectPressed(visit, texts.heart(second.title), false);
    await visit.find('link', texts.counted(0));
    expect(visit.takeProblems().filter((problem) => !problem.includes('500'))).toEqual([]);
  });

  it('has links to products if there are no favourites', async () => {
    const visit = await shop.visit({ device });
    expect(await visit.go(routePath('favourites', locale))).toBe(200);
    expect(await visit.heading()).toBe(texts.title);
    await visit.find('heading', texts.empty, '#main');
    expect(await visit.page.$$eval('#main a', (links) => links.map((link) => link.getAttribute('href')))).toEqual(expect.arrayContaining([routePath('all-products', locale), routePath('sale', locale)]));
  });
});

describe('a heart that is pressed before the page is hydrated', () => {
  it('is not lost while the scripts of the catalogue are loading', async () => {
    const { second, path } = await findThree('en');
    const visit = await shop.visit({ device: 'phone' });
    const { promise, resolve } = Promise.withResolvers<void>();
    await visit.page.setRequestInterception(true);
    visit.page.on('request', (request) => {
      const isHeld = new URL(request.url()).pathname.startsWith('/slices/catalog/') && request.resourceType() === 'script';
      void (isHeld ? promise.then(() => request.continue()) : request.continue());
    });
    const opened = visit.go(path);
    await visit.press('button', TEXTS.en.heart(second.title), '#main form');
    await expectPressed(visit, TEXTS.en.heart(second.title), false);
    resolve();
    await opened;
    await expectPressed(visit, TEXTS.en.heart(second.title), true);
    await visit.find('link', TEXTS.en.counted(1));
  });
});

describe('two tabs of one visitor', () => {
  it('agree on the favourites, on every page', async () => {
    const { first, listPath, second, path } = await findThree('en');
    const one = await shop.visit();
    await one.go(path);
    await one.press('button', TEXTS.en.heart(second.title), '#main form');
    await one.find('link', TEXTS.en.counted(1));
    await one.waitUntilIdle();
    const other = await shop.tab(one);
    await other.go('/en/faq');
    await other.find('link', TEXTS.en.counted(1));
    await other.go('/en/favourites');
    expect(await productTitles(other)).toEqual([second.title]);

    await one.go(listPath);
    await one.press('button', TEXTS.en.heart(first.title), '#main');
    await soon(async () => expect(await productTitles(other)).toEqual([first.title, second.title]));
    await one.press('button', TEXTS.en.heart(first.title), '#main');
    await soon(async () => expect(await productTitles(other)).toEqual([second.title]));
    await other.find('link', TEXTS.en.counted(1));
  });
});

describe('the keyboard', () => {
  it('presses hearts, finds the page, removes one and undoes it, and adds it to the cart, without losing the focus', async () => {
    const { second, path } = await findThree('en');
    const visit = await shop.visit();
    const { page } = visit;
    const heart = TEXTS.en.heart(second.title);
    await visit.go(path);
    await tabTo(page, heart);
    await page.keyboard.press('Space');
    await visit.find('link', TEXTS.en.counted(1));
    expect((await focused(page)).name).toBe(heart);
    await visit.waitUntilIdle();
    await visit.reload();
    await visit.find('link', TEXTS.en.counted(1));
    await tabTo(page, TEXTS.en.counted(1));
    await page.keyboard.press('Enter');
    await arrive(visit, TEXTS.en.title);
    await tabTo(page, heart);
    await page.keyboard.press('Enter');
    await soon(async () => expect((await focused(page)).name).toBe(TEXTS.en.undo(second.title)));
    await page.keyboard.press('Enter');
    await soon(async () => expect((await focused(page)).name).toBe(heart));
    await expectPressed(visit, heart, true);
    await tabTo(page, TEXTS.en.addOf(second.title));
    await page.keyboard.press('Enter');
    await visit.find('dialog', BUYER_TEXTS.en.panel);
    await closePanel(visit, 'en');
    await soon(async () => expect((await focused(page)).name).toBe(TEXTS.en.addOf(second.title)));
  });
});

describe('a visitor without a session', () => {
  it('causes no call, no script of the catalogue, and no session on a page without hearts', async () => {
    const visit = await shop.visit();
    const asked: string[] = [];
    visit.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await visit.go('/en/faq');
    await visit.go('/en/sale');
    await visit.page.mouse.move(200, 200);
    await visit.waitUntilIdle();
    expect(asked.filter((path) => path.startsWith('/api/favourites') || path.startsWith('/sanctum'))).toEqual([]);
    expect(await visit.page.evaluate(() => document.cookie)).not.toContain('XSRF-TOKEN');
    asked.length = 0;
    await visit.go('/en/faq');
    expect(asked.filter((path) => path.startsWith('/slices/catalog/') && path.endsWith('.js'))).toEqual([]);
  });
});

describeInTurn(LANGUAGES, 'without JavaScript, in %s', (it, locale) => {
  it('the page shows the favourites, and no heart that needs a script', async () => {
    const { second } = await findThree(locale);
    const visitor = apiVisitor(shop.url, locale);
    await visitor.api.post(`/api/favourites/${second.id}`);
    const visit = await shop.visit({ javaScript: false, device: 'phone' });
    await visitor.giveSessionTo(visit);
    expect(await visit.go(routePath('favourites', locale))).toBe(200);
    expect(await visit.heading()).toBe(TEXTS[locale].title);
    expect(await productTitles(visit)).toEqual([second.title]);
    expect(await visit.text('#main')).toContain(TEXTS[locale].needsScript);
    expect(await visit.has('button', TEXTS[locale].heart(second.title))).toBe(false);
    expect(await visit.has('button', TEXTS[locale].addAll)).toBe(false);
    expect(await visit.has('button', TEXTS[locale].addOf(second.title))).toBe(false);
    const { headers } = await fetch(shop.url + routePath('favourites', locale));
    expect(headers.get('cache-control')).toMatch(/no-store|private/);
    expect(headers.getSetCookie().join()).not.toContain('XSRF-TOKEN');
  });
});
