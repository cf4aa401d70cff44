import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Trx } from '../../platform/database/Trx.ts';
import { storeReferencePrices } from '../../pricing/storeReferencePrices.ts';

/** Stores what the reductions of a chunk are shown against, after its prices and earlier prices. */
export async function applyReferencePrices(trx: Trx, rows: RawBuilder<unknown>): Promise<void> {
  const { rows: products } = await sql<{ id: number }>`select t.product_id as id from ${rows}`.execute(trx);
  await storeReferencePrices(trx, products.map(({ id }) => id));
}
