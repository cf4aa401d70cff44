import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Tables whose rows belong to one product, with the column of its id. */
const OF_PRODUCTS = { product: 'id', product_name: 'product_id', product_color: 'product_id', product_price: 'product_id', product_stock: 'product_id' };
/** Tables of the taxonomy. */
const SHELVES = ['category', 'category_path', 'category_ancestor', 'brand', 'color'];
const EVENTS = [['insert', 'NEW'], ['update', 'NEW'], ['delete', 'OLD']] as const;

/** One statement after another. */
const STATEMENTS = [
  // The slug of a brand's page and filter: lower case, without accents.
  `ALTER TABLE brand ADD COLUMN slug text`,
  `UPDATE brand SET slug = trim(both '-' from regexp_replace(translate(lower(name), 'áéíóöőúüű', 'aeiooouuu'), '[^a-z0-9]+', '-', 'g'))`,
  `UPDATE brand SET slug = concat_ws('-', nullif(slug, ''), id) WHERE slug = '' OR EXISTS (SELECT FROM brand other WHERE other.slug = brand.slug AND other.id < brand.id)`,
  `ALTER TABLE brand ALTER COLUMN slug SET NOT NULL, ADD UNIQUE (slug)`,

  // Changed products, so that every process can update its read model. A transaction may commit after one that began
  // later: readers use its number and the snapshot's horizon, not the newest id.
  // product_ids is empty if the taxonomy itself was changed: a category, a brand, a colour.
  `CREATE TABLE catalogue_change (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, xid xid8 NOT NULL DEFAULT pg_current_xact_id(),
    changed_at timestamptz NOT NULL DEFAULT now(), product_ids int[] NOT NULL)`,
  `CREATE INDEX catalogue_change_xid ON catalogue_change (xid)`,
  `CREATE FUNCTION note_shelves() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN INSERT INTO catalogue_change (product_ids) VALUES ('{}'); RETURN NULL; END $$`,
  ...SHELVES.map((table) => `CREATE TRIGGER ${table}_noted AFTER INSERT OR UPDATE OR DELETE ON ${table} FOR EACH STATEMENT EXECUTE FUNCTION note_shelves()`),
  ...[...new Set(Object.values(OF_PRODUCTS))].map(
    (column) => `CREATE FUNCTION note_products_by_${column}() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN INSERT INTO catalogue_change (product_ids) SELECT array_agg(DISTINCT ${column}) FROM changed HAVING count(*) > 0; RETURN NULL; END $$`,
  ),
  ...Object.entries(OF_PRODUCTS).flatMap(([table, column]) =>
    EVENTS.map(
      ([event, rows]) => `CREATE TRIGGER ${table}_noted_${event} AFTER ${event} ON ${table} REFERENCING ${rows} TABLE AS changed
        FOR EACH STATEMENT EXECUTE FUNCTION note_products_by_${column}()`,
    ),
  ),
];

/** A slug for every brand; notes of changes of the catalogue. */
export const catalogueChanges: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
