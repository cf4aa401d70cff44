import type { Locale } from '@feszek/contract';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import type { Stems } from './analysis.ts';

const DICTIONARIES = { hu: 'hungarian_stem', en: 'english_stem' } as const;
const MOST_KEPT = 100_000;
/** What PostgreSQL says of a word never changes. */
const known: Record<Locale, Map<string, string>> = { hu: new Map(), en: new Map() };

/** The stems of words by PostgreSQL's own dictionary of the language; each word is asked for once. */
export async function loadStems(db: Kysely<Database>, locale: Locale, words: Iterable<string>): Promise<Stems> {
  const kept = known[locale];
  if (kept.size > MOST_KEPT) kept.clear();
  const missing = [...new Set(words)].filter((word) => !kept.has(word));
  if (missing.length > 0) {
    const { rows } = await sql<{ word: string; stem: string | null }>`
      select word, (ts_lexize(${DICTIONARIES[locale]}::regdictionary, word))[1] as stem from unnest(${sql.val(missing)}::text[]) as word`.execute(db);
    // A dictionary says nothing of words that it takes for meaningless.
    for (const { word, stem } of rows) kept.set(word, stem ?? word);
  }
  return kept;
}
