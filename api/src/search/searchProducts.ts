import type { Kysely } from 'kysely';
import type { FoundProducts } from '../catalogue/searchBorder.ts';
import type { Database } from '../database/schema.ts';
import type { View } from '../http/requestView.ts';
import { rankProducts } from './ranking.ts';
import type { Depth } from './ranking.ts';
import { understand } from './understand.ts';
import type { Term, Typing, Understanding } from './understand.ts';

/** Fewer products than this, and words that tell less are let in. */
const ENOUGH = 4;
const DEPTHS: readonly Depth[] = [3, 4, 5];
const MOST_NEAREST = 96;

/** Products that meet every term, by words that tell as much as possible. */
async function exactProducts(db: Kysely<Database>, { locale, terms }: Understanding, most: number | undefined): Promise<readonly number[]> {
  if (terms.some(({ alternatives }) => alternatives.length === 0)) return [];
  let ids: readonly number[] = [];
  for (const depth of DEPTHS) {
    ids = await rankProducts(db, { locale, terms, depth, together: '&', ...(most !== undefined && { most }) });
    if (ids.length >= ENOUGH) break;
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
  const nearest = await rankProducts(db, { locale, terms: loosened(terms), depth: 3, together: '|', most: most ?? MOST_NEAREST });
  return { ids: nearest, corrected, isNearest: true };
}

/**
 * Finds products by words: endings, missing accents, compounds and typing mistakes are seen through, synonyms count.
 * Any text is a query; none is an error.
 */
export async function searchProducts(db: Kysely<Database>, query: string, view: Pick<View, 'locale'>, typing: Typing = 'done'): Promise<FoundProducts> {
  return findProducts(db, await understand(db, query, view.locale, typing));
}
