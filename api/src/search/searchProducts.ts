import type { Kysely } from 'kysely';
import type { FoundProducts } from '../catalogue/searchBorder.ts';
import type { Database } from '../database/schema.ts';
import type { View } from '../http/requestView.ts';
import { rankProducts } from './ranking.ts';
import type { Depth, Wish } from './ranking.ts';
import { topProducts } from './topProducts.ts';
import { understand } from './understand.ts';
import type { Alternative, Slot, Term, Typing, Understanding } from './understand.ts';
import { BROAD_NOUNS } from './words/taste.ts';

/** Fewer products than this, and words that tell less are let in. */
const ENOUGH = 4;
const DEPTHS: readonly Depth[] = [3, 4, 5];
const DEPTHS_OF_NEAREST: readonly Depth[] = [3, 5];
/** Where only a few are wanted of what several words find, they are taken from those that say so in their titles. */
const DEPTH_OF_TITLES = 2;
const MOST_NEAREST = 96;
/** What only descriptions speak of is nothing that the shop has. */
const STRENGTH_OF_MENTIONS = 4;
/** What is left of a compound, against the whole. */
const WEIGHT_OF_PART = 0.45;

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

/** The same: first those that are as somebody would like them, then the others. */
async function wantedProducts(db: Kysely<Database>, understanding: Understanding, most: number | undefined): Promise<readonly number[]> {
  const ids = await exactProducts(db, understanding, most);
  const needed = understanding.terms.filter(({ isOptional }) => !isOptional);
  if (ids.length === most || needed.length === 0 || needed.length === understanding.terms.length) return ids;
  const others = await exactProducts(db, { ...understanding, terms: needed }, most);
  return [...new Set([...ids, ...others])].slice(0, most);
}

function partOf(slots: readonly Slot[]): Alternative[] {
  const slot = slots.flat();
  return slot.length > 0 ? [{ slots: [slot], isOwn: true, isTyped: true, weight: WEIGHT_OF_PART }] : [];
}

/** A term that the shop has no word of its own for is also met by its parts: by what it is, or by what it is for or made of. */
function loosened(term: Term): Term {
  const typed = term.alternatives.filter(({ isTyped }) => isTyped === true).map(({ slots }) => slots);
  if (typed.some(({ length }) => length === 1)) return term;
  const lasts = typed.flatMap((slots) => slots.slice(-1));
  const isBroad = lasts.flat().some(({ text }) => BROAD_NOUNS.has(text));
  const parts = [...(isBroad ? [] : partOf(lasts)), ...partOf(typed.flatMap((slots) => slots.slice(0, -1)))];
  return { ...term, alternatives: [...term.alternatives, ...parts] };
}

/** Finds the products that an understood query means, and those that are nearest to it where there are none. */
export async function findProducts(db: Kysely<Database>, understanding: Understanding, most?: number): Promise<FoundProducts> {
  const { terms, corrected, locale, hasUnknown, isReduced } = understanding;
  if (terms.length === 0) return { ids: isReduced && !hasUnknown ? undefined : [], corrected: null, isNearest: hasUnknown, isReduced };
  const exact = hasUnknown ? [] : await wantedProducts(db, understanding, most);
  const isMention = terms.length === 1 && terms.every(({ alternatives }) => alternatives.every(({ slots: [slot = [], ...rest] }) => rest.length === 0 && slot.every(({ strength }) => strength === STRENGTH_OF_MENTIONS)));
  if (exact.length > 0) return { ids: exact, corrected, isNearest: isMention, isReduced };
  const wish = { locale, terms: terms.map(loosened), together: '|' } as const;
  let nearest = await inTitles(db, wish, most);
  for (const depth of DEPTHS_OF_NEAREST) {
    if (nearest.length > 0) break;
    nearest = await rankProducts(db, { ...wish, depth }, most ?? MOST_NEAREST);
  }
  // What was made of a word is not worth telling where it led to nothing.
  return { ids: nearest, corrected: null, isNearest: true, isReduced };
}

/**
 * Finds products by words: endings, missing accents, compounds and typing mistakes are seen through, synonyms count.
 * Any text is a query; none is an error.
 */
export async function searchProducts(db: Kysely<Database>, query: string, view: Pick<View, 'locale'>, typing: Typing = 'done'): Promise<FoundProducts> {
  return findProducts(db, await understand(db, query, view.locale, typing));
}
