import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const STATEMENTS = [
  // Codes are kept in capitals. Amounts are gross, in whole minor units by currency. The time ends before `valid_until`.
  `CREATE TABLE coupon (code text PRIMARY KEY, kind text NOT NULL CHECK (kind IN ('percent', 'amount', 'free_delivery')),
    percent int CHECK (percent BETWEEN 1 AND 100), amounts jsonb, minimum jsonb, valid_from timestamptz, valid_until timestamptz,
    max_uses int CHECK (max_uses > 0), max_uses_per_customer int CHECK (max_uses_per_customer > 0), created_at timestamptz NOT NULL,
    CHECK ((kind = 'percent') = (percent IS NOT NULL)), CHECK ((kind = 'amount') = (amounts IS NOT NULL)))`,

  // `coupon_fault`: why the coupon did not hold when its buyer was last told so.
  `ALTER TABLE cart ADD COLUMN coupon text REFERENCES coupon, ADD COLUMN coupon_fault text`,

  // A use of a coupon is an order that has not been cancelled: what is cancelled is free again by itself.
  `ALTER TABLE shop_order ADD COLUMN coupon text REFERENCES coupon`,
  `CREATE INDEX shop_order_coupon ON shop_order (coupon, lower(customer ->> 'email')) WHERE coupon IS NOT NULL AND status <> 'cancelled'`,
  `CREATE INDEX shop_order_coupon_user ON shop_order (coupon, user_id) WHERE coupon IS NOT NULL AND status <> 'cancelled'`,

  // What the coupon takes off each line, so that a line given back is worth what was paid for it.
  `ALTER TABLE order_line ADD COLUMN discount_gross bigint NOT NULL DEFAULT 0, ADD COLUMN discount_net bigint NOT NULL DEFAULT 0,
    ADD CHECK (discount_gross BETWEEN 0 AND total_gross), ADD CHECK (discount_net BETWEEN 0 AND total_net)`,
  // What the order is to the shop's statistics, in forints of its day; orders from before have none.
  `ALTER TABLE shop_order ADD COLUMN tracking jsonb`,
  `UPDATE shop_order SET summary = summary || '{"deliverySavingGross": 0, "deliverySavingNet": 0}'`,
];

/** Coupons, the ones in carts, and what orders were placed with. */
export const coupons: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
