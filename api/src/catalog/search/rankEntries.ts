import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { canceledBy } from '../../platform/database/canceledBy.ts';
import type { Database } from '../../platform/database/schema.ts';
import { toTsQuery, nounsIn } from './ranking.ts';
import type { Understanding } from './understanding.ts';

const KINDS = ['category', 'brand', 'collection', 'article', 'page'] as const;
const MOST = 60;
const DEPTH = 5;

/** A document other than a product. */
export interface Entry {
  readonly kind: string;
  readonly id: number;
}

/**
 * The matching categories, brands, collections, articles and pages, best first. If none matches the whole query, those whose names match a
 * part of it are returned: the category of sofas for "green sofa".
 * Most documents are products: the few of these kinds are found by the key, which starts with the kind.
 *
 * @param signal cancels the statement
 */
export async function rankEntries(db: Kysely<Database>, { locale, terms }: Pick<Understanding, 'locale' | 'terms'>, signal?: AbortSignal): Promise<Entry[]> {
  if (terms.length === 0) return [];
  const words = sql.ref(`words_${locale}`);
  const all = terms.map((term) => toTsQuery(term, DEPTH)).join('&');
  const named = terms.map((term) => toTsQuery(term, 2)).join('|');
  const alternatives = terms.flatMap((term) => term.alternatives);
  const nouns = nounsIn(alternatives, 'h', DEPTH) ?? all;
  const own = nounsIn(alternatives.filter(({ isOwn }) => isOwn), 'h', DEPTH) ?? nouns;
  const { rows } = await sql<Entry>`
    select kind, ref_id as id from search_document
    where kind in (${sql.join(KINDS)}) and ${words} @@ ${`(${all})|(${named})`}::tsquery and popularity > 0
    order by ${words} @@ ${all}::tsquery desc, ${words} @@ ${own}::tsquery desc, ${words} @@ ${nouns}::tsquery desc, ${words} @@ ${named}::tsquery desc, popularity desc, ref_id
    limit ${sql.lit(MOST)}`.execute(db, canceledBy(signal));
  return rows;
}
