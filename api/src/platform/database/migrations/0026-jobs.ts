import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** One statement per call. */
const STATEMENTS = [
  // What runs in the background. A job that has succeeded has no row, unless it recurs. `run_at` of a running job is when
  // another process may run it.
  `CREATE TABLE job (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, kind text NOT NULL, key text NOT NULL,
    state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'running', 'dead')), run_at timestamptz NOT NULL, attempt_id uuid, attempts int NOT NULL DEFAULT 0,
    last_error text, last_attempt_at timestamptz, created_at timestamptz NOT NULL, UNIQUE (kind, key))`,
  `CREATE INDEX job_due ON job (kind, run_at, id) WHERE state <> 'dead'`,

  // Attempts, delays and errors of mails and refunds move to their jobs.
  `INSERT INTO job (kind, key, state, run_at, attempts, last_error, created_at)
    SELECT 'mail', id::text, CASE state WHEN 'given_up' THEN 'dead' ELSE 'waiting' END, next_attempt_at, attempts, last_error, created_at FROM outbox_mail WHERE state <> 'sent'`,
  // Refunds had no limit of attempts: they are counted from zero.
  `INSERT INTO job (kind, key, run_at, last_error, created_at)
    SELECT 'refund', id, next_attempt_at, last_error, created_at FROM payment_refund WHERE status = 'due'`,
  `DROP INDEX outbox_mail_waiting`,
  `ALTER TABLE outbox_mail DROP COLUMN state, DROP COLUMN attempts, DROP COLUMN next_attempt_at, DROP COLUMN last_error`,
  `ALTER TABLE payment_refund DROP COLUMN attempts, DROP COLUMN next_attempt_at, DROP COLUMN last_error`,
];

/** One job runner: mails and refunds that wait become jobs. */
export const jobs: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
