import type { Locale } from '@feszek/contract';
import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import { canceledBy } from '../../platform/database/canceledBy.ts';
import type { Database } from '../../platform/database/schema.ts';
import { CLASSES } from './document.ts';
import type { WordClass } from './document.ts';
import type { Alternative, Slot, Term } from './understanding.ts';

/** The weight of a match by the class of the field. */
const WORTH: Record<WordClass, number> = { h: 10, a: 6, b: 3, c: 1.5, d: 0.5 };
/** The weight of a synonym, or of the parts of a compound, relative to the word itself. */
const WORTH_OF_OTHERS = 0.85;
/** Per point of popularity, of which a product has 0 to 100. The most popular product gains less than the difference between two classes. */
export const WORTH_OF_POPULARITY = 0.02;

/** How many classes are searched, from the most specific one on. */
export type Depth = 2 | 3 | 4 | 5;

/** For phrases: the noun must be in the product's name, the other words at most in the field of its looks. */
const DEPTH_OF_NOUNS = 2;
const DEPTH_OF_OTHERS = 3;
/** A match only in the description does not rank a product first. */
const DEPTH_OF_OPTIONAL = 4;
/** The weight of the head noun relative to its qualifiers. */
const WORTH_OF_HEAD = 1.3;
/** Matches nothing, because no lexeme begins with a hyphen. */
const NOTHING = `'-'`;

function atMost(depth: Depth, most: Depth): Depth {
  return depth < most ? depth : most;
}

function anyOf(lexemes: readonly string[]): string {
  return lexemes.length > 0 ? `(${lexemes.join('|')})` : NOTHING;
}

/** Matches the lexemes of a slot in every class up to the depth. */
function anywhere(slot: Slot, depth: Depth): string {
  return anyOf(slot.flatMap(({ text, strength }) => CLASSES.slice(strength, depth).map((wordClass) => `'${wordClass}${text}'`)));
}

/**
 * How deep the words of an alternative are searched. Words of a phrase must be close together: far apart in a description
 * they describe something else. The same applies to a synonym that is only mentioned. Typed words match in any class,
 * unless each of them is a noun by itself.
 */
function depthsOf({ slots, isOwn }: Alternative, depth: Depth): { readonly noun: Depth; readonly others: Depth } {
  if (slots.length === 1) return { noun: isOwn ? depth : atMost(depth, DEPTH_OF_OTHERS), others: depth };
  if (isOwn && !slots.every((slot) => slot.some(({ strength }) => strength === 0))) return { noun: depth, others: depth };
  if (isOwn) return { noun: atMost(depth, DEPTH_OF_OTHERS), others: atMost(depth, DEPTH_OF_OTHERS) };
  return { noun: DEPTH_OF_NOUNS, others: atMost(depth, DEPTH_OF_OTHERS) };
}

/** A product that only mentions the head noun does not match, even if all other words match. */
function depthOf({ isHead, isOptional }: Term, depth: Depth): Depth {
  if (isHead) return atMost(depth, DEPTH_OF_OTHERS);
  return isOptional ? atMost(depth, DEPTH_OF_OPTIONAL) : depth;
}

/** Matches the alternative with its noun in one class; `undefined` if no document has it. */
function inClass(alternative: Alternative, wordClass: WordClass, depth: Depth): string | undefined {
  const { noun, others } = depthsOf(alternative, depth);
  const at = CLASSES.indexOf(wordClass);
  const nouns = (alternative.slots.at(-1) ?? []).filter(({ strength }) => strength <= at).map(({ text }) => `'${wordClass}${text}'`);
  if (nouns.length === 0 || at >= noun) return undefined;
  return `(${[...alternative.slots.slice(0, -1).map((slot) => anywhere(slot, others)), anyOf(nouns)].join('&')})`;
}

/** The `tsquery` for alternatives with their nouns in one class; `undefined` if no document matches. */
export function nounsIn(alternatives: readonly Alternative[], wordClass: WordClass, depth: Depth): string | undefined {
  const found = alternatives.flatMap((alternative) => inClass(alternative, wordClass, depth) ?? []);
  return found.length > 0 ? `(${found.join('|')})` : undefined;
}

/** The `tsquery` for a term in every class up to the depth. */
export function toTsQuery(term: Term, depth: Depth): string {
  return anyOf(
    term.alternatives.map((alternative) => {
      const { noun, others } = depthsOf(alternative, depthOf(term, depth));
      return `(${alternative.slots.map((slot, index) => anywhere(slot, index === alternative.slots.length - 1 ? noun : others)).join('&')})`;
    }),
  );
}

/** The conditions for products that match all terms, as `tsquery`s. */
export function allOf(terms: readonly Term[], depth: Depth): string[] {
  return terms.map((term) => toTsQuery(term, depth));
}

function worthOf({ isOwn, weight = 1 }: Alternative): number {
  return weight * (isOwn ? 1 : WORTH_OF_OTHERS);
}

/** A search for one term in one class. */
export interface Branch {
  readonly term: number;
  readonly worth: number;
  /** `tsquery`s, all of which must match. */
  readonly queries: readonly string[];
  /** The number of documents that it can match at most. */
  readonly mostFound: number;
}

