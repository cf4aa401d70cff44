import { CURRENCIES, LOCALES } from '@feszek/contract';
import type { ImportResult } from '@feszek/contract';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database/Trx.ts';

/** How new products got a title in both languages, and what the products of an import lack afterwards: prices in a currency, and measures. */
export async function completeness(trx: Trx): Promise<Pick<ImportResult, 'untitled' | 'unpriced' | 'unmeasured'>> {
  const { rows: untitled } = await sql<ImportResult['untitled'][number]>`
    select wanted.locale, count(*)::int as products
    from import_target t join catalogue_import_row r on r.import_id = t.import_id and r.line = t.line cross join unnest(${sql.val(LOCALES)}::text[]) as wanted(locale)
    where t.is_new and r.title->wanted.locale is null
    group by wanted.locale order by array_position(${sql.val(LOCALES)}::text[], wanted.locale)`.execute(trx);
  const { rows: unpriced } = await sql<ImportResult['unpriced'][number]>`
    select wanted.currency, count(*)::int as products from import_target t cross join unnest(${sql.val(CURRENCIES)}::text[]) as wanted(currency)
    where not exists (select from product_price p where p.product_id = t.product_id and p.currency = wanted.currency)
    group by wanted.currency order by array_position(${sql.val(CURRENCIES)}::text[], wanted.currency)`.execute(trx);
  const { rows: [unmeasured] } = await sql<{ count: number }>`
    select count(*)::int as count from import_target t join product p on p.id = t.product_id
    where p.width_mm is null or p.depth_mm is null or p.height_mm is null or p.weight_g is null`.execute(trx);
  return { untitled, unpriced, unmeasured: unmeasured?.count ?? 0 };
}
