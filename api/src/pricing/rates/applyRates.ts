import type { RatesApplied } from '@feszek/contract';
import { sql } from 'kysely';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { tellChanges } from '../../catalog/import/tellChanges.ts';
import type { ProductChangeParts } from '../../catalog/operator/tellProduct.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connect.ts';
import { convertPrices, countConversions } from './convertPrices.ts';
import type { PriceConversion } from './convertPrices.ts';
import { loadCurrentRates } from './storedRates.ts';

/** Products in one transaction: the embedded database answers nobody meanwhile. */
const BATCH = 250;

async function categoriesOf(db: Db, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('product')
    .innerJoin('category_ancestor', 'category_ancestor.category_id', 'product.category_id')
    .where('product.id', '=', sql<number>`any(${sql.val(ids)}::int[])`)
    .select('ancestor_id')
    .distinct()
    .execute();
  return rows.map(({ ancestor_id }) => ancestor_id);
}

export interface ApplyRatesParts extends ProductChangeParts {
  readonly clock: Clock;
}

/**
 * Converts prices by the current rates: those that were converted before, and with `fill` those that are missing. Works
 * in parts; a run that was interrupted is completed by the next one.
 */
export async function applyRates({ db, clock, changes, catalogue }: ApplyRatesParts, { fill }: { readonly fill: boolean }): Promise<RatesApplied> {
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
    await nextTurn();
  }
  const productIds = [...new Set(conversions.flatMap(({ productId, outcome }) => (outcome === 'unchanged' ? [] : productId)))];
  const touched = { productIds, categoryIds: await categoriesOf(db, productIds) };
  tellChanges(changes, touched);
  await catalogue.caughtUp();
  // Once more when lists know of it: what was requested in between may hold the old price.
  tellChanges(changes, touched);
  return { conversions: countConversions(conversions, rates.values()) };
}
