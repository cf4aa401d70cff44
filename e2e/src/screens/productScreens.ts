import { productPath } from '@feszek/contract';
import { apiVisitor } from '../buying/apiVisitor.ts';
import { BUYER_TEXTS } from '../buying/buyerTexts.ts';
import { soon } from '../harness/soon.ts';
import type { Visit } from '../harness/visit.ts';
import { findSample } from './findSample.ts';
import { screen } from './screen.ts';
import type { Opening, Screen } from './screen.ts';
import type { Stage } from './stage.ts';

/** More pieces than the shop has of a product of which few are left. */
const TOO_MANY = '99';

/** Types more pieces than there are. */
async function askForTooMany({ page, waitUntilIdle }: Visit): Promise<void> {
  const field = await page.waitForSelector('#main form input[type="number"]');
  await field?.click({ count: 3 });
  await page.keyboard.type(TOO_MANY);
  await page.keyboard.press('Enter');
  await soon(async () => {
    if (!(await page.$eval('#main form input[type="number"]', (input) => input.getAttribute('aria-describedby')))) throw new Error('The quantity has no reason');
  });
  await waitUntilIdle();
}

/** Adds the product of the page to the cart, which opens. */
async function addToCart(visit: Visit, { locale }: Stage): Promise<void> {
  await visit.press('button', BUYER_TEXTS[locale].add, '#main');
  await visit.find('dialog', BUYER_TEXTS[locale].panel);
  await visit.waitUntilIdle();
}

/** Opens the page of a sample that the visitor's cart has already. */
async function openSampleInCart(stage: Stage): Promise<Opening> {
  const visitor = apiVisitor(stage.shopUrl, stage.locale);
  const { id, link } = await findSample(visitor, stage);
  await visitor.api.post('/api/cart/product', { product_id: id, quantity: 1 });
  return { path: productPath(stage.locale, { id, ...link }), visitor };
}

/** Adds the product of the page to the cart, which the shop refuses. */
async function addRefused(visit: Visit, { locale }: Stage): Promise<void> {
  await visit.press('button', BUYER_TEXTS[locale].add, '#main');
  await visit.page.waitForSelector('#main form [role="alert"]');
  await visit.waitUntilIdle();
}

/** What happens on the page of a product. */
export const PRODUCT_SCREENS: readonly Screen[] = [
  screen('product-quantity-limit', { path: ({ showpieces }) => showpieces.products.fewLeft, act: askForTooMany }),
  screen('product-added', { open: async (stage) => ({ path: stage.showpieces.products.plain, visitor: apiVisitor(stage.shopUrl, stage.locale) }), frame: 'window', act: addToCart }),
  screen('product-add-refused', { open: openSampleInCart, act: addRefused, refusal: 409 }),
];
