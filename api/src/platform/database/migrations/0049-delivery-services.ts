import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** One statement per call. */
const STATEMENTS = [
  // services: null if unknown.
  `ALTER TABLE product ADD COLUMN size_class text CHECK (size_class IN ('small', 'medium', 'large')), ADD COLUMN services text[]`,
  `ALTER TABLE catalogue_import_row ADD COLUMN size_class text, ADD COLUMN services text[]`,
  `CREATE TABLE delivery_service_price (service text NOT NULL, size_class text NOT NULL, currency char(3) NOT NULL REFERENCES currency, gross bigint NOT NULL CHECK (gross >= 0),
    PRIMARY KEY (service, size_class, currency))`,
  // A service without rows is offered with every home delivery.
  `CREATE TABLE delivery_service_method (service text NOT NULL, delivery_method_id int NOT NULL REFERENCES delivery_method, PRIMARY KEY (service, delivery_method_id))`,
  `ALTER TABLE cart ADD COLUMN services text[] NOT NULL DEFAULT '{}'`,
];

/** The paid services of delivery: of products, their prices and methods, and the choice of a cart. */
export const deliveryServices: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
