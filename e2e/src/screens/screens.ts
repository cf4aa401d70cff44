import { ROUTES, routePath } from '@feszek/contract';
import type { Locale, RouteName } from '@feszek/contract';
import { BUYER_TEXTS } from '../buying/buyerTexts.ts';
import { CONTENT_PATHS } from '../content/contentTexts.ts';
import { soon } from '../harness/soon.ts';
import type { Visit } from '../harness/visit.ts';
import { accountScreens } from './accountScreens.ts';
import { CART_SCREENS } from './cartScreens.ts';
import { changeAnswers } from './changeAnswers.ts';
import { CONTENT_SCREENS } from './contentScreens.ts';
import { chooseLastDay, chooseParcelPoint, choosePickUp, choosePickUpOfQuote, chooseServices, sendWithoutPlace } from './deliveryActs.ts';
import { DELIVERY_SCREENS } from './deliveryScreens.ts';
import { LAST_STEP_SCREENS } from './lastStepScreens.ts';
import { LIST_SCREENS } from './listScreens.ts';
import { ORDER_SCREENS } from './orderScreens.ts';
import { PRODUCT_SCREENS } from './productScreens.ts';
import { REVIEW_SCREENS } from './reviewScreens.ts';
import { screen, sendForm, sendUnfinished } from './screen.ts';
import type { Screen } from './screen.ts';
import { SHELL_SCREENS } from './shellScreens.ts';
import type { Stage } from './stage.ts';
import { STOCK_ALERT_SCREENS } from './stockAlertScreens.ts';

/** Names of screens where the route's own would not say what is seen. */
const NAMES: Partial<Record<RouteName, string>> = { index: 'home', cart: 'cart-empty', favourites: 'favourites-empty', 'cart-data': 'checkout-empty', 'offer-data': 'quote-empty', 'auth-login': 'login' };

async function openMenu({ page }: Visit): Promise<void> {
  await soon(async () => {
    for (const opener of await page.$$('header summary, header button[aria-expanded="false"]')) {
      if (await opener.isVisible()) return opener.click();
    }
    throw new Error(`The header of ${page.url()} opens no menu: ${await page.$eval('body', (body) => body.innerHTML.slice(0, 2000))}`);
  });
}

async function unfoldCategory(visit: Visit): Promise<void> {
  await openMenu(visit);
  await visit.page.$eval('.shell-tops details:not([open]) > summary', (opener) => (opener instanceof HTMLElement ? opener.click() : undefined));
  await visit.waitUntilIdle();
}

async function openCartPanel(visit: Visit, { locale }: Stage): Promise<void> {
  // Before it is hydrated, the bag in the header is a plain link to the cart.
  const bag = await soon(async () => {
    const link = await visit.page.$('header [data-slot="cart-checkout/mini-cart"] a');
    const label = await link?.evaluate((element) => element.getAttribute('aria-label'));
    if (!link || !label || !/\d/.test(label)) throw new Error('The bag in the header does not know the cart yet');
    return link;
  });
  await bag.click();
  await visit.find('dialog', BUYER_TEXTS[locale].panel);
  await visit.waitUntilIdle();
}

/** Adds the product of the page to the cart, and removes it in the panel. */
async function removeInPanel(visit: Visit, { locale }: Stage): Promise<void> {
  await visit.press('button', BUYER_TEXTS[locale].add, '#main');
  await visit.find('dialog', BUYER_TEXTS[locale].panel);
  const remove = locale === 'hu' ? 'Kivétel a kosárból' : 'Remove';
  await soon(() => visit.page.$eval(`dialog[open] button[aria-label^="${remove}"]`, (button) => (button instanceof HTMLElement ? button.click() : undefined)));
  await soon(async () => {
    if (!(await visit.page.$(`dialog[open] button[aria-label^="${locale === 'hu' ? 'Visszavonás' : 'Undo'}"]`))) throw new Error('The panel does not offer to put the product back');
  });
  await visit.waitUntilIdle();
}

const SEARCHED = { hu: { correct: 'kanapé', mistake: 'kanpé', near: 'trambulin kanapé', nothing: 'trambulin' }, en: { correct: 'sofa', mistake: 'soffa', near: 'trampoline sofa', nothing: 'trampoline' } } as const satisfies Record<Locale, object>;

async function openSearch(visit: Visit): Promise<void> {
  await visit.page.click('header a[data-search]');
  await visit.page.waitForSelector('dialog[open] [role="combobox"]');
  await visit.waitUntilIdle();
}

async function typeIntoSearch(visit: Visit, query: string): Promise<void> {
  await openSearch(visit);
  await visit.page.keyboard.type(query);
  await visit.page.waitForSelector('dialog[open] [role="listbox"][aria-busy="false"]');
  await visit.waitUntilIdle();
}

