import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** One statement after another. */
const STATEMENTS = [
  // A line reserves this number of its pieces until then; a past time shows that they were reserved. Unit prices, gross
  // and in whole minor units by currency: as the buyer last saw them, and before they changed.
  `ALTER TABLE cart_line ADD COLUMN reserved_quantity int NOT NULL DEFAULT 0, ADD COLUMN reserved_until timestamptz,
    ADD COLUMN seen_gross jsonb, ADD COLUMN gross_before jsonb,
    ADD CHECK (reserved_quantity BETWEEN 0 AND quantity), ADD CHECK (reserved_quantity = 0 OR reserved_until IS NOT NULL)`,
  // Reservations of a product are counted at every change of a cart, and abandoned carts are stored for long.
  `CREATE INDEX cart_line_reserved ON cart_line (product_id, reserved_until) WHERE reserved_quantity > 0`,
  `UPDATE cart_line SET reserved_until = changed_at`,
];

/** Reservations of carts, and the prices that buyers have seen. */
export const reservations: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
