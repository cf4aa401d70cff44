import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** One statement per call. */
const STATEMENTS = [
  // Deleted with its cart line. A row whose time has passed reserves nothing; the cart shows that the reservation ended.
  `CREATE TABLE cart_reservation (visitor_id bigint NOT NULL, product_id int NOT NULL, quantity int NOT NULL CHECK (quantity >= 0), reserved_until timestamptz NOT NULL,
    PRIMARY KEY (visitor_id, product_id), FOREIGN KEY (visitor_id, product_id) REFERENCES cart_line ON DELETE CASCADE)`,
  // Reservations of a product are summed up at every change of a cart, and abandoned carts are stored for long.
  `CREATE INDEX cart_reservation_product ON cart_reservation (product_id, reserved_until)`,
  `INSERT INTO cart_reservation (visitor_id, product_id, quantity, reserved_until)
    SELECT visitor_id, product_id, reserved_quantity, reserved_until FROM cart_line WHERE reserved_until IS NOT NULL`,
  `ALTER TABLE cart_line DROP COLUMN reserved_quantity, DROP COLUMN reserved_until`,
];

/** Reservations have a table of their own, which stock owns. */
export const cartReservations: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
