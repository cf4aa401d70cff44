import { expect } from '@jest/globals';
import { createApiClient } from '@feszek/api-client';
import { routePath } from '@feszek/contract';
import type { Locale, ProductList } from '@feszek/contract';
import { arrive } from './buying/checkout.ts';
import { BUYER_TEXTS } from './buying/buyerTexts.ts';
import { composedShop } from './harness/composedShop.ts';
import { isMarked, markDocument } from './harness/document.ts';
import { LANGUAGES, describeInTurn } from './harness/inTurn.ts';
import { productTitles } from './harness/productTitles.ts';
import { soon } from './harness/soon.ts';
import type { Device, Visit } from './harness/visit.ts';

const shop = composedShop();

const TEXTS = {
  hu: {
    color: 'Szín', open: 'Szűrés', show: (count: string) => `${count} mutatása`, heading: 'Minden termék',
    remove: (title: string) => `${title}, szűrő törlése`, more: 'További termékek', previous: 'Az előzőek mutatása', empty: 'Erre a szűrésre nincs találat',
    apply: 'Alkalmazás', otherLanguage: 'English', inStock: 'Csak készleten', close: 'Szűrők bezárása', failed: 'Most nem sikerült szűrni', retry: 'Újrapróbálom',
  },
  en: {
    color: 'Colour', open: 'Filter', show: (count: string) => `Show ${count}`, heading: 'All products',
    remove: (title: string) => `${title}, remove filter`, more: 'Show more', previous: 'Show previous', empty: 'Nothing matches these filters',
    apply: 'Apply', otherLanguage: 'Magyar', inStock: 'In stock only', close: 'Close filters', failed: 'We couldn’t filter just now', retry: 'Try again',
  },
} as const;

const addressOf = ({ page }: Visit) => { const { pathname, search } = new URL(page.url()); return pathname + search; };
const scrollOf = ({ page }: Visit) => page.evaluate(() => window.scrollY);
const statusOf = (visit: Visit) => visit.page.$$eval('#main [role="status"]', (parts) => parts.map((part) => part.textContent).join(' '));

/** The announcement of a choice. */
async function ask(locale: Locale, query: Readonly<Record<string, string | number>> = {}): Promise<ProductList> {
  return createApiClient({ baseUrl: shop.url, locale, currency: 'HUF' }).get<ProductList>('/api/products', { query });
}

/** The most frequent colour. */
async function commonColor(locale: Locale) {
  const { filters } = await ask(locale);
  const [color] = filters.colors.toSorted((one, other) => other.count - one.count);
  if (!color) throw new Error('The shop has no colours');
  // Capitalised, as at the start of a line; the data has lower case.
  return { ...color, label: color.title.charAt(0).toLocaleUpperCase(locale) + color.title.slice(1) };
}

async function expectTitles(visit: Visit, expected: readonly { readonly title: string }[]): Promise<void> {
  await soon(async () => expect(await productTitles(visit)).toEqual(expected.map(({ title }) => title)));
}

async function openPopover(visit: Visit, title: string): Promise<void> {
  const summary = await soon(async () => {
    for (const candidate of await visit.page.$$('#main form summary')) {
      if (await candidate.evaluate((node, start) => node.innerText.trim().startsWith(start), title)) return candidate;
    }
    throw new Error(`No filter is named "${title}"`);
  });
  await summary.click();
}

/** Chooses a colour in the form of the device. */
async function chooseColor(visit: Visit, device: Device, locale: Locale, color: { readonly label: string; readonly count: number }): Promise<void> {
  const texts = TEXTS[locale];
  if (device === 'phone') {
    await visit.press('button', texts.open, '#main');
    await visit.find('dialog', texts.open);
    if (!(await visit.page.$(`dialog[open] details[open] input[name="color"]`))) {
      const title = await visit.page.$$('dialog[open] summary');
      for (const summary of title) if (await summary.evaluate((node, start) => node.innerText.trim().startsWith(start), texts.color)) await summary.tap();
    }
    await (await visit.find('checkbox', `${color.label} ${BUYER_TEXTS[locale].productCount(color.count)}`, 'dialog[open]')).tap();
    await visit.press('button', texts.show(BUYER_TEXTS[locale].productCount(color.count)), 'dialog[open]');
    return;
  }
  await openPopover(visit, texts.color);
  await (await visit.find('checkbox', `${color.label} ${BUYER_TEXTS[locale].productCount(color.count)}`, '#main form')).click();
}

/** `npm test` uses the first three. */
const VISITORS: readonly (readonly [Locale, 'phone' | 'desktop'])[] = [['hu', 'desktop'], ['en', 'phone'], ['hu', 'phone'], ['en', 'desktop']];

