import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The latest order of each user. */
const LATEST = `SELECT DISTINCT ON (user_id) user_id, created_at, customer -> 'invoice_data' AS billing, customer -> 'delivery_data' AS delivery
  FROM shop_order WHERE user_id IS NOT NULL ORDER BY user_id, id DESC`;
const IS_SAME = `(delivery IS NULL OR delivery = billing - 'is_company' - 'tax_number')`;
const COLUMNS = 'user_id, created_at, is_company, name, country_id, address, city, zipcode, tax_number, is_default_billing, is_default_delivery';
const addressOf = (part: string) => `${part} ->> 'name', (${part} ->> 'country_id')::int, ${part} ->> 'address', ${part} ->> 'city', ${part} ->> 'zipcode'`;

/** One statement per call. */
const STATEMENTS = [
  `CREATE TABLE user_address (id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY, user_id int NOT NULL REFERENCES app_user ON DELETE CASCADE, created_at timestamptz NOT NULL,
    is_company boolean NOT NULL, name text NOT NULL, country_id int NOT NULL REFERENCES country, address text NOT NULL, city text NOT NULL, zipcode text NOT NULL, tax_number text NOT NULL,
    is_default_billing boolean NOT NULL, is_default_delivery boolean NOT NULL)`,
  `CREATE INDEX user_address_user ON user_address (user_id)`,
  `CREATE UNIQUE INDEX user_address_default_billing ON user_address (user_id) WHERE is_default_billing`,
  `CREATE UNIQUE INDEX user_address_default_delivery ON user_address (user_id) WHERE is_default_delivery`,
  `INSERT INTO user_address (${COLUMNS}) SELECT user_id, created_at, (billing ->> 'is_company')::boolean, ${addressOf('billing')}, billing ->> 'tax_number', true, ${IS_SAME}
    FROM (${LATEST}) AS latest WHERE billing IS NOT NULL`,
  `INSERT INTO user_address (${COLUMNS}) SELECT user_id, created_at, false, ${addressOf('delivery')}, '', false, true
    FROM (${LATEST}) AS latest WHERE billing IS NOT NULL AND NOT ${IS_SAME}`,
];

/** Users have addresses of their own. They begin with those of the user's latest order. */
export const userAddresses: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
