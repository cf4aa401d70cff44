import type { Selectable } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { Trx } from '../../platform/database/Trx.ts';
import { payableGross } from '../../cart/totals.ts';
import type { Database } from '../../platform/database/schema.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { createRefund } from '../payment/refunds/createRefund.ts';
import { noteRefunded } from '../status/changeStatus.ts';
import { lockNamedOrder } from './lockNamedOrder.ts';
import { isPaidThroughProvider } from './steps.ts';

type OrderRow = Selectable<Database['shop_order']>;

/** The cancellation of an order creates its refund. An order that was not sent yet is cancelled, not refunded. */
function isSent({ status }: OrderRow): boolean {
  return status === 'shipped' || status === 'completed';
}

async function isRefunded(trx: Trx, orderId: number): Promise<boolean> {
  const noted = await trx.selectFrom('order_status_change').select('id').where('order_id', '=', orderId).where('status', '=', 'refunded').limit(1).executeTakeFirst();
  return noted !== undefined;
}

/**
 * Refunds the payment of an order that was sent; its status stays. A job requests the refund of a payment through a
 * provider; a refund by hand is recorded, also for a cancelled order.
 *
 * @throws ApiError `not_found`, `order_step_refused` for an order that can still be cancelled, `order_not_refundable`
 */
export async function refundOrder({ db, clock }: { readonly db: Db; readonly clock: Clock }, name: string, isByHand: boolean): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const order = await lockNamedOrder(trx, name);
    const isThroughProvider = await isPaidThroughProvider(trx, order);
    const isRefundedByHand = order.status === 'cancelled' && order.is_refund_due && isByHand;
    if (order.status === 'cancelled' && !isRefundedByHand) throw new ApiError('order_not_refundable');
    if (!isSent(order) && !isRefundedByHand) throw new ApiError('order_step_refused', { params: { status: order.status, wanted: 'refunded' } });
    if (isThroughProvider === isByHand || (await isRefunded(trx, order.id))) throw new ApiError('order_not_refundable');
    if (order.transaction_id !== null && isThroughProvider) return createRefund(trx, clock, order.id, order.transaction_id);
    await trx.updateTable('shop_order').set({ is_refund_due: false }).where('id', '=', order.id).execute();
    await noteRefunded(trx, clock, order.id, payableGross(order.summary), { by: 'operator' });
  });
}
