import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Unpaid orders that hold stock. */
const OPEN = `status IN ('pending_payment', 'payment_failed', 'confirmed')`;

const STATEMENTS = [
  // Identifies a buyer regardless of spelling: an address in lower case without the part after a plus sign, the last nine
  // digits of a telephone number. The origin of an order is a keyed hash, stored for a day.
  `ALTER TABLE shop_order
    ADD COLUMN email_key text GENERATED ALWAYS AS (regexp_replace(lower(customer ->> 'email'), '\\+[^@]*@', '@')) STORED,
    ADD COLUMN phone_key text GENERATED ALWAYS AS (right(regexp_replace(customer ->> 'phone', '\\D', '', 'g'), 9)) STORED,
    ADD COLUMN client_key text`,
  `CREATE INDEX shop_order_open_visitor ON shop_order (visitor_id) WHERE ${OPEN}`,
  `CREATE INDEX shop_order_open_phone ON shop_order (phone_key) WHERE ${OPEN}`,
  `CREATE INDEX shop_order_email ON shop_order (email_key, created_at)`,
  `CREATE INDEX shop_order_client ON shop_order (client_key, created_at) WHERE client_key IS NOT NULL`,
];

/** The keys by which the orders of one buyer are counted. */
export const orderBounds: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
