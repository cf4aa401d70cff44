import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Of each scope of before: after how many hours a count was forgotten. */
const FORGOTTEN_AFTER = `CASE scope WHEN 'address' THEN interval '1 hour' ELSE interval '24 hours' END`;

/** One statement per call. */
const STATEMENTS = [
  // Failed sign-ins and requests for mails are counted in one table.
  `ALTER TABLE sign_in_failure RENAME TO attempt_count`,
  `ALTER TABLE attempt_count RENAME COLUMN failures TO attempts`,
  `ALTER TABLE attempt_count DROP CONSTRAINT sign_in_failure_scope_check, ADD COLUMN forgotten_at timestamptz`,
  `UPDATE attempt_count SET forgotten_at = last_failed_at + ${FORGOTTEN_AFTER}, scope = 'sign-in-' || scope`,
  `ALTER TABLE attempt_count ALTER COLUMN forgotten_at SET NOT NULL, DROP COLUMN last_failed_at`,
  `CREATE INDEX attempt_count_forgotten ON attempt_count (forgotten_at)`,

  // Orders that request an account. The registration is deleted once it is activated; `null`: it could not be stored.
  `CREATE TABLE order_account (order_id bigint PRIMARY KEY REFERENCES shop_order ON DELETE CASCADE, registration_id bigint UNIQUE, opened_at timestamptz)`,
  `ALTER TABLE registration ADD COLUMN phone text NOT NULL DEFAULT ''`,

  // The quote requests of a user, and those of guests by the address of an account.
  `CREATE INDEX quote_user ON quote (user_id, id) WHERE user_id IS NOT NULL`,
  `CREATE INDEX quote_guest_email ON quote (lower(requester ->> 'email')) WHERE user_id IS NULL`,
];

/** Accounts of orders, quote requests of users, and one table for counted attempts. */
export const accountsOfOrders: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
