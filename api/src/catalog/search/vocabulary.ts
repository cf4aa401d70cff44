import type { Locale } from '@feszek/contract';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { gramsOf } from './document.ts';
import { distance, mistakesForgiven } from './misspelling.ts';

/** A word that occurs in the shop. */
export interface KnownWord {
  readonly word: string;
  readonly shown: string;
  readonly lexeme: string;
  /** Where it stands best: 0 for what a document is, 4 for a mere mention. */
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

/** Words that begin so, those that tell most and occur most first. Only where there are none: article numbers and measures. */
export async function completeWord(db: Kysely<Database>, locale: Locale, start: string, most: number): Promise<KnownWord[]> {
  const begun = db
    .selectFrom('search_word')
    .where('locale', '=', locale)
    .where('word', '>=', start)
    .where('word', '<', `${start}\u{10FFFF}`)
    .select(COLUMNS)
    .orderBy(sql`strength > 1`)
    .orderBy('frequency', 'desc')
    .orderBy('word')
    .limit(most);
  const words = await begun.where(sql<boolean>`grams <> '{}'`).execute();
  return words.length > 0 ? words : begun.execute();
}

/** A form in which a misspelt word is compared, and what it costs to have taken its ending off. */
export interface Spelling {
  readonly text: string;
  readonly cost: number;
  /** The known word that a compound ends in, which cannot be where the mistake is: the fewer letters are left, the fewer mistakes are forgiven. */
  readonly head: string;
}

/** What a misspelt word is likeliest meant to be. */
export interface Correction {
  readonly shown: string;
  readonly lexeme: string;
  readonly strength: number;
}

/** A word that is known without standing in a document, such as a synonym. */
export type OtherWord = readonly [word: string, meant: { readonly lexeme: string; readonly shown: string }];

const NEAR = 60;
const MOST_MISTAKES = 3;
const LESS_FOR_NOUNS = 0.3;
const MORE_FOR_OTHER_START = 0.4;
const LESS_BY_FREQUENCY = 0.1;
/** What is said of no product is an answer where no word of a product is nearer. */
const STRENGTH_OF_OTHERS = 1;
/** Words of mere descriptions are no answer to a mistake. */
const MOST_STRENGTH = 3;

function cost(spelling: Spelling, known: KnownWord): number {
  const settled = known.word.endsWith(spelling.head) ? spelling.head.length : 0;
  const most = mistakesForgiven(Math.min(spelling.text.length, known.word.length) - settled);
  const mistakes = distance(spelling.text, known.word, most);
  if (mistakes > most) return Number.POSITIVE_INFINITY;
  const start = spelling.text[0] === known.word[0] ? 0 : MORE_FOR_OTHER_START;
  return mistakes + spelling.cost + start - (known.strength === 0 ? LESS_FOR_NOUNS : 0) - LESS_BY_FREQUENCY * Math.log10(known.frequency + 1);
}

/** The word of the shop, or one of the others, that a misspelt word is likeliest meant to be. */
export async function correctWord(db: Kysely<Database>, locale: Locale, spellings: readonly Spelling[], others: Iterable<OtherWord>): Promise<Correction | undefined> {
  const long = spellings.filter(({ text }) => mistakesForgiven(text.length) > 0);
  if (long.length === 0) return undefined;
  const lengths = long.map(({ text }) => text.length);
  const [shortest, longest] = [Math.min(...lengths) - MOST_MISTAKES, Math.max(...lengths) + MOST_MISTAKES];
  const grams = [...new Set(long.flatMap(({ text }) => gramsOf(text)))];
  // The first letter alone is shared with a tenth of all words, and makes none of them near.
  const telling = grams.filter((gram) => !gram.startsWith('  '));
  const { rows } = await sql<KnownWord>`
    select word, shown, lexeme, strength, frequency
    from (select *, (select count(*) from unnest(grams) as gram where gram = any(${sql.val(grams)}::text[])) as shared
      from search_word where locale = ${locale} and grams && ${sql.val(telling)}::text[] and strength <= ${MOST_STRENGTH}
        and length(word) between ${shortest} and ${longest}) as near
    order by shared::real / (cardinality(grams) + 4) desc, frequency desc limit ${NEAR}`.execute(db);
  const candidates = [...rows, ...[...others].map(([word, { lexeme, shown }]) => ({ word, lexeme, shown, strength: STRENGTH_OF_OTHERS, frequency: 0 }))];
  const ranked = candidates.map((known) => ({ known, cost: Math.min(...long.map((spelling) => cost(spelling, known))) })).sort((a, b) => a.cost - b.cost);
  const best = ranked[0];
  return best && Number.isFinite(best.cost) ? best.known : undefined;
}
