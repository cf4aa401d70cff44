import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { join } from 'node:path';
import { LOCALES, SLICES, routePath } from '@feszek/contract';
import type { Locale } from '@feszek/contract';
import { sliceCommand } from '@feszek/scripts';
import { CARDS, arrive, goThroughSteps, payAtTheBank, placeOrderByCard } from './buying/checkout.ts';
import { BUYER_TEXTS } from './buying/buyerTexts.ts';
import { findGoods } from './buying/goods.ts';
import { composedShop } from './harness/composedShop.ts';
import { copyFilledDatabase } from './harness/filledDatabase.ts';
import { isFullRun } from './harness/inTurn.ts';
import { previousCommit, startPreviousProject } from './harness/previousProject.ts';
import type { PreviousProject } from './harness/previousProject.ts';
import { startTemporaryShop } from './harness/temporaryShop.ts';
import type { TemporaryShop } from './harness/temporaryShop.ts';

/** The installation, the builds and the first start of the previous project, on a busy machine, in milliseconds. */
const PREVIOUS_MS = 2_400_000;
/** A start of the current shop and four deployments. */
const START_MS = 900_000;

/** A page of each slice and of each kind. */
const PATHS = (['index', 'all-products', 'faq', 'blog', 'contact', 'cart', 'auth-login', 'favourites'] as const).flatMap((route) => LOCALES.map((locale) => routePath(route, locale)));

const commit = isFullRun ? await previousCommit() : undefined;
if (isFullRun && commit === undefined) console.warn('The shop is not tested with its previous release: the history of the project is not here (a shallow clone?).');

let url = '';
const shop = composedShop(() => url);

/** The pages that are not complete. */
async function brokenPages(): Promise<string[]> {
  const broken: string[] = [];
  for (const path of PATHS) {
    const response = await fetch(url + path);
    const text = await response.text();
    if (response.status !== 200 || /This part is unavailable|Ez a rész most nem érhető el/.test(text)) broken.push(`${path}: ${response.status}`);
  }
  return broken;
}

/** Follows links from the home page to a product, and buys it by card. Returns the heading of the last page. */
async function buy(locale: Locale): Promise<string> {
  const texts = BUYER_TEXTS[locale];
  const { product, categories } = await findGoods(url, locale);
  const buyer = await shop.visit();
  await buyer.go(`/${locale}`);
  for (const { title, product_count: count } of categories) {
    await buyer.press('link', `${title} ${texts.productCount(count)}`, '#main');
    await arrive(buyer, title);
  }
  await buyer.press('link', product.title, '#main');
  await arrive(buyer, product.title);
  await buyer.press('button', texts.add, '#main form');
  await buyer.find('dialog', texts.panel);
  await buyer.press('link', texts.toCheckout);
  await goThroughSteps(buyer, locale);
  await placeOrderByCard(buyer, locale);
  await payAtTheBank(buyer, locale, CARDS.good);
  await arrive(buyer, texts.paid);
  return buyer.heading();
}

(commit === undefined ? describe.skip : describe)('the shop beside its previous release', () => {
  let previous: PreviousProject;
  beforeAll(async () => {
    previous = await startPreviousProject(commit ?? '');
  }, PREVIOUS_MS);
  afterAll(() => previous?.stop());

  describe('the previous shell and API with the current slices', () => {
    beforeAll(async () => {
      url = previous.url;
      for (const slice of SLICES) await previous.slice('deploy', slice, '--from', join(import.meta.dirname, '..', '..', `mfe-${slice}`, 'dist'));
    }, START_MS);

    it('have all pages', async () => expect(await brokenPages()).toEqual([]));
    it('sell', async () => expect(await buy('en')).toBe(BUYER_TEXTS.en.paid));
  });

  describe('the current shell and API with the previous slices', () => {
    let current: TemporaryShop;
    let dropDatabase = async () => {};
    beforeAll(async () => {
      const database = await copyFilledDatabase();
      dropDatabase = () => database.drop();
      current = await startTemporaryShop({ databaseUrl: database.url });
      url = current.url;
      for (const slice of SLICES) await sliceCommand(['deploy', slice, '--from', previous.dist(slice)], current.dataDir);
    }, START_MS);
    afterAll(async () => {
      await current?.stop();
      await dropDatabase();
    });

    it('have all pages', async () => expect(await brokenPages()).toEqual([]));
    it('sell', async () => expect(await buy('hu')).toBe(BUYER_TEXTS.hu.paid));
  });
});
