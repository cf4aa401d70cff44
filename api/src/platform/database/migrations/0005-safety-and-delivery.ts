import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** One statement after another. */
const STATEMENTS = [
  // Existing brands and products have no manufacturer and no warnings; empty values are not shown.
  `ALTER TABLE brand ADD COLUMN maker jsonb`,
  `ALTER TABLE product ADD COLUMN warnings jsonb NOT NULL DEFAULT '{"hu": [], "en": []}'`,

  // Working days from the order to the delivery. A sold-out product is not delivered, so there is no row for it.
  `CREATE TABLE delivery_time (stock_state text PRIMARY KEY CHECK (stock_state IN ('in_stock', 'few_left', 'for_order')),
    min_days int NOT NULL CHECK (min_days >= 0), max_days int NOT NULL, CHECK (max_days >= min_days))`,
  `INSERT INTO delivery_time VALUES ('in_stock', 1, 3), ('few_left', 1, 3), ('for_order', 30, 40)`,
  `INSERT INTO setting VALUES ('dispatch_until_hour', '14')`,

  // Public holidays follow from the calendar. These are the rest days that the Government moves each year, and the shop's own.
  `CREATE TABLE rest_day (day date PRIMARY KEY)`,
  `INSERT INTO rest_day VALUES ('2026-01-02'), ('2026-08-21')`,
];

/** Manufacturers of brands, warnings of products, and delivery times. */
export const safetyAndDelivery: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