const searchFor = (query: keyof (typeof SEARCHED)['hu']) => ({ locale }: Stage) =>
  `${routePath('search', locale)}?${new URLSearchParams({ q: SEARCHED[locale][query] }).toString()}`;

/** Opens the drawer of all filters. */
async function openFilterDrawer(visit: Visit): Promise<void> {
  await visit.page.click('#main button[aria-haspopup="dialog"]');
  await soon(async () => {
    if (!(await visit.page.$('dialog[open]'))) throw new Error(`The filters of ${visit.page.url()} do not open`);
  });
  await visit.waitUntilIdle();
}

/** Opens the filter by dimensions where the filters stand in a row, and the drawer on a phone. */
async function openFilters(visit: Visit): Promise<void> {
  const size = await visit.page.$('#main form details:has(input[name="width_from"]) > summary');
  if (await size?.isVisible()) return size?.click();
  return openFilterDrawer(visit);
}

/** Scrolls so far that the filters stand below the header. */
async function scrollIntoList({ page, waitUntilIdle }: Visit): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }));
  await waitUntilIdle();
}

/** Opens the notice on the legal guarantee. */
async function openGuarantee({ page, waitUntilIdle }: Visit): Promise<void> {
  await page.$eval('[data-slot="content/guarantee-notice"] summary', (summary) => (summary instanceof HTMLElement ? summary.click() : undefined));
  await waitUntilIdle();
}

/** Goes on to what is confirmed before it is declared. */
async function goOnToConfirm({ page, waitUntilIdle }: Visit): Promise<void> {
  await page.$eval('#main form button[type="submit"]', (button) => button.click());
  await soon(async () => {
    if (await page.$('#main form')) throw new Error(`The form of ${page.url()} does not lead on`);
  });
  await waitUntilIdle();
}

/** Waits for the question below a field. */
async function untilAsked({ page }: Visit): Promise<void> {
  await soon(async () => {
    if (!(await page.$('#main form [role="status"] button'))) throw new Error(`No field of ${page.url()} asks a question`);
  });
}

async function misspellEmail(visit: Visit, { locale }: Stage): Promise<void> {
  await visit.fill(BUYER_TEXTS[locale].email, 'anna.kovacs@gmial.com');
  await untilAsked(visit);
}

async function mistakeTown(visit: Visit, { locale }: Stage): Promise<void> {
  const { zipcode, city, street } = BUYER_TEXTS[locale];
  await visit.fill(zipcode, '1117');
  await visit.fill(city, 'Győr');
  await visit.fill(street, 'Fő utca 1.');
  await untilAsked(visit);
}

/** Opens an offer after its last day. Time cannot be moved in a running shop: the API's answer is older. */
async function openExpired({ page, waitUntilIdle }: Visit): Promise<void> {
  const stop = await changeAnswers(page, '*/api/offers/*', () => ({ state: 'expired', valid_until: '2026-11-01' }));
  const before = page.url();
  await page.$eval('#main a[href*="/checkout/offer/"]', (link) => link.click());
  await soon(async () => {
    if (page.url() === before || (await page.$('#main dl'))) throw new Error(`${page.url()} does not say that the offer has expired`);
  });
  await waitUntilIdle();
  await stop();
}

const step = (number: 1 | 2 | 3 | 4 | 5) => ({ locale }: Stage) => `${routePath('cart-data', locale)}?step=${number}`;
const offerStep = (number: 1 | 2 | 3 | 4) => ({ locale }: Stage) => `${routePath('offer-data', locale)}?step=${number}`;
const quoteStep = (number: 1 | 2 | 3) => ({ locale }: Stage) => `${routePath('offer-data', locale)}?from=cart&step=${number}`;

