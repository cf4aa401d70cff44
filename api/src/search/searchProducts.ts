import type { Kysely } from 'kysely';
import type { FoundProducts } from '../catalogue/searchBorder.ts';
import type { Database } from '../database/schema.ts';
import type { View } from '../http/requestView.ts';
import { rankProducts } from './ranking.ts';
import type { Depth, Wish } from './ranking.ts';
import { topProducts } from './topProducts.ts';
import { understand } from './understand.ts';
import type { Term, Typing, Understanding } from './understand.ts';

/** Fewer products than this, and words that tell less are let in. */
const ENOUGH = 4;
const DEPTHS: readonly Depth[] = [3, 4, 5];
const DEPTH_OF_NEAREST = 3;
/** Where only a few are wanted of what several words find, they are taken from those that say so in their titles. */
const DEPTH_OF_TITLES = 2;
const MOST_NEAREST = 96;

function productsFor(db: Kysely<Database>, wish: Wish, most: number | undefined): Promise<readonly number[]> {
  return most === undefined ? rankProducts(db, wish) : topProducts(db, wish, most);
}

/** The few that are wanted, if as many say it all in their titles: looking further would cost ten times as much. */
async function inTitles(db: Kysely<Database>, wish: Omit<Wish, 'depth'>, most: number | undefined): Promise<readonly number[]> {
  if (most === undefined || wish.terms.length === 1) return [];
  const ids = await rankProducts(db, { ...wish, depth: DEPTH_OF_TITLES }, most);
  return ids.length < most ? [] : ids;
}

/** Products that meet every term, by words that tell as much as possible. */
async function exactProducts(db: Kysely<Database>, { locale, terms }: Understanding, most: number | undefined): Promise<readonly number[]> {
  if (terms.some(({ alternatives }) => alternatives.length === 0)) return [];
  const wish = { locale, terms, together: '&' } as const;
  let ids = await inTitles(db, wish, most);
  for (const depth of DEPTHS) {
    if (ids.length >= ENOUGH) break;
    ids = await productsFor(db, { ...wish, depth }, most);
  }
  return ids;
}

/** The same terms, each met by any word of any of its alternatives. */
function loosened(terms: readonly Term[]): Term[] {
  return terms.map(({ alternatives }) => ({
    alternatives: alternatives.flatMap(({ slots, isOwn }) => slots.map((slot, index) => ({ slots: [slot], isOwn: isOwn && index === slots.length - 1 }))),
  }));
}

/** Finds the products that an understood query means, and those that are nearest to it where there are none. */
export async function findProducts(db: Kysely<Database>, understanding: Understanding, most?: number): Promise<FoundProducts> {
  const { terms, corrected, locale, hasUnknown } = understanding;
  if (terms.length === 0) return { ids: [], corrected: null, isNearest: hasUnknown };
  const exact = hasUnknown ? [] : await exactProducts(db, understanding, most);
  if (exact.length > 0) return { ids: exact, corrected, isNearest: false };
  const wish = { locale, terms: loosened(terms), together: '|' } as const;
  const titled = await inTitles(db, wish, most);
  const nearest = titled.length > 0 ? titled : await rankProducts(db, { ...wish, depth: DEPTH_OF_NEAREST }, most ?? MOST_NEAREST);
  return { ids: nearest, corrected, isNearest: true };
}

/**
 * Finds products by words: endings, missing accents, compounds and typing mistakes are seen through, synonyms count.
 * Any text is a query; none is an error.
 */
export async function searchProducts(db: Kysely<Database>, query: string, view: Pick<View, 'locale'>, typing: Typing = 'done'): Promise<FoundProducts> {
  return findProducts(db, await understand(db, query, view.locale, typing));
}
