import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { Locale } from '@feszek/contract';
import type { Database } from '../database/schema.ts';
import { CLASSES } from './document.ts';
import type { WordClass } from './document.ts';
import type { Alternative, Term } from './understand.ts';

/** What a word is worth by where it stands. */
const WORTH: Record<WordClass, number> = { h: 10, a: 6, b: 3, c: 1.5, d: 0.5 };
/** A synonym, or the parts of a compound, against the word itself. */
const WORTH_OF_OTHERS = 0.85;
/** The most popular product outweighs a little less than the step from one class to the next. */
const WORTH_OF_POPULARITY = 0.02;

/** How much must be told by a word for it to count: classes from the best on. */
export type Depth = 2 | 3 | 4 | 5;

const DEPTH_OF_COMPOUNDS = 3;

/** The lexeme in any of the classes. */
function anywhere(slot: readonly string[], depth: Depth): string {
  return `(${slot.flatMap((lexeme) => CLASSES.slice(0, depth).map((wordClass) => `'${wordClass}${lexeme}'`)).join('|')})`;
}

/** The parts of a compound count only where they tell what something is, is called or looks like. */
function slotsAnywhere({ slots, isCompound }: Alternative, depth: Depth): string[] {
  return slots.map((slot) => anywhere(slot, isCompound && depth > DEPTH_OF_COMPOUNDS ? DEPTH_OF_COMPOUNDS : depth));
}

/** The alternative with its noun in one class. */
export function inClass(alternative: Alternative, wordClass: WordClass, depth: Depth): string {
  const { slots } = alternative;
  const noun = (slots.at(-1) ?? []).map((lexeme) => `'${wordClass}${lexeme}'`).join('|');
  return `(${[...slotsAnywhere(alternative, depth).slice(0, -1), `(${noun})`].join('&')})`;
}

/** The text search's words for a term, wherever its own stand. */
export function met({ alternatives }: Term, depth: Depth): string {
  return `(${alternatives.map((alternative) => `(${slotsAnywhere(alternative, depth).join('&')})`).join('|')})`;
}

interface Branch {
  readonly term: number;
  readonly worth: number;
  readonly query: string;
}

function branchesOf(terms: readonly Term[], depth: Depth, together: '&' | '|'): Branch[] {
  const classes = CLASSES.slice(0, together === '&' ? depth - 1 : depth);
  return terms.flatMap((term, index) => {
    const others = together === '&' ? terms.filter((each) => each !== term).map((each) => met(each, depth)) : [];
    return [true, false].flatMap((isOwn) => {
      const alternatives = term.alternatives.filter((alternative) => alternative.isOwn === isOwn);
      if (alternatives.length === 0) return [];
      return classes.map((wordClass) => ({
        term: index,
        worth: WORTH[wordClass] * (isOwn ? 1 : WORTH_OF_OTHERS),
        query: [`(${alternatives.map((alternative) => inClass(alternative, wordClass, depth)).join('|')})`, ...others].join('&'),
      }));
    });
  });
}

interface Wish {
  readonly locale: Locale;
  readonly terms: readonly Term[];
  readonly depth: Depth;
  /** Whether a product must meet all terms or any of them. */
  readonly together: '&' | '|';
  /** Products at most; all of them where left out. */
  readonly most?: number;
}

/** The ids of products that meet the terms, best first. What lies within one class is ranked without reading a single document. */
export async function rankProducts(db: Kysely<Database>, { locale, terms, depth, together, most }: Wish): Promise<number[]> {
  const words = sql.ref(`words_${locale}`);
  const all = terms.map((term) => met(term, depth)).join(together);
  const branches = branchesOf(terms, depth, together).map(
    ({ term, worth, query }): RawBuilder<unknown> => sql`select ref_id, ${sql.lit(term)} as term, ${sql.lit(worth)}::real as worth from search_document where ${words} @@ ${query}::tsquery`,
  );
  const { rows } = await sql<{ ids: string | null }>`
    with hit as materialized (select ref_id, popularity from search_document where kind = 'product' and ${words} @@ ${all}::tsquery),
    worth as (select ref_id, sum(best) as worth
      from (select ref_id, term, max(worth) as best from (${sql.join(branches, sql` union all `)}) as branch group by ref_id, term) as met group by ref_id),
    ranked as (select ref_id, coalesce(worth, 0) + popularity * ${sql.lit(WORTH_OF_POPULARITY)}::real as score from hit left join worth using (ref_id)
      order by score desc, ref_id ${most === undefined ? sql`` : sql`limit ${sql.lit(most)}`})
    select string_agg(ref_id::text, ',' order by score desc, ref_id) as ids from ranked`.execute(db);
  return (rows[0]?.ids ?? '').split(',').filter(Boolean).map(Number);
}
