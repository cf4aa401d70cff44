import { describe, expect, it } from '@jest/globals';
import { LOCALES, routePath } from '@feszek/contract';
import type { Init, Locale, MenuItem } from '@feszek/contract';
import type { ElementHandle, SerializedAXNode } from 'puppeteer-core';
import { arrive } from './buying/checkout.ts';
import { canBeHit } from './harness/canBeHit.ts';
import { composedShop } from './harness/composedShop.ts';
import { isMarked, markDocument } from './harness/document.ts';
import { focusIsIn, focused, tabTo } from './harness/focus.ts';
import { DEVICES, LANGUAGES, describeInTurn, isFullRun } from './harness/inTurn.ts';
import { shopApi } from './harness/shopApi.ts';
import { soon } from './harness/soon.ts';
import { uploadPictures } from './harness/uploadPictures.ts';
import type { Visit } from './harness/visit.ts';

const shop = composedShop();

const TEXTS = {
  hu: { products: 'Termékek', menu: 'Menü', categoriesIn: (title: string) => `${title} kategóriái`, all: 'Az összes megnézése', signIn: 'Bejelentkezés', other: 'English' },
  en: { products: 'Products', menu: 'Menu', categoriesIn: (title: string) => `Categories in ${title}`, all: 'View all', signIn: 'Sign in', other: 'Magyar' },
} as const satisfies Record<Locale, object>;

const MENU = 'details[data-menu]';

async function categoriesOf(locale: Locale): Promise<[first: MenuItem, second: MenuItem, ...rest: MenuItem[]]> {
  const { menu } = await shopApi(shop.url, locale).get<Init>('/api/init');
  const [first, second, ...rest] = menu.categories.filter(({ children }) => children.length > 0);
  if (!first || !second) throw new Error('The shop has fewer than two categories with some below them');
  return [first, second, ...rest];
}

function addressOf(locale: Locale, category: MenuItem | undefined): string {
  return routePath('categories-category_slug', locale, { category_slug: category?.link.slug ?? '' });
}

function firstBelow({ title, children: [first] }: MenuItem): MenuItem {
  if (!first) throw new Error(`${title} holds no categories`);
  return first;
}

async function menuOf({ page }: Visit): Promise<ElementHandle> {
  const menu = await page.$(MENU);
  if (!menu) throw new Error(`${page.url()} has no menu`);
  return menu;
}

async function isOpen(visit: Visit): Promise<boolean> {
  return (await menuOf(visit)).evaluate((menu) => menu instanceof HTMLDetailsElement && menu.open);
}

/** The titles of the categories that are unfolded. */
function unfolded({ page }: Visit): Promise<(string | null | undefined)[]> {
  return page.$$eval('.shell-tops details[open]', (parts) => parts.map((part) => part.previousElementSibling?.textContent));
}

/** Whether the element of this name is expanded for assistive technology. */
async function isExpanded({ page }: Visit, name: string): Promise<boolean | undefined> {
  const all = (node: SerializedAXNode): SerializedAXNode[] => [node, ...(node.children ?? []).flatMap(all)];
  const tree = await page.accessibility.snapshot({ interestingOnly: false });
  const found = tree && all(tree).find((node) => node.name === name && /disclosure|button/i.test(node.role));
  if (!found) throw new Error(`Nothing that unfolds is named "${name}"`);
  return found.expanded ?? false;
}

/** Waits until the panel or the drawer is at its final position. */
async function expectStill({ page }: Visit): Promise<void> {
  await soon(async () => {
    const moving = await page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
    if (moving > 0) throw new Error('Something still moves');
  });
}

async function openByKeyboard(visit: Visit, name: string, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(visit.page, name);
  await visit.page.keyboard.press(key);
  await soon(async () => expect(await isOpen(visit)).toBe(true));
  await expectStill(visit);
}

async function tapMenu(visit: Visit): Promise<void> {
  const button = await visit.page.waitForSelector(`${MENU} > summary`);
  await soon(async () => {
    if (!button || !(await canBeHit(button, true))) throw new Error('Another element covers the button of the menu');
  });
  await button?.tap();
  await soon(async () => expect(await isOpen(visit)).toBe(true));
}

