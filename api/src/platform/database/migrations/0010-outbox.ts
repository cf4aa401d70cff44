import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const STATEMENTS = [
  // Mails to be sent or already sent, stored in the transaction of their subject. `about` identifies the subject, such as
  // `order:10001`.
  `CREATE TABLE outbox_mail (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, message_id text NOT NULL UNIQUE, kind text NOT NULL, about text, recipient text NOT NULL,
    locale char(2) NOT NULL, content jsonb NOT NULL, state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sent', 'given_up')), attempts int NOT NULL DEFAULT 0,
    next_attempt_at timestamptz NOT NULL, last_error text, created_at timestamptz NOT NULL, sent_at timestamptz)`,
  `CREATE INDEX outbox_mail_waiting ON outbox_mail (next_attempt_at, id) WHERE state = 'waiting'`,
  `CREATE INDEX outbox_mail_about ON outbox_mail (about) WHERE about IS NOT NULL`,
  `CREATE INDEX outbox_mail_created ON outbox_mail (created_at)`,

  // The history of an order: statuses and refunds.
  `CREATE TABLE order_status_change (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, order_id bigint NOT NULL REFERENCES shop_order ON DELETE CASCADE,
    status text NOT NULL CHECK (status IN ('pending_payment', 'paid', 'payment_failed', 'confirmed', 'shipped', 'completed', 'cancelled', 'refunded')),
    at timestamptz NOT NULL, changed_by text NOT NULL CHECK (changed_by IN ('customer', 'system', 'operator', 'provider')), note text NOT NULL DEFAULT '')`,
  `CREATE INDEX order_status_change_order ON order_status_change (order_id, id)`,
  // The start and the current status of earlier orders are known, but not the times of the changes in between.
  `INSERT INTO order_status_change (order_id, status, at, changed_by) SELECT id, status, created_at, 'system' FROM shop_order`,
  `ALTER TABLE shop_order ADD COLUMN tracking_url text, ADD COLUMN carrier text`,
  `CREATE INDEX shop_order_newest ON shop_order (created_at DESC, id DESC)`,
];

/** Mails are sent through an outbox; orders have a history. */
export const outbox: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
