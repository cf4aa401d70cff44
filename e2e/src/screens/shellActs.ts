import { routePath } from '@feszek/contract';
import type { Locale } from '@feszek/contract';
import { apiVisitor, fillCart } from '../buying/apiVisitor.ts';
import { breakMainScript } from '../harness/brokenClient.ts';
import { COPIES, openWithoutNetwork, readPage } from '../harness/offlineCopies.ts';
import { soon } from '../harness/soon.ts';
import type { Visit } from '../harness/visit.ts';
import { holdNotices } from './holdNotices.ts';
import type { Stage } from './stage.ts';

type Act = (visit: Visit, stage: Stage) => Promise<void>;

const SAVE = { hu: 'Választás mentése', en: 'Save my choice' } as const satisfies Record<Locale, string>;
const PREVIEW = { hu: ['Csak te látod ezt a változatot', 'Előnézet befejezése'], en: ['Only you see this version', 'End preview'] } as const satisfies Record<Locale, readonly string[]>;

/** Unfolds the second top category of the menu. */
export const openSecondLevel: Act = async ({ page, waitUntilIdle }) => {
  await page.click('header details[data-menu] > summary');
  await soon(async () => {
    const isOpen = await page.$$eval('.shell-tops details', ([, second]) => {
      if (second instanceof HTMLDetailsElement && !second.open) second.querySelector('summary')?.click();
      return second instanceof HTMLDetailsElement && second.open && document.getAnimations().every(({ playState }) => playState !== 'running');
    });
    if (!isOpen) throw new Error(`The menu of ${page.url()} does not show a second level`);
  });
  await waitUntilIdle();
};

/** Unfolds the columns of the footer; a desktop shows them unfolded. */
export const unfoldFooter: Act = async ({ page }) => {
  await page.$$eval('.shell-footer-column summary', (all) => all.forEach((summary) => (summary instanceof HTMLElement ? summary.click() : undefined)));
  await page.$eval('footer', (footer) => footer.scrollIntoView({ behavior: 'instant' }));
};

export const awaitConsentBar: Act = async ({ page }) => {
  await page.waitForSelector('[data-consent-bar]', { visible: true });
};

/** Opens the settings of the bar, with what is stored for each purpose. */
export const openConsentSettings: Act = async (visit, stage) => {
  await awaitConsentBar(visit, stage);
  await visit.page.$eval('[data-consent-bar] [data-consent]', (button) => (button instanceof HTMLElement ? button.click() : undefined));
  await visit.page.waitForSelector('[data-consent-settings] input', { visible: true });
  await visit.waitUntilIdle();
};

/** Opens the settings, and in them the longest list of what is stored. */
export const openConsentDetails: Act = async (visit, stage) => {
  await openConsentSettings(visit, stage);
  await visit.page.$eval('[data-consent-settings] details', (details) => void Object.assign(details, { open: true }));
};

/** Opens the bar again from the footer. */
export const reopenConsent: Act = async (visit, stage) => {
  await visit.page.$eval('footer [data-consent]', (opener) => (opener instanceof HTMLElement ? opener.click() : undefined));
  await awaitConsentBar(visit, stage);
  await visit.waitUntilIdle();
};

/** Saves a choice on the cookie page, and keeps the notice that says so. */
export const showNotice: Act = async (visit, { locale }) => {
  await holdNotices(visit);
  await visit.press('button', SAVE[locale], '#main');
  await visit.page.waitForSelector('[aria-live] button');
  await visit.waitUntilIdle();
};

/** A release preview needs a second release of a slice in the shared shop: its bar is put into the page as the shell writes it. */
export const showPreviewBar: Act = async ({ page }, { locale }) => {
  const [previewOf, endPreview] = PREVIEW[locale];
  await page.evaluate((name, text, button) => {
    const bar = document.createElement('form');
    bar.className = 'shell-preview';
    bar.ariaLabel = name;
    bar.append(Object.assign(document.createElement('span'), { textContent: text }), Object.assign(document.createElement('button'), { textContent: button }));
    document.body.prepend(bar);
  }, previewOf, `${previewOf}: content 1.0.0-43101f5c`, endPreview);
};

/** Loads the page again with a main script that throws at its start. */
export const showFatalScreen: Act = async ({ page }) => {
  await breakMainScript(page);
  await page.setCacheEnabled(false);
  // A service worker, which the visitor's first scroll installs, would answer with its own copy.
  await page.setBypassServiceWorker(true);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await soon(async () => {
    // The script is requested after the first paint, and a page behind another one is not painted.
    await page.bringToFront();
    if (!(await page.$('main .shell-warning'))) throw new Error(`${page.url()} does not show the fatal screen`);
  });
};

/** Opens a page of a program that is away. The language is that of the page before. */
export const openFatalPage: Act = async (visit, { shellWithoutCatalogue }) => {
  await visit.go(`${shellWithoutCatalogue}/payment/sandbox/pay`);
};

/** Requests more pages than a visitor gets at once. */
export const spendBudget: Act = async (visit, { shellWithSmallBudget, locale }) => {
  await soon(async () => {
    await visit.page.evaluate((path) => [1, 2, 3].forEach((page) => void fetch(`${path}&page=${page}`)), `${routePath('all-products', locale)}?sort=newest`);
    const status = await visit.go(`${shellWithSmallBudget}${routePath('all-products', locale)}?sort=price-asc`);
    if (status !== 429) throw new Error(`The shell still answers ${status}`);
  });
};

/** Opens an address without network, of which there is no copy. */
export const openOffline: Act = async (visit, { locale, shellWithCopies }) => {
  await readPage(visit, shellWithCopies + routePath('faq', locale));
  await openWithoutNetwork(visit, shellWithCopies + routePath('favourites', locale));
};

/** Opens the copy of a product's page. */
export const openProductCopy: Act = async (visit, { shellWithCopies, showpieces }) => {
  await readPage(visit, shellWithCopies + showpieces.products.plain);
  await openWithoutNetwork(visit, shellWithCopies + showpieces.products.plain);
  await visit.page.waitForSelector('.shell-copy');
};

/** Opens the copy of a cart. */
export const openCartCopy: Act = async (visit, { locale, shellWithCopies }) => {
  const buyer = apiVisitor(shellWithCopies, locale);
  await fillCart(buyer, shellWithCopies);
  await buyer.giveSessionTo(visit);
  const cart = shellWithCopies + routePath('cart', locale);
  await readPage(visit, cart, COPIES.cart);
  await openWithoutNetwork(visit, cart);
  await visit.page.waitForSelector('.shell-copy');
};
