import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** One statement per call. */
const STATEMENTS = [
  `ALTER TABLE app_user ADD COLUMN phone text NOT NULL DEFAULT '', ADD COLUMN locale text NOT NULL DEFAULT 'hu' CHECK (locale IN ('hu', 'en')),
    ADD COLUMN is_newsletter_subscription boolean NOT NULL DEFAULT false, ADD COLUMN company_name text, ADD COLUMN tax_number text, ADD COLUMN activated_at timestamptz,
    ADD COLUMN blocked_at timestamptz, ADD CHECK ((company_name IS NULL) = (tax_number IS NULL))`,
  `UPDATE app_user SET activated_at = created_at`,
  `ALTER TABLE app_user ALTER COLUMN activated_at SET NOT NULL`,

  // A registration becomes an account when its address is confirmed.
  `CREATE TABLE registration (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, email text NOT NULL CHECK (email = lower(email)), name text NOT NULL, password_hash text NOT NULL,
    locale text NOT NULL CHECK (locale IN ('hu', 'en')), is_newsletter_subscription boolean NOT NULL, company_name text, tax_number text, created_at timestamptz NOT NULL)`,
  `CREATE INDEX registration_email ON registration (email)`,
  `CREATE INDEX registration_created ON registration (created_at)`,

  // Links in mails. The token itself is in the mail only.
  `CREATE TABLE account_token (token_hash text PRIMARY KEY, purpose text NOT NULL CHECK (purpose IN ('activation', 'password_reset', 'email_confirmation', 'email_undo')),
    user_id int REFERENCES app_user ON DELETE CASCADE, registration_id bigint REFERENCES registration ON DELETE CASCADE, email text, created_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL, used_at timestamptz, CHECK ((user_id IS NULL) <> (registration_id IS NULL)))`,
  `CREATE INDEX account_token_user ON account_token (user_id, purpose) WHERE user_id IS NOT NULL`,
  `CREATE INDEX account_token_registration ON account_token (registration_id) WHERE registration_id IS NOT NULL`,
  `CREATE INDEX account_token_expires ON account_token (expires_at)`,

  // Failed sign-ins: of an account from an address, of an address, of an account. Keys are hashes.
  `CREATE TABLE sign_in_failure (scope text NOT NULL CHECK (scope IN ('pair', 'address', 'account')), key text NOT NULL, failures int NOT NULL, last_failed_at timestamptz NOT NULL,
    delayed_until timestamptz NOT NULL, PRIMARY KEY (scope, key))`,
  `CREATE INDEX sign_in_failure_last ON sign_in_failure (last_failed_at)`,
  `CREATE TABLE user_device (user_id int NOT NULL REFERENCES app_user ON DELETE CASCADE, device_hash text NOT NULL, client_key text NOT NULL, label text NOT NULL,
    first_used_at timestamptz NOT NULL, last_used_at timestamptz NOT NULL, PRIMARY KEY (user_id, device_hash))`,
  `CREATE INDEX user_device_last ON user_device (last_used_at)`,

  // Sessions of before are remembered: their cookies last thirty days.
  `ALTER TABLE session ADD COLUMN id bigint GENERATED ALWAYS AS IDENTITY UNIQUE, ADD COLUMN user_agent text NOT NULL DEFAULT '', ADD COLUMN address text NOT NULL DEFAULT '',
    ADD COLUMN created_at timestamptz NOT NULL DEFAULT now(), ADD COLUMN last_used_at timestamptz NOT NULL DEFAULT now(), ADD COLUMN is_remembered boolean NOT NULL DEFAULT true`,

  // Its links open an account: they are removed once it is sent.
  `ALTER TABLE outbox_mail ADD COLUMN has_secret_link boolean NOT NULL DEFAULT false`,
];

/** Registration, tokens of mails, limits of sign-ins, and what a list of sessions shows. */
export const accounts: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
