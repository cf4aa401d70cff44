import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { ApiError } from '../../platform/http/errors.ts';
import type { Session } from '../../platform/session/sessions.ts';
import { hashSessionId } from '../../platform/session/tokens.ts';
import { isOrderHash } from '../orderHash.ts';

type OwnedOrder = Pick<Selectable<Database['shop_order']>, 'id' | 'visitor_id' | 'user_id'>;

/**
 * Whether a session may see a whole order: it belongs to the visitor who ordered or to the signed-in owner, or the code of
 * the order was entered in it (decision 0054). The hash of the order is not sufficient.
 */
export async function isOrderOpen(db: Kysely<Database>, order: OwnedOrder, session: Session | undefined): Promise<boolean> {
  if (!session) return false;
  if (order.visitor_id === session.visitorId) return true;
  if (order.user_id !== null && order.user_id === session.userId) return true;
  const access = await db
    .selectFrom('order_access')
    .select('order_id')
    .where('session_hash', '=', hashSessionId(session.id))
    .where('order_id', '=', order.id)
    .executeTakeFirst();
  return access !== undefined;
}

/**
 * Refuses a session that may see only the restricted view of an order.
 *
 * @throws ApiError `not_found`, `order_restricted`
 */
export async function requireOpenOrder(db: Kysely<Database>, orderHash: string, session: Session | undefined): Promise<void> {
  const order = isOrderHash(orderHash)
    ? await db.selectFrom('shop_order').select(['id', 'visitor_id', 'user_id']).where('order_hash', '=', orderHash).executeTakeFirst()
    : undefined;
  if (!order) throw new ApiError('not_found');
  if (!(await isOrderOpen(db, order, session))) throw new ApiError('order_restricted');
}
