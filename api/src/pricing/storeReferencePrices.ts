import { sql } from 'kysely';
import type { Trx } from '../platform/database/Trx.ts';
import { loadLowestPrices } from './loadLowestPrices.ts';

/**
 * Stores the prices that the reductions of these products are shown against: the original price, or the lowest price of the
 * 30 days before the reduction if it is lower (decision 0079). Called after every change of a price or of earlier prices.
 */
export async function storeReferencePrices(trx: Trx, productIds: readonly number[]): Promise<void> {
  if (productIds.length === 0) return;
  const lowest = await loadLowestPrices(trx, productIds);
  const known = sql`jsonb_to_recordset(${JSON.stringify(lowest)}::jsonb) as known("productId" int, currency text, gross bigint)`;
  await sql`update product_price p set reference_gross = wanted.reference
    from (select price.product_id, price.currency,
        case when known.gross < price.original_gross then greatest(price.gross, known.gross) end as reference
      from product_price price left join ${known} on known."productId" = price.product_id and known.currency = price.currency
      where price.product_id = any(${sql.val(productIds)}::int[])) as wanted
    where p.product_id = wanted.product_id and p.currency = wanted.currency and p.reference_gross is distinct from wanted.reference`.execute(trx);
}
