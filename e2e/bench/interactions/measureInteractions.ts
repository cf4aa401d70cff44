import { routePath } from '@feszek/contract';
import type { Browser, Page } from 'puppeteer-core';
import { BUYER_TEXTS } from '../../src/buying/buyerTexts.ts';
import { findGoods } from '../../src/buying/goods.ts';
import { openVisit } from '../../src/harness/visit.ts';
import type { Visit } from '../../src/harness/visit.ts';
import { timeUntilPainted } from './timeUntilPainted.ts';

/** How much slower than this machine the visitor's is. */
export const SLOWDOWN = 4;

const REPEATS = 7;
const LOCALE = 'en';
/** How long the pointer of a visitor rests on something before the click, in milliseconds. */
const REST_MS = 100;

/** Milliseconds of several attempts, in ascending order. */
export type Times = readonly number[];

export interface InteractionTimes {
  readonly clickToProduct: Times;
  readonly addToCount: Times;
  readonly filterToList: Times;
  readonly typingToSuggestions: Times;
}

const title = () => document.querySelector('#primary h1')?.textContent ?? '';
const count = () => document.querySelector('header [data-slot="cart-checkout/mini-cart"]')?.textContent ?? '';
const list = () => [...document.querySelectorAll('#main article a')].map((link) => link.getAttribute('href')).join(' ');
const suggestions = () => [...document.querySelectorAll('[role="option"]')].map((option) => option.textContent).join(' ');

/** Moves the pointer to an element, and clicks it a moment later. */
async function click(page: Page, selector: string): Promise<void> {
  await page.hover(selector);
  await page.waitForNetworkIdle({ idleTime: REST_MS });
  await page.click(selector);
}

/** One attempt of a first visit each, on a page of its own. */
async function attempts(browser: Browser, shopUrl: string, path: string, attempt: (visit: Visit) => Promise<number>): Promise<Times> {
  const times: number[] = [];
  for (let repeat = 0; repeat < REPEATS; repeat += 1) {
    const visit = await openVisit(browser, shopUrl, { device: 'desktop' });
    await visit.page.emulateCPUThrottling(SLOWDOWN);
    await visit.go(path);
    // Parts that are loaded at the first input are there before it counts.
    await visit.page.mouse.move(5, 5);
    await visit.page.mouse.move(6, 6);
    await visit.waitUntilIdle();
    times.push(await attempt(visit));
    await visit.close();
  }
  return times.toSorted((first, second) => first - second);
}

/** How long a visitor waits for the effect of an input, on a slow machine with a fast network. */
export async function measureInteractions(browser: Browser, shopUrl: string): Promise<InteractionTimes> {
  const { path: product } = await findGoods(shopUrl, LOCALE);
  const listing = routePath('all-products', LOCALE);
  return {
    clickToProduct: await attempts(browser, shopUrl, listing, ({ page }) => timeUntilPainted(page, 'click', title, () => click(page, '#main article a'))),
    addToCount: await attempts(browser, shopUrl, product, async (visit) => timeUntilPainted(visit.page, 'click', count, () => visit.press('button', BUYER_TEXTS[LOCALE].add, '#main'))),
    filterToList: await attempts(browser, shopUrl, listing, async ({ page }) => {
      await page.click('#main form summary');
      await page.waitForSelector('#main details[open] input[type="checkbox"]', { visible: true });
      return timeUntilPainted(page, 'click', list, () => click(page, '#main details[open] input[type="checkbox"]'));
    }),
    typingToSuggestions: await attempts(browser, shopUrl, listing, async ({ page }) => {
      await page.click('header a[href*="search"]');
      await page.waitForSelector('dialog[open] [role="combobox"]');
      await page.keyboard.type('so');
      await page.waitForSelector('[role="listbox"][aria-busy="false"] [role="option"]');
      return timeUntilPainted(page, 'keydown', suggestions, () => page.keyboard.press('f'));
    }),
  };
}
