import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const STATEMENTS = [
  // The most popular of very many matches are found by reading products in descending popularity.
  `CREATE INDEX search_document_popularity ON search_document (popularity DESC, ref_id) WHERE kind = 'product'`,
  // Article numbers and measures, which have no trigrams, are many more than the words that are completed during typing.
  `CREATE INDEX search_word_start ON search_word (locale, word) WHERE grams <> '{}'`,
];

/** Indexes for fast suggestions in a large shop. */
export const searchSpeed: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
