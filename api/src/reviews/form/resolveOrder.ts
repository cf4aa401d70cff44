import { isReviewKey, isStopKey } from '@feszek/contract';
import type { Kysely, Selectable } from 'kysely';
import { isOrderOpen } from '../../orders/access/orderAccess.ts';
import { isOrderHash } from '../../orders/orderHash.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/schema.ts';
import { ApiError } from '../../platform/http/errors.ts';
import type { Session } from '../../platform/session/sessions.ts';
import { LINK_MS, hashToken } from '../invitations/links.ts';

export type OrderRow = Selectable<Database['shop_order']>;

/** Who opens the form: the key of the address, and their session. */
export interface FormVisitor {
  readonly key: string;
  readonly session: Session | undefined;
}

async function findByToken(db: Kysely<Database>, clock: Clock, token: string): Promise<OrderRow | undefined> {
  const invitation = await db.selectFrom('review_invitation').select(['order_id', 'created_at']).where('token_hash', '=', hashToken(token)).executeTakeFirst();
  if (!invitation) return undefined;
  if (clock.now().getTime() - invitation.created_at.getTime() >= LINK_MS) throw new ApiError('review_link_expired');
  return db.selectFrom('shop_order').selectAll().where('id', '=', invitation.order_id).executeTakeFirst();
}

async function findByHash(db: Kysely<Database>, { key, session }: FormVisitor): Promise<OrderRow | undefined> {
  const order = await db.selectFrom('shop_order').selectAll().where('order_hash', '=', key).executeTakeFirst();
  if (order && !(await isOrderOpen(db, order, session))) throw new ApiError('order_restricted');
  return order;
}

/**
 * Resolves the order that a key opens for review: the token of an invitation; or the hash of an order, for a session that may
 * see the whole order.
 *
 * @throws ApiError `review_link_malformed`, `review_link_unknown`, `review_link_expired`, `order_restricted`, `review_too_early`
 */
export async function resolveOrder(db: Kysely<Database>, clock: Clock, visitor: FormVisitor): Promise<OrderRow> {
  if (!isReviewKey(visitor.key) || isStopKey(visitor.key)) throw new ApiError('review_link_malformed');
  const order = await (isOrderHash(visitor.key) ? findByHash(db, visitor) : findByToken(db, clock, visitor.key));
  if (!order) throw new ApiError('review_link_unknown');
  if (order.status !== 'completed') throw new ApiError('review_too_early');
  return order;
}
