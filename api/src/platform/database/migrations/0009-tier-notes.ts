import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const EVENTS = [['insert', 'NEW'], ['update', 'NEW'], ['delete', 'OLD']] as const;

/** Cards show quantity discounts: a change of one is noted like any other change of its product. */
export const tierNotes: Migration = {
  async up(db: Kysely<unknown>) {
    for (const [event, rows] of EVENTS) {
      const statement = `CREATE TRIGGER product_tier_noted_${event} AFTER ${event} ON product_tier REFERENCING ${rows} TABLE AS changed
        FOR EACH STATEMENT EXECUTE FUNCTION note_products_by_product_id()`;
      await sql.raw(statement).execute(db);
    }
  },
};
