import type { Locale, WithdrawableOrder } from '@feszek/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connect.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { isOrderHash } from '../orderHash.ts';
import { leftToWithdraw } from './leftToWithdraw.ts';
import { loadTerm, withdrawalState } from './orderState.ts';

/**
 * An order as its withdrawal form shows it, for whoever knows its hash.
 *
 * @throws ApiError `not_found`
 */
export async function loadWithdrawableOrder(db: Db, clock: Clock, orderHash: string, locale: Locale): Promise<WithdrawableOrder> {
  const order = isOrderHash(orderHash) ? await db.selectFrom('shop_order').selectAll().where('order_hash', '=', orderHash).executeTakeFirst() : undefined;
  if (!order) throw new ApiError('not_found');
  const [items, term] = await Promise.all([leftToWithdraw(db, order.id), loadTerm(db, clock, order)]);
  return {
    order_hash: order.order_hash,
    order_number: String(order.id),
    state: withdrawalState(order, items),
    name: order.customer.invoice_data?.name ?? '',
    email: order.customer.email ?? '',
    last_day: term.lastDay,
    is_term_over: term.isOver,
    items: items.filter(({ left }) => left > 0).map(({ id, name, left }) => ({ id, name: name[locale], left })),
  };
}
