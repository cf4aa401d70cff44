import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const METHODS = `SELECT 4, 'card_stripe', 1, '{"hu":"Bankkártya","en":"Bank card"}'::jsonb,
    '{"hu":"Biztonságos fizetés a Stripe oldalán.","en":"Secure payment on Stripe’s own page."}'::jsonb, 'stripe'
  UNION ALL SELECT 5, 'card_simplepay', 2, '{"hu":"Bankkártya, SimplePay","en":"Bank card, SimplePay"}'::jsonb,
    '{"hu":"Biztonságos fizetés a SimplePay oldalán.","en":"Secure payment on SimplePay’s own page."}'::jsonb, 'simplepay'`;

const STATEMENTS = [
  // The provider's id of the payment, the reason of a failure, and the number of status requests to the provider.
  `ALTER TABLE payment_transaction ADD COLUMN provider_id text, ADD COLUMN failure text CHECK (failure IN ('refused', 'cancelled', 'timed_out', 'unavailable', 'superseded')),
    ADD COLUMN checked_at timestamptz, ADD COLUMN checks int NOT NULL DEFAULT 0`,
  `UPDATE payment_transaction SET failure = CASE response_code WHEN 'cancelled' THEN 'cancelled' WHEN 'expired' THEN 'timed_out' WHEN 'unavailable' THEN 'unavailable'
    WHEN 'superseded' THEN 'superseded' ELSE 'refused' END WHERE status = 'error'`,
  `CREATE INDEX payment_transaction_provider_id ON payment_transaction (provider, provider_id) WHERE provider_id IS NOT NULL`,
  `CREATE INDEX payment_transaction_created ON payment_transaction (created_at) WHERE status <> 'success'`,

  // Notifications of providers, each stored once: a repeated one has a stored id.
  `CREATE TABLE payment_event (provider text NOT NULL, event_id text NOT NULL, transaction_id text NOT NULL REFERENCES payment_transaction ON DELETE CASCADE,
    kind text NOT NULL, received_at timestamptz NOT NULL, PRIMARY KEY (provider, event_id))`,
  `CREATE INDEX payment_event_transaction ON payment_event (transaction_id)`,

  // One refund of the whole amount per payment.
  `CREATE TABLE payment_refund (id text PRIMARY KEY, transaction_id text NOT NULL UNIQUE REFERENCES payment_transaction ON DELETE CASCADE,
    status text NOT NULL CHECK (status IN ('due', 'done')), provider_refund_id text, attempts int NOT NULL DEFAULT 0, next_attempt_at timestamptz NOT NULL,
    last_error text, created_at timestamptz NOT NULL, done_at timestamptz)`,
  `CREATE INDEX payment_refund_due ON payment_refund (next_attempt_at) WHERE status = 'due'`,
  `INSERT INTO payment_refund (id, transaction_id, status, next_attempt_at, created_at)
    SELECT md5('refund ' || paid.id), paid.id, 'due', now(), now() FROM payment_transaction paid JOIN shop_order ON shop_order.id = paid.order_id
    WHERE shop_order.is_refund_due AND paid.status = 'success' AND (shop_order.status = 'cancelled' OR paid.id <> shop_order.transaction_id)`,

  // The configuration determines the offered methods, which are stored when the shop starts.
  `ALTER TABLE payment_method ADD COLUMN is_offered boolean NOT NULL DEFAULT true, ADD COLUMN currencies text[]`,
  // A new database gets its methods with the other initial data.
  `UPDATE payment_method SET position = position + 2 WHERE position > 0`,
  `INSERT INTO payment_method (id, code, position, title, description, provider)
    SELECT * FROM (${METHODS}) added WHERE EXISTS (SELECT FROM payment_method WHERE id = 1)`,
  `INSERT INTO delivery_payment (delivery_method_id, payment_method_id)
    SELECT delivery_method_id, added.id FROM delivery_payment CROSS JOIN (VALUES (4), (5)) added (id) WHERE payment_method_id = 1`,
];

/** Payment providers: their ids, notifications, refunds, and the offered methods. */
export const paymentProviders: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
