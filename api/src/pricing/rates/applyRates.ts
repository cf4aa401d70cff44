import type { RatesApplied } from '@feszek/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { Trx } from '../../platform/database/Trx.ts';
import { storeReferencePrices } from '../storeReferencePrices.ts';
import { convertPrices, countConversions } from './convertPrices.ts';
import type { PriceConversion } from './convertPrices.ts';
import { loadCurrentRates } from './storedRates.ts';

/** Products in one transaction, which locks their prices. */
const BATCH = 250;

export interface ApplyRatesParts {
  readonly db: Db;
  readonly clock: Clock;
  /** Stores when products were last changed. */
  readonly markChanged: (trx: Trx, now: Date, ids: readonly number[]) => Promise<void>;
  /** Invalidates everything that shows these products. */
  readonly invalidateProducts: (ids: readonly number[]) => Promise<void>;
}

/**
 * Converts prices by the current rates: converted ones again, and with `fill` also missing ones. Works in batches; a later
 * run completes an interrupted one.
 */
export async function applyRates({ db, clock, markChanged, invalidateProducts }: ApplyRatesParts, { fill }: { readonly fill: boolean }): Promise<RatesApplied> {
  const now = clock.now();
  const rates = await loadCurrentRates(db, now);
  const conversions: PriceConversion[] = [];
  for (let after = 0; ; ) {
    // Every product on sale has a forint price to convert.
    const products = await db.selectFrom('product_price').select('product_id as id').where('currency', '=', 'HUF').where('product_id', '>', after).orderBy('product_id').limit(BATCH).execute();
    const last = products.at(-1);
    if (!last) break;
    after = last.id;
    conversions.push(
      ...(await db.transaction().execute(async (trx) => {
        const converted = await convertPrices(trx, products.map(({ id }) => id), rates.values(), { now, isFilling: fill });
        const changed = converted.flatMap(({ productId, outcome }) => (outcome === 'unchanged' ? [] : productId));
        await storeReferencePrices(trx, changed);
        await markChanged(trx, now, changed);
        return converted;
      })),
    );
  }
  await invalidateProducts([...new Set(conversions.flatMap(({ productId, outcome }) => (outcome === 'unchanged' ? [] : productId)))]);
  return { conversions: countConversions(conversions, rates.values()) };
}