const COMPOSED: readonly Screen[] = [
  screen('article', { path: ({ locale }) => CONTENT_PATHS[locale].article }),
  screen('content-page', { path: ({ locale }) => CONTENT_PATHS[locale].page }),
  screen('contact-unfinished', { path: ({ locale }) => routePath('contact', locale), act: sendUnfinished }),
  screen('menu-open', { path: ({ locale }) => routePath('index', locale), frame: 'window', act: openMenu }),
  screen('menu-unfolded', { path: ({ locale }) => routePath('index', locale), frame: 'window', act: unfoldCategory }),
  screen('category-top', { path: ({ showpieces }) => showpieces.categories.top }),
  screen('category-middle', { path: ({ showpieces }) => showpieces.categories.middle }),
  screen('category-leaf', { path: ({ showpieces }) => showpieces.categories.leaf }),
  screen('all-products-page-2', { path: ({ locale }) => `${routePath('all-products', locale)}?sort=price-desc&page=2` }),
  screen('filtered', { path: ({ locale }) => `${routePath('all-products', locale)}?price=10000-200000-HUF&in_stock=1` }),
  screen('filters-open', { path: ({ locale }) => `${routePath('all-products', locale)}?in_stock=1`, frame: 'window', act: openFilters }),
  screen('filters-drawer', { path: ({ locale }) => `${routePath('all-products', locale)}?sale=1&width=60-120`, frame: 'window', act: openFilterDrawer }),
  screen('filters-sticky', { path: ({ locale }) => `${routePath('all-products', locale)}?material=oak`, frame: 'window', act: scrollIntoList }),
  screen('filtered-attributes', { path: ({ locale }) => `${routePath('all-products', locale)}?arrival=week&width=60-240&height=-90&seats=2,3&material=oak,wool&sort=newest` }),
  screen('filtered-empty', { path: ({ locale }) => `${routePath('all-products', locale)}?price=1-2-HUF&in_stock=1` }),
  screen('product-plain', { path: ({ showpieces }) => showpieces.products.plain }),
  screen('product-new', { path: ({ showpieces }) => showpieces.products.new }),
  screen('product-discounted', { path: ({ showpieces }) => showpieces.products.discounted }),
  screen('product-few-left', { path: ({ showpieces }) => showpieces.products.fewLeft }),
  screen('product-for-order', { path: ({ showpieces }) => showpieces.products.forOrder }),
  screen('product-sold-out', { path: ({ showpieces }) => showpieces.products.soldOut }),
  screen('product-variants', { path: ({ showpieces }) => showpieces.products.withVariants }),
  screen('product-sizes', { path: ({ showpieces }) => showpieces.products.withSizes }),
  screen('product-tiers', { path: ({ showpieces }) => showpieces.products.withTiers }),
  screen('product-long-name', { path: ({ showpieces }) => showpieces.products.longName }),
  screen('product-guarantee', { path: ({ showpieces }) => showpieces.products.plain, act: openGuarantee }),
  ...PRODUCT_SCREENS,
  ...STOCK_ALERT_SCREENS,
  screen('search-open', { path: ({ showpieces }) => showpieces.products.plain, frame: 'window', act: openSearch }),
  screen('search-suggestions', { path: ({ locale }) => routePath('index', locale), frame: 'window', act: (visit, { locale }) => typeIntoSearch(visit, SEARCHED[locale].correct) }),
  screen('search-results', { path: searchFor('correct') }),
  screen('search-corrected', { path: searchFor('mistake') }),
  screen('search-nearest', { path: searchFor('near') }),
  screen('search-nothing', { path: searchFor('nothing') }),
  screen('cart-panel', { path: ({ showpieces }) => showpieces.products.plain, visitor: 'buyer', frame: 'window', act: openCartPanel }),
  screen('cart-panel-undo', { path: ({ showpieces }) => showpieces.products.plain, frame: 'window', act: removeInPanel }),
  screen('favourites-filled', { path: ({ locale }) => routePath('favourites', locale), visitor: 'buyer' }),
  ...LIST_SCREENS,
  screen('cart-filled', { path: ({ locale }) => routePath('cart', locale), visitor: 'buyer' }),
  ...CART_SCREENS,
  screen('checkout-1-contact', { path: step(1), visitor: 'buyer' }),
  screen('checkout-1-email-question', { path: step(1), visitor: 'buyer', act: misspellEmail }),
  screen('checkout-2-billing', { path: step(2), visitor: 'buyer' }),
  screen('checkout-2-town-question', { path: step(2), visitor: 'buyer', act: mistakeTown }),
  screen('checkout-3-delivery', { path: step(3), visitor: 'buyer' }),
  screen('checkout-3-services', { path: step(3), visitor: 'buyer', act: chooseServices }),
  screen('checkout-3-day', { path: step(3), visitor: 'buyer', act: chooseLastDay }),
  screen('checkout-3-pick-up', { path: step(3), visitor: 'collector', act: choosePickUp }),
  screen('checkout-3-parcel-point', { path: step(3), visitor: 'collector', act: chooseParcelPoint }),
  screen('checkout-3-place-missing', { path: step(3), visitor: 'collector', act: sendWithoutPlace }),
  ...DELIVERY_SCREENS,
  screen('checkout-4-address', { path: step(4), visitor: 'buyer' }),
  screen('checkout-5-payment', { path: step(5), visitor: 'buyer' }),
  screen('checkout-5-unfinished', { path: step(5), visitor: 'buyer', act: sendUnfinished }),
  ...LAST_STEP_SCREENS,
  screen('quote-1-requester', { path: quoteStep(1), visitor: 'buyer' }),
  screen('quote-2-delivery', { path: quoteStep(2), visitor: 'buyer' }),
  screen('quote-2-pick-up', { path: quoteStep(2), visitor: 'buyer', act: choosePickUpOfQuote }),
  screen('quote-3-summary', { path: quoteStep(3), visitor: 'buyer' }),
  screen('quote-3-unfinished', { path: quoteStep(3), visitor: 'buyer', act: sendUnfinished }),
  screen('quote-received', { path: ({ quote }) => quote }),
  screen('quote-answered', { path: ({ answered }) => answered }),
  screen('offer-open', { path: ({ offers }) => offers.open }),
  screen('offer-1-contact', { path: offerStep(1), visitor: 'buyer' }),
  screen('offer-2-billing', { path: offerStep(2), visitor: 'buyer' }),
  screen('offer-3-address', { path: offerStep(3), visitor: 'buyer' }),
  screen('offer-4-payment', { path: offerStep(4), visitor: 'buyer' }),
  screen('offer-4-unfinished', { path: offerStep(4), visitor: 'buyer', act: sendUnfinished }),
  screen('offer-expired', { path: ({ answered }) => answered, act: openExpired }),
  screen('offer-used', { path: ({ offers }) => offers.used }),
  screen('offer-withdrawn', { path: ({ offers }) => offers.withdrawn }),
  ...ORDER_SCREENS,
  screen('product-reviews', { path: ({ reviews }) => reviews.product }),
  screen('review-form', { path: ({ reviews }) => reviews.form, visitor: 'buyer' }),
  screen('review-unfinished', { path: ({ reviews }) => reviews.form, visitor: 'buyer', act: (visit) => sendForm(visit, '#main details[open] form') }),
  screen('review-restricted', { path: ({ reviews }) => reviews.form }),
  ...REVIEW_SCREENS,
  screen('review-link-fault', { path: ({ locale }) => routePath('product-review', locale, { token: 'cut-off' }) }),
  screen('withdrawal-order', { path: ({ locale, results }) => `${routePath('withdrawal', locale)}?order=${results.paid.split('/').at(-1)}`, visitor: 'buyer' }),
  screen('withdrawal-confirm', { path: ({ locale, results }) => `${routePath('withdrawal', locale)}?order=${results.paid.split('/').at(-1)}`, visitor: 'buyer', act: goOnToConfirm }),
  screen('withdrawal-receipt', { path: ({ receipt }) => receipt }),
  screen('withdrawal-unfinished', { path: ({ locale }) => routePath('withdrawal', locale), act: sendUnfinished }),
  screen('bank', { path: ({ bank }) => bank }),
  screen('not-found', { path: ({ locale }) => `/${locale}/no/such/page`, status: 404 }),
  screen('gone', { path: ({ locale }) => CONTENT_PATHS[locale].gone, status: 410 }),
  screen('slice-away', { path: ({ locale, shellWithoutCatalogue }) => shellWithoutCatalogue + routePath('all-products', locale), status: 503 }),
];

