import type { Kysely } from 'kysely';
import type { FoundProducts, SearchControl } from '../searchBorder.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { View } from '../../platform/http/requestView.ts';
import { rankProducts } from './ranking.ts';
import type { Depth, Wish } from './ranking.ts';
import { topProducts } from './topProducts.ts';
import { understand } from './understand.ts';
import type { Alternative, Slot, Term, Understanding } from './understand.ts';
import { BROAD_NOUNS } from './words/taste.ts';

/** Fewer products than this, and words that tell less are let in. */
const ENOUGH = 4;
/** So many things that are of a room by their names or categories are what was looked for, and others are left out. */
const ENOUGH_OF_ROOM = 12;
const DEPTHS: readonly Depth[] = [3, 4, 5];
const DEPTHS_OF_NEAREST: readonly Depth[] = [3, 5];
/** Where only a few are wanted of what several words find, they are taken from those that say so in their titles. */
const DEPTH_OF_TITLES = 2;
const MOST_NEAREST = 96;
/** What only descriptions speak of is nothing that the shop has. */
const STRENGTH_OF_MENTIONS = 4;
/** What is left of a compound, against the whole. */
const WEIGHT_OF_PART = 0.45;

/** The few that are wanted, if as many say it all in their titles: looking further would cost ten times as much. */
async function inTitles(db: Kysely<Database>, wish: Omit<Wish, 'depth'>, most: number | undefined): Promise<readonly number[]> {
  if (most === undefined || wish.terms.length === 1) return [];
  const ids = await rankProducts(db, { ...wish, depth: DEPTH_OF_TITLES }, most);
  return ids.length < most ? [] : ids;
}

interface Met {
  readonly ids: readonly number[];
  /** Whether there are enough without those whose descriptions alone speak of it. */
  readonly isPlenty: boolean;
}

/** Products that meet every term, by words that tell as much as possible. */
async function exactProducts(db: Kysely<Database>, wish: Omit<Wish, 'depth'>, enough: number, most: number | undefined, signal: AbortSignal | undefined): Promise<Met> {
  if (wish.terms.some(({ alternatives }) => alternatives.length === 0)) return { ids: [], isPlenty: false };
  let ids = await inTitles(db, wish, most);
  for (const depth of DEPTHS) {
    if (ids.length >= enough) return { ids, isPlenty: true };
    signal?.throwIfAborted();
    ids = await topProducts(db, { ...wish, depth }, most);
  }
  return { ids, isPlenty: false };
}

interface Wanted {
  readonly ids: readonly number[];
  /** Whether some of them are all that was asked for. */
  readonly isExact: boolean;
}

/**
 * The same: first those that are as somebody would like them, then the others. What only tells where a thing is to stand
 * narrows the things if enough of them are for such a room, and else only puts these first.
 */
async function wantedProducts(db: Kysely<Database>, { locale, terms }: Understanding, most: number | undefined, signal: AbortSignal | undefined): Promise<Wanted> {
  const needed = terms.filter(({ isOptional }) => !isOptional);
  const things = needed.filter(({ isRoom }) => !isRoom);
  const isOfRoom = things.length < needed.length;
  const wishes = [terms, needed, things].filter((wish, index, all) => wish.length > 0 && wish.length !== all[index - 1]?.length);
  let wanted: Wanted = { ids: [], isExact: false };
  for (const wish of wishes) {
    const isWhole = wish !== things || !isOfRoom;
    const { ids, isPlenty } = await exactProducts(db, { locale, terms: wish, together: '&' }, isOfRoom && isWhole ? ENOUGH_OF_ROOM : ENOUGH, most, signal);
    wanted = { ids: [...new Set([...wanted.ids, ...ids])].slice(0, most), isExact: wanted.isExact || (isWhole && ids.length > 0) };
    if (wanted.ids.length === most || (wish.length === needed.length && isPlenty && isOfRoom)) break;
  }
  return wanted;
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

/**
 * Finds the products that an understood query means, and those that are nearest to it where there are none.
 *
 * @param signal ends the search between two queries; it throws the signal's reason
 */
export async function findProducts(db: Kysely<Database>, understanding: Understanding, most?: number, signal?: AbortSignal): Promise<FoundProducts> {
  const { terms, corrected, locale, hasUnknown, isReduced } = understanding;
  if (terms.length === 0) return { ids: isReduced && !hasUnknown ? undefined : [], corrected: null, isNearest: hasUnknown, isReduced };
  const wanted = hasUnknown ? { ids: [], isExact: false } : await wantedProducts(db, understanding, most, signal);
  const isMention = terms.length === 1 && terms.every(({ alternatives }) => alternatives.every(({ slots: [slot = [], ...rest] }) => rest.length === 0 && slot.every(({ strength }) => strength === STRENGTH_OF_MENTIONS)));
  if (wanted.ids.length > 0) return { ids: wanted.ids, corrected, isNearest: isMention || !wanted.isExact, isReduced };
  const wish = { locale, terms: terms.map(loosened), together: '|' } as const;
  let nearest = await inTitles(db, wish, most);
  for (const depth of DEPTHS_OF_NEAREST) {
    if (nearest.length > 0) break;
    signal?.throwIfAborted();
    nearest = await rankProducts(db, { ...wish, depth }, most ?? MOST_NEAREST);
  }
  // What was made of a word is not worth telling where it led to nothing.
  return { ids: nearest, corrected: null, isNearest: true, isReduced };
}

/**
 * Finds products by words: endings, missing accents, compounds and typing mistakes are seen through, synonyms count.
 * Any text is a query; none is an error.
 */
export async function searchProducts(db: Kysely<Database>, query: string, view: Pick<View, 'locale'>, control: SearchControl = {}): Promise<FoundProducts> {
  return findProducts(db, await understand(db, query, view.locale, 'done', control), undefined, control.signal);
}
