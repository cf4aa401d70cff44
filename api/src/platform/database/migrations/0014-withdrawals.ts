import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** One statement after another. */
const STATEMENTS = [
  // The statement of the customer. `order_id` is the order that the shop has found; it can be missing.
  `CREATE TABLE withdrawal (id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY, withdrawal_hash text NOT NULL UNIQUE, submitted_at timestamptz NOT NULL, locale text NOT NULL,
    name text NOT NULL, email text NOT NULL, order_number text NOT NULL, subject text NOT NULL,
    order_id bigint REFERENCES shop_order, remarks text[] NOT NULL,
    visitor_id bigint REFERENCES visitor ON DELETE SET NULL, attempt_key text NOT NULL, payload_hash text NOT NULL, UNIQUE (visitor_id, attempt_key))`,
  `CREATE INDEX withdrawal_order ON withdrawal (order_id)`,
  `CREATE TABLE withdrawal_line (withdrawal_id int NOT NULL REFERENCES withdrawal, order_id bigint NOT NULL, position int NOT NULL, quantity int NOT NULL CHECK (quantity > 0),
    PRIMARY KEY (withdrawal_id, position), FOREIGN KEY (order_id, position) REFERENCES order_line)`,
  `CREATE INDEX withdrawal_line_of_order ON withdrawal_line (order_id, position)`,
];

/** Withdrawals from contracts, each stored as it was declared. */
export const withdrawals: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
