import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** One statement per call. */
const STATEMENTS = [
  // more_*_days: working days beside those of home delivery. day_count: 0 if buyers cannot choose a day.
  `ALTER TABLE delivery_method ADD COLUMN more_min_days int NOT NULL DEFAULT 0, ADD COLUMN more_max_days int NOT NULL DEFAULT 0,
    ADD COLUMN cut_off_hour int CHECK (cut_off_hour BETWEEN 0 AND 24), ADD COLUMN day_count int NOT NULL DEFAULT 0 CHECK (day_count BETWEEN 0 AND 30),
    ADD COLUMN day_capacity int CHECK (day_capacity > 0)`,
  // zipcode_prefix: '' for all postcodes. weekdays: mon to sun.
  `CREATE TABLE delivery_day_area (delivery_method_id int NOT NULL REFERENCES delivery_method, zipcode_prefix text NOT NULL, weekdays text[] NOT NULL,
    PRIMARY KEY (delivery_method_id, zipcode_prefix))`,
  `UPDATE delivery_method SET more_max_days = 1 WHERE code = 'parcel_point'`,
  // Days such as 2026-12-03, in Hungary.
  `ALTER TABLE cart ADD COLUMN delivery_day text`,
  `ALTER TABLE shop_order ADD COLUMN arrival_from text, ADD COLUMN arrival_to text, ADD COLUMN delivery_day text`,
  `CREATE INDEX shop_order_delivery_day ON shop_order (delivery_method_id, delivery_day) WHERE delivery_day IS NOT NULL`,
];

/** Days of arrival of carts and orders, and the days that a delivery method offers. */
export const arrival: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
