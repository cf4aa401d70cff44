import type { Locale } from '@feszek/contract';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { canceledBy } from '../../platform/database/canceledBy.ts';
import type { Database } from '../../platform/database/schema.ts';
import { branchesOf, rankProducts, scanOf, WORTH_OF_POPULARITY } from './ranking.ts';
import type { Branch, ProductQuery } from './ranking.ts';

const MOST_POPULARITY = 100;
/** From this number of matching documents on, it is faster to check the most popular products first. */
const BROAD = 3000;
const POPULAR = 300;

interface Hit {
  readonly id: number;
  readonly score: number;
}

/** The matches of a branch among the most popular products; no other match of the branch ranks higher. */
async function popularHits(db: Kysely<Database>, { worth, query }: Branch, locale: Locale, most: number, signal: AbortSignal | undefined): Promise<Hit[]> {
  const words = sql.ref(`words_${locale}`);
  const { rows } = await sql<Hit>`
    select ref_id as id, ${sql.lit(worth)}::real + popularity * ${sql.lit(WORTH_OF_POPULARITY)}::real as score
    from (select ref_id, popularity, ${words} from search_document where kind = 'product' order by popularity desc, ref_id limit ${sql.lit(POPULAR)}) as popular
    where ${words} @@ ${query}::tsquery order by popularity desc, ref_id limit ${sql.lit(most)}`.execute(db, canceledBy(signal));
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

/**
 * The ids of matching products, best first. The result equals that of `rankProducts`. If only a few products are needed
 * for a word that very many products contain, the others are not ranked.
 *
 * @param most the maximum number; all by default
 * @param signal cancels the statement
 */
export async function topProducts(db: Kysely<Database>, productQuery: ProductQuery, most?: number, signal?: AbortSignal): Promise<number[]> {
  if (most === undefined || productQuery.terms.length > 1) return rankProducts(db, productQuery, most, signal);
  const scores = new Map<number, number>();
  let best: Hit[] = [];
  for (const branch of branchesOf(productQuery).toSorted((a, b) => b.worth - a.worth)) {
    if ((best[most - 1]?.score ?? 0) >= branch.worth + MOST_POPULARITY * WORTH_OF_POPULARITY) break;
    for (const { id, score } of await bestOf(db, branch, productQuery.locale, most, signal)) scores.set(id, Math.max(score, scores.get(id) ?? 0));
    best = [...scores].map(([id, score]) => ({ id, score })).sort((a, b) => b.score - a.score || a.id - b.id).slice(0, most);
  }
  return best.map(({ id }) => id);
}
