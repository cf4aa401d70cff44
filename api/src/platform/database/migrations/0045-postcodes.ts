import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Postcodes are a file of the API. */
export const postcodes: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`DROP TABLE city`.execute(db);
  },
};
