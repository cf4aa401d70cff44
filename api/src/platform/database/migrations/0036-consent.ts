import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** One statement per call. */
const STATEMENTS = [
  `CREATE TABLE consent_record (id text PRIMARY KEY, version int NOT NULL, purposes text[] NOT NULL, decided_at timestamptz NOT NULL, stored_at timestamptz NOT NULL)`,
  `CREATE INDEX consent_record_stored_at ON consent_record (stored_at)`,
];

/** What visitors consented to in their browsers, and when. */
export const consent: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
