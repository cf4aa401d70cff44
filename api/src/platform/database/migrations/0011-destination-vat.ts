import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** One statement after another. */
const STATEMENTS = [
  // A rate holds from its day on, until the country's next one. What countries had so far is taken over as old.
  `CREATE TABLE vat_rate (country_id int NOT NULL REFERENCES country, valid_from date NOT NULL, percent numeric(4,2) NOT NULL CHECK (percent >= 0),
    PRIMARY KEY (country_id, valid_from))`,
  `INSERT INTO vat_rate (country_id, valid_from, percent) SELECT id, '1993-01-01', vat_percent FROM country`,
  `ALTER TABLE country DROP COLUMN vat_percent`,
  // Everything that was ordered before was ordered at the Hungarian rate, and to the last forint.
  `UPDATE shop_order SET summary = summary || jsonb_build_object('roundingGross', 0, 'vatPercent',
    (SELECT percent FROM vat_rate JOIN country ON country.id = vat_rate.country_id WHERE country.code = 'HU'))`,
  // All pieces of a cart together, in litres of the boxes around them: a locker has room for so much.
  `ALTER TABLE delivery_rate ADD COLUMN max_volume_l int`,
  `UPDATE delivery_rate SET max_volume_l = 250 FROM delivery_method WHERE delivery_method.id = delivery_method_id AND code = 'parcel_point'`,
  // A customer who is signed in finds what he told with his last order.
  `CREATE INDEX shop_order_of_user ON shop_order (user_id, id) WHERE user_id IS NOT NULL`,
  // Rounding is the law of cash, so cash is what is taken.
  `UPDATE payment_method SET description = '{"hu": "Átvételkor fizetsz, készpénzben.", "en": "Pay in cash when you receive it."}' WHERE code = 'cash_on_delivery'`,
];

/** The VAT of the country that the goods go to, how much a parcel point takes, and rounding of what is paid in cash. */
export const destinationVat: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
