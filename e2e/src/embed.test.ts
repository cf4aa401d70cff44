import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'puppeteer-core';
import { findGoods } from './buying/goods.ts';
import type { Goods } from './buying/goods.ts';
import { composedShop } from './harness/composedShop.ts';
import { startForeignSite } from './harness/foreignSite.ts';
import type { ForeignSite } from './harness/foreignSite.ts';
import { soon } from './harness/soon.ts';
import type { Visit, VisitOptions } from './harness/visit.ts';

const shop = composedShop();

/** Styles of a host page that an embedded part must resist: rules for all elements, and custom properties with the shop's names. */
const HOSTILE_STYLES = `
  body, body * {
    color: red !important; background: lime !important; font: italic 40px/3 cursive !important; letter-spacing: 1em !important;
    text-transform: uppercase !important; text-align: right !important; word-spacing: 2em !important; list-style: square inside !important;
    --color-ink: red !important; --color-ground: lime !important; --space-4: 10rem !important; --text-0: 40px !important; --font-text: cursive !important;
  }
  a, img, h2, h3, article { display: none !important; border: 20px solid blue !important; }
`;

/** A policy that permits only pictures, styles and fonts of the shop, and the style sheet of the site. */
const policyFor = (shopUrl: string) => `default-src 'none'; style-src 'self' ${shopUrl}; font-src ${shopUrl}; img-src ${shopUrl} data:; connect-src ${shopUrl}; base-uri 'none'; form-action 'none'`;

const documentWith = (part: string, head = '') => `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>A page of another site</title><link rel="icon" href="data:,">${head}</head><body><h1>A page of another site</h1>${part}</body></html>`;

let goods: Goods;
let partPath: string;
let site: ForeignSite;
beforeAll(async () => {
  goods = await findGoods(shop.url, 'en', 'EUR');
  partPath = `/embed/catalog/products?${new URLSearchParams({ skus: goods.product.sku, locale: 'en', currency: 'EUR', vat_mode: 'gross' })}`;
  const part = async () => (await fetch(shop.url + partPath)).text();
  const fonts = `<link rel="stylesheet" href="${shop.url}/embed/fonts.css">`;
  site = await startForeignSite({
    '/plain': async () => ({ body: documentWith(await part(), fonts), policy: policyFor(shop.url) }),
    '/hostile': async () => ({ body: documentWith(await part(), `${fonts}<link rel="stylesheet" href="/hostile.css">`), policy: policyFor(shop.url) }),
    '/hostile.css': () => ({ body: HOSTILE_STYLES, type: 'text/css' }),
    '/empty': () => ({ body: documentWith('<div id="place"></div>'), policy: policyFor(shop.url) }),
  });
});
afterAll(() => site.stop());

/** A visitor of the site, without the header for a separate network address: it would cause a preflight for every request to the shop. */
async function visitor(options: VisitOptions = {}): Promise<Visit> {
  const visit = await shop.visit(options);
  await visit.page.setExtraHTTPHeaders({});
  return visit;
}

/** Every element of the part with its computed style, without its size and place, which depend on the width of the page. */
function stylesOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const tree = document.querySelector('feszek-part')?.shadowRoot?.querySelector('div')?.shadowRoot;
    if (!tree) throw new Error('The page has no embedded part');
    return [...tree.querySelectorAll('*')].map((element) => {
      const style = getComputedStyle(element);
      const properties = ['color', 'background-color', 'display', 'font-family', 'font-size', 'font-style', 'font-weight', 'line-height', 'letter-spacing', 'word-spacing', 'text-transform', 'text-align', 'list-style-type', 'border-top-width', 'padding-top', 'margin-top', 'row-gap'];
      return `${element.tagName} ${properties.map((name) => `${name}: ${style.getPropertyValue(name)}`).join('; ')}`;
    });
  });
}

