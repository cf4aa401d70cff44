import { routePath } from '@feszek/contract';
import { BUYER_TEXTS } from '../../src/buying/buyerTexts.ts';
import { ANNA, arrive } from '../../src/buying/checkout.ts';
import type { Goods } from '../../src/buying/goods.ts';
import { soon } from '../../src/harness/soon.ts';
import type { Hand } from './Hand.ts';

export const LOCALE = 'en';
const TEXTS = BUYER_TEXTS[LOCALE];
const FILTERS = { open: 'Filter' };

export type TourDevice = 'phone' | 'desktop';

/** From the menu to a list. A category unfolds under a mouse, and when a finger presses it. */
async function openMenu(hand: Hand, device: TourDevice): Promise<void> {
  const { page } = hand.visit;
  const category = '.shell-tops details > summary';
  await hand.pressOn('menu', 'details[data-menu] > summary');
  if (device === 'phone') await hand.pressOn('menu', category);
  else await hand.moveTo('menu', category);
  await hand.pressOn('menu', '.shell-tops details[open] a', 1);
  await page.waitForSelector('#main article a');
}

/** Two values of filters, one after the other; the second is taken away again. */
async function chooseFilters(hand: Hand, device: TourDevice): Promise<void> {
  const { page } = hand.visit;
  const group = device === 'phone' ? 'dialog[open]' : '#main form';
  if (device === 'phone') {
    await hand.press('filter', 'button', FILTERS.open, '#main');
    await page.waitForSelector('dialog[open] summary');
  }
  if (!(await page.$(`${group} details[open] input[type="checkbox"]`))) await hand.pressOn('filter', `${group} details:has(input[type="checkbox"]) > summary`);
  const boxes = `${group} details[open] input[type="checkbox"]:not(:disabled)`;
  await hand.pressOn('filter', boxes);
  await hand.pressOn('filter', boxes, 1);
  await hand.pressOn('filter', boxes, 1);
  await hand.key('filter', 'Escape');
  await page.waitForSelector(`${group} details[open] input[type="checkbox"]`, { hidden: true });
  await page.waitForSelector('#main article a');
}

/** From a list to the product by searching its title. */
async function searchProduct(hand: Hand, { product: { title }, path }: Goods): Promise<void> {
  const { page } = hand.visit;
  await hand.pressOn('search', 'header a[href*="search"]');
  await page.waitForSelector('dialog[open] [role="combobox"]');
  await hand.type('search', title);
  await page.waitForSelector(`[role="listbox"][aria-busy="false"] [role="option"][href="${path}"]`);
  await hand.key('search', 'Backspace');
  await page.waitForSelector(`[role="listbox"][aria-busy="false"] [role="option"][href="${path}"]`);
  await hand.pressOn('link', `[role="option"][href="${path}"]`);
  await arrive(hand.visit, title);
}

async function lookAtPictures(hand: Hand): Promise<void> {
  const { page } = hand.visit;
  await hand.pressOn('gallery', '#main button[aria-haspopup="dialog"]');
  await page.waitForSelector('dialog[open]');
  await hand.press('gallery', 'button', 'Next picture', 'dialog[open]');
  await hand.press('gallery', 'button', 'Next picture', 'dialog[open]');
  await hand.press('gallery', 'button', 'Zoom in', 'dialog[open]');
  await hand.press('gallery', 'button', 'Zoom out', 'dialog[open]');
  await hand.key('gallery', 'ArrowRight');
  await hand.press('gallery', 'button', 'Close', 'dialog[open]');
  await page.waitForSelector('dialog[open]', { hidden: true });
}

/** Chooses a quantity, and puts the product into the cart. */
async function buy(hand: Hand): Promise<void> {
  await hand.press('quantity', 'button', 'One more', '#main');
  await hand.press('quantity', 'button', 'One more', '#main');
  await hand.press('quantity', 'button', 'One fewer', '#main');
  await hand.press('cart', 'button', TEXTS.add, '#main');
  await hand.visit.find('dialog', TEXTS.panel);
  await hand.pressOn('cart', 'dialog[open] [role="group"] button', 1);
  await hand.press('link', 'link', TEXTS.toCheckout);
}

/** The first two steps of the checkout. */
async function fillCheckout(hand: Hand): Promise<void> {
  await arrive(hand.visit, TEXTS.contact);
  await hand.fill(TEXTS.email, ANNA.email);
  await hand.fill(TEXTS.phone, ANNA.phone);
  await hand.press('form', 'button', TEXTS.next);
  await arrive(hand.visit, TEXTS.billing);
  await hand.fill(TEXTS.name, ANNA.name);
  await hand.fill(TEXTS.zipcode, ANNA.zipcode);
  await hand.fill(TEXTS.street, ANNA.street);
  await soon(async () => {
    if ((await hand.visit.value(TEXTS.city)) !== ANNA.city) throw new Error('The postcode has not filled in the town');
  });
  await hand.press('form', 'button', TEXTS.next);
  await arrive(hand.visit, TEXTS.shipping);
}

/** About a minute of a visitor, who starts on the home page, looks at a list, finds a product and goes to the checkout. */
export async function tour(hand: Hand, device: TourDevice, goods: Goods): Promise<void> {
  await hand.visit.go(routePath('index', LOCALE));
  await openMenu(hand, device);
  await chooseFilters(hand, device);
  await hand.pressOn('link', '#main article a');
  await hand.visit.page.waitForFunction(() => document.querySelector('#main form button[type="submit"]') !== null);
  await searchProduct(hand, goods);
  await lookAtPictures(hand);
  await buy(hand);
  await fillCheckout(hand);
}
