import { atLeast, atMost, median, milliseconds, percent, spread, table, verdict, whole } from '@feszek/figures';
import type { Section } from '@feszek/figures';
import { createAccount, signInElsewhere } from '../../src/accounts/createAccount.ts';
import { findPlenty } from '../../src/buying/goods.ts';
import { pageOf, say } from '../Bench.ts';
import type { Bench, BenchShop } from '../Bench.ts';
import type { Subject } from '../Subject.ts';
import { COMPRESSED } from '../cached/compareCached.ts';
import { TURNS_TEXT, compareLoad, firstByteShares, rateOf, rateShares } from '../load/compareLoad.ts';
import type { Comparison } from '../load/compareLoad.ts';
import { countAnswers } from '../load/countAnswers.ts';
import type { LoadResult } from '../load/load.ts';
import { loadedPages } from '../pages.ts';

const LOCALE = 'hu';
const CART_LINES = 3;
/** By how much a page may be slower for a visitor with a session. */
const TOLERANCE = 0.1;

/** A page for a signed-in visitor with a cart, beside the same page for a guest. */
interface ComparedVisitors {
  readonly name: string;
  readonly compared: Comparison;
}

/** The cookies of a signed-in visitor whose cart has goods. */
async function signedInCookies({ url }: BenchShop): Promise<string> {
  const { api, cookie } = await signInElsewhere(url, LOCALE, await createAccount(url, LOCALE));
  for (const { id } of await findPlenty(api, CART_LINES)) await api.post('/api/cart/product', { product_id: id, quantity: 1 });
  const { products } = await api.get<{ readonly products: readonly unknown[] }>('/api/cart');
  if (products.length !== CART_LINES) throw new Error(`The cart has ${products.length} lines instead of ${CART_LINES}.`);
  return cookie();
}

export function sessionsSection(pages: readonly ComparedVisitors[]): Section {
  const measured = pages.map(({ name, compared }) => ({
    name, compared,
    rate: atLeast(`${name} for a signed-in visitor, as a part of a guest's rate`, median(rateShares(compared)), 1 - TOLERANCE, percent),
    firstByte: atMost(`${name} for a signed-in visitor, as a part of a guest's time to the first byte`, median(firstByteShares(compared)), 1 + TOLERANCE, percent),
  }));
  const firstBytes = (results: readonly LoadResult[]) => milliseconds(median(results.map(({ firstByte }) => firstByte ?? Number.NaN)));
  const rates = (results: readonly LoadResult[]) => whole(median(results.map(rateOf)));
  return {
    title: 'Visitors with a session',
    decisions: ['0162-cached-pages-of-visitors-with-a-session'],
    marks: measured.flatMap(({ rate, firstByte }) => [rate, firstByte]),
    text: `Public pages from the cache, requested with the cookies of a visitor who is signed in and has ${CART_LINES} products in the cart, and without cookies: ${TURNS_TEXT}, in turns. A first byte is that of half of the answers.

${table(['page', 'guest: pages/s', 'session: pages/s', 'ratio', 'mark', 'guest: first byte ms', 'session: first byte ms', 'ratio of first bytes', 'mark'], measured.map(({ name, compared, rate, firstByte }) => {
  const [guests, members] = [compared.turns.map(({ reference }) => reference), compared.turns.map(({ result }) => result)];
  return [name, rates(guests), rates(members), spread(rateShares(compared), percent), verdict(rate), firstBytes(guests), firstBytes(members), spread(firstByteShares(compared), percent), verdict(firstByte)];
}))}`,
  };
}

async function measure(bench: Bench): Promise<Section> {
  const shop = await bench.shop('shipped');
  const cookie = await signedInCookies(shop);
  const pages: ComparedVisitors[] = [];
  for (const { name, path } of await loadedPages(shop.url)) {
    say(`load: ${name}, for a signed-in visitor beside a guest`);
    const loaded = await pageOf(shop, path);
    const compared = await compareLoad({ loaded, headers: { ...COMPRESSED, cookie } }, { loaded, headers: COMPRESSED }, countAnswers);
    say(`  ${percent(median(rateShares(compared)))} of the rate, first byte ${percent(median(firstByteShares(compared)))}`);
    pages.push({ name, compared });
  }
  return sessionsSection(pages);
}

export const sessions: Subject = { name: 'sessions', measure };
