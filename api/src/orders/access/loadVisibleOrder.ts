import type { Order } from '@feszek/contract';
import type { ProductView } from '../../catalog/toProduct.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { Session } from '../../platform/session/sessions.ts';
import { loadOrder } from '../loadOrder.ts';
import { isOrderOpen } from './orderAccess.ts';
import { closeOrder, isLinkOld, restrictOrder } from './restrictOrder.ts';

/**
 * An order as a session may see it: whole, or the restricted view (see `isOrderOpen`). Only its signed-in owner sees that it
 * opened an account: anyone can order with the address of another person.
 *
 * @throws ApiError `not_found`
 */
export async function loadVisibleOrder(db: Db, orderHash: string, view: ProductView, session: Session | undefined): Promise<Order> {
  const order = await loadOrder(db, orderHash, view);
  const owned = await db.selectFrom('shop_order').select(['id', 'visitor_id', 'user_id']).where('id', '=', order.id).executeTakeFirstOrThrow();
  if (!(await isOrderOpen(db, owned, session))) return isLinkOld(order, view.clock.now()) ? closeOrder(order) : restrictOrder(order);
  const isOwner = owned.user_id !== null && owned.user_id === session?.userId;
  return { ...order, is_new_account: order.is_new_account && isOwner };
}
