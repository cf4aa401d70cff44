import { isFullRun } from '../harness/inTurn.ts';
import { findScreens } from './screens.ts';
import type { Screen } from './screen.ts';

/** One screen of each kind: what the others share with it is not looked at again in every run. */
const KINDS: ReadonlySet<string> = new Set([
  'home', 'menu-open', 'category-top', 'filters-open', 'product-discounted', 'search-suggestions', 'cart-panel', 'favourites-filled',
  'cart-filled', 'checkout-5-unfinished', 'offer-open', 'login', 'account-security', 'account-orders', 'article', 'faq', 'result-paid', 'withdrawal-order', 'bank', 'not-found',
]);

/**
 * The screens that the matrices of looks and of slow networks go through: all of them in `npm run test:full`
 * (`TEST_FULL`), one of each kind in `npm test`.
 *
 * @throws Error where a kind has no screen
 */
export async function screensToVisit(shopUrl: string): Promise<readonly Screen[]> {
  const screens = await findScreens(shopUrl);
  const missing = [...KINDS].filter((kind) => !screens.some(({ name }) => name === kind));
  if (missing.length > 0) throw new Error(`The shop has no screen named ${missing.join(', ')}`);
  return isFullRun ? screens : screens.filter(({ name }) => KINDS.has(name));
}
