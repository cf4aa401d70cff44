import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { LOCALES, SLICES, routePath } from '@feszek/contract';
import type { Locale, StandardSlice } from '@feszek/contract';
import { apiVisitor } from '../buying/apiVisitor.ts';
import { BUYER_TEXTS } from '../buying/buyerTexts.ts';
import { findGoods } from '../buying/goods.ts';
import { isFullRun } from '../harness/inTurn.ts';
import { soon } from '../harness/soon.ts';
import { failingSlices, ownPage } from './failingSlices.ts';
import { MESSAGES } from './messages.ts';
import type { Fault } from './SliceInFront.ts';

const shop = failingSlices();

interface Buyer {
  readonly cookie: string;
  readonly title: string;
}

/** The headings of the slices' pages while all work. */
const headings = new Map<string, string>();
const buyers = new Map<Locale, Buyer>();

beforeAll(async () => {
  for (const path of SLICES.flatMap((slice) => LOCALES.map((locale) => ownPage(slice, locale)))) headings.set(path, (await shop.get(path)).heading);
  for (const locale of LOCALES) {
    const { product } = await findGoods(shop.url, locale);
    const visitor = apiVisitor(shop.url, locale);
    await visitor.api.post('/api/cart/product', { product_id: product.id, quantity: 1 });
    buyers.set(locale, { cookie: visitor.cookie(), title: product.title });
  }
});

/** The pages of the other slices are as they were, between header and footer. */
async function expectOthersWork(failing: StandardSlice, locale: Locale): Promise<void> {
  const others = SLICES.filter((slice) => slice !== failing).map((slice) => ownPage(slice, locale));
  await Promise.all(others.map((path) => soon(async () => {
    const { status, heading, html } = await shop.get(path);
    expect([path, status, heading]).toEqual([path, 200, headings.get(path)]);
    expect(html).toMatch(/<header.*<footer/s);
  })));
}

/** A cart leads to the first step of the checkout. */
async function expectPurchaseGoesOn(locale: Locale): Promise<void> {
  const { cookie, title } = buyers.get(locale) ?? {};
  await soon(async () => {
    const cart = await shop.get(ownPage('cart-checkout', locale), cookie);
    expect([cart.status, cart.html.includes(title ?? 'a title')]).toEqual([200, true]);
    expect(cart.html).toContain(routePath('cart-data', locale));
    const checkout = await shop.get(routePath('cart-data', locale), cookie);
    expect([checkout.status, checkout.heading]).toEqual([200, BUYER_TEXTS[locale].contact]);
  });
}

/** The page says in the visitor's language that this part is unavailable, and offers to try again. */
async function expectMessage(path: string, locale: Locale): Promise<void> {
  const { status, heading, html } = await shop.get(path);
  expect([path, status, heading]).toEqual([path, 503, MESSAGES[locale].sliceDown]);
  expect(html).toMatch(new RegExp(`<a class="shell-button" href="${path}" data-retry>${MESSAGES[locale].retry}</a>`));
  expect(html).toMatch(/<header.*<footer/s);
}

/** The page is shown. */
async function expectPage(path: string): Promise<void> {
  const { status, heading } = await shop.get(path);
  expect([path, status, heading]).toEqual([path, 200, headings.get(path)]);
}

interface Cell {
  readonly fault: Fault;
  /** What the visitors of the slice's own pages get. */
  readonly own: 'message' | 'page';
  /** What the log says; `undefined` where nothing has failed on the server. */
  readonly logged: { readonly msg: string; readonly phase: string } | undefined;
}

const FRAGMENT_FAILED = { msg: 'fragment failed', phase: 'fragment' } as const;
const MANIFEST_REFUSED = { msg: 'manifest refused', phase: 'manifest' } as const;

/** Failures that the shell's server meets. Those of scripts are met by browsers alone: see `browserFailures.long.test.ts`. */
const CELLS: readonly Cell[] = [
  { fault: 'down', own: 'message', logged: FRAGMENT_FAILED },
  { fault: 'hangs', own: 'message', logged: FRAGMENT_FAILED },
  { fault: 'slow', own: 'page', logged: undefined },
  { fault: '500', own: 'message', logged: FRAGMENT_FAILED },
  { fault: 'component throws on render', own: 'message', logged: FRAGMENT_FAILED },
  // The page names its style sheet instead of containing it.
  { fault: 'wrong integrity', own: 'page', logged: { msg: 'slice file could not be loaded', phase: 'file' } },
  // The slice is replaced in its place: the shell uses no fragment of a release that it refuses.
  { fault: 'malformed manifest', own: 'message', logged: MANIFEST_REFUSED },
  { fault: 'wrong protocol', own: 'message', logged: MANIFEST_REFUSED },
];

/** A hanging screen takes its whole deadline: `npm test -- --all` waits for that of one slice. */
const SLOW_CELLS: readonly Fault[] = ['hangs', 'slow'];

async function expectLogged(slice: StandardSlice, logged: Cell['logged']): Promise<void> {
  if (!logged) return;
  await soon(async () => expect(await shop.logged(slice)).toContainEqual(expect.objectContaining(logged)));
}

describe.each(CELLS)('documents, while a slice fails: $fault', ({ fault, own, logged }) => {
  let failing: StandardSlice | undefined;
  afterEach(async () => {
    if (failing) await shop.mend(failing);
  });

  it.each(isFullRun || !SLOW_CELLS.includes(fault) ? SLICES : SLICES.slice(0, 1))('%s: the others work, the purchase goes on, and its own pages are complete or say so, until it is back', async (slice) => {
    failing = slice;
    await shop.deploy(slice, fault);
    await shop.fail(slice, fault);
    const others = LOCALES.map((locale) => expectOthersWork(slice, locale));
    const purchase = slice === 'cart-checkout' ? [] : LOCALES.map((locale) => expectPurchaseGoesOn(locale));
    const owns = LOCALES.map((locale) => (own === 'message' ? expectMessage(ownPage(slice, locale), locale) : expectPage(ownPage(slice, locale))));
    await Promise.all([...others, ...purchase, ...owns]);
    await expectLogged(slice, logged);

    await shop.mend(slice);
    for (const locale of LOCALES) await soon(() => expectPage(ownPage(slice, locale)));
  });
});
