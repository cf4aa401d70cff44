import { LIMITS } from '@feszek/contract';
import type { Clock } from '../clock.ts';
import { availableQuantity } from '../catalogue/availability.ts';
import { ApiError } from '../http/errors.ts';
import { isPossibleId } from '../http/ids.ts';
import type { Trx } from './changeCart.ts';

async function availableOf(trx: Trx, productId: number): Promise<number> {
  const row = isPossibleId(productId)
    ? await trx
        .selectFrom('product')
        .innerJoin('product_stock', 'product_stock.product_id', 'product.id')
        .select(['product.is_for_order', 'product_stock.quantity'])
        .where('product.id', '=', productId)
        .executeTakeFirst()
    : undefined;
  if (!row) throw new ApiError('not_found');
  return availableQuantity({ isForOrder: row.is_for_order, stock: row.quantity });
}

/** Pieces of a product that the cart holds. */
export async function quantityInCart(trx: Trx, visitorId: number, productId: number): Promise<number> {
  if (!isPossibleId(productId)) return 0;
  const row = await trx
    .selectFrom('cart_line')
    .select('quantity')
    .where('visitor_id', '=', visitorId)
    .where('product_id', '=', productId)
    .executeTakeFirst();
  return row?.quantity ?? 0;
}

/**
 * Sets a line's quantity; 0 removes it.
 *
 * @throws ApiError `not_found` for no product, `out_of_stock` with `available`, `validation_failed` for too many lines
 */
export async function setQuantity(trx: Trx, clock: Clock, visitorId: number, productId: number, quantity: number): Promise<void> {
  const available = await availableOf(trx, productId);
  if (quantity === 0) {
    await trx.deleteFrom('cart_line').where('visitor_id', '=', visitorId).where('product_id', '=', productId).execute();
    return;
  }
  if (quantity > available) throw new ApiError('out_of_stock', { params: { available, product_id: productId } });
  const now = clock.now();
  await trx
    .insertInto('cart_line')
    .values({ visitor_id: visitorId, product_id: productId, quantity, added_at: now, changed_at: now })
    .onConflict((conflict) => conflict.columns(['visitor_id', 'product_id']).doUpdateSet({ quantity, changed_at: now }))
    .execute();
  const { count } = await trx
    .selectFrom('cart_line')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('visitor_id', '=', visitorId)
    .executeTakeFirstOrThrow();
  if (count > LIMITS.cartLines) {
    throw new ApiError('validation_failed', { fields: [{ path: 'product_id', code: 'too_large', params: { max: LIMITS.cartLines } }] });
  }
}
