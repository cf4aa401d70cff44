import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import { canceledBy } from '../../platform/database/canceledBy.ts';
import type { Database } from '../../platform/database/schema.ts';
import { branchesOf, matchesOf, WORTH_OF_POPULARITY } from './ranking.ts';
import type { Branch, ProductQuery } from './ranking.ts';

/** Products that are ranked by reading their words. */
export interface Candidates extends ProductQuery {
  /** The `tsquery`s that select them, all of which must match. */
  readonly selections: readonly string[];
  /** How many are read at most, at about ten microseconds each. */
  readonly mostRead: number;
  /** Of more products: whether the most popular ones are ranked, or none. */
  readonly ofMore: 'popular' | 'none';
}

export interface RankedCandidates {
  /** Best first. */
  readonly ids: readonly number[];
  /** How many products match. */
  readonly found: number;
}

/** The weight of a term in the words of a product. */
function worthIn(branches: readonly Branch[]): RawBuilder<unknown> {
  const cases = branches.toSorted((a, b) => b.worth - a.worth).map(({ worth, queries }) => sql`when words @@ ${queries.join('&')}::tsquery then ${sql.lit(worth)}::real`);
  return cases.length > 0 ? sql`case ${sql.join(cases, sql` `)} else 0::real end` : sql`0::real`;
}

/**
 * Ranks products by reading their words: the sum of the best weight of each term, as `rankProducts` ranks. One scan of the
 * index finds them.
 *
 * @param signal cancels the statement
 */
export async function rankByReading(db: Kysely<Database>, { selections, mostRead, ofMore, ...query }: Candidates, most?: number, signal?: AbortSignal): Promise<RankedCandidates> {
  const branches = branchesOf({ ...query, together: '|' });
  const worths = query.terms.map((_, index) => worthIn(branches.filter(({ term }) => term === index)));
  const isRead = ofMore === 'popular' ? sql`true` : sql`(select n from amount) <= ${sql.lit(mostRead)}`;
  // An empty vector added to the words reads them once instead of once per class. `offset 0` keeps this after the limit.
  const { rows } = await sql<{ ids: number[] | null; found: number }>`
    with found as materialized (${matchesOf(selections, query.locale, sql`ref_id, popularity, ${sql.ref(`words_${query.locale}`)} as words`)}),
      amount as materialized (select count(*)::int as n from found),
      chosen as (select * from found where ${isRead} order by popularity desc, ref_id limit ${sql.lit(mostRead)} offset 0),
      candidate as (select ref_id, popularity, words || ''::tsvector as words from chosen offset 0),
      ranked as (select ref_id, ${sql.join(worths, sql` + `)} + popularity * ${sql.lit(WORTH_OF_POPULARITY)}::real as score from candidate),
      best as (select ref_id, score from ranked order by score desc, ref_id limit ${most === undefined ? sql`all` : sql.lit(most)})
    select (select array_agg(ref_id order by score desc, ref_id) from best) as ids, n as found from amount`.execute(db, canceledBy(signal));
  return { ids: rows[0]?.ids ?? [], found: rows[0]?.found ?? 0 };
}
