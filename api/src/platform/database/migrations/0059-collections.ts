import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** One statement per call. */
const STATEMENTS = [
  `CREATE TABLE collection (
    id integer PRIMARY KEY,
    position integer NOT NULL,
    slug jsonb NOT NULL,
    title jsonb NOT NULL,
    description jsonb NOT NULL
  )`,
  `CREATE UNIQUE INDEX collection_slug_hu ON collection ((slug ->> 'hu'))`,
  `CREATE UNIQUE INDEX collection_slug_en ON collection ((slug ->> 'en'))`,
  // A product is in one collection at most, because its page shows one.
  `CREATE TABLE collection_product (
    product_id integer PRIMARY KEY REFERENCES product ON DELETE CASCADE,
    collection_id integer NOT NULL REFERENCES collection ON DELETE CASCADE,
    position integer NOT NULL
  )`,
  `CREATE INDEX collection_product_collection ON collection_product (collection_id, position)`,
];

/** Collections: products of several categories under one name. */
export const collections: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
