import type { Locale } from '@feszek/contract';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';

/** The search index. */
export interface SearchTables {
  search_document: {
    kind: string;
    ref_id: number;
    popularity: number;
    words_hu: string;
    words_en: string;
    shown: JSONColumnType<object | null, string | null, string | null>;
  };
  search_word: { locale: Locale; word: string; shown: string; lexeme: string; strength: number; frequency: number; grams: readonly string[] };
  search_synonym: { id: Generated<number>; locale: Locale; words: readonly string[]; narrower: Generated<readonly string[]> };
  search_synonym_given: { fingerprint: string };
  search_behind: { id: GeneratedAlways<string>; product_ids: readonly number[] };
}

declare module '../../platform/database/schema.ts' {
  interface Database extends SearchTables {}
}
