import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A key is stored with its answer; keys without one are deleted. */
export const answeredKeys: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`DELETE FROM idempotency_key WHERE answer IS NULL`.execute(db);
    await sql`ALTER TABLE idempotency_key ALTER COLUMN answer SET NOT NULL`.execute(db);
  },
};
