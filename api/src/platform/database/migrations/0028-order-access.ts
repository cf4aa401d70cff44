import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** One statement per call. */
const STATEMENTS = [
  // Six-digit codes that open an order for one session. Both the code and the session's id are stored as hashes.
  `CREATE TABLE order_code (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, order_id bigint NOT NULL REFERENCES shop_order ON DELETE CASCADE,
    session_hash text NOT NULL, code_hash text NOT NULL, sent_at timestamptz NOT NULL, tries int NOT NULL DEFAULT 0)`,
  `CREATE INDEX order_code_order ON order_code (order_id, sent_at)`,
  `CREATE INDEX order_code_sent ON order_code (sent_at)`,
  // Sessions that entered the code of an order. The row ends with its session.
  `CREATE TABLE order_access (order_id bigint NOT NULL REFERENCES shop_order ON DELETE CASCADE, session_hash text NOT NULL REFERENCES session (id_hash) ON DELETE CASCADE,
    opened_at timestamptz NOT NULL, PRIMARY KEY (session_hash, order_id))`,
  `CREATE INDEX order_access_order ON order_access (order_id)`,
  // The list of a user's orders, the newest first.
  `CREATE INDEX shop_order_user ON shop_order (user_id, id) WHERE user_id IS NOT NULL`,
];

/** Who may see a whole order, beside the visitor who placed it and its owner. */
export const orderAccess: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
