import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import type { Trx } from '../../platform/database/Trx.ts';

/** Pieces of a product that were in a showroom when they were counted. */
export interface CountedPieces {
  /** The key of the showroom. */
  readonly showroom: string;
  readonly productId: number;
  readonly quantity: number;
}

/** Pieces that an order collects at a showroom. */
export interface CollectedPieces extends CountedPieces {
  readonly orderedAt: Date;
}

/** Finds the pieces of orders that are collected at showrooms, placed after a time and not cancelled. */
export type ListCollected = (db: Kysely<Database>, productIds: readonly number[], since: Date) => Promise<readonly CollectedPieces[]>;

/** Rows in one statement. */
const CHUNK = 1000;

/**
 * Loads how many pieces of products are in each showroom now: those of the last count, less those that orders collect there
 * since, and never more than the shop can sell.
 *
 * @returns pieces by product id, by the key of the showroom
 */
export async function loadShowroomStock(db: Kysely<Database>, productIds: readonly number[], listCollected: ListCollected): Promise<ReadonlyMap<string, ReadonlyMap<number, number>>> {
  const found = new Map<string, Map<number, number>>();
  if (productIds.length === 0) return found;
  const counted = await db
    .selectFrom('showroom_stock')
    .innerJoin('product_stock', 'product_stock.product_id', 'showroom_stock.product_id')
    .select(['showroom', 'showroom_stock.product_id', 'showroom_stock.quantity', 'product_stock.quantity as sellable', 'counted_at'])
    .where('showroom_stock.product_id', 'in', [...productIds])
    .where('showroom_stock.quantity', '>', 0)
    .execute();
  if (counted.length === 0) return found;
  const oldest = new Date(Math.min(...counted.map(({ counted_at }) => counted_at.getTime())));
  const collected = await listCollected(db, productIds, oldest);
  for (const { showroom, product_id: productId, quantity, sellable, counted_at: countedAt } of counted) {
    const taken = collected.filter((pieces) => pieces.showroom === showroom && pieces.productId === productId && pieces.orderedAt > countedAt);
    const left = taken.reduce((pieces, { quantity: ordered }) => pieces - ordered, quantity);
    const products = found.get(showroom) ?? new Map<number, number>();
    found.set(showroom, products.set(productId, Math.max(0, Math.min(left, sellable))));
  }
  return found;
}

/**
 * Stores counted pieces.
 *
 * @param isWhole - whether the rows are everything in these showrooms: products without a row are not there
 * @returns the ids of the products whose rows were stored or removed
 */
export async function storeShowroomStock(trx: Trx, now: Date, rows: readonly CountedPieces[], isWhole: boolean): Promise<number[]> {
  const showrooms = [...new Set(rows.map(({ showroom }) => showroom))];
  const removed = isWhole ? await trx.deleteFrom('showroom_stock').where('showroom', 'in', showrooms).returning('product_id').execute() : [];
  for (let start = 0; start < rows.length; start += CHUNK) {
    const values = rows.slice(start, start + CHUNK).map(({ showroom, productId, quantity }) => ({ showroom, product_id: productId, quantity, counted_at: now }));
    await trx
      .insertInto('showroom_stock')
      .values(values)
      .onConflict((conflict) => conflict.columns(['product_id', 'showroom']).doUpdateSet(({ ref }) => ({ quantity: ref('excluded.quantity'), counted_at: ref('excluded.counted_at') })))
      .execute();
  }
  return [...new Set([...removed.map(({ product_id }) => product_id), ...rows.map(({ productId }) => productId)])];
}

/** Sums up the counted stock by showroom. */
export async function sumShowroomStock(db: Kysely<Database>): Promise<{ readonly showroom: string; readonly products: number; readonly pieces: number }[]> {
  const rows = await db
    .selectFrom('showroom_stock')
    .select(['showroom', sql<string>`count(*) filter (where quantity > 0)`.as('products'), sql<string>`sum(quantity)`.as('pieces')])
    .groupBy('showroom')
    .orderBy('showroom')
    .execute();
  return rows.map(({ showroom, products, pieces }) => ({ showroom, products: Number(products), pieces: Number(pieces) }));
}
