import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** One statement per call. */
const STATEMENTS = [
  `CREATE TABLE open_offer (visitor_id bigint PRIMARY KEY REFERENCES visitor ON DELETE CASCADE, quote_id bigint NOT NULL REFERENCES quote ON DELETE CASCADE)`,
  `CREATE INDEX open_offer_quote ON open_offer (quote_id)`,
  `INSERT INTO open_offer (visitor_id, quote_id) SELECT id, open_quote_id FROM visitor WHERE open_quote_id IS NOT NULL`,
  `ALTER TABLE visitor DROP COLUMN open_quote_id`,
];

/** The offers that visitors have opened have a table of their own, which quotes owns. */
export const openOffers: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
