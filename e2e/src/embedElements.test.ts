import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { routePath } from '@feszek/contract';
import type { HTTPRequest, Page } from 'puppeteer-core';
import { findGoods } from './buying/goods.ts';
import type { Goods } from './buying/goods.ts';
import { composedShop } from './harness/composedShop.ts';
import { buildExampleHost, embedPackageScript, exampleFile, reactScript } from './harness/embedExamples.ts';
import { startForeignSite } from './harness/foreignSite.ts';
import type { ForeignPage, ForeignSite } from './harness/foreignSite.ts';
import { startShopBeside } from './harness/shopBeside.ts';
import type { ShopBeside } from './harness/shopBeside.ts';
import { soon } from './harness/soon.ts';
import type { Visit, VisitOptions } from './harness/visit.ts';

/** The most compressed JavaScript that the first element of a page loads before the visitor uses it: 90 KB, in bytes. */
const MOST_SCRIPT_BYTES = 90 * 1024;

let beside: ShopBeside;
const shop = composedShop(() => beside.url);

/** Styles of a host page that the elements must resist. */
const HOSTILE = `
  * { color: red !important; font-family: cursive !important; text-transform: uppercase !important; letter-spacing: 1em !important; }
  h3 { font-size: 80px !important; }
  a, img, article, button { display: none !important; }
  feszek-part, feszek-product { --color-ink: red !important; --text-0: 40px !important; }
`;

let goods: Goods;
/** A partner, and another site. */
let partner: ForeignSite;
let stranger: ForeignSite;

/** Scripts come from the shop, and from the site itself on the pages that have their own; nothing is inline. */
function policyFor(hasOwnScripts: boolean): string {
  return `default-src 'none'; script-src ${hasOwnScripts ? "'self' " : ''}${shop.url}; style-src 'self' ${shop.url}; font-src ${shop.url}; img-src ${shop.url} data:; connect-src ${shop.url}; base-uri 'none'; form-action 'none'`;
}

async function example(name: string): Promise<string> {
  return (await exampleFile(name)).replaceAll('https://feszek.example', shop.url).replaceAll('VAC-1', goods.product.sku);
}

async function pages(): Promise<Record<string, () => Promise<ForeignPage> | ForeignPage>> {
  const page = (name: string, hasOwnScripts: boolean) => async () => ({ body: await example(name), policy: policyFor(hasOwnScripts) });
  const script = (body: string | Promise<string>) => async () => ({ body: await body, type: 'text/javascript' });
  const host = await buildExampleHost(goods.product.sku);
  return {
    '/element': page('element.html', false),
    '/hostile': async () => ({ body: (await example('element.html')).replace('/site.css', '/hostile.css'), policy: policyFor(false) }),
    '/react-17': page('react-17.html', true),
    '/react-18': page('react-18.html', true),
    '/webpack-host': page('webpack-host/index.html', true),
    '/react-17.js': script(example('react-17.js')),
    '/react-18.js': script(example('react-18.js')),
    ...Object.fromEntries((['17', '18'] as const).flatMap((version) => (['react', 'react-dom'] as const).map((name) => [`/react-${version}/${name}.js`, script(reactScript(name, version))]))),
    ...Object.fromEntries(host.map(({ name, code }) => [`/host/${name}`, script(code)])),
    '/bundler': page('bundler.html', true),
    '/bundler.js': script((await example('bundler.js')).replace('@feszek/embed', '/feszek-embed.js')),
    '/feszek-embed.js': script(embedPackageScript()),
    '/html': async () => ({ body: `<!doctype html><html lang="en"><link rel="icon" href="data:,">${await (await fetch(`${shop.url}/embed/catalog/products?skus=${goods.product.sku}&locale=en`)).text()}` }),
    '/site.css': () => ({ body: 'body { color: navy; }', type: 'text/css' }),
    '/hostile.css': () => ({ body: HOSTILE, type: 'text/css' }),
    '/refused': () => ({ body: `<!doctype html><html lang="en"><link rel="icon" href="data:,"><script src="${shop.url}/embed.js" async></script><feszek-part name="catalog/products"></feszek-part><feszek-product sku="NO-SUCH-SKU"></feszek-product>` }),
  };
}

