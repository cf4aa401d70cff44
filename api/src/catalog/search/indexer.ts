import { LOCALES } from '@feszek/contract';
import type { Locale } from '@feszek/contract';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '../../platform/database/schema.ts';
import { wordsToStem } from './analysis.ts';
import { DocumentTerms, gramsOf, joinEntries, meaningfulWords } from './document.ts';
import type { AnalysedWord, Field, Language, Name, VocabularyEntry } from './document.ts';
import { loadKnowledge } from './knowledge.ts';
import type { Knowledge } from './knowledge.ts';
import { loadStems } from './stems.ts';

export type DocumentKind = 'product' | 'category' | 'brand' | 'collection' | 'article' | 'page';

/** A document for the search, in both languages. */
export interface IndexedDocument {
  readonly id: number;
  readonly popularity: number;
  readonly names: Record<Locale, readonly Name[]>;
  readonly fields: Record<Locale, readonly Field[]>;
  /** The data that a suggestion shows, for a document without a table of its own. */
  readonly shown?: object;
}

/** Few enough that a statement stays small. */
const WORDS_IN_STATEMENT = 500;
/** Texts whose words are cached. */
const MOST_TEXTS = 2000;

function batches<Row>(rows: readonly Row[], size: number): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, index) => rows.slice(index * size, (index + 1) * size));
}

/** The words found so far. */
interface Words {
  readonly vocabulary: Record<Locale, Map<string, VocabularyEntry>>;
  readonly analysed: Record<Locale, Map<string, AnalysedWord>>;
  readonly splitTexts: Record<Locale, Map<string, readonly string[]>>;
}

function noWords(): Words {
  return { vocabulary: { hu: new Map(), en: new Map() }, analysed: { hu: new Map(), en: new Map() }, splitTexts: { hu: new Map(), en: new Map() } };
}

/** Analyses documents and stores them; counts their words. */
export class Indexer {
  readonly #db: Kysely<Database>;
  readonly #knowledge: Record<Locale, Knowledge>;
  readonly #words: Words;

  private constructor(db: Kysely<Database>, knowledge: Record<Locale, Knowledge>, words: Words = noWords()) {
    this.#db = db;
    this.#knowledge = knowledge;
    this.#words = words;
  }

  static async open(db: Kysely<Database>): Promise<Indexer> {
    return new Indexer(db, { hu: await loadKnowledge(db, 'hu'), en: await loadKnowledge(db, 'en') });
  }

  /** An indexer that writes in a transaction. */
  within(trx: Kysely<Database>): Indexer {
    return new Indexer(trx, this.#knowledge, this.#words);
  }

  /** The language data for the analysis of these texts. */
  async language(locale: Locale, texts: readonly string[]): Promise<Language> {
    const [analysed, splitTexts] = [this.#words.analysed[locale], this.#words.splitTexts[locale]];
    if (splitTexts.size > MOST_TEXTS) splitTexts.clear();
    const words = [...new Set(texts.flatMap((text) => meaningfulWords(text, { locale, splitTexts })))].filter((word) => !analysed.has(word));
    const stems = await loadStems(this.#db, locale, words.flatMap((word) => wordsToStem(word, locale)));
    return { locale, stems, lexicon: this.#knowledge[locale].lexicon, analysed, splitTexts };
  }

  /** Stores documents; a stored document is replaced. */
  async put(kind: DocumentKind, documents: readonly IndexedDocument[]): Promise<void> {
    if (documents.length === 0) return;
    const hu = await this.#vectors(documents, 'hu');
    const en = await this.#vectors(documents, 'en');
    const shown = documents.map((document) => (document.shown ? JSON.stringify(document.shown) : null));
    await sql`
      insert into search_document (kind, ref_id, popularity, words_hu, words_en, shown)
      select ${kind}, id, popularity, hu::tsvector, en::tsvector, shown::jsonb
      from unnest(${sql.val(documents.map(({ id }) => id))}::int[], ${sql.val(documents.map(({ popularity }) => popularity))}::real[],
        ${sql.val(hu)}::text[], ${sql.val(en)}::text[], ${sql.val(shown)}::text[]) as fresh (id, popularity, hu, en, shown)
      on conflict (kind, ref_id) do update
      set popularity = excluded.popularity, words_hu = excluded.words_hu, words_en = excluded.words_en, shown = excluded.shown`.execute(this.#db);
  }

  /** Adds the counted words to the vocabulary. */
  async writeVocabulary(): Promise<void> {
    for (const locale of LOCALES) {
      for (const entries of batches([...this.#words.vocabulary[locale].values()], WORDS_IN_STATEMENT)) {
        const column = <Value>(pick: (entry: VocabularyEntry) => Value) => sql.val(entries.map(pick));
        await sql`
          insert into search_word (locale, word, shown, lexeme, strength, frequency, grams)
          select ${locale}, word, shown, lexeme, strength, frequency, string_to_array(grams, ',')
          from unnest(${column(({ word }) => word)}::text[], ${column(({ shown }) => shown)}::text[], ${column(({ lexeme }) => lexeme)}::text[],
            ${column(({ strength }) => strength)}::smallint[], ${column(({ frequency }) => frequency)}::int[], ${column(({ word, isCode }) => (isCode ? '' : gramsOf(word).join(',')))}::text[])
            as fresh (word, shown, lexeme, strength, frequency, grams)
          on conflict (locale, word) do update
          set strength = least(search_word.strength, excluded.strength), frequency = greatest(search_word.frequency, excluded.frequency),
            grams = case when excluded.grams = '{}' then search_word.grams else excluded.grams end`.execute(this.#db);
        await nextTurn();
      }
    }
  }

  async #vectors(documents: readonly IndexedDocument[], locale: Locale): Promise<string[]> {
    const texts = documents.flatMap(({ names, fields }) => [...names[locale], ...fields[locale]].map(({ text }) => text));
    const language = await this.language(locale, texts);
    return documents.map(({ names, fields }) => {
      const words = new DocumentTerms(language);
      for (const name of names[locale]) words.addName(name);
      for (const field of fields[locale]) words.add(field);
      this.#count(words.vocabulary(), locale);
      return words.toVector();
    });
  }

  #count(entries: Iterable<VocabularyEntry>, locale: Locale): void {
    const vocabulary = this.#words.vocabulary[locale];
    for (const entry of entries) {
      const known = vocabulary.get(entry.word);
      if (known) {
        known.frequency += 1;
        joinEntries(known, entry);
      } else {
        vocabulary.set(entry.word, entry);
      }
    }
  }
}

/** The same in every language. */
export function inEveryLanguage<Value>(of: (locale: Locale) => Value): Record<Locale, Value> {
  return { hu: of('hu'), en: of('en') };
}

