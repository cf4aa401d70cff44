import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const STATEMENTS = [
  // The synonyms of the code that are stored already, by their fingerprints: one without a row was deleted by the operator.
  `CREATE TABLE search_synonym_given (fingerprint text PRIMARY KEY)`,
  // Changes of products that are not in the index yet.
  `CREATE TABLE search_behind (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, product_ids int[] NOT NULL)`,
];

/** State for updates of the search's synonyms and index. */
export const searchKeeping: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
