import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What the home page shows beside the goods: a room with points on its products, and an article as a story. */
export const homePage: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw('CREATE TABLE home_page (id int PRIMARY KEY CHECK (id = 1), room jsonb, story text)').execute(db);
  },
};
