import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** One statement per call. */
const STATEMENTS = [
  // One row per address and product, until its mail is written. Of tokens only the hash is stored.
  `CREATE TABLE stock_alert (id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY, product_id int NOT NULL REFERENCES product ON DELETE CASCADE, email text NOT NULL,
    locale text NOT NULL CHECK (locale IN ('hu', 'en')), currency text NOT NULL, token_hash text NOT NULL UNIQUE, stop_hash text NOT NULL,
    requested_at timestamptz NOT NULL, confirmed_at timestamptz, mailed_at timestamptz NOT NULL, UNIQUE (email, product_id))`,
  `CREATE INDEX stock_alert_product ON stock_alert (product_id)`,
  `CREATE INDEX stock_alert_stop ON stock_alert (stop_hash)`,
  // The token opens a list of products and nothing else, and its owner sees the link again: it is stored as it is.
  `CREATE TABLE shared_list (token text PRIMARY KEY, visitor_id bigint NOT NULL REFERENCES visitor ON DELETE CASCADE, created_at timestamptz NOT NULL)`,
  `CREATE INDEX shared_list_visitor ON shared_list (visitor_id)`,
];

/** Addresses that get a mail when a product is in stock again, and links to favourites. */
export const stockAlerts: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
