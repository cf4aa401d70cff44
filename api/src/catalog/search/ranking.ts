import type { Locale } from '@feszek/contract';
import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { CLASSES } from './document.ts';
import type { WordClass } from './document.ts';
import type { Alternative, Slot, Term } from './understand.ts';

/** What a word is worth by where it stands. */
const WORTH: Record<WordClass, number> = { h: 10, a: 6, b: 3, c: 1.5, d: 0.5 };
/** A synonym, or the parts of a compound, against the word itself. */
const WORTH_OF_OTHERS = 0.85;
/** The most popular product, of 100, outweighs a little less than the step from one class to the next. */
export const WORTH_OF_POPULARITY = 0.02;

/** How much must be told by a word for it to count: so many classes from the best on. */
export type Depth = 2 | 3 | 4 | 5;

/** Words that only together are what was asked for: the noun must name the product, the others must at least say how it looks. */
const DEPTH_OF_NOUNS = 2;
const DEPTH_OF_OTHERS = 3;
/** What a description says in passing is no reason to put a product first. */
const DEPTH_OF_OPTIONAL = 4;
/** What is looked for, against what else is said of it. */
const WORTH_OF_HEAD = 1.3;
/** Matches nothing: no lexeme begins so. */
const NOTHING = `'-'`;

function atMost(depth: Depth, most: Depth): Depth {
  return depth < most ? depth : most;
}

function anyOf(lexemes: readonly string[]): string {
  return lexemes.length > 0 ? `(${lexemes.join('|')})` : NOTHING;
}

/** The lexemes of a slot wherever they tell enough. */
function anywhere(slot: Slot, depth: Depth): string {
  return anyOf(slot.flatMap(({ text, strength }) => CLASSES.slice(strength, depth).map((wordClass) => `'${wordClass}${text}'`)));
}

/**
 * Words of several that mean one thing stand close together: met far apart in a description they are something else. So
 * is a mere mention of a synonym. What was typed may stand anywhere, unless each of its words is a thing by itself.
 */
function depthsOf({ slots, isOwn }: Alternative, depth: Depth): { readonly noun: Depth; readonly others: Depth } {
  if (slots.length === 1) return { noun: isOwn ? depth : atMost(depth, DEPTH_OF_OTHERS), others: depth };
  if (isOwn && !slots.every((slot) => slot.some(({ strength }) => strength === 0))) return { noun: depth, others: depth };
  if (isOwn) return { noun: atMost(depth, DEPTH_OF_OTHERS), others: atMost(depth, DEPTH_OF_OTHERS) };
  return { noun: DEPTH_OF_NOUNS, others: atMost(depth, DEPTH_OF_OTHERS) };
}

/** A product that only mentions what is looked for is something else, whatever it has of the rest. */
function depthOf({ isHead, isOptional }: Term, depth: Depth): Depth {
  if (isHead) return atMost(depth, DEPTH_OF_OTHERS);
  return isOptional ? atMost(depth, DEPTH_OF_OPTIONAL) : depth;
}

/** The alternative with its noun in one class; `undefined` where there is no such document. */
function inClass(alternative: Alternative, wordClass: WordClass, depth: Depth): string | undefined {
  const { noun, others } = depthsOf(alternative, depth);
  const at = CLASSES.indexOf(wordClass);
  const nouns = (alternative.slots.at(-1) ?? []).filter(({ strength }) => strength <= at).map(({ text }) => `'${wordClass}${text}'`);
  if (nouns.length === 0 || at >= noun) return undefined;
  return `(${[...alternative.slots.slice(0, -1).map((slot) => anywhere(slot, others)), anyOf(nouns)].join('&')})`;
}

/** The text search's words for alternatives with their nouns in one class. */
export function nounsIn(alternatives: readonly Alternative[], wordClass: WordClass, depth: Depth): string | undefined {
  const found = alternatives.flatMap((alternative) => inClass(alternative, wordClass, depth) ?? []);
  return found.length > 0 ? `(${found.join('|')})` : undefined;
}

/** The text search's words for a term, wherever its own stand. */
export function met(term: Term, depth: Depth): string {
  return anyOf(
    term.alternatives.map((alternative) => {
      const { noun, others } = depthsOf(alternative, depthOf(term, depth));
      return `(${alternative.slots.map((slot, index) => anywhere(slot, index === alternative.slots.length - 1 ? noun : others)).join('&')})`;
    }),
  );
}