/** A search for products. */
export interface ProductQuery {
  readonly locale: Locale;
  readonly terms: readonly Term[];
  readonly depth: Depth;
  /** Whether a product must match all terms or any of them. */
  readonly together: '&' | '|';
}

/** How many documents may contain the nouns of alternatives. */
export function documentsWith(alternatives: readonly Alternative[]): number {
  return alternatives.flatMap(({ slots }) => slots.at(-1) ?? []).reduce((sum, { frequency }) => sum + frequency, 0);
}

/** The searches for each term in each class, combined with all other terms if all must match. */
export function branchesOf({ terms, depth: wanted, together }: ProductQuery): Branch[] {
  return terms.flatMap((term, index) => {
    const depth = depthOf(term, wanted);
    const others = together === '&' ? terms.filter((each) => each !== term).map((each) => toTsQuery(each, wanted)) : [];
    const worths = new Set(term.alternatives.map(worthOf));
    return [...worths].flatMap((worth) => {
      const alternatives = term.alternatives.filter((alternative) => worthOf(alternative) === worth);
      return CLASSES.slice(0, depth).flatMap((wordClass) => {
        const nouns = nounsIn(alternatives, wordClass, depth);
        return nouns === undefined ? [] : { term: index, worth: WORTH[wordClass] * worth * (term.isHead ? WORTH_OF_HEAD : 1), queries: [nouns, ...others], mostFound: documentsWith(alternatives) };
      });
    });
  });
}

/** Excludes from each search of a single term what a search of a higher weight finds, so that no product is found twice. */
function exclusive(branches: readonly Branch[]): Branch[] {
  const sorted = branches.toSorted((a, b) => b.worth - a.worth);
  return sorted.map((branch, index) => ({ ...branch, queries: [...branch.queries, ...sorted.slice(0, index).flatMap(({ queries }) => queries.map((query) => `!${query}`))] }));
}

/**
 * Always true. PostgreSQL plans as if reading the words of a row, which are stored out of line, were free. For a query of many
 * words it would read all products instead of using the index, which takes a hundred times as long. It counts the cost of
 * every function of a condition, also of those that are never called: these are the cost of reading a page.
 */
const COST_OF_READING = sql`(ref_id > 0 or ${sql.join(Array.from({ length: 4 }, () => sql`to_tsvector(kind) is null`), sql` or `)})`;

/** Whether a product matches all of several `tsquery`s. The index checks separate conditions up to ten times as fast as one of the same terms. */
export function matchAll(queries: readonly string[], locale: Locale): RawBuilder<unknown> {
  return sql.join(queries.map((query) => sql`${sql.ref(`words_${locale}`)} @@ ${query}::tsquery`), sql` and `);
}

/** Selects columns of the products that match all of several `tsquery`s. */
export function matchesOf(queries: readonly string[], locale: Locale, columns: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select ${columns} from search_document where kind = 'product' and ${matchAll(queries, locale)} and ${COST_OF_READING}`;
}

/** Selects the products of a branch. */
export function scanOf({ term, worth, queries }: Branch, locale: Locale): RawBuilder<unknown> {
  return matchesOf(queries, locale, sql`ref_id, popularity, ${sql.lit(term)} as term, ${sql.lit(worth)}::real as worth`);
}

/** Selects the weight of every matching product: the sum over the terms of the best branch. */
function worths(productQuery: ProductQuery): RawBuilder<unknown> | undefined {
  const { terms, locale } = productQuery;
  const branches = terms.length === 1 ? exclusive(branchesOf(productQuery)) : branchesOf(productQuery);
  if (branches.length === 0) return undefined;
  const scans = sql.join(branches.map((branch) => scanOf(branch, locale)), sql` union all `);
  if (terms.length === 1) return scans;
  const best = terms.map((_, term) => sql`coalesce(max(worth) filter (where term = ${sql.lit(term)}), 0)`);
  return sql`select ref_id, max(popularity) as popularity, ${sql.join(best, sql` + `)} as worth from (${scans}) as scan group by ref_id`;
}

/**
 * The ids of matching products, best first. Products within one class are ranked without reading their documents.
 *
 * @param most the maximum number; all by default
 * @param signal cancels the statement
 */
export async function rankProducts(db: Kysely<Database>, productQuery: ProductQuery, most?: number, signal?: AbortSignal): Promise<number[]> {
  const products = worths(productQuery);
  if (!products) return [];
  const scored = sql`select ref_id, worth + popularity * ${sql.lit(WORTH_OF_POPULARITY)}::real as score from (${products}) as product`;
  const ranked = most === undefined ? scored : sql`${scored} order by score desc, ref_id limit ${sql.lit(most)}`;
  // The ids of one score are returned as one text: a row per product, or sorting them, costs more than the search.
  const { rows } = await sql<{ ids: string }>`select string_agg(ref_id::text, ',') as ids from (${ranked}) as ranked group by score order by score desc`.execute(db, canceledBy(signal));
  return rows.flatMap(({ ids }) => ids.split(',').map(Number).sort((a, b) => a - b));
}
