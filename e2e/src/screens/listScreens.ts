import { routePath } from '@feszek/contract';
import type { SharedListToken } from '@feszek/contract';
import { apiVisitor } from '../buying/apiVisitor.ts';
import type { ApiVisitor } from '../buying/apiVisitor.ts';
import { soon } from '../harness/soon.ts';
import type { Visit } from '../harness/visit.ts';
import { screen } from './screen.ts';
import type { Opening, Screen } from './screen.ts';
import type { Stage } from './stage.ts';

/** Opens the samples of the product's covers. */
async function openSamples({ page, waitUntilIdle }: Visit): Promise<void> {
  await page.$eval('#main article details summary', (summary) => (summary instanceof HTMLElement ? summary.click() : undefined));
  await waitUntilIdle();
}

/** Requests the link to the list. */
async function shareFavourites(visit: Visit, { locale }: Stage): Promise<void> {
  await visit.press('button', locale === 'hu' ? 'A lista megosztása' : 'Share this list');
  await visit.find('heading', locale === 'hu' ? 'Kész a lista linkje' : 'Your link is ready');
  await visit.waitUntilIdle();
}

/** The page of a list, for whoever has its address. */
async function openList({ api }: ApiVisitor, stage: Stage): Promise<Opening> {
  const { token } = await api.post<SharedListToken>('/api/favourites/share');
  return { path: routePath('shared-list', stage.locale, { token }), visitor: 'guest' };
}

/** The list of a visitor who has removed everything from it. */
async function openEmptyList(stage: Stage): Promise<Opening> {
  const { shopUrl, locale, showpieces: { favourites: [id] } } = stage;
  const owner = apiVisitor(shopUrl, locale);
  await owner.api.post(`/api/favourites/${id}`);
  const opening = await openList(owner, stage);
  await owner.api.delete(`/api/favourites/${id}`);
  return opening;
}

/** The favourites of a new visitor: those of the stage's buyer. */
async function openFavourites({ shopUrl, locale, showpieces: { favourites } }: Stage): Promise<Opening> {
  const visitor = apiVisitor(shopUrl, locale);
  for (const id of favourites) await visitor.api.post(`/api/favourites/${id}`);
  return { path: routePath('favourites', locale), visitor };
}

/** Adds all favourites to the cart, of which one is sold out, and closes the cart that opens. */
async function addAllToCart(visit: Visit, { locale }: Stage): Promise<void> {
  const { page, waitUntilIdle } = visit;
  await visit.press('button', locale === 'hu' ? 'Mind a kosárba' : 'Add all to cart');
  await page.waitForSelector('dialog[open]');
  await waitUntilIdle();
  await page.keyboard.press('Escape');
  await soon(async () => {
    if (await page.$('dialog[open]')) throw new Error('The cart does not close');
  });
  await waitUntilIdle();
}

/** Removes the first product from the favourites. */
async function removeFavourite({ page, waitUntilIdle }: Visit, { locale }: Stage): Promise<void> {
  await page.$eval('#main article button[aria-pressed="true"]', (heart) => (heart instanceof HTMLElement ? heart.click() : undefined));
  await page.waitForSelector(`#main button[aria-label^="${locale === 'hu' ? 'Visszavonás' : 'Undo'}"]`);
  await waitUntilIdle();
}

/** Samples on the page of a product, shared lists, and a collection. */
export const LIST_SCREENS: readonly Screen[] = [
  screen('product-samples', { path: ({ showpieces }) => showpieces.products.withVariants, act: openSamples }),
  screen('favourites-shared', { path: ({ locale }) => routePath('favourites', locale), visitor: 'buyer', act: shareFavourites }),
  screen('favourites-undo', { open: openFavourites, act: removeFavourite }),
  screen('favourites-in-cart', { open: openFavourites, act: addAllToCart }),
  screen('shared-list', { open: (stage) => openList(stage.buyer, stage) }),
  screen('shared-list-empty', { open: openEmptyList }),
  screen('shared-list-ended', { path: ({ locale }) => routePath('shared-list', locale, { token: 'ended' }), refusal: 404 }),
  screen('collection', { path: ({ locale }) => routePath('collection', locale, { collection_slug: 'tanya' }) }),
];
