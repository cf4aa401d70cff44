import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** One statement after another. */
const STATEMENTS = [
  // Existing products have no material and no care texts; empty texts are not shown.
  `ALTER TABLE product ADD COLUMN material jsonb NOT NULL DEFAULT '{"hu": "", "en": ""}', ADD COLUMN care jsonb NOT NULL DEFAULT '{"hu": [], "en": []}'`,
  `ALTER TABLE brand ADD COLUMN image jsonb`,

  // An earlier price was in force until the next one of its currency, the last until the current price.
  `ALTER TABLE product_price ADD COLUMN since timestamptz NOT NULL DEFAULT now()`,
  `CREATE TABLE product_earlier_price (product_id int NOT NULL, currency char(3) NOT NULL, since timestamptz NOT NULL, gross bigint NOT NULL CHECK (gross >= 0),
    PRIMARY KEY (product_id, currency, since), FOREIGN KEY (product_id, currency) REFERENCES product_price)`,

  `CREATE TABLE related_product (product_id int NOT NULL REFERENCES product, position int NOT NULL, related_id int NOT NULL REFERENCES product,
    PRIMARY KEY (product_id, position), UNIQUE (product_id, related_id), CHECK (related_id <> product_id))`,
];

/** Material, care, earlier prices and related products of a product; a picture of a brand. */
export const productKnowledge: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
