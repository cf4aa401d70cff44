import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The paid services of a quote: each with its gross price for the whole offer, in whole minor units. */
export const quoteServices: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`ALTER TABLE quote ADD COLUMN services jsonb NOT NULL DEFAULT '[]'`.execute(db);
  },
};
