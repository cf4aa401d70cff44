import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const MEASURES = ['width', 'depth', 'height'] as const;
const UNKNOWN = [...MEASURES.map((name) => [name, `${name}_mm`] as const), ['weight', 'weight_g'] as const];

const STATEMENTS = [
  // Rates are never deleted: converted prices refer to them. Units of the currency for one forint; the rounding rule in
  // minor units of the currency.
  `CREATE TABLE exchange_rate (id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY, currency char(3) NOT NULL CHECK (currency <> 'HUF'), rate numeric(18,9) NOT NULL CHECK (rate > 0),
    valid_from date NOT NULL, step int NOT NULL CHECK (step > 0), ending int NOT NULL CHECK (ending >= 0 AND ending < step), created_at timestamptz NOT NULL)`,
  `CREATE INDEX exchange_rate_current ON exchange_rate (currency, valid_from, id)`,
  // The rate by which a price was converted from forints; NULL for a given price.
  `ALTER TABLE product_price ADD COLUMN rate_id int REFERENCES exchange_rate`,
  `CREATE INDEX product_price_converted ON product_price (product_id) WHERE rate_id IS NOT NULL`,

  // An unknown measure is NULL: assumed values are removed.
  `ALTER TABLE product ${UNKNOWN.map(([, column]) => `ALTER COLUMN ${column} DROP NOT NULL`).join(', ')}`,
  `UPDATE product SET ${UNKNOWN.map(([name, column]) => `${column} = CASE WHEN '${name}' = ANY(assumed_measures) THEN NULL ELSE ${column} END`).join(', ')} WHERE cardinality(assumed_measures) > 0`,
  `ALTER TABLE product DROP COLUMN assumed_measures`,
  `ALTER TABLE catalogue_import_row DROP COLUMN assumed_measures`,
];

/** Exchange rates, prices that are converted by them, and measures that are unknown. */
export const exchangeRates: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
