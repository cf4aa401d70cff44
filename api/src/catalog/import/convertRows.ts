import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Trx } from '../../platform/database/Trx.ts';
import { convertPrices } from '../../pricing/rates/convertPrices.ts';
import type { PriceConversion } from '../../pricing/rates/convertPrices.ts';
import type { ExchangeRate } from '../../pricing/rates/exchangeRate.ts';

/** Converts the missing prices of the products of a chunk, and renews their converted prices. */
export async function convertRows(trx: Trx, rows: RawBuilder<unknown>, now: Date, rates: readonly ExchangeRate[]): Promise<PriceConversion[]> {
  if (rates.length === 0) return [];
  const { rows: targets } = await sql<{ id: number; is_new: boolean }>`select t.product_id as id, t.is_new from ${rows}`.execute(trx);
  const conversions = await convertPrices(trx, targets.map(({ id }) => id), rates, { now, isFilling: true });
  const known = new Set(targets.flatMap((target) => (target.is_new ? [] : target.id)));
  const changed = conversions.flatMap(({ productId, outcome }) => (outcome !== 'unchanged' && known.has(productId) ? productId : []));
  await sql`insert into import_changed select distinct changed.id, false from unnest(${sql.val(changed)}::int[]) as changed(id)`.execute(trx);
  return conversions;
}
