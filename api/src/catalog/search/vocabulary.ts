import type { Locale } from '@feszek/contract';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { canceledBy } from '../../platform/database/canceledBy.ts';
import type { Database } from '../../platform/database/schema.ts';
import { gramsOf } from './document.ts';
import { distance, maxMistakes } from './misspelling.ts';

/** A word that occurs in the shop. */
export interface KnownWord {
  readonly word: string;
  readonly shown: string;
  readonly lexeme: string;
  /** Its most specific class: 0 for a name, 4 for a description. */
  readonly strength: number;
  readonly frequency: number;
}

const COLUMNS = ['word', 'shown', 'lexeme', 'strength', 'frequency'] as const;

/** Those of the folded words that occur in the shop. */
export async function findWords(db: Kysely<Database>, locale: Locale, words: readonly string[]): Promise<Map<string, KnownWord>> {
  if (words.length === 0) return new Map();
  const rows = await db.selectFrom('search_word').where('locale', '=', locale).where('word', '=', sql<string>`any(${sql.val(words)}::text[])`).select(COLUMNS).execute();
  return new Map(rows.map((row) => [row.word, row]));
}

/** Words with this prefix, the most specific and most frequent first. Article numbers and measures only if there are no others. */
export async function completeWord(db: Kysely<Database>, locale: Locale, start: string, most: number): Promise<KnownWord[]> {
  const begun = sql`select ${sql.join(COLUMNS.map((column) => sql.ref(column)))} from search_word where locale = ${locale} and word >= ${start} and word < ${`${start}\u{10FFFF}`}`;
  const best = sql`order by strength > 1, frequency desc, word limit ${sql.lit(most)}`;
  const { rows } = await sql<KnownWord>`
    with spoken as materialized (${begun} and grams <> '{}' ${best})
    select * from spoken union all (${begun} and not exists (select from spoken) ${best})`.execute(db);
  return rows;
}

/** A form of a misspelt word, and the cost of the suffix that was removed from it. */
export interface Spelling {
  readonly text: string;
  readonly cost: number;
  /** The known head of a compound, which contains no mistake. The fewer letters remain, the fewer mistakes are accepted. */
  readonly head: string;
}

/** The most likely correction of a misspelt word. */
export interface Correction {
  readonly shown: string;
  readonly lexeme: string;
  readonly strength: number;
}

/** A known word that documents need not contain, such as a synonym. */
export type OtherWord = readonly [word: string, entry: { readonly lexeme: string; readonly shown: string }];

const NEAR = 60;
const MOST_MISTAKES = 3;
const LESS_FOR_NOUNS = 0.3;
const MORE_FOR_OTHER_START = 0.4;
const LESS_BY_FREQUENCY = 0.1;
/** The class of synonyms: used if no indexed word is nearer. */
const STRENGTH_OF_OTHERS = 1;
/** Words that only descriptions contain are no corrections. */
const MOST_STRENGTH = 3;

/** From this length on the first letter of a misspelt word may be missing, too many, or swapped with the second. */
const LENGTH_FOR_OTHER_START = 6;
/** Another letter in a word of this length makes another word: a king size is no kind. */
const LENGTH_WITHOUT_OTHER_LETTER = 4;

/** Whether a word can be meant: mistakes in the first letter are rare, and short words differ in one letter anyway. */
function isPlausible(text: string, known: string): boolean {
  if (text.length <= LENGTH_WITHOUT_OTHER_LETTER && text.length === known.length && [...text].sort().join('') !== [...known].sort().join('')) return false;
  return text[0] === known[0] || (text.length >= LENGTH_FOR_OTHER_START && (text[1] === known[0] || text[0] === known[1]));
}

function cost(spelling: Spelling, known: KnownWord): number {
  if (!isPlausible(spelling.text, known.word)) return Number.POSITIVE_INFINITY;
  const certain = known.word.endsWith(spelling.head) ? spelling.head.length : 0;
  const most = maxMistakes(Math.min(spelling.text.length, known.word.length) - certain);
  const mistakes = distance(spelling.text, known.word, most);
  if (mistakes > most) return Number.POSITIVE_INFINITY;
  const start = spelling.text[0] === known.word[0] ? 0 : MORE_FOR_OTHER_START;
  return mistakes + spelling.cost + start - (known.strength === 0 ? LESS_FOR_NOUNS : 0) - LESS_BY_FREQUENCY * Math.log10(known.frequency + 1);
}

/**
 * The most likely correction of a misspelt word, from the vocabulary or the other words.
 *
 * @param signal cancels the statement
 */
export async function correctWord(db: Kysely<Database>, locale: Locale, spellings: readonly Spelling[], others: Iterable<OtherWord>, signal?: AbortSignal): Promise<Correction | undefined> {
  const long = spellings.filter(({ text }) => maxMistakes(text.length) > 0);
  if (long.length === 0) return undefined;
  const lengths = long.map(({ text }) => text.length);
  const [shortest, longest] = [Math.min(...lengths) - MOST_MISTAKES, Math.max(...lengths) + MOST_MISTAKES];
  const grams = [...new Set(long.flatMap(({ text }) => gramsOf(text)))];
  // A tenth of all words share the first letter, so its trigram does not select candidates.
  const specific = grams.filter((gram) => !gram.startsWith('  '));
  const { rows } = await sql<KnownWord>`
    select word, shown, lexeme, strength, frequency
    from (select *, (select count(*) from unnest(grams) as gram where gram = any(${sql.val(grams)}::text[])) as shared
      from search_word where locale = ${locale} and grams && ${sql.val(specific)}::text[] and strength <= ${MOST_STRENGTH}
        and length(word) between ${shortest} and ${longest}) as near
    order by shared::real / (cardinality(grams) + 4) desc, frequency desc limit ${NEAR}`.execute(db, canceledBy(signal));
  const candidates = [...rows, ...[...others].map(([word, { lexeme, shown }]) => ({ word, lexeme, shown, strength: STRENGTH_OF_OTHERS, frequency: 0 }))];
  const ranked = candidates.map((known) => ({ known, cost: Math.min(...long.map((spelling) => cost(spelling, known))) })).sort((a, b) => a.cost - b.cost);
  const best = ranked[0];
  return best && Number.isFinite(best.cost) ? best.known : undefined;
}