function worthOf({ isOwn, weight = 1 }: Alternative): number {
  return weight * (isOwn ? 1 : WORTH_OF_OTHERS);
}

/** One way to meet a term. */
export interface Branch {
  readonly term: number;
  readonly worth: number;
  /** In the words of the text search. */
  readonly query: string;
  /** So many documents have been found by it at most. */
  readonly mostFound: number;
}

/** What products are looked for. */
export interface Wish {
  readonly locale: Locale;
  readonly terms: readonly Term[];
  readonly depth: Depth;
  /** Whether a product must meet all terms or any of them. */
  readonly together: '&' | '|';
}

function documentsWith(alternatives: readonly Alternative[]): number {
  return alternatives.flatMap(({ slots }) => slots.at(-1) ?? []).reduce((sum, { frequency }) => sum + frequency, 0);
}

/** Every way to meet one of the terms (and the others as well where all must be met), each with what it is worth. */
export function branchesOf({ terms, depth: wanted, together }: Wish): Branch[] {
  return terms.flatMap((term, index) => {
    const depth = depthOf(term, wanted);
    const others = together === '&' ? terms.filter((each) => each !== term).map((each) => met(each, wanted)) : [];
    const worths = new Set(term.alternatives.map(worthOf));
    return [...worths].flatMap((worth) => {
      const alternatives = term.alternatives.filter((alternative) => worthOf(alternative) === worth);
      return CLASSES.slice(0, depth).flatMap((wordClass) => {
        const nouns = nounsIn(alternatives, wordClass, depth);
        return nouns === undefined ? [] : { term: index, worth: WORTH[wordClass] * worth * (term.isHead ? WORTH_OF_HEAD : 1), query: [nouns, ...others].join('&'), mostFound: documentsWith(alternatives) };
      });
    });
  });
}

/** The same for a single term, each way without what a better one finds: nothing is found twice. */
function exclusive(branches: readonly Branch[]): Branch[] {
  const sorted = branches.toSorted((a, b) => b.worth - a.worth);
  return sorted.map((branch, index) => ({ ...branch, query: [branch.query, ...sorted.slice(0, index).map(({ query }) => `!${query}`)].join('&') }));
}

/** Asks for the products of a branch. */
export function scanOf({ term, worth, query }: Branch, locale: Locale): RawBuilder<unknown> {
  return sql`select ref_id, popularity, ${sql.lit(term)} as term, ${sql.lit(worth)}::real as worth
    from search_document where kind = 'product' and ${sql.ref(`words_${locale}`)} @@ ${query}::tsquery`;
}

/** What every product that is found is worth: each term by its best branch. */
function worths(wish: Wish): RawBuilder<unknown> | undefined {
  const { terms, locale } = wish;
  const branches = terms.length === 1 ? exclusive(branchesOf(wish)) : branchesOf(wish);
  if (branches.length === 0) return undefined;
  const scans = sql.join(branches.map((branch) => scanOf(branch, locale)), sql` union all `);
  if (terms.length === 1) return scans;
  const best = terms.map((_, term) => sql`coalesce(max(worth) filter (where term = ${sql.lit(term)}), 0)`);
  return sql`select ref_id, max(popularity) as popularity, ${sql.join(best, sql` + `)} as worth from (${scans}) as scan group by ref_id`;
}

/**
 * The ids of products that meet the terms, best first. What lies within one class is ranked without reading a single
 * document.
 *
 * @param most so many at most; all of them where left out
 */
export async function rankProducts(db: Kysely<Database>, wish: Wish, most?: number): Promise<number[]> {
  const products = worths(wish);
  if (!products) return [];
  const scored = sql`select ref_id, worth + popularity * ${sql.lit(WORTH_OF_POPULARITY)}::real as score from (${products}) as product`;
  const ranked = most === undefined ? scored : sql`${scored} order by score desc, ref_id limit ${sql.lit(most)}`;
  // Products of one score come as one text: a row, or a place in an order, for each of very many costs more than finding them.
  const { rows } = await sql<{ ids: string }>`select string_agg(ref_id::text, ',') as ids from (${ranked}) as ranked group by score order by score desc`.execute(db);
  return rows.flatMap(({ ids }) => ids.split(',').map(Number).sort((a, b) => a - b));
}
