import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** One statement per call. */
const STATEMENTS = [
  // A sample is a product; another one names the sample of its cover by SKU.
  `ALTER TABLE product ADD COLUMN is_sample boolean NOT NULL DEFAULT false, ADD COLUMN sample_sku text`,
  `ALTER TABLE catalogue_import_row ADD COLUMN is_sample boolean, ADD COLUMN sample_sku text`,
];

/** Samples of fabrics. */
export const samples: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
