import type { Kysely } from 'kysely';
import type { FoundProducts, SearchControl } from '../searchBorder.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { View } from '../../platform/http/requestView.ts';
import { nearestProducts } from './nearestProducts.ts';
import type { Depth, ProductQuery } from './ranking.ts';
import { rankAll, topProducts } from './topProducts.ts';
import { understand } from './understand.ts';
import type { Alternative, Slot, Term, Understanding } from './understanding.ts';
import { BROAD_NOUNS } from './words/taste.ts';

/** With fewer products than this, less specific classes are searched too. */
const ENOUGH = 4;
/** If this many products match the room by more than their description, products of other rooms are left out. */
const ENOUGH_OF_ROOM = 12;
const DEPTHS: readonly Depth[] = [3, 4, 5];
/** If only a few products of several words are needed, those whose titles contain all words are sufficient. */
const DEPTH_OF_TITLES = 2;
const MOST_NEAREST = 96;
/** Without the class of descriptions: a word that only descriptions contain names nothing that the shop sells. */
const DEPTH_OF_NAMED: Depth = 4;
/** The weight of a part of a compound relative to the whole. */
const WEIGHT_OF_PART = 0.45;

/** The products whose titles contain all terms, if there are enough: searching all classes takes ten times as long. */
async function findInTitles(db: Kysely<Database>, query: Omit<ProductQuery, 'depth'>, most: number | undefined, signal: AbortSignal | undefined): Promise<readonly number[]> {
  if (most === undefined || query.terms.length === 1) return [];
  const ids = await rankAll(db, { ...query, depth: DEPTH_OF_TITLES }, most, signal);
  return ids.length < most ? [] : ids;
}

interface Matches {
  readonly ids: readonly number[];
  /** Whether there are enough products without those that match in their description only. */
  readonly isEnough: boolean;
  /** Whether they match in their descriptions only. */
  readonly isMentioned: boolean;
}

/** The products that match every term, in classes as specific as possible. */
async function findMatches(db: Kysely<Database>, query: Omit<ProductQuery, 'depth'>, enough: number, most: number | undefined, signal: AbortSignal | undefined): Promise<Matches> {
  if (query.terms.some(({ alternatives }) => alternatives.length === 0)) return { ids: [], isEnough: false, isMentioned: false };
  let isMentioned = true;
  let ids = await findInTitles(db, query, most, signal);
  for (const depth of DEPTHS) {
    if (ids.length >= enough) return { ids, isEnough: true, isMentioned: false };
    signal?.throwIfAborted();
    ids = await topProducts(db, { ...query, depth }, most, signal);
    if (depth <= DEPTH_OF_NAMED && ids.length > 0) isMentioned = false;
  }
  return { ids, isEnough: false, isMentioned };
}

interface RankedMatches {
  readonly ids: readonly number[];
  /** Whether at least one product matches the whole query. */
  readonly isExact: boolean;
  /** Whether all of them match in their descriptions only. */
  readonly isMentioned: boolean;
}

/**
 * The products that match every required term. Those that match the optional terms (taste) rank first. A room filters the
 * products if enough of them match it; otherwise it only ranks these first.
 */
async function rankMatches(db: Kysely<Database>, { locale, terms }: Understanding, most: number | undefined, signal: AbortSignal | undefined): Promise<RankedMatches> {
  const needed = terms.filter(({ isOptional }) => !isOptional);
  const things = needed.filter(({ isRoom }) => !isRoom);
  const isOfRoom = things.length < needed.length;
  const stages = [terms, needed, things].filter((stage, index, all) => stage.length > 0 && stage.length !== all[index - 1]?.length);
  let ranked: RankedMatches = { ids: [], isExact: false, isMentioned: true };
  for (const stage of stages) {
    const isWhole = stage !== things || !isOfRoom;
    const { ids, isEnough, isMentioned } = await findMatches(db, { locale, terms: stage, together: '&' }, isOfRoom && isWhole ? ENOUGH_OF_ROOM : ENOUGH, most, signal);
    ranked = { ids: [...new Set([...ranked.ids, ...ids])].slice(0, most), isExact: ranked.isExact || (isWhole && ids.length > 0), isMentioned: ranked.isMentioned && isMentioned };
    if (ranked.ids.length === most || (stage.length === needed.length && isEnough && isOfRoom)) break;
  }
  return ranked;
}

function partOf(slots: readonly Slot[]): Alternative[] {
  const slot = slots.flat();
  return slot.length > 0 ? [{ slots: [slot], isOwn: true, isTyped: true, weight: WEIGHT_OF_PART }] : [];
}

/** Adds the parts of a compound as alternatives, if the shop does not have the whole: its head, or its purpose or material. */
function relaxTerm(term: Term): Term {
  const typed = term.alternatives.filter(({ isTyped }) => isTyped === true).map(({ slots }) => slots);
  if (typed.some(({ length }) => length === 1)) return term;
  const lasts = typed.flatMap((slots) => slots.slice(-1));
  const isBroad = lasts.flat().some(({ text }) => BROAD_NOUNS.has(text));
  const parts = [...(isBroad ? [] : partOf(lasts)), ...partOf(typed.flatMap((slots) => slots.slice(0, -1)))];
  return { ...term, alternatives: [...term.alternatives, ...parts] };
}

/**
 * Finds the products that match an analysed query, and the nearest ones if none matches: none if the query is about goods
 * like which the shop has nothing (a refrigerator with a door).
 *
 * @param signal ends the search, also a statement that runs
 * @throws the signal's reason
 */
export async function findProducts(db: Kysely<Database>, understanding: Understanding, most?: number, signal?: AbortSignal): Promise<FoundProducts> {
  const { terms, corrected, locale, hasUnknown, isUnsold, isUnlike, isReduced } = understanding;
  if (isUnlike) return { ids: [], corrected: null, isNearest: true, isReduced };
  if (terms.length === 0) return { ids: isReduced && !hasUnknown ? undefined : [], corrected: null, isNearest: hasUnknown, isReduced };
  const ranked = hasUnknown ? { ids: [], isExact: false, isMentioned: false } : await rankMatches(db, understanding, most, signal);
  const isMention = terms.length === 1 && ranked.isMentioned;
  const relaxed = terms.map(relaxTerm);
  // The parts of a compound that is only mentioned name what the shop does sell: a bed for „gyerekágy”.
  const isBetterByParts = isMention && relaxed.some(({ alternatives }, index) => alternatives.length !== terms[index]?.alternatives.length);
  if (ranked.ids.length > 0 && !isBetterByParts) return { ids: ranked.ids, corrected: isUnsold ? null : corrected, isNearest: isUnsold || isMention || !ranked.isExact, isReduced };
  const nearest = await nearestProducts(db, { locale, terms: relaxed }, most ?? MOST_NEAREST, signal);
  // A correction that led to no match is not shown.
  return { ids: nearest, corrected: null, isNearest: true, isReduced };
}

/**
 * Finds products by text. Handles suffixes, missing accents, compounds, misspellings and synonyms. Accepts any text.
 */
export async function searchProducts(db: Kysely<Database>, query: string, view: Pick<View, 'locale'>, control: SearchControl = {}): Promise<FoundProducts> {
  return findProducts(db, await understand(db, query, view.locale, 'done', control), undefined, control.signal);
}
