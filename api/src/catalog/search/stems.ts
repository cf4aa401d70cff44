import type { Locale } from '@feszek/contract';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import type { Stems } from './analysis.ts';

const DICTIONARIES = { hu: 'hungarian_stem', en: 'english_stem' } as const;
const MAX_CACHED = 100_000;
/** A cache of stems, which never change. */
const known: Record<Locale, Map<string, string>> = { hu: new Map(), en: new Map() };

/** Loads the stems of words from PostgreSQL's dictionary of the language, cached. */
export async function loadStems(db: Kysely<Database>, locale: Locale, words: Iterable<string>): Promise<Stems> {
  const cache = known[locale];
  if (cache.size > MAX_CACHED) cache.clear();
  const missing = [...new Set(words)].filter((word) => !cache.has(word));
  if (missing.length > 0) {
    const { rows } = await sql<{ word: string; stem: string | null }>`
      select word, (ts_lexize(${DICTIONARIES[locale]}::regdictionary, word))[1] as stem from unnest(${sql.val(missing)}::text[]) as word`.execute(db);
    // The dictionary returns no stem for stop words.
    for (const { word, stem } of rows) cache.set(word, stem ?? word);
  }
  return cache;
}
