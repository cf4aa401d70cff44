import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Trx } from '../../platform/database/Trx.ts';

/** Stores the earlier prices of the rows. One with the same start time as a stored price replaces it. */
export async function applyPriceHistory(trx: Trx, rows: RawBuilder<unknown>): Promise<void> {
  await sql`with given as (
      select t.product_id, t.is_new, price.currency, price.since, price.gross
      from ${rows} cross join lateral jsonb_to_recordset(r.price_history) as price(currency text, since timestamptz, gross bigint)
    ), changed as (
      insert into product_earlier_price (product_id, currency, since, gross) select product_id, currency, since, gross from given
      on conflict (product_id, currency, since) do update set gross = excluded.gross where product_earlier_price.gross <> excluded.gross
      returning product_id
    ) insert into import_changed select product_id, false from changed where product_id not in (select product_id from given where is_new)`.execute(trx);
}