describeInTurn(VISITORS, 'filters in %s on a %s', (it, locale, device) => {
  const texts = TEXTS[locale];
  const path = routePath('all-products', locale);

  it('narrow the list in place; the address can be shared, and Back undoes the choice', async () => {
    const color = await commonColor(locale);
    const narrowed = await ask(locale, { colors: color.key });
    const visit = await shop.visit({ device });
    await visit.go(path);
    await markDocument(visit.page);
    await chooseColor(visit, device, locale, color);
    await expectTitles(visit, narrowed.products);
    expect(addressOf(visit)).toBe(`${path}?color=${color.key}`);
    expect(await isMarked(visit.page)).toBe(true);
    expect(await statusOf(visit)).toContain(BUYER_TEXTS[locale].productCount(narrowed.paging.total));

    for (const javaScript of [true, false]) {
      const friend = await shop.visit({ device, javaScript });
      expect(await friend.go(addressOf(visit))).toBe(200);
      await expectTitles(friend, narrowed.products);
    }

    await visit.page.goBack();
    await expectTitles(visit, (await ask(locale)).products);
    expect(addressOf(visit)).toBe(path);
    await visit.page.goForward();
    await expectTitles(visit, narrowed.products);
    await visit.press('link', texts.remove(color.title), '#main');
    await expectTitles(visit, (await ask(locale)).products);
  });

  it('show more, and keep the place on the way back from a product and through a reload', async () => {
    const { products } = await ask(locale, { page_size: 48 });
    const visit = await shop.visit({ device });
    await visit.go(path);
    await visit.press('link', texts.more, '#main');
    await expectTitles(visit, products);
    expect(addressOf(visit)).toBe(`${path}?page=1-2`);
    const chosen = products[30]?.title ?? '';
    await (await visit.find('link', chosen, '#main')).evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const place = await scrollOf(visit);
    expect(place).toBeGreaterThan(1000);
    await visit.press('link', chosen, '#main');
    await arrive(visit, chosen);
    await visit.page.goBack();
    await expectTitles(visit, products);
    await soon(async () => expect(Math.abs((await scrollOf(visit)) - place)).toBeLessThan(50));
    await visit.reload();
    await expectTitles(visit, products);
    await soon(async () => expect(Math.abs((await scrollOf(visit)) - place)).toBeLessThan(50));
  });

  it('offer next steps if no product matches', async () => {
    const color = await commonColor(locale);
    const visit = await shop.visit({ device });
    expect(await visit.go(`${path}?color=${color.key}&price=1-2-HUF`)).toBe(200);
    await visit.find('heading', texts.empty);
    await visit.press('link', texts.remove(color.title), '#main');
    await soon(() => expect(addressOf(visit)).toBe(`${path}?price=1-2-HUF`));
  });
});

describeInTurn(LANGUAGES, 'filters in %s', (it, locale) => {
  const texts = TEXTS[locale];
  const path = routePath('all-products', locale);

  it('stay below the header while the list is scrolled, and a choice leads to the start of the list', async () => {
    const color = await commonColor(locale);
    const visit = await shop.visit({ device: 'wide' });
    const places = () => visit.page.evaluate(() => {
      const rectOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
      return { header: rectOf('.shell-bar')?.bottom, bar: rectOf('#main div:has(> form)')?.top, barEnd: rectOf('#main div:has(> form)')?.bottom ?? 0, card: rectOf('#main article')?.top ?? 0, height: window.innerHeight };
    });
    await visit.go(path);
    await visit.page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
    const { header, bar } = await places();
    // Their borders overlap.
    expect(Math.abs((bar ?? NaN) - (header ?? NaN))).toBeLessThanOrEqual(1);
    await openPopover(visit, texts.color);
    await (await visit.find('checkbox', `${color.label} ${BUYER_TEXTS[locale].productCount(color.count)}`, '#main form')).click();
    await expectTitles(visit, (await ask(locale, { colors: color.key })).products);
    const { barEnd, card, height } = await places();
    expect(card).toBeGreaterThanOrEqual(barEnd);
    expect(card).toBeLessThan(height);
  });

  it('stay when the language changes', async () => {
    const color = await commonColor(locale);
    const other = locale === 'hu' ? 'en' : 'hu';
    const visit = await shop.visit({ javaScript: false });
    await visit.go(`${path}?color=${color.key}&in_stock=1&sort=price-asc`);
    await visit.press('link', texts.otherLanguage);
    await soon(() => expect(addressOf(visit)).toBe(`${routePath('all-products', other)}?color=${color.key}&in_stock=1&sort=price-asc`));
  });

  it('work as a form without JavaScript', async () => {
    const color = await commonColor(locale);
    const visit = await shop.visit({ javaScript: false });
    await visit.go(path);
    await openPopover(visit, texts.color);
    await (await visit.find('checkbox', `${color.label} ${BUYER_TEXTS[locale].productCount(color.count)}`)).click();
    await visit.press('button', texts.apply);
    await expectTitles(visit, (await ask(locale, { colors: color.key })).products);
    expect(addressOf(visit)).toBe(`${path}?color=${color.key}`);
  });

  it('ignore values of the address that are not valid', async () => {
    const visit = await shop.visit();
    expect(await visit.go(`${path}?category=x,99999999&brand=%3Cscript%3E,no-such-brand&color=neon&price=zz-EUR&in_stock=maybe&sort=fastest&page=-3`)).toBe(200);
    expect(addressOf(visit)).toBe(path);
    await expectTitles(visit, (await ask(locale)).products);
    await visit.go(`${path}?page=4711`);
    const { paging } = await ask(locale);
    expect(addressOf(visit)).toBe(`${path}?page=${paging.page_count}`);
    await visit.find('link', texts.previous);
  });

  it('keep the list if the shop does not answer, and retry', async () => {
    const color = await commonColor(locale);
    const visit = await shop.visit();
    await visit.go(path);
    const titles = await productTitles(visit);
    await visit.page.setRequestInterception(true);
    let isBlocked = true;
    visit.page.on('request', (request) => void (isBlocked && request.url().includes('/api/products') ? request.respond({ status: 503, body: '' }) : request.continue()));
    await openPopover(visit, texts.color);
    await (await visit.find('checkbox', `${color.label} ${BUYER_TEXTS[locale].productCount(color.count)}`, '#main form')).click();
    await soon(async () => expect(await visit.text('#main [role="alert"]')).toContain(texts.failed));
    expect(await productTitles(visit)).toEqual(titles);
    expect(addressOf(visit)).toBe(path);
    isBlocked = false;
    await visit.press('button', texts.retry, '#main');
    await expectTitles(visit, (await ask(locale, { colors: color.key })).products);
    expect(visit.takeProblems().every((problem) => problem.includes('503') || problem.includes('catalog') || problem.includes('shell'))).toBe(true);
  });
});