describeInTurn(LANGUAGES, 'the menu of a desktop window, by the keyboard, in %s', (it, locale) => {
  const texts = TEXTS[locale];

  it('unfolds, leads through the categories, and back to its button on Escape', async () => {
    const [first, second] = await categoriesOf(locale);
    const visit = await shop.visit();
    const { page } = visit;
    await visit.go(routePath('faq', locale));
    expect(await isExpanded(visit, texts.products)).toBe(false);
    await openByKeyboard(visit, texts.products);
    expect(await isExpanded(visit, texts.products)).toBe(true);
    expect(await unfolded(visit)).toEqual([]);

    // The header's own links come first.
    const links = await page.$$eval('.shell-drawer-links a', (all) => all.length);
    for (let stop = 0; stop <= links; stop += 1) await page.keyboard.press('Tab');
    expect(await focused(page)).toMatchObject({ tag: 'a', name: first.title, isVisible: true });
    await page.keyboard.press('Tab');
    expect(await focused(page)).toMatchObject({ tag: 'summary', name: texts.categoriesIn(first.title), isVisible: true });
    await page.keyboard.press('Space');
    await soon(async () => expect(await unfolded(visit)).toEqual([first.title]));
    await page.keyboard.press('Tab');
    expect((await focused(page)).name).toBe(`${first.title} ${texts.all}`);
    await page.keyboard.press('Tab');
    expect(await focused(page)).toMatchObject({ tag: 'a', name: firstBelow(first).title, isVisible: true });

    await page.keyboard.press('ArrowLeft');
    expect(await focused(page)).toMatchObject({ name: first.title, isVisible: true });
    await page.keyboard.press('ArrowDown');
    expect(await focused(page)).toMatchObject({ name: second.title, isVisible: true });
    await soon(async () => expect(await unfolded(visit)).toEqual([second.title]));
    expect(await isExpanded(visit, texts.categoriesIn(second.title))).toBe(true);

    await page.keyboard.press('Escape');
    await soon(async () => expect(await isOpen(visit)).toBe(false));
    await soon(async () => expect(await focused(page)).toMatchObject({ tag: 'summary', name: texts.products, isVisible: true }));
  });

  it('contains every link of the header, in every width', async () => {
    const { menu } = await shopApi(shop.url, locale).get<Init>('/api/init');
    const categories = new Set(menu.categories.map(({ title }) => title));
    const own = menu.header.map(({ title }) => title).filter((title) => !categories.has(title));
    const visit = await shop.visit();
    await visit.page.setViewport({ width: 1024, height: 768 });
    await visit.go(routePath('faq', locale));
    await openByKeyboard(visit, texts.products);
    for (const width of [1024, 1300, 1440]) {
      await visit.page.setViewport({ width, height: 768 });
      const shown = await visit.page.$$eval('.shell-drawer-links a', (links) => links.filter((link) => link.checkVisibility()).map((link) => link.textContent));
      expect([width, ...shown]).toEqual([width, ...own]);
    }
  });

  it('folds and unfolds a category with Space, and follows a link without a document load', async () => {
    const [first] = await categoriesOf(locale);
    const below = firstBelow(first);
    const visit = await shop.visit();
    await visit.go(routePath('faq', locale));
    await markDocument(visit.page);
    await openByKeyboard(visit, texts.products, 'Space');
    await tabTo(visit.page, texts.categoriesIn(first.title));
    await visit.page.keyboard.press('Space');
    await soon(async () => expect(await unfolded(visit)).toEqual([first.title]));
    await visit.page.keyboard.press('Space');
    await soon(async () => expect(await unfolded(visit)).toEqual([]));
    await visit.page.keyboard.press('Space');
    await soon(async () => expect(await unfolded(visit)).toEqual([first.title]));
    await tabTo(visit.page, below.title);
    await visit.page.keyboard.press('Enter');
    await arrive(visit, below.title);
    expect(visit.path()).toBe(addressOf(locale, below));
    expect(await isMarked(visit.page)).toBe(true);
    await soon(async () => expect(await isOpen(visit)).toBe(false));
    await soon(async () => {
      const current = await visit.page.$$eval(`${MENU} [aria-current="page"]`, (links) => links.map((link) => link.textContent));
      expect(current).toEqual([below.title]);
    });
  });

  it('closes when the focus goes on', async () => {
    const visit = await shop.visit();
    await visit.go(routePath('faq', locale));
    await openByKeyboard(visit, texts.products);
    await visit.page.keyboard.down('Shift');
    await visit.page.keyboard.press('Tab');
    await visit.page.keyboard.up('Shift');
    expect(await focusIsIn(await menuOf(visit))).toBe(false);
    await soon(async () => expect(await isOpen(visit)).toBe(false));
  });
});

