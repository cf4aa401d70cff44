import { LIMITS } from '@feszek/contract';
import type { Trx } from '../cart/changeCart.ts';
import { ApiError } from '../http/errors.ts';

/**
 * Whether a visitor may place one more order that holds its goods until it is paid: without a bound, one person could keep
 * the whole stock from everybody else.
 *
 * @throws ApiError `too_many_unpaid_orders`
 */
export async function checkUnpaidOrders(trx: Trx, now: Date, visitorId: number): Promise<void> {
  const { count } = await trx
    .selectFrom('shop_order')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('visitor_id', '=', visitorId)
    .where('status', 'in', ['pending_payment', 'payment_failed'])
    .where('payment_expires_at', '>', now)
    .executeTakeFirstOrThrow();
  if (count >= LIMITS.unpaidOrders) throw new ApiError('too_many_unpaid_orders', { params: { count } });
}
