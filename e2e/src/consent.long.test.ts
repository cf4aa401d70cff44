import { beforeAll, describe, expect, it } from '@jest/globals';
import { productPath, routePath } from '@feszek/contract';
import type { Locale, Product, ProductList } from '@feszek/contract';
import { ACCOUNT_TEXTS } from './accounts/accountTexts.ts';
import { createAccount } from './accounts/createAccount.ts';
import { BUYER_TEXTS } from './buying/buyerTexts.ts';
import { ANNA, arrive } from './buying/checkout.ts';
import { canBeHit } from './harness/canBeHit.ts';
import { composedShop } from './harness/composedShop.ts';
import { pressOn, typeInto } from './harness/focus.ts';
import { VISITORS, describeInTurn } from './harness/inTurn.ts';
import { shopApi } from './harness/shopApi.ts';
import { soon } from './harness/soon.ts';
import { storedNames, undeclared } from './harness/storedNames.ts';
import type { StoredName } from './harness/storedNames.ts';
import type { Visit } from './harness/visit.ts';
import { axeFindings, injectAxe } from './looks/axe.ts';
import { showTheme } from './looks/theme.ts';

const shop = composedShop();

const TEXTS = {
  hu: {
    bar: 'Sütik', accept: 'Mindet elfogadom', refuse: 'Csak a szükségesek', settings: 'Beállítások', save: 'Választás mentése', statistics: 'Statisztika', marketing: 'Marketing', stored: 'Mit tárolunk?',
    savedNecessary: 'Mentettük a választásodat: csak a szükséges sütiket használjuk.', savedStatistics: 'Mentettük a választásodat: a statisztikát elfogadtad, a marketinget nem.',
  },
  en: {
    bar: 'Cookies', accept: 'Accept all', refuse: 'Only necessary', settings: 'Settings', save: 'Save my choice', statistics: 'Statistics', marketing: 'Marketing', stored: 'What do we store?',
    savedNecessary: 'Your choice is saved: we use only the necessary cookies.', savedStatistics: 'Your choice is saved: you accepted statistics, but not marketing.',
  },
} as const satisfies Record<Locale, Record<string, string>>;

let product: Product;
beforeAll(async () => {
  const { products } = await shopApi(shop.url, 'en').get<ProductList>('/api/products', { query: { page_size: 96 } });
  const found = products.find(({ stock_state, quantity }) => stock_state === 'in_stock' && quantity >= 3);
  if (!found) throw new Error('The shop has nothing that can be bought');
  product = found;
});
const productPage = () => productPath('en', { id: product.id, ...product.link });

/** The names that a visitor's pages leave in the browser, collected page by page. */
function collector(visit: Visit) {
  const found = new Map<string, StoredName>();
  return {
    found,
    async collect(): Promise<void> {
      for (const stored of await storedNames(visit)) found.set(`${stored.kind} ${stored.name}`, stored);
    },
    async open(path: string): Promise<void> {
      await visit.go(path);
      await this.collect();
    },
  };
}

describe('cookies and storage of the shop', () => {
  it('of a guest are all declared, from the first page to the checkout', async () => {
    const texts = BUYER_TEXTS.en;
    const guest = await shop.visit({ isUndecided: true });
    const names = collector(guest);
    await names.open('/en');
    await guest.press('button', TEXTS.en.accept);
    await names.open(productPage());
    await guest.press('button', texts.add, '#main form');
    await guest.find('dialog', texts.panel);
    await guest.page.keyboard.press('Escape');
    for (const path of [routePath('all-products', 'en'), routePath('favourites', 'en'), routePath('cookie-rules', 'en'), '/en/search?q=table', routePath('cart', 'en')]) await names.open(path);
    await guest.press('link', texts.toCheckout);
    await arrive(guest, texts.contact);
    await guest.fill(texts.email, ANNA.email);
    await soon(async () => {
      await names.collect();
      expect([...names.found.keys()]).toContain('session feszek.typed.cart');
    });
    expect([...names.found.keys()]).toEqual(expect.arrayContaining(['cookie locale', 'cookie consent', 'cookie feszek_session', 'cookie XSRF-TOKEN', 'local feszek.viewed-products']));
    expect(undeclared([...names.found.values()])).toEqual([]);
  });

  it('of a signed-in visitor are all declared', async () => {
    const texts = ACCOUNT_TEXTS.en;
    const { email, password } = await createAccount(shop.url, 'en');
    const visitor = await shop.visit();
    const names = collector(visitor);
    await names.open(routePath('auth-login', 'en'));
    await typeInto(visitor.page, texts.email, email);
    await typeInto(visitor.page, texts.password, password);
    await visitor.page.keyboard.press('Enter');
    await soon(async () => expect(visitor.path()).not.toBe(routePath('auth-login', 'en')));
    for (const path of [routePath('account', 'en'), routePath('account-orders', 'en'), productPage(), routePath('favourites', 'en')]) await names.open(path);
    expect([...names.found.keys()]).toContain('cookie feszek_device');
    expect(undeclared([...names.found.values()])).toEqual([]);
  });
});

