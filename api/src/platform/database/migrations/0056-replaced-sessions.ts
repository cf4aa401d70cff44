import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** One statement per call. */
const STATEMENTS = [
  // Ids of sessions that have another id now. A request with one was sent before the browser received the new one.
  `CREATE TABLE replaced_session (id_hash text PRIMARY KEY, replaced_at timestamptz NOT NULL)`,
  // What belongs to a session follows its new id.
  `ALTER TABLE order_access DROP CONSTRAINT order_access_session_hash_fkey`,
  `ALTER TABLE order_access ADD CONSTRAINT order_access_session_hash_fkey FOREIGN KEY (session_hash) REFERENCES session (id_hash) ON DELETE CASCADE ON UPDATE CASCADE`,
  `ALTER TABLE passkey_challenge DROP CONSTRAINT passkey_challenge_session_hash_fkey`,
  `ALTER TABLE passkey_challenge ADD CONSTRAINT passkey_challenge_session_hash_fkey FOREIGN KEY (session_hash) REFERENCES session (id_hash) ON DELETE CASCADE ON UPDATE CASCADE`,
];

/** Sessions that get a new id while they are open. */
export const replacedSessions: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
