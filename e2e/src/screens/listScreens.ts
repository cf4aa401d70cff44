import { routePath } from '@feszek/contract';
import type { Visit } from '../harness/visit.ts';
import { screen } from './screen.ts';
import type { Screen } from './screen.ts';
import type { Stage } from './stage.ts';

/** Opens the samples of the product's covers. */
async function openSamples({ page, waitUntilIdle }: Visit): Promise<void> {
  await page.$eval('#main article details summary', (summary) => (summary instanceof HTMLElement ? summary.click() : undefined));
  await waitUntilIdle();
}

/** Requests the link to the list. */
async function shareFavourites(visit: Visit, { locale }: Stage): Promise<void> {
  await visit.press('button', locale === 'hu' ? 'A lista megosztása' : 'Share this list');
  await visit.find('heading', locale === 'hu' ? 'Kész a lista címe' : 'The address of your list');
  await visit.waitUntilIdle();
}

/** Samples on the page of a product, shared lists, a collection, and stock alerts. */
export const LIST_SCREENS: readonly Screen[] = [
  screen('product-samples', { path: ({ showpieces }) => showpieces.products.withVariants, act: openSamples }),
  screen('favourites-shared', { path: ({ locale }) => routePath('favourites', locale), visitor: 'buyer', act: shareFavourites }),
  screen('shared-list-ended', { path: ({ locale }) => routePath('shared-list', locale, { token: 'ended' }) }),
  screen('collection', { path: ({ locale }) => routePath('collection', locale, { collection_slug: 'tanya' }) }),
  screen('stock-alert-confirm', { path: ({ locale }) => `${routePath('stock-alert', locale)}#confirm=token` }),
];
