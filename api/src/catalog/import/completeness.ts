import { CURRENCIES } from '@feszek/contract';
import type { ImportResult } from '@feszek/contract';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database/Trx.ts';

/** What the products of an import lack afterwards: prices in a currency, and measures. */
export async function completeness(trx: Trx): Promise<Pick<ImportResult, 'unpriced' | 'unmeasured'>> {
  const { rows: unpriced } = await sql<ImportResult['unpriced'][number]>`
    select wanted.currency, count(*)::int as products from import_target t cross join unnest(${sql.val(CURRENCIES)}::text[]) as wanted(currency)
    where not exists (select from product_price p where p.product_id = t.product_id and p.currency = wanted.currency)
    group by wanted.currency order by array_position(${sql.val(CURRENCIES)}::text[], wanted.currency)`.execute(trx);
  const { rows: [unmeasured] } = await sql<{ count: number }>`
    select count(*)::int as count from import_target t join product p on p.id = t.product_id
    where p.width_mm is null or p.depth_mm is null or p.height_mm is null or p.weight_g is null`.execute(trx);
  return { unpriced, unmeasured: unmeasured?.count ?? 0 };
}
