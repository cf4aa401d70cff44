import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** One statement per call. */
const STATEMENTS = [
  // NULL: the original price.
  `ALTER TABLE product_price ADD COLUMN reference_gross bigint`,
  // Of the 30 days before the price in force: an earlier step of the same reduction counts until the next change of the price.
  `UPDATE product_price p SET reference_gross = greatest(p.gross, least(p.original_gross, known.lowest))
    FROM (SELECT e.product_id, e.currency, min(e.gross) AS lowest
      FROM (SELECT product_id, currency, gross, lead(since) OVER (PARTITION BY product_id, currency ORDER BY since) AS until FROM product_earlier_price) e
      JOIN product_price r ON r.product_id = e.product_id AND r.currency = e.currency AND r.gross < r.original_gross
      WHERE coalesce(e.until, r.since) > r.since - interval '30 days' GROUP BY e.product_id, e.currency) known
    WHERE known.product_id = p.product_id AND known.currency = p.currency`,
  // { number, holder } of a bank transfer.
  `ALTER TABLE payment_method ADD COLUMN account jsonb`,
];

/** The prices that reductions are shown against, and the account of bank transfers. */
export const referencePrices: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
