import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** One statement per call. */
const STATEMENTS = [
  // A user without a password signs in with a passkey. The handle is random, so that devices store nothing about the user.
  `ALTER TABLE app_user ALTER COLUMN password_hash DROP NOT NULL, ADD COLUMN passkey_handle uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE`,
  `ALTER TABLE session ADD COLUMN authenticated_at timestamptz`,
  `CREATE TABLE passkey (id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY, user_id int NOT NULL REFERENCES app_user ON DELETE CASCADE, credential_id text NOT NULL UNIQUE,
    public_key text NOT NULL, counter bigint NOT NULL, transports text[] NOT NULL, is_backed_up boolean NOT NULL, name text NOT NULL, created_at timestamptz NOT NULL, last_used_at timestamptz)`,
  `CREATE INDEX passkey_user ON passkey (user_id)`,
  // A challenge is deleted when it is answered, whatever the answer, and with its session.
  `CREATE TABLE passkey_challenge (challenge text PRIMARY KEY, session_hash text NOT NULL REFERENCES session (id_hash) ON DELETE CASCADE,
    purpose text NOT NULL CHECK (purpose IN ('registration', 'sign_in', 'reauthentication')), expires_at timestamptz NOT NULL)`,
  `CREATE INDEX passkey_challenge_session ON passkey_challenge (session_hash)`,
  `CREATE INDEX passkey_challenge_expires ON passkey_challenge (expires_at)`,
];

/** Passkeys of users, who may do without a password. */
export const passkeys: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
