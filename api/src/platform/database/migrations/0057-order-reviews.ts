import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** One statement per call. */
const STATEMENTS = [
  // Large orders that are paid on receipt wait until the operator has approved them; NULL for all others.
  `ALTER TABLE shop_order ADD COLUMN review_state text CHECK (review_state IN ('waiting', 'approved'))`,
  `CREATE INDEX shop_order_review ON shop_order (id) WHERE review_state = 'waiting'`,
];

/** The approval of orders by the operator. */
export const orderReviews: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
