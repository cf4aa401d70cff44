import type { Clock } from '../../platform/clock.ts';
import type { Trx } from '../../platform/database/Trx.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { itemKey } from '../itemKey.ts';
import { loadOrderItems } from '../reviewable.ts';
import { resolveOrder } from './resolveOrder.ts';
import type { FormVisitor, OrderRow } from './resolveOrder.ts';

/** An item whose review can be written or changed. */
export interface LockedItem {
  readonly order: OrderRow;
  readonly position: number;
  readonly productId: number;
  /** The key of its photographs. */
  readonly key: string;
}

/**
 * Locks the order of an item whose review may be changed: changes of its reviews wait for each other.
 *
 * @param itemId - as the contract numbers an order's items
 * @throws ApiError `not_found` for an unknown item, `review_decided`, `review_item_withdrawn`; see also `resolveOrder`
 */
export async function lockItem(trx: Trx, clock: Clock, visitor: FormVisitor, itemId: number): Promise<LockedItem> {
  const order = await resolveOrder(trx, clock, visitor);
  await trx.selectFrom('shop_order').select('id').where('id', '=', order.id).forUpdate().execute();
  const position = itemId - 1;
  const item = (await loadOrderItems(trx, order.id)).find((each) => each.position === position);
  if (!item) throw new ApiError('not_found');
  const review = await trx.selectFrom('review').select('state').where('order_id', '=', order.id).where('position', '=', position).executeTakeFirst();
  if (review && review.state !== 'pending') throw new ApiError('review_decided');
  if (!item.isReviewable || item.productId === null) throw new ApiError('review_item_withdrawn');
  return { order, position, productId: item.productId, key: itemKey(order.id, position) };
}
