import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What the content policy refused in visitors' browsers: one row for each kind of report. */
export const policyReports: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`CREATE TABLE policy_report (id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY, directive text NOT NULL, blocked text NOT NULL, page text NOT NULL, source text NOT NULL,
      count bigint NOT NULL, first_at timestamptz NOT NULL, last_at timestamptz NOT NULL, UNIQUE (directive, blocked, page, source))`.execute(db);
  },
};
