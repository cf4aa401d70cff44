import type { Locale } from '@feszek/contract';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { canceledBy } from '../../platform/database/canceledBy.ts';
import type { Database } from '../../platform/database/schema.ts';
import { rankByReading } from './rankByReading.ts';
import { allOf, branchesOf, matchAll, rankProducts, scanOf, WORTH_OF_POPULARITY } from './ranking.ts';
import type { Branch, ProductQuery } from './ranking.ts';

const MOST_POPULARITY = 100;
/** From this number of matching documents on, it is faster to check the most popular products first. */
const BROAD = 3000;
const POPULAR = 300;
/** Ranking more products by reading them takes longer than a scan of the index per class. */
const MOST_READ = 2000;

/** A product and its weight. */
export interface Hit {
  readonly id: number;
  readonly score: number;
}

/** The matches of a branch among the most popular products; no other match of the branch ranks higher. */
async function popularHits(db: Kysely<Database>, { worth, queries }: Branch, locale: Locale, most: number, signal: AbortSignal | undefined): Promise<Hit[]> {
  const { rows } = await sql<Hit>`
    select ref_id as id, ${sql.lit(worth)}::real + popularity * ${sql.lit(WORTH_OF_POPULARITY)}::real as score
    from (select ref_id, popularity, ${sql.ref(`words_${locale}`)} from search_document where kind = 'product' order by popularity desc, ref_id limit ${sql.lit(POPULAR)}) as popular
    where ${matchAll(queries, locale)} order by popularity desc, ref_id limit ${sql.lit(most)}`.execute(db, canceledBy(signal));
  return rows;
}

async function bestOf(db: Kysely<Database>, branch: Branch, locale: Locale, most: number, signal: AbortSignal | undefined): Promise<Hit[]> {
  const popular = branch.mostFound > BROAD ? await popularHits(db, branch, locale, most, signal) : [];
  if (popular.length >= most) return popular;
  const { rows } = await sql<Hit>`
    select ref_id as id, worth + popularity * ${sql.lit(WORTH_OF_POPULARITY)}::real as score
    from (${scanOf(branch, locale)}) as found order by score desc, ref_id limit ${sql.lit(most)}`.execute(db, canceledBy(signal));
  return rows;
}

/** The products that match all of several terms. Mostly they are none or a few, which are read; more are ranked by a scan of the index per class. */
export async function rankAll(db: Kysely<Database>, productQuery: ProductQuery, most: number | undefined, signal: AbortSignal | undefined): Promise<readonly number[]> {
  const { found, ids } = await rankByReading(db, { ...productQuery, selections: allOf(productQuery.terms, productQuery.depth), mostRead: MOST_READ, ofMore: 'none' }, most, signal);
  return found > MOST_READ ? rankProducts(db, productQuery, most, signal) : ids;
}

/**
 * The best products for one term. If a word is contained in very many products, the others are not ranked.
 *
 * @param signal cancels the statement
 */
export async function bestHits(db: Kysely<Database>, productQuery: ProductQuery, most: number, signal?: AbortSignal): Promise<readonly Hit[]> {
  const scores = new Map<number, number>();
  let best: Hit[] = [];
  for (const branch of branchesOf(productQuery).toSorted((a, b) => b.worth - a.worth)) {
    if ((best[most - 1]?.score ?? 0) >= branch.worth + MOST_POPULARITY * WORTH_OF_POPULARITY) break;
    for (const { id, score } of await bestOf(db, branch, productQuery.locale, most, signal)) scores.set(id, Math.max(score, scores.get(id) ?? 0));
    best = [...scores].map(([id, score]) => ({ id, score })).sort((a, b) => b.score - a.score || a.id - b.id).slice(0, most);
  }
  return best;
}

/**
 * The ids of matching products, best first. The result equals that of `rankProducts`. If only a few products are needed
 * for a word that very many products contain, the others are not ranked.
 *
 * @param most the maximum number; all by default
 * @param signal cancels the statement
 */
export async function topProducts(db: Kysely<Database>, productQuery: ProductQuery, most?: number, signal?: AbortSignal): Promise<readonly number[]> {
  if (productQuery.terms.length > 1) return rankAll(db, productQuery, most, signal);
  if (most === undefined) return rankProducts(db, productQuery, most, signal);
  return (await bestHits(db, productQuery, most, signal)).map(({ id }) => id);
}
