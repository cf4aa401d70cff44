import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** One statement per call. */
const STATEMENTS = [
  // Tokens with which the shop takes over the carts of partners' pages: one of each visitor.
  `CREATE TABLE cart_handover (
    visitor_id bigint PRIMARY KEY REFERENCES visitor (id) ON DELETE CASCADE,
    token_hash text NOT NULL UNIQUE,
    origin text NOT NULL,
    expires_at timestamptz NOT NULL
  )`,
];

/** Carts of partners' pages that go on in the shop. */
export const cartHandovers: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