beforeAll(async () => {
  let partnerPages: Record<string, () => Promise<ForeignPage> | ForeignPage> = {};
  // The setting of the shop names the address of the partner, whose pages name the address of the shop.
  partner = await startForeignSite(new Proxy({}, { get: (_, path) => partnerPages[String(path)] }));
  beside = await startShopBeside({ env: { PARTNER_ORIGINS: partner.url } });
  goods = await findGoods(shop.url, 'en', 'EUR');
  partnerPages = await pages();
  stranger = await startForeignSite(partnerPages);
}, 240_000);
afterAll(async () => {
  await Promise.all([partner.stop(), stranger.stop()]);
  await beside.stop();
});

/** A visitor of another site, without the header for a separate network address, which would need the permission of the shop. */
async function visitor(options: VisitOptions = {}): Promise<Visit> {
  const visit = await shop.visit(options);
  await visit.page.setExtraHTTPHeaders({});
  return visit;
}

const stateOf = (page: Page, element: string) => page.$eval(element, (found) => found.getAttribute('state'));
const expectReady = (page: Page, element: string) => soon(async () => expect(await stateOf(page, element)).toBe('ready'));

/** The tree that an element shows. */
function contentOf(page: Page, element: string): Promise<{ readonly text: string; readonly links: readonly string[]; readonly pictures: readonly string[] }> {
  return page.$eval(element, (found) => {
    const tree = found.shadowRoot?.querySelector('div')?.shadowRoot;
    return {
      text: tree?.textContent ?? '',
      links: [...(tree?.querySelectorAll('a') ?? [])].map(({ href }) => href),
      pictures: [...(tree?.querySelectorAll('img') ?? [])].map(({ src }) => src).filter((src) => !src.startsWith('data:')),
    };
  });
}

function stylesOf(page: Page, element: string): Promise<string[]> {
  return page.$eval(element, (found) => [...(found.shadowRoot?.querySelector('div')?.shadowRoot?.querySelectorAll('article *, button') ?? [])].map((inner) => {
    const style = getComputedStyle(inner);
    return `${inner.tagName} ${['color', 'display', 'font-family', 'font-size', 'letter-spacing', 'text-transform'].map((name) => style.getPropertyValue(name)).join('; ')}`;
  }));
}

async function press(page: Page, element: string, name: string): Promise<void> {
  const button = await page.waitForSelector(`${element} >>> ::-p-aria([name="${name}"][role="button"])`);
  await button?.click();
}

