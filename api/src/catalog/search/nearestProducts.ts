import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { rankByReading } from './rankByReading.ts';
import { documentsWith, toTsQuery } from './ranking.ts';
import type { Depth, ProductQuery } from './ranking.ts';
import { bestHits } from './topProducts.ts';
import type { Term } from './understanding.ts';

/** If so many products match several words, products with fewer of the words are left out. */
const ENOUGH = 24;
/** The words that a product must match besides the head noun are chosen among the rarest ones. */
const MOST_OTHERS = 5;
/** Of more products the most popular ones are ranked. */
const MOST_READ = 500;
const DEPTHS: readonly Depth[] = [3, 5];

/** All combinations of so many items. */
function combinations<Item>(items: readonly Item[], count: number): Item[][] {
  if (count === 0) return [[]];
  return items.flatMap((item, index) => combinations(items.slice(index + 1), count - 1).map((rest) => [item, ...rest]));
}

/** The conditions for products that match the head noun and so many of the other terms: of the others too many to be left out, one matches. */
function selectionsOf(head: Term | undefined, others: readonly Term[], count: number, depth: Depth): string[] {
  const queries = others.map((term) => toTsQuery(term, depth));
  const some = combinations(queries, queries.length - count + 1).map((chosen) => `(${chosen.join('|')})`);
  return head ? [toTsQuery(head, depth), ...some] : some;
}

/** Products that match several terms: as many of them as enough products match. */
async function matchSeveral(db: Kysely<Database>, query: ProductQuery, most: number, signal: AbortSignal | undefined): Promise<readonly number[]> {
  const { terms, depth } = query;
  const head = terms.find(({ isHead }) => isHead);
  const others = terms.filter((term) => term !== head).toSorted((a, b) => documentsWith(a.alternatives) - documentsWith(b.alternatives)).slice(0, MOST_OTHERS);
  const fewest = head ? 1 : 2;
  const counts = new Set([others.length, Math.ceil(others.length / 2), fewest].filter((count) => count >= fewest && count <= others.length));
  let ids: readonly number[] = [];
  for (const count of counts) {
    if (ids.length >= Math.min(ENOUGH, most)) break;
    signal?.throwIfAborted();
    ids = (await rankByReading(db, { ...query, selections: selectionsOf(head, others, count, depth), mostRead: MOST_READ, ofMore: 'popular' }, most, signal)).ids;
  }
  return ids;
}

/** The best products of the head noun; without one, of any term. */
async function matchOne(db: Kysely<Database>, { terms, ...query }: ProductQuery, most: number, signal: AbortSignal | undefined): Promise<number[]> {
  const wanted = terms.filter(({ isHead }) => isHead);
  const hits = [];
  for (const term of wanted.length > 0 ? wanted : terms) hits.push(...(await bestHits(db, { ...query, terms: [term] }, most, signal)));
  return hits.sort((a, b) => b.score - a.score || a.id - b.id).map(({ id }) => id);
}

/**
 * The products nearest to a query that none matches, best first: those that match the head noun and as many other words as
 * possible, then others of the head noun.
 *
 * @param signal ends the search, also a statement that runs
 * @throws the signal's reason
 */
export async function nearestProducts(db: Kysely<Database>, query: Pick<ProductQuery, 'locale' | 'terms'>, most: number, signal?: AbortSignal): Promise<readonly number[]> {
  for (const depth of DEPTHS) {
    const ids = new Set(await matchSeveral(db, { ...query, depth, together: '|' }, most, signal));
    if (ids.size < most) for (const id of await matchOne(db, { ...query, depth, together: '|' }, most, signal)) ids.add(id);
    if (ids.size > 0) return [...ids].slice(0, most);
  }
  return [];
}
