import type { RatesApplied } from '@feszek/contract';
import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connect.ts';
import { convertPrices, countConversions } from './convertPrices.ts';
import type { PriceConversion } from './convertPrices.ts';
import { loadCurrentRates } from './storedRates.ts';

/** Products in one transaction: their prices are locked until it ends. */
const BATCH = 250;

export interface ApplyRatesParts {
  readonly db: Db;
  readonly clock: Clock;
  /** Invalidates everything that shows these products. */
  readonly invalidateProducts: (ids: readonly number[]) => Promise<void>;
}

/**
 * Converts prices by the current rates: those that were converted before, and with `fill` those that are missing. Works
 * in parts; a run that was interrupted is completed by the next one.
 */
export async function applyRates({ db, clock, invalidateProducts }: ApplyRatesParts, { fill }: { readonly fill: boolean }): Promise<RatesApplied> {
  const now = clock.now();
  const rates = await loadCurrentRates(db, now);
  const conversions: PriceConversion[] = [];
  for (let after = 0; ; ) {
    const products = await db.selectFrom('product').select('id').where('id', '>', after).orderBy('id').limit(BATCH).execute();
    const last = products.at(-1);
    if (!last) break;
    after = last.id;
    conversions.push(
      ...(await db.transaction().execute(async (trx) => {
        const converted = await convertPrices(trx, products.map(({ id }) => id), rates.values(), { now, isFilling: fill });
        const changed = converted.flatMap(({ productId, outcome }) => (outcome === 'unchanged' ? [] : productId));
        await sql`update product set changed_at = ${now}::timestamptz where id = any(${sql.val(changed)}::int[])`.execute(trx);
        return converted;
      })),
    );
  }
  await invalidateProducts([...new Set(conversions.flatMap(({ productId, outcome }) => (outcome === 'unchanged' ? [] : productId)))]);
  return { conversions: countConversions(conversions, rates.values()) };
}
