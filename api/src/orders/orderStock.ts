import type { Trx } from '../platform/database/Trx.ts';
import { returnPieces, takeUnreserved } from '../stock/productStock.ts';
import type { StockLine } from '../stock/productStock.ts';

/** The pieces that an order takes from stock, summed by product; products made to order take none. */
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

/** Returns the stock of an order. */
export async function returnStock(trx: Trx, orderId: number): Promise<readonly StockLine[]> {
  const lines = await stockOfOrder(trx, orderId);
  await returnPieces(trx, lines);
  return lines;
}

/** Takes the stock of an order again, from pieces that no cart has reserved in the meantime; `undefined` if there are not enough. */
export async function retakeStock(trx: Trx, now: Date, orderId: number): Promise<readonly StockLine[] | undefined> {
  const lines = await stockOfOrder(trx, orderId);
  return (await takeUnreserved(trx, now, lines)) ? lines : undefined;
}
