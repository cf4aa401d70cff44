import { expressionBuilder, sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../platform/database/schema.ts';
import type { Trx } from '../platform/database/Trx.ts';
import { reservedInCarts } from './reservations/reservedInCarts.ts';

export interface StockLine {
  readonly productId: number;
  readonly quantity: number;
}

/**
 * The stock of products as a table `stock` with `product_id` and `quantity`, for a statement that lists products together
 * with their stock.
 */
export const stockTable = expressionBuilder<Database, never>().selectFrom('product_stock').select(['product_id', 'quantity']).as('stock');

/**
 * The pieces of products that a new cart can have at a moment, without those that carts reserve, as a table `availability` with
 * `product_id` and `quantity`, for a statement that lists products by it.
 */
export function availabilityTable(now: Date) {
  const reserved = sql<number>`coalesce((select sum(quantity) from cart_reservation where cart_reservation.product_id = product_stock.product_id and reserved_until > ${now}), 0)`;
  return expressionBuilder<Database, never>().selectFrom('product_stock').select(['product_id', sql<number>`quantity - ${reserved}`.as('quantity')]).as('availability');
}

/** Loads the pieces in stock of a product; 0 where it has none. */
export async function loadStock(db: Kysely<Database>, productId: number): Promise<number> {
  const row = await db.selectFrom('product_stock').select('quantity').where('product_id', '=', productId).executeTakeFirst();
  return row?.quantity ?? 0;
}

/**
 * Locks the stock of products for this transaction, always in the order of product ids, so that two transactions never
 * wait for each other.
 *
 * @returns pieces by product id
 */
export async function lockStock(trx: Trx, productIds: readonly number[]): Promise<Map<number, number>> {
  if (productIds.length === 0) return new Map();
  const rows = await trx.selectFrom('product_stock').selectAll().where('product_id', 'in', [...productIds]).orderBy('product_id').forUpdate().execute();
  return new Map(rows.map((row) => [row.product_id, row.quantity]));
}

/** Sets the stock of a product. The caller has locked it. */
export async function setStock(trx: Trx, productId: number, quantity: number): Promise<void> {
  await trx
    .insertInto('product_stock')
    .values({ product_id: productId, quantity })
    .onConflict((conflict) => conflict.column('product_id').doUpdateSet({ quantity }))
    .execute();
}

/** Changes stock that is locked: a negative quantity takes pieces, a positive one returns them. */
export async function moveStock(trx: Trx, lines: readonly StockLine[]): Promise<void> {
  for (const { productId, quantity } of lines) {
    if (quantity === 0) continue;
    await trx
      .updateTable('product_stock')
      .set({ quantity: sql<number>`quantity + ${quantity}` })
      .where('product_id', '=', productId)
      .execute();
  }
}

/** Returns pieces to stock. Locks the stock of these products. */
export async function returnPieces(trx: Trx, lines: readonly StockLine[]): Promise<void> {
  await lockStock(trx, lines.map(({ productId }) => productId));
  await moveStock(trx, lines);
}

/**
 * Takes pieces that no cart reserves from stock, all of them or none. Locks the stock of these products.
 *
 * @returns whether they were taken
 */
export async function takeUnreserved(trx: Trx, now: Date, lines: readonly StockLine[]): Promise<boolean> {
  const productIds = lines.map(({ productId }) => productId);
  const stock = await lockStock(trx, productIds);
  const reserved = await reservedInCarts(trx, now, productIds);
  const isMissing = ({ productId, quantity }: StockLine) => quantity > 0 && (stock.get(productId) ?? 0) - (reserved.get(productId) ?? 0) < quantity;
  if (lines.some(isMissing)) return false;
  await moveStock(trx, lines.map(({ productId, quantity }) => ({ productId, quantity: -quantity })));
  return true;
}

/** Tags of the pages that show products whose stock changed. */
export function stockTags(lines: readonly StockLine[]): string[] {
  return lines.filter(({ quantity }) => quantity !== 0).map(({ productId }) => `product:${productId}`);
}