/** Pages without parameters that anyone may see. */
const PLAIN = ROUTES.filter((route) => !route.paths.en.includes('{') && route.auth === 'anyone');

/** Pages without parameters that users see; a guest is sent to the sign-in. */
const OF_USERS = ROUTES.filter((route) => !route.paths.en.includes('{') && route.auth === 'user');

/** The screens of routes that a guest is answered with a status. */
async function screensOf(shopUrl: string, routes: readonly (typeof ROUTES)[number][], status: 200 | 302, visitor: 'guest' | 'user'): Promise<readonly Screen[]> {
  const statuses = await Promise.all(routes.map(async ({ paths }) => (await fetch(shopUrl + paths.en, { redirect: 'manual' })).status));
  return routes.filter((_, index) => statuses[index] === status).map(({ name, paths }) => screen(NAMES[name] ?? name, { path: ({ locale }) => paths[locale], visitor }));
}

/**
 * Every screen that a running shop has: the pages without parameters that it answers, which a slice adds by having
 * them, and those that need goods, a cart, an order or a mail first.
 */
export async function findScreens(shopUrl: string): Promise<readonly Screen[]> {
  const [plain, ofUsers] = await Promise.all([screensOf(shopUrl, PLAIN, 200, 'guest'), screensOf(shopUrl, OF_USERS, 302, 'user')]);
  return [...plain, ...COMPOSED, ...CONTENT_SCREENS, ...SHELL_SCREENS, ...accountScreens, ...ofUsers];
}
