import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** One statement per call. */
const STATEMENTS = [
  // No reference to the showroom: an import of the content replaces the showrooms.
  `CREATE TABLE showroom_stock (showroom text NOT NULL, product_id int NOT NULL REFERENCES product, quantity int NOT NULL CHECK (quantity >= 0),
    counted_at timestamptz NOT NULL, PRIMARY KEY (product_id, showroom))`,
];

/** Pieces of products in the showrooms. */
export const showroomStock: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
