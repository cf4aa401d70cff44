import { afterEach, expect } from '@jest/globals';
import { SLICES, routePath } from '@feszek/contract';
import type { Locale, StandardSlice } from '@feszek/contract';
import { apiVisitor } from '../buying/apiVisitor.ts';
import { BUYER_TEXTS } from '../buying/buyerTexts.ts';
import { arrive } from '../buying/checkout.ts';
import { findGoods } from '../buying/goods.ts';
import { isMarked, markDocument } from '../harness/document.ts';
import { followLink } from '../harness/followLink.ts';
import { describeInTurn } from '../harness/inTurn.ts';
import { soon } from '../harness/soon.ts';
import { isStarting } from '../harness/traffic.ts';
import type { Visit } from '../harness/visit.ts';
import { failingSlices, ownPage } from './failingSlices.ts';
import { MESSAGES } from './messages.ts';
import type { Fault } from './SliceInFront.ts';

const shop = failingSlices();

/** Each slice, and the language of its visitor. */
const ROWS: readonly (readonly [StandardSlice, Locale])[] = SLICES.map((slice, place) => [slice, place % 2 === 0 ? 'hu' : 'en']);

/** A visitor on a page of another slice. Only "Try again" brings a page back, not the attempts that the page makes by itself. */
async function openOther(slice: StandardSlice, locale: Locale): Promise<Visit> {
  const visit = await shop.visit();
  await visit.page.evaluateOnNewDocument(() => Object.assign(window, { setInterval: () => 0 }));
  await visit.go(ownPage(slice === 'content' ? 'catalog' : 'content', locale));
  await markDocument(visit.page);
  return visit;
}

/** A filled cart leads to the first step of the checkout, without a document load. */
async function expectPurchaseGoesOn(visit: Visit, locale: Locale): Promise<void> {
  const visitor = apiVisitor(shop.url, locale);
  await visitor.api.post('/api/cart/product', { product_id: (await findGoods(shop.url, locale)).product.id, quantity: 1 });
  await visitor.giveSessionTo(visit);
  await followLink(visit, routePath('cart-data', locale));
  await arrive(visit, BUYER_TEXTS[locale].contact);
}

/** The console says what is broken, and nothing else of the page throws. */
function expectNoOtherErrors(visit: Visit): void {
  const thrown = visit.takeProblems().filter((problem) => problem.startsWith('page error:'));
  expect(thrown.filter((problem) => !/of this release is broken|Unexpected token '<'/.test(problem))).toEqual([]);
}

/** The heading of a slice's page, as soon as the shell has noticed that an earlier failure is over. */
function headingOf(slice: StandardSlice, locale: Locale): Promise<string> {
  return soon(async () => {
    const { status, heading } = await shop.get(ownPage(slice, locale));
    expect(status).toBe(200);
    return heading;
  });
}

type Message = keyof (typeof MESSAGES)[Locale];

interface Cell {
  readonly fault: Fault;
  /** What the visitor sees instead of the page: one of these messages; none: the page. */
  readonly messages: readonly Message[];
  /** What the log says; `undefined` where nothing has failed. */
  readonly logged?: { readonly msg: string; readonly phase: string };
  /** Whether the page is loaded as a document, since code of the slice could not be loaded. */
  readonly isDocument?: boolean;
}

const FAILED = 'slice failed in a browser';
const REFUSED = { msg: 'manifest refused', phase: 'manifest' } as const;
/** The server's HTML with a message below it. */
const SCRIPTS_FAIL = ['unhydrated'] as const;

/** Failures during a navigation to a page of the slice, from an open page of another one. */
const NAVIGATIONS: readonly Cell[] = [
  { fault: 'down', messages: ['sliceDown'], logged: { msg: FAILED, phase: 'load' }, isDocument: true },
  { fault: 'hangs', messages: ['sliceDown'], logged: { msg: FAILED, phase: 'load' }, isDocument: true },
  { fault: 'slow', messages: [] },
  { fault: '500', messages: ['sliceDown'], logged: { msg: FAILED, phase: 'load' }, isDocument: true },
  { fault: 'HTML instead of script', messages: SCRIPTS_FAIL, logged: { msg: 'slice file could not be loaded', phase: 'file' }, isDocument: true },
  { fault: 'script throws on load', messages: SCRIPTS_FAIL, logged: { msg: FAILED, phase: 'load' }, isDocument: true },
  { fault: 'component throws on render', messages: ['screenFailed'], logged: { msg: FAILED, phase: 'render' } },
  { fault: 'start throws', messages: [], logged: { msg: FAILED, phase: 'start' } },
  { fault: 'malformed manifest', messages: [], logged: REFUSED },
  { fault: 'wrong protocol', messages: [], logged: REFUSED },
  { fault: 'wrong integrity', messages: SCRIPTS_FAIL, logged: { msg: 'slice file could not be loaded', phase: 'file' }, isDocument: true },
  { fault: 'chunk gone', messages: SCRIPTS_FAIL, logged: { msg: FAILED, phase: 'load' }, isDocument: true },
];

/** The messages of a cell for one slice: a static page is complete without a script, and the cart has no store without its start. */
function shownBy(slice: StandardSlice, fault: Fault, messages: readonly Message[]): readonly Message[] {
  if (slice === 'content' && messages.includes('unhydrated')) return [];
  return slice === 'cart-checkout' && fault === 'start throws' ? ['screenFailed'] : messages;
}

/** A message is in the visitor's language, between header and footer. */
async function expectMessage(visit: Visit, messages: readonly Message[], locale: Locale): Promise<void> {
  await soon(async () => expect(await visit.text('main')).toMatch(new RegExp(messages.map((message) => MESSAGES[locale][message]).join('|'))));
  await visit.find('link', MESSAGES[locale].retry, 'main');
  await visit.find('banner', '');
  await visit.find('contentinfo', '');
  expect(await visit.overflow()).toBe(0);
}

/** The page is shown, and responds. */
async function expectPage(visit: Visit, heading: string, locale: Locale): Promise<void> {
  await arrive(visit, heading);
  await soon(async () => {
    const text = await visit.text('main');
    for (const message of ['sliceDown', 'screenFailed', 'unhydrated'] as const) expect(text).not.toContain(MESSAGES[locale][message]);
    expect(await isStarting(visit.page)).toBe(false);
  });
}

describeInTurn(ROWS, 'in a browser, while a slice fails: %s', (it, slice, locale) => {
  afterEach(() => shop.mend(slice));

  for (const { fault, messages, logged, isDocument = false } of NAVIGATIONS) {
    it(`${fault}: the purchase goes on, a navigation shows ${messages.length > 0 ? 'a message' : 'the page'}, and "try again" works`, async () => {
      const heading = await headingOf(slice, locale);
      await shop.deploy(slice, fault);
      const visit = await openOther(slice, locale);
      await shop.fail(slice, fault);
      if (slice !== 'cart-checkout') await expectPurchaseGoesOn(visit, locale);

      await followLink(visit, ownPage(slice, locale));
      const shown = shownBy(slice, fault, messages);
      await (shown.length > 0 ? expectMessage(visit, shown, locale) : expectPage(visit, heading, locale));
      if (logged) await soon(async () => expect(await shop.logged(slice)).toContainEqual(expect.objectContaining(logged)));
      expect(await isMarked(visit.page)).toBe(!isDocument);

      await shop.mend(slice);
      if (shown.length > 0) await visit.press('link', MESSAGES[locale].retry, 'main');
      await expectPage(visit, heading, locale);
      expectNoOtherErrors(visit);
    });
  }
});
