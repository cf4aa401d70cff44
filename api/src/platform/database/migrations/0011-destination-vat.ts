import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** One statement after another. */
const STATEMENTS = [
  // A rate is valid from its day until the country's next one. Existing rates are stored as valid from the beginning.
  `CREATE TABLE vat_rate (country_id int NOT NULL REFERENCES country, valid_from date NOT NULL, percent numeric(4,2) NOT NULL CHECK (percent >= 0),
    PRIMARY KEY (country_id, valid_from))`,
  `INSERT INTO vat_rate (country_id, valid_from, percent) SELECT id, '1993-01-01', vat_percent FROM country`,
  `ALTER TABLE country DROP COLUMN vat_percent`,
  // Existing orders have the Hungarian rate, and are not rounded.
  `UPDATE shop_order SET summary = summary || jsonb_build_object('roundingGross', 0, 'vatPercent',
    (SELECT percent FROM vat_rate JOIN country ON country.id = vat_rate.country_id WHERE country.code = 'HU'))`,
  // The volume of all pieces of a cart with their boxes, in litres: lockers have a limit.
  `ALTER TABLE delivery_rate ADD COLUMN max_volume_l int`,
  `UPDATE delivery_rate SET max_volume_l = 250 FROM delivery_method WHERE delivery_method.id = delivery_method_id AND code = 'parcel_point'`,
  // A signed-in customer's data of the last order are filled in.
  `CREATE INDEX shop_order_of_user ON shop_order (user_id, id) WHERE user_id IS NOT NULL`,
  // Only cash payments are rounded by law, so only cash is accepted.
  `UPDATE payment_method SET description = '{"hu": "Átvételkor fizetsz, készpénzben.", "en": "Pay in cash when you receive it."}' WHERE code = 'cash_on_delivery'`,
];

/** The VAT of the destination country, the limits of a parcel point, and the rounding of cash payments. */
export const destinationVat: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
