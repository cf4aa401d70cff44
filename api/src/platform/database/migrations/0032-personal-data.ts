import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** One statement per call. */
const STATEMENTS = [
  // When the account will be deleted. Until then nothing works but cancelling the deletion.
  `ALTER TABLE app_user ADD COLUMN deletion_due_at timestamptz`,
  `CREATE INDEX app_user_deletion_due ON app_user (deletion_due_at) WHERE deletion_due_at IS NOT NULL`,
  `ALTER TABLE account_token DROP CONSTRAINT account_token_purpose_check`,
  `ALTER TABLE account_token ADD CHECK (purpose IN ('activation', 'password_reset', 'email_confirmation', 'email_undo', 'deletion_cancel', 'export'))`,

  // Copies of users' data that they have requested. Without a file: the job has not made it yet.
  `CREATE TABLE personal_export (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, user_id int NOT NULL UNIQUE REFERENCES app_user ON DELETE CASCADE, requested_at timestamptz NOT NULL,
    expires_at timestamptz, file bytea, CHECK ((file IS NULL) = (expires_at IS NULL)))`,

  // What the removal of outdated orders, quotes and withdrawals looks for.
  `CREATE INDEX shop_order_personal ON shop_order (created_at) WHERE customer <> '{}'`,
  `CREATE INDEX shop_order_contact ON shop_order (created_at) WHERE customer ?| ARRAY['email', 'phone', 'delivery_data']`,
  `CREATE INDEX shop_order_cancelled ON shop_order (created_at) WHERE status = 'cancelled' AND customer <> '{}'`,
  `CREATE INDEX shop_order_tracking ON shop_order (created_at) WHERE tracking IS NOT NULL`,
  `CREATE INDEX quote_created ON quote (created_at)`,
  `CREATE INDEX withdrawal_submitted ON withdrawal (submitted_at)`,
];

/** The deletion and export of users' data, and indexes for the removal of outdated data. */
export const personalData: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
