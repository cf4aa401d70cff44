import type { Locale, WithdrawableOrder } from '@feszek/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connect.ts';
import { ApiError } from '../../platform/http/errors.ts';
import type { Session } from '../../platform/session/sessions.ts';
import { isOrderOpen } from '../access/orderAccess.ts';
import { isOrderHash } from '../orderHash.ts';
import { leftToWithdraw } from './leftToWithdraw.ts';
import { loadTerm, withdrawalState } from './orderState.ts';

/**
 * An order as its withdrawal form shows it. Name and email address are empty for a session that has only the hash.
 *
 * @throws ApiError `not_found`
 */
export async function loadWithdrawableOrder(db: Db, clock: Clock, orderHash: string, locale: Locale, session: Session | undefined): Promise<WithdrawableOrder> {
  const order = isOrderHash(orderHash) ? await db.selectFrom('shop_order').selectAll().where('order_hash', '=', orderHash).executeTakeFirst() : undefined;
  if (!order) throw new ApiError('not_found');
  const [items, term, isOpen] = await Promise.all([leftToWithdraw(db, order.id), loadTerm(db, clock, order), isOrderOpen(db, order, session)]);
  return {
    order_hash: order.order_hash,
    order_number: String(order.id),
    state: withdrawalState(order, items),
    name: (isOpen && order.customer.invoice_data?.name) || '',
    email: (isOpen && order.customer.email) || '',
    last_day: term.lastDay,
    is_term_over: term.isOver,
    items: items.filter(({ left }) => left > 0).map(({ id, name, left }) => ({ id, name: name[locale], left })),
  };
}