/** The visible text of the part. */
function contentOf(page: Page): Promise<{ readonly text: string; readonly links: readonly string[]; readonly height: number }> {
  return page.evaluate(() => {
    const host = document.querySelector('feszek-part')?.shadowRoot?.querySelector('div');
    const tree = host?.shadowRoot;
    return {
      text: tree?.textContent ?? '',
      links: [...(tree?.querySelectorAll('a') ?? [])].map(({ href }) => href),
      height: host?.getBoundingClientRect().height ?? 0,
    };
  });
}

/** Waits until both style sheets of the part apply. */
async function expectStyled(page: Page): Promise<void> {
  await soon(async () => {
    const loaded = await page.evaluate(() => [...(document.querySelector('feszek-part')?.shadowRoot?.querySelector('div')?.shadowRoot?.querySelectorAll('link') ?? [])].map(({ sheet }) => sheet !== null));
    expect(loaded).toEqual([true, true]);
    expect((await stylesOf(page)).find((style) => style.startsWith('ARTICLE'))).toContain('Hanken Grotesk');
  });
}

describe('a part of the shop in the HTML of another site', () => {
  it.each([true, false])('is shown under a strict content policy, without a script; JavaScript: %s', async (javaScript) => {
    const visit = await visitor({ javaScript });
    const requested: string[] = [];
    visit.page.on('request', (request) => requested.push(`${request.resourceType()} ${new URL(request.url()).origin}`));
    await visit.page.goto(`${site.url}/plain`);
    await expectStyled(visit.page);
    const { text, links, height } = await contentOf(visit.page);
    expect(text).toContain(goods.product.title);
    expect(text).toContain('€');
    expect(height).toBeGreaterThan(100);
    for (const address of links) expect(new URL(address).origin).toBe(new URL(shop.url).origin);
    expect(links).toContain(shop.url + goods.path);
    expect(requested.filter((entry) => entry.startsWith('script'))).toEqual([]);
    await soon(() => expect(requested).toContain(`font ${shop.url}`));
  });

  it('looks the same beside hostile styles, on a phone and on a desktop', async () => {
    for (const device of ['phone', 'wide'] as const) {
      const [plain, hostile] = [await visitor({ device }), await visitor({ device })];
      await plain.page.goto(`${site.url}/plain`);
      await expectStyled(plain.page);
      await hostile.page.goto(`${site.url}/hostile`);
      await expectStyled(hostile.page);
      expect(await hostile.page.$eval('h1', (heading) => getComputedStyle(heading).color)).toBe('rgb(255, 0, 0)');
      expect(await stylesOf(hostile.page)).toEqual(await stylesOf(plain.page));
    }
  });

  it.each(['catalog/products?skus=VAC-0', 'content/recent-posts', 'content/faq-teaser', 'content/showrooms'])('can be any that the guide lists: %s', async (part) => {
    const answer = await fetch(`${shop.url}/embed/${part}`);
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
    expect(await answer.text()).not.toMatch(/<(?:script|button|form)|(?:href|src)="\/|<!--/);
  });

  it.each(['cart-checkout/mini-cart', 'cart-checkout/cart', 'account/login', 'content/newsletter-form'])('cannot be one with personal data or a form: %s', async (part) => {
    expect((await fetch(`${shop.url}/embed/${part}`)).status).toBe(403);
  });

  it('leads to the product in the shop', async () => {
    const visit = await visitor();
    await visit.page.goto(`${site.url}/plain`);
    await expectStyled(visit.page);
    const link = await visit.page.$('>>> article a');
    await link?.click();
    await soon(() => expect(visit.page.url()).toBe(shop.url + goods.path));
    await visit.waitUntilIdle();
    expect(await visit.heading()).toBe(goods.product.title);
  });

  it('can be requested by a script of the site', async () => {
    const visit = await visitor();
    await visit.page.goto(`${site.url}/empty`);
    await visit.page.evaluate(async (address) => {
      const html = await (await fetch(address)).text();
      document.getElementById('place')?.setHTMLUnsafe(html);
    }, shop.url + partPath);
    await expectStyled(visit.page);
    expect((await contentOf(visit.page)).text).toContain(goods.product.title);
  });
});
