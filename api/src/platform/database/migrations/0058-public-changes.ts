import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** One statement per call. */
const STATEMENTS = [
  `CREATE TABLE public_revision (is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only), revision bigint NOT NULL)`,
  `INSERT INTO public_revision (revision) VALUES (0)`,
  `CREATE TABLE public_change (
    revision bigint PRIMARY KEY,
    process_id text NOT NULL,
    tags text[] NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now()
  )`,
  `CREATE INDEX public_change_age ON public_change (created_at)`,
];

/** Changes of public data, which every process applies to its caches. */
export const publicChanges: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