/** Expects that all items of the bar are visible side by side in a window of this width, also while the panel is open. */
async function expectRoom(visit: Visit, width: number): Promise<void> {
  await visit.page.setViewport({ width, height: 720 });
  const cut = await visit.page.$$eval('.shell-nav-link', (links) => links.filter((link) => {
    const { height, top } = link.getBoundingClientRect();
    const bar = link.parentElement?.getBoundingClientRect();
    return height > 0 && (!bar || top >= bar.bottom);
  }).map((link) => link.textContent));
  const cutBenefits = await visit.page.$$eval('.shell-utility p > span', (benefits) => benefits.filter((benefit) => {
    const [own, line] = [benefit.getBoundingClientRect(), benefit.parentElement?.getBoundingClientRect()];
    return !line || (own.top < line.bottom - 1 && (own.right > line.right + 1 || own.bottom > line.bottom + 1));
  }).map((benefit) => benefit.textContent));
  expect([width, cut, cutBenefits]).toEqual([width, [], []]);
  const parts = await visit.page.$$eval('.shell-start, .shell-bar .shell-wordmark, .shell-tools', (found) => found.map((part) => [part.getBoundingClientRect().left, part.getBoundingClientRect().right]));
  expect(parts.flat()).toEqual(parts.flat().toSorted((a, b) => a - b));
  await visit.page.click(`${MENU} > summary`);
  await expectStill(visit);
  expect([width, await visit.overflow()]).toEqual([width, 0]);
  await visit.page.keyboard.press('Escape');
  await soon(async () => expect(await isOpen(visit)).toBe(false));
}

describe('the menu of a desktop window, by the mouse', () => {
  it('unfolds the category on which the pointer rests, loads its pictures only then, and closes on a click beside it', async () => {
    const [, second] = await categoriesOf('en');
    const [, hungarian] = await categoriesOf('hu');
    for (const { link } of [hungarian, firstBelow(hungarian)]) await uploadPictures(`categories/${encodeURIComponent(link.slug)}`);
    const visit = await shop.visit();
    await visit.go('/en/faq');
    // The pictures of categories: those of features stand beside them from the start, too.
    const loaded = () => visit.page.$$eval(`${MENU} .shell-tops > ul img:not(.shell-feature > img)`, (pictures) => pictures.filter(({ naturalWidth }) => naturalWidth > 0).map((picture) => picture.parentElement?.textContent));
    await visit.page.click(`${MENU} > summary`);
    await expectStill(visit);
    expect(await loaded()).toEqual([]);
    await (await visit.find('link', second.title, MENU)).hover();
    await soon(async () => expect(await unfolded(visit)).toEqual([second.title]));
    await soon(async () => expect(await loaded()).toEqual([firstBelow(second).title]));
    await visit.find('link', firstBelow(second).title, MENU);
    const { height } = visit.page.viewport() ?? { height: 0 };
    await visit.page.mouse.click(5, height - 5);
    await soon(async () => expect(await isOpen(visit)).toBe(false));
  });

  it('has space for its bar in a window of 960 to 1440 pixels, and the panel does not make the page wider', async () => {
    const visit = await shop.visit();
    await visit.go('/hu/gyakran-ismetelt-kerdesek');
    for (const width of [960, 1100, 1280, 1440]) await expectRoom(visit, width);
  });
});

