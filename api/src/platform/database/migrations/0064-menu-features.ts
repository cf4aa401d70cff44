import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** One statement per call. */
const STATEMENTS = [
  `CREATE TABLE menu_feature (category text PRIMARY KEY, position integer NOT NULL, target text NOT NULL)`,
  // The catalogue in memory has the collections. The members change with a collection only, and go with their products.
  `CREATE TRIGGER collection_noted AFTER INSERT OR UPDATE OR DELETE ON collection FOR EACH STATEMENT EXECUTE FUNCTION note_shelves()`,
];

/** What the menu shows beside a top category; collections are noted as changes of the catalogue. */
export const menuFeatures: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
