import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The trace of the request that has enqueued a job. */
export const jobTraces: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`ALTER TABLE job ADD COLUMN trace_id text`.execute(db);
  },
};
