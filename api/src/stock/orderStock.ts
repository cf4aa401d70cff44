import { sql } from 'kysely';
import type { Trx } from '../platform/database/Trx.ts';
import { heldInCarts } from './reservations/held.ts';

export interface StockLine {
  readonly productId: number;
  readonly quantity: number;
}

/** Takes the stock rows for this transaction, always in the order of product ids, so that two orders never wait for each other. */
export async function lockStock(trx: Trx, productIds: readonly number[]): Promise<Map<number, number>> {
  if (productIds.length === 0) return new Map();
  const rows = await trx.selectFrom('product_stock').selectAll().where('product_id', 'in', [...productIds]).orderBy('product_id').forUpdate().execute();
  return new Map(rows.map((row) => [row.product_id, row.quantity]));
}

/** Moves stock whose rows are locked: negative quantities take, positive ones return. */
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

/** What an order has taken from stock, summed by product; made-to-order pieces take nothing. */
async function stockOfOrder(trx: Trx, orderId: number): Promise<StockLine[]> {
  const rows = await trx
    .selectFrom('order_line')
    .select(['product_id', ({ fn }) => fn.sum<number>('stock_taken').as('taken')])
    .where('order_id', '=', orderId)
    .groupBy('product_id')
    .orderBy('product_id')
    .execute();
  return rows.flatMap(({ product_id, taken }) => (product_id === null ? [] : [{ productId: product_id, quantity: Number(taken) }]));
}

/** Gives an order's stock back. */
export async function returnStock(trx: Trx, orderId: number): Promise<readonly StockLine[]> {
  const lines = await stockOfOrder(trx, orderId);
  await lockStock(trx, lines.map(({ productId }) => productId));
  await moveStock(trx, lines);
  return lines;
}

/**
 * Takes an order's stock a second time, of what no cart has reserved in the meantime; `undefined` where that is not
 * enough.
 */
export async function retakeStock(trx: Trx, now: Date, orderId: number): Promise<readonly StockLine[] | undefined> {
  const lines = await stockOfOrder(trx, orderId);
  const productIds = lines.map(({ productId }) => productId);
  const stock = await lockStock(trx, productIds);
  const held = await heldInCarts(trx, now, productIds);
  const isLacking = ({ productId, quantity }: StockLine) => quantity > 0 && (stock.get(productId) ?? 0) - (held.get(productId) ?? 0) < quantity;
  if (lines.some(isLacking)) return undefined;
  await moveStock(trx, lines.map(({ productId, quantity }) => ({ productId, quantity: -quantity })));
  return lines;
}

/** The tags of pages that show these products. */
export function stockTags(lines: readonly StockLine[]): string[] {
  return lines.filter(({ quantity }) => quantity !== 0).map(({ productId }) => `product:${productId}`);
}