describe('the drawer of a phone', () => {
  it('traps the focus, prevents scrolling of the page behind it, and restores the focus on Escape', async () => {
    const visit = await shop.visit({ device: 'phone' });
    const { page } = visit;
    await visit.go('/hu');
    await openByKeyboard(visit, TEXTS.hu.menu);
    expect(await isExpanded(visit, TEXTS.hu.menu)).toBe(true);
    const menu = await menuOf(visit);
    const stops = await menu.$$eval('a[href], button, summary', (all) => all.filter((stop) => stop.checkVisibility()).length);
    const outside: string[] = [];
    for (let stop = 0; stop < stops + 3; stop += 1) {
      await page.keyboard.press('Tab');
      const here = await focused(page);
      if (here.tag !== 'body' && !(await focusIsIn(menu))) outside.push(here.name);
    }
    expect(outside).toEqual([]);
    await page.mouse.move(380, 700);
    await page.mouse.wheel({ deltaY: 600 });
    expect(await page.evaluate(() => window.scrollY)).toBe(0);

    await page.keyboard.press('Escape');
    await soon(async () => expect(await isOpen(visit)).toBe(false));
    await soon(async () => expect(await focused(page)).toMatchObject({ tag: 'summary', name: TEXTS.hu.menu }));
    await page.keyboard.press('Tab');
    expect(await focusIsIn(menu)).toBe(false);
  });

  it.each(isFullRun ? LOCALES : LOCALES.slice(0, 1))('unfolds a category and leads to one below it, which it then marks as the current one, in %s', async (locale) => {
    const [, second] = await categoriesOf(locale);
    const below = firstBelow(second);
    const visit = await shop.visit({ device: 'phone' });
    await visit.go(`/${locale}`);
    await markDocument(visit.page);
    await tapMenu(visit);
    await expectStill(visit);
    await (await visit.page.$(`.shell-tops summary[aria-label="${TEXTS[locale].categoriesIn(second.title)}"]`))?.tap();
    await visit.press('link', below.title, MENU);
    await arrive(visit, below.title);
    expect(await isMarked(visit.page)).toBe(true);
    await soon(async () => expect(await isOpen(visit)).toBe(false));
    await tapMenu(visit);
    await soon(async () => expect(await unfolded(visit)).toEqual([second.title]));
    expect(await (await visit.find('link', below.title, MENU)).evaluate((link) => link.getAttribute('aria-current'))).toBe('page');
  });

  it('has switches, language and account within reach, and closes on a press beside it', async () => {
    const visit = await shop.visit({ device: 'phone' });
    await visit.go('/hu/termekek');
    await tapMenu(visit);
    await visit.press('button', '€', MENU);
    await visit.waitUntilIdle();
    await soon(async () => expect(await visit.page.$eval('#main', (main) => main.textContent)).toMatch(/\d,\d\d\s€/));
    expect(await isOpen(visit)).toBe(true);
    expect(await (await visit.find('button', '€', MENU)).evaluate((button) => button.getAttribute('aria-pressed'))).toBe('true');
    await visit.find('link', TEXTS.hu.signIn, MENU);
    await visit.find('link', TEXTS.hu.other, MENU);
    // While the page is replaced, the browser shows snapshots of it, which ignore taps.
    await soon(async () => expect(await visit.page.evaluate(() => document.getAnimations().length)).toBe(0));
    await visit.page.touchscreen.tap(385, 500);
    await soon(async () => expect(await isOpen(visit)).toBe(false));
  });

  it('fits a window of 320 pixels with everything unfolded, and every target is large enough for a finger', async () => {
    const visit = await shop.visit({ device: 'narrow' });
    await visit.go('/hu');
    await tapMenu(visit);
    await expectStill(visit);
    const [first] = await categoriesOf('hu');
    await (await visit.page.$(`.shell-tops summary[aria-label="${TEXTS.hu.categoriesIn(first.title)}"]`))?.tap();
    await soon(async () => expect(await unfolded(visit)).toEqual([first.title]));
    expect(await visit.overflow()).toBe(0);
    expect(await visit.page.$eval('.shell-drawer-body', (body) => body.scrollWidth - body.clientWidth)).toBe(0);
    const small = await visit.page.$$eval('.shell-sheet :is(a, button, summary), .shell-menu-close', (targets) => targets.filter((target) => target.checkVisibility() && target.getBoundingClientRect().height < 44).map((target) => target.textContent));
    expect(small).toEqual([]);
  });
});

describeInTurn(DEVICES, 'the menu without JavaScript, on a %s', (it, device) => {
  it('opens, unfolds, leads to a category at the top, and closes by its button', async () => {
    const [first, second] = await categoriesOf('en');
    const visit = await shop.visit({ javaScript: false, device });
    await visit.go('/en/faq');
    const button = await visit.page.$(`${MENU} > summary`);
    await button?.click();
    await soon(async () => expect(await isOpen(visit)).toBe(true));
    await expectStill(visit);
    await (await visit.page.$(`.shell-tops summary[aria-label="${TEXTS.en.categoriesIn(first.title)}"]`))?.click();
    await visit.find('link', firstBelow(first).title, MENU);
    await button?.evaluate((summary) => summary instanceof HTMLElement && summary.click());
    await soon(async () => expect(await isOpen(visit)).toBe(false));
    await button?.click();
    await visit.press('link', second.title, MENU);
    await soon(async () => expect(await visit.heading()).toBe(second.title));
    expect(visit.path()).toBe(addressOf('en', second));
  });
});