describe('the consent bar on the product page of a phone', () => {
  it.each([[390, 844], [360, 640]])('hides neither the price nor the button at %i × %i, at the top and at the form', async (width, height) => {
    const buyer = await shop.visit({ isUndecided: true, device: 'phone' });
    const { page } = buyer;
    await page.setViewport({ width, height, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });
    await buyer.go(productPage());
    await buyer.find('region', TEXTS.en.bar);
    const lower = await page.$('#main div:has(> button):not(form *, [role="group"])');
    for (const at of ['top', 'form'] as const) {
      if (at === 'form') await page.$eval('#main form', (form) => form.scrollIntoView({ block: 'end', behavior: 'instant' }));
      await soon(async () => {
        for (const part of (await lower?.$$(':scope > *')) ?? []) expect([at, await canBeHit(part, true)]).toEqual([at, true]);
      });
    }
    const prices = await lower?.evaluate((element) => element.textContent);
    expect(prices).toMatch(/\d\s*Ft/);
  });
});

describe('the consent bar on the first view of a product', () => {
  it.each([['phone', 390, 844, 0.25], ['desktop', 1440, 900, 0.1], ['desktop', 768, 1024, 0.15]] as const)('leaves the title free on a %s of %i × %i, and covers at most %d of the window', async (device, width, height, share) => {
    const buyer = await shop.visit({ isUndecided: true, device });
    const { page } = buyer;
    await page.setViewport({ width, height, ...(device === 'phone' && { hasTouch: true, isMobile: true, deviceScaleFactor: 2 }) });
    await buyer.go(productPage());
    const bar = await buyer.find('region', TEXTS.en.bar);
    const covered = await bar.evaluate((element) => element.getBoundingClientRect().height);
    expect(covered / height).toBeLessThanOrEqual(share);
    const title = await page.$('h1');
    expect(title && (await canBeHit(title, true))).toBe(true);
  });
});

describeInTurn(VISITORS, 'the choice about cookies, %s', (it, locale, device) => {
  const texts = TEXTS[locale];
  const cookiePage = routePath('cookie-rules', locale);

  it('has no faults that axe finds, with all details, light and dark', async () => {
    const visitor = await shop.visit({ isUndecided: true, device });
    await visitor.go(`/${locale}`);
    const bar = await visitor.find('region', texts.bar);
    await injectAxe(visitor.page);
    const findings = async (theme: 'light' | 'dark') => {
      await showTheme(visitor.page, theme);
      return axeFindings(visitor.page, { within: `section[aria-label="${texts.bar}"]` });
    };
    const before = [...(await findings('light')), ...(await findings('dark'))];
    await visitor.press('button', texts.settings);
    await bar.$$eval('details', (all) => { for (const details of all) details.open = true; });
    expect([before, await findings('light'), await findings('dark'), await visitor.overflow()]).toEqual([[], [], [], 0]);
  });

  it('can be changed on the cookie page, whose boxes show it', async () => {
    const visitor = await shop.visit({ isUndecided: true, device });
    await visitor.go(cookiePage);
    await visitor.press('button', texts.accept, 'section[data-consent-bar]');
    const boxes = () => visitor.page.$$eval('feszek-consent input[type="checkbox"]:not([disabled])', (inputs) => inputs.map((input) => input instanceof HTMLInputElement && input.checked));
    await soon(async () => expect(await boxes()).toEqual([true, true]));
    await pressOn(visitor.page, texts.marketing, 'Space');
    await visitor.press('button', texts.save, '#main');
    await visitor.reload();
    expect([await boxes(), await visitor.has('region', texts.bar)]).toEqual([[true, false], false]);
    await injectAxe(visitor.page);
    expect(await axeFindings(visitor.page, { within: '#main' })).toEqual([]);
  });

  it('can be changed on the cookie page without JavaScript', async () => {
    const visitor = await shop.visit({ isUndecided: true, device, javaScript: false });
    await visitor.go(cookiePage);
    const stored = async () => (await visitor.page.browserContext().cookies()).find(({ name }) => name === 'consent')?.value.slice(0, 2);
    await visitor.press('button', texts.refuse, '#main');
    await soon(async () => expect(await visitor.text('#main')).toContain(texts.savedNecessary));
    expect([visitor.path(), await stored()]).toEqual([cookiePage, '00']);
    await visitor.choose(texts.statistics);
    await visitor.press('button', texts.save, '#main');
    await soon(async () => expect(await visitor.text('#main')).toContain(texts.savedStatistics));
    expect(await stored()).toBe('10');
  });
});
