import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const STATEMENTS = [
  // A quote request, the quote, and the checkout data of its order. Amounts are gross, in whole minor units.
  `CREATE TABLE quote (id bigint GENERATED ALWAYS AS IDENTITY (START WITH 5001) PRIMARY KEY, quote_hash text NOT NULL UNIQUE,
    visitor_id bigint REFERENCES visitor ON DELETE SET NULL, user_id int REFERENCES app_user ON DELETE SET NULL,
    status text NOT NULL CHECK (status IN ('requested', 'priced', 'sent', 'ordered', 'withdrawn')), version bigint NOT NULL DEFAULT 0,
    currency char(3) NOT NULL REFERENCES currency, locale char(2) NOT NULL, created_at timestamptz NOT NULL, requester jsonb NOT NULL, wishes jsonb NOT NULL,
    comment text NOT NULL, is_newsletter_subscription boolean NOT NULL, customer jsonb NOT NULL, delivery_method_id int NOT NULL REFERENCES delivery_method,
    delivery_gross bigint CHECK (delivery_gross >= 0), payment_method_id int REFERENCES payment_method, valid_until text, note text NOT NULL DEFAULT '',
    sent_at timestamptz, order_id bigint UNIQUE REFERENCES shop_order ON DELETE SET NULL,
    CHECK (status NOT IN ('priced', 'sent', 'ordered') OR (delivery_gross IS NOT NULL AND valid_until IS NOT NULL)))`,
  `CREATE TABLE quote_line (quote_id bigint NOT NULL REFERENCES quote ON DELETE CASCADE, position int NOT NULL, product_id int NOT NULL REFERENCES product,
    sku text NOT NULL, name jsonb NOT NULL, quantity int NOT NULL CHECK (quantity > 0), list_gross bigint NOT NULL CHECK (list_gross >= 0),
    offer_gross bigint CHECK (offer_gross >= 0), PRIMARY KEY (quote_id, position))`,
  `ALTER TABLE visitor ADD COLUMN open_quote_id bigint REFERENCES quote ON DELETE SET NULL`,
  `CREATE INDEX visitor_open_quote ON visitor (open_quote_id) WHERE open_quote_id IS NOT NULL`,
  `ALTER TABLE cart ADD COLUMN quote_draft jsonb NOT NULL DEFAULT '{}'`,
];

/** Quote requests, quotes, and the quote that a visitor is ordering. */
export const quotes: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
