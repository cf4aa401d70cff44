import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** One statement per call. */
const STATEMENTS = [
  `ALTER TABLE product ADD COLUMN seats_from int, ADD COLUMN seats_to int, ADD COLUMN bed_size text, ADD COLUMN material_families text[] NOT NULL DEFAULT '{}'`,
  `ALTER TABLE catalogue_import_row ADD COLUMN seats_from int, ADD COLUMN seats_to int, ADD COLUMN bed_size text, ADD COLUMN material_families text[]`,
  // The delivery time is part of every product in memory.
  `CREATE FUNCTION note_delivery_time() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN INSERT INTO catalogue_change (product_ids) SELECT array_agg(id) FROM product HAVING count(*) > 0; RETURN NULL; END $$`,
  `CREATE TRIGGER delivery_time_noted AFTER INSERT OR UPDATE OR DELETE ON delivery_time FOR EACH STATEMENT EXECUTE FUNCTION note_delivery_time()`,
];

/** The attributes that products are filtered by: number of seats, size of the mattress, families of materials. */
export const productAttributes: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
