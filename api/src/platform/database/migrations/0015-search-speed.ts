import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const STATEMENTS = [
  // The most popular of very many hits are found by walking down from the most popular product.
  `CREATE INDEX search_document_popularity ON search_document (popularity DESC, ref_id) WHERE kind = 'product'`,
  // Article numbers and measures, which have no trigrams, are many times the words that are completed while typing.
  `CREATE INDEX search_word_start ON search_word (locale, word) WHERE grams <> '{}'`,
];

/** Indexes that keep suggestions quick in a large shop. */
export const searchSpeed: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