describe('an element of the shop in the page of another site', () => {
  it('shows its part under a strict content policy, with links and pictures of the shop', async () => {
    const { page } = await visitor();
    const origins = new Set<string>();
    page.on('request', (request) => { if (request.resourceType() === 'image' && !request.url().startsWith('data:')) origins.add(new URL(request.url()).origin); });
    await page.goto(`${stranger.url}/element`);
    for (const element of ['feszek-part', 'feszek-product', 'feszek-cart']) await expectReady(page, element);
    for (const element of ['feszek-part', 'feszek-product']) {
      const { text, links, pictures } = await contentOf(page, element);
      expect(text).toContain(goods.product.title);
      expect(text).toContain('€');
      expect(links).toContain(shop.url + goods.path);
      expect([...links, ...pictures].filter((address) => !address.startsWith(shop.url))).toEqual([]);
    }
    expect([...origins].filter((origin) => origin !== shop.url)).toEqual([]);
  });

  it('adds no name to the page but those that start with feszek', async () => {
    const { page } = await visitor();
    await page.goto(`${stranger.url}/element`);
    await expectReady(page, 'feszek-product');
    const added = await page.evaluate(() => {
      const frame = document.body.appendChild(document.createElement('iframe'));
      const known = new Set(Object.getOwnPropertyNames(frame.contentWindow ?? {}));
      frame.remove();
      return Object.getOwnPropertyNames(window).filter((name) => !known.has(name) && !/feszek/i.test(name) && !/^\d+$/.test(name) && !name.startsWith('__puppeteer'));
    });
    expect(added).toEqual([]);
  });

  it('looks the same beside hostile styles', async () => {
    const [plain, hostile] = [await visitor(), await visitor()];
    for (const [visit, path] of [[plain, '/element'], [hostile, '/hostile']] as const) {
      await visit.page.goto(stranger.url + path);
      await expectReady(visit.page, 'feszek-part');
      await expectReady(visit.page, 'feszek-product');
    }
    expect(await hostile.page.$eval('h1', (heading) => getComputedStyle(heading).color)).toBe('rgb(255, 0, 0)');
    for (const element of ['feszek-part', 'feszek-product']) {
      const styles = await stylesOf(plain.page, element);
      expect(styles.length).toBeGreaterThan(5);
      expect(await stylesOf(hostile.page, element)).toEqual(styles);
    }
  });

  it.each(['react-17', 'react-18', 'webpack-host'])('works beside the React of its page, which works on: %s', async (name) => {
    const { page } = await visitor();
    await page.goto(`${partner.url}/${name}`);
    await expectReady(page, 'feszek-product');
    expect(await page.$eval('h1', (heading) => heading.textContent)).toMatch(name === 'react-17' ? /React 17\./ : /React 18\./);
    await page.click('#count');
    await soon(async () => expect(await page.$eval('#count', (button) => button.textContent)).toBe('Pressed 1 times'));
    await press(page, 'feszek-product', 'Add to cart');
    await soon(async () => expect((await contentOf(page, 'feszek-product')).text).toContain(`In your cart: ${goods.product.title}`));
  });

  it('is defined by the package, also after its script could not be loaded', async () => {
    const visit = await visitor();
    const { page } = visit;
    let isAway = true;
    await page.setRequestInterception(true);
    page.on('request', (request) => void (isAway && request.url().endsWith('/embed.js') ? request.abort() : request.continue()));
    await page.goto(`${stranger.url}/bundler`);
    await soon(async () => expect(await page.$eval('#problem', ({ textContent }) => textContent)).toBe(`${shop.url}/embed.js could not be loaded`));
    expect(await stateOf(page, 'feszek-product')).toBeNull();
    expect(visit.takeProblems()).toEqual([expect.stringContaining('ERR_FAILED')]);
    isAway = false;
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expectReady(page, 'feszek-product');
    expect(await page.$$eval('script[src$="/embed.js"]', ({ length }) => length)).toBe(1);
  });

  it('loads at most 90 KB of compressed scripts, with React, before it is used', async () => {
    const { page } = await visitor();
    const addresses = new Set<string>();
    page.on('request', (request) => { if (request.resourceType() === 'script') addresses.add(request.url()); });
    await page.goto(`${stranger.url}/react-18`);
    await expectReady(page, 'feszek-product');
    const own = [...addresses].filter((address) => address.startsWith(shop.url));
    const bytes = await Promise.all(own.map(async (address) => {
      const response = await fetch(address, { headers: { 'accept-encoding': 'br' } });
      expect([address, response.headers.get('content-encoding')]).toEqual([address, 'br']);
      const length = response.headers.get('content-length');
      await response.body?.cancel();
      return Number(length);
    }));
    const total = bytes.reduce((sum, size) => sum + size, 0);
    expect(own.some((address) => address.endsWith('/embed.js'))).toBe(true);
    expect(total).toBeGreaterThan(MOST_SCRIPT_BYTES / 2);
    expect(total).toBeLessThanOrEqual(MOST_SCRIPT_BYTES);
  });

  it('reports to the developer of its page what is wrong, and to the visitor that it cannot be shown', async () => {
    const visit = await visitor();
    const { page } = visit;
    await page.evaluateOnNewDocument(() => {
      document.addEventListener('feszek-error', (event) => {
        if (event instanceof CustomEvent && event.target instanceof HTMLElement) document.documentElement.dataset[event.target.localName === 'feszek-part' ? 'part' : 'product'] = `${event.detail.phase} ${event.detail.status}`;
      });
    });
    await page.goto(`${stranger.url}/refused`);
    await soon(async () => expect(await page.$eval('html', ({ dataset }) => [dataset['part'], dataset['product']])).toEqual(['fragment 400', 'fragment 404']));
    expect([await stateOf(page, 'feszek-part'), await stateOf(page, 'feszek-product')]).toEqual(['error', 'empty']);
    expect((await contentOf(page, 'feszek-part')).text).toContain('This part of the shop is unavailable right now.');
    expect(visit.takeProblems().length).toBeGreaterThan(0);
  });
});

