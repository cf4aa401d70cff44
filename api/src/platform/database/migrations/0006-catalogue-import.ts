import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** One statement after another. */
const STATEMENTS = [
  // The data from which pictures of imported products and of created categories are drawn.
  `CREATE TABLE product_picture (product_id int PRIMARY KEY REFERENCES product, spec jsonb NOT NULL)`,
  `CREATE TABLE category_picture (category_id int PRIMARY KEY REFERENCES category, spec jsonb NOT NULL)`,
  // Unknown measures: the usual values of the category are used, for drawing and for delivery.
  `ALTER TABLE product ADD COLUMN assumed_measures text[] NOT NULL DEFAULT '{}', ADD COLUMN changed_at timestamptz`,

  `CREATE TABLE catalogue_import (id text PRIMARY KEY, state text NOT NULL CHECK (state IN ('open', 'applied', 'discarded')), created_at timestamptz NOT NULL,
    touched_at timestamptz NOT NULL, result jsonb)`,
  // At most one import is open.
  `CREATE UNIQUE INDEX catalogue_import_open ON catalogue_import (state) WHERE state = 'open'`,
  // Rows are staged, checked and completed, until the whole file has arrived. A missing value is NULL.
  `CREATE TABLE catalogue_import_row (import_id text NOT NULL REFERENCES catalogue_import ON DELETE CASCADE, line int NOT NULL, sku text, faults jsonb,
    title jsonb, slug jsonb, subtitle jsonb, description jsonb, features jsonb, details jsonb, material jsonb, care jsonb,
    brand text, category_hu text, category_en text, category_google text, prices jsonb, tiers jsonb, stock int, is_for_order boolean,
    width_mm int, depth_mm int, height_mm int, weight_g int, assumed_measures text[], colors text[], popularity int, created_at timestamptz, related text[],
    sort_key jsonb, picture jsonb, picture_hash jsonb, PRIMARY KEY (import_id, line))`,
];

/** Catalogue files are imported through a staging table; pictures of imported products. */
export const catalogueImport: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
