import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const STATEMENTS = [
  // The product's own synonyms that the shop has been given, by their fingerprints: what is missing among the rows was taken away by the operator.
  `CREATE TABLE search_synonym_given (fingerprint text PRIMARY KEY)`,
  // Changes of products that the index has yet to follow.
  `CREATE TABLE search_behind (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, product_ids int[] NOT NULL)`,
];

/** What the search's synonyms and its index are kept up to date by. */
export const searchKeeping: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