/** Changes the shop's files whose addresses match, as a proxy in between could. Returns the addresses of those that were changed. */
async function alterFiles(page: Page, files: RegExp, addition: string): Promise<Set<string>> {
  await page.evaluateOnNewDocument(() => document.addEventListener('feszek-error', () => { document.documentElement.dataset['failed'] = ''; }));
  const altered = new Set<string>();
  const alter = async (request: HTTPRequest) => {
    if (!files.test(request.url())) return request.continue();
    const answer = await fetch(request.url());
    altered.add(request.url());
    return request.respond({ status: 200, headers: { 'content-type': answer.headers.get('content-type') ?? '', 'access-control-allow-origin': '*' }, body: addition + await answer.text() });
  };
  await page.setRequestInterception(true);
  page.on('request', (request) => void alter(request));
  return altered;
}

const expectFailed = (page: Page) => soon(async () => expect(await page.$eval('html', ({ dataset }) => dataset['failed'])).toBe(''));

describe('a file of the shop that was changed on its way to the page of another site', () => {
  it.each(['/html', '/element'])('has no effect: style sheets of %s, which can be read', async (path) => {
    const visit = await visitor();
    const { page } = visit;
    const altered = await alterFiles(page, /\.css$/, ':host { --altered: yes }\n');
    await page.goto(stranger.url + path);
    await soon(() => expect([...altered].filter((address) => address.startsWith(shop.url)).length).toBeGreaterThan(1));
    if (path === '/element') await expectFailed(page);
    expect(await page.$$eval('feszek-part, feszek-product', (elements) => elements.map((element) => {
      const inner = element.shadowRoot?.querySelector('div');
      return inner && getComputedStyle(inner).getPropertyValue('--altered');
    }))).toEqual(path === '/html' ? [''] : ['', '']);
    // Further files are refused until the page ends.
    await page.goto('about:blank');
    expect(visit.takeProblems().filter((problem) => problem.includes('integrity')).length).toBeGreaterThan(1);
  });

  it('has no effect: scripts of an element, which keeps what it shows', async () => {
    const visit = await visitor();
    const { page } = visit;
    const altered = await alterFiles(page, /\/assets\/.*\.js$/, 'document.documentElement.dataset.altered = "";');
    await page.goto(`${stranger.url}/element`);
    await expectFailed(page);
    expect(altered.size).toBeGreaterThan(0);
    expect(await stateOf(page, 'feszek-product')).toBe('html');
    expect((await contentOf(page, 'feszek-product')).text).toContain(goods.product.title);
    expect(await page.$eval('html', ({ dataset }) => dataset['altered'])).toBeUndefined();
    await page.goto('about:blank');
    visit.takeProblems();
  });
});

describe('the cart of the shop in the page of a partner', () => {
  it('holds what is added there, and goes on in the shop once', async () => {
    const visit = await visitor();
    const { page } = visit;
    await page.goto(`${partner.url}/element`);
    await expectReady(page, 'feszek-product');
    await press(page, 'feszek-product', 'Add to cart');
    await soon(async () => expect((await contentOf(page, 'feszek-cart')).text).toContain('Cart, 1 item'));
    await page.reload();
    await soon(async () => expect((await contentOf(page, 'feszek-cart')).text).toContain('Cart, 1 item'));
    const handover = page.waitForRequest((request) => request.isNavigationRequest() && request.url().includes(routePath('cart-handover', 'en')));
    await press(page, 'feszek-cart', 'Go to checkout');
    await handover;
    await soon(() => expect(page.url()).toBe(shop.url + routePath('cart', 'en')));
    await visit.waitUntilIdle();
    await soon(async () => expect(await visit.text('main')).toContain(goods.product.title));
    await page.goto(`${partner.url}/element`);
    await soon(async () => expect((await contentOf(page, 'feszek-cart')).text).toContain('Your cart is empty'));
  });
});

describe('the cart of the shop in the page of any other site', () => {
  it('is the one of the shop, which asks before it adds anything', async () => {
    const visit = await visitor();
    const { page } = visit;
    await page.goto(`${stranger.url}/element`);
    await expectReady(page, 'feszek-product');
    expect(await page.$$('>>> [data-needs-session]').then((hearts) => Promise.all(hearts.map((heart) => heart.isVisible())))).not.toContain(true);
    await press(page, 'feszek-product', 'Add to cart');
    await soon(() => expect(page.url()).toContain(shop.url + routePath('cart-handover', 'en')));
    await visit.waitUntilIdle();
    expect(await visit.text('main')).toContain(goods.product.title);
    await visit.press('button', 'Add to cart', 'main');
    await soon(() => expect(page.url()).toBe(shop.url + routePath('cart', 'en')));
    await soon(async () => expect(await visit.text('main')).toContain(goods.product.title));
  });
});
