import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const STATEMENTS = [
  // Codes are stored in capitals. Amounts are gross, in whole minor units by currency. `valid_until` is exclusive.
  `CREATE TABLE coupon (code text PRIMARY KEY, kind text NOT NULL CHECK (kind IN ('percent', 'amount', 'free_delivery')),
    percent int CHECK (percent BETWEEN 1 AND 100), amounts jsonb, minimum jsonb, valid_from timestamptz, valid_until timestamptz,
    max_uses int CHECK (max_uses > 0), max_uses_per_customer int CHECK (max_uses_per_customer > 0), created_at timestamptz NOT NULL,
    CHECK ((kind = 'percent') = (percent IS NOT NULL)), CHECK ((kind = 'amount') = (amounts IS NOT NULL)))`,

  // `coupon_fault`: why the coupon was not valid, as it was last reported to the buyer.
  `ALTER TABLE cart ADD COLUMN coupon text REFERENCES coupon, ADD COLUMN coupon_fault text`,

  // A use of a coupon is an order that is not cancelled.
  `ALTER TABLE shop_order ADD COLUMN coupon text REFERENCES coupon`,
  `CREATE INDEX shop_order_coupon ON shop_order (coupon, lower(customer ->> 'email')) WHERE coupon IS NOT NULL AND status <> 'cancelled'`,
  `CREATE INDEX shop_order_coupon_user ON shop_order (coupon, user_id) WHERE coupon IS NOT NULL AND status <> 'cancelled'`,

  // The discount of each line, so that a returned line has the value that was paid.
  `ALTER TABLE order_line ADD COLUMN discount_gross bigint NOT NULL DEFAULT 0, ADD COLUMN discount_net bigint NOT NULL DEFAULT 0,
    ADD CHECK (discount_gross BETWEEN 0 AND total_gross), ADD CHECK (discount_net BETWEEN 0 AND total_net)`,
  // The order for statistics, in forints of its day; earlier orders have none.
  `ALTER TABLE shop_order ADD COLUMN tracking jsonb`,
  `UPDATE shop_order SET summary = summary || '{"deliverySavingGross": 0, "deliverySavingNet": 0}'`,
];

/** Coupons, the coupons of carts, and the coupons of orders. */
export const coupons: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
