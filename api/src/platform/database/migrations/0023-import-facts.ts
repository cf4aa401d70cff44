import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** One statement after another: the embedded database takes one per call. */
const STATEMENTS = [
  `ALTER TABLE catalogue_import_row ADD COLUMN warnings jsonb, ADD COLUMN price_history jsonb`,
  // The order in which the filter lists colours; new colours go to the end.
  `ALTER TABLE color ADD COLUMN position int NOT NULL DEFAULT 1000000`,
  `UPDATE color SET position = id`,
];

/** An import carries warnings and earlier prices; colours have an order of their own. */
export const importFacts: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
