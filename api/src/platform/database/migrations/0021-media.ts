import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const OWNERS = ['product_id', 'category_id', 'brand_id', 'page'];
const EVENTS = [['insert', 'NEW'], ['update', 'NEW'], ['delete', 'OLD']] as const;

const STATEMENTS = [
  // The data from which pictures were drawn.
  `DROP TABLE product_picture, category_picture`,
  `ALTER TABLE product DROP COLUMN images`,
  `ALTER TABLE category DROP COLUMN image`,
  `ALTER TABLE brand DROP COLUMN image`,
  `ALTER TABLE catalogue_import_row DROP COLUMN picture, DROP COLUMN picture_hash`,

  // Uploaded pictures by the SHA-256 of their bytes. Addresses contain the first sixteen digits. A picture is unused from
  // its upload until an owner shows it, and again after the last owner has removed it.
  `CREATE TABLE media (hash text PRIMARY KEY, type text NOT NULL, bytes int NOT NULL CHECK (bytes > 0), width int NOT NULL CHECK (width > 0),
    height int NOT NULL CHECK (height > 0), placeholder text NOT NULL, color text NOT NULL, created_at timestamptz NOT NULL, unused_since timestamptz)`,
  `CREATE UNIQUE INDEX media_address ON media (left(hash, 16))`,
  `CREATE INDEX media_unused ON media (unused_since) WHERE unused_since IS NOT NULL`,
  `CREATE TABLE media_use (hash text NOT NULL REFERENCES media,
    product_id int REFERENCES product ON DELETE CASCADE, category_id int REFERENCES category ON DELETE CASCADE, brand_id int REFERENCES brand ON DELETE CASCADE, page text,
    position int NOT NULL CHECK (position > 0), alt jsonb NOT NULL, focus_x int NOT NULL CHECK (focus_x BETWEEN 0 AND 100), focus_y int NOT NULL CHECK (focus_y BETWEEN 0 AND 100),
    CHECK (num_nonnulls(${OWNERS.join(', ')}) = 1))`,
  ...OWNERS.map((owner) => `CREATE UNIQUE INDEX media_use_${owner} ON media_use (${owner}, position) WHERE ${owner} IS NOT NULL`),
  `CREATE INDEX media_use_hash ON media_use (hash)`,

  // The catalogue in memory reloads the changed products, or the categories and brands.
  `CREATE FUNCTION note_media() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO catalogue_change (product_ids) SELECT array_agg(DISTINCT product_id) FROM changed WHERE product_id IS NOT NULL HAVING count(*) > 0;
      INSERT INTO catalogue_change (product_ids) SELECT '{}' FROM changed WHERE product_id IS NULL LIMIT 1;
      RETURN NULL;
    END $$`,
  ...EVENTS.map(([event, rows]) => `CREATE TRIGGER media_use_noted_${event} AFTER ${event} ON media_use REFERENCING ${rows} TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_media()`),
];

/** Uploaded pictures and their owners; removes the data from which pictures were drawn. */
export const media: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
