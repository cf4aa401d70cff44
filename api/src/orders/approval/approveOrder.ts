import { ApiError } from '../../platform/http/errors.ts';
import { enqueueOrderMail } from '../mails/enqueueOrderMail.ts';
import { lockNamedOrder } from '../operator/lockNamedOrder.ts';
import { cancelOrder } from '../operator/steps.ts';
import type { StepParts } from '../operator/steps.ts';
import { isWaitingForApproval } from './needsApproval.ts';

/**
 * Approves a large order that is paid on receipt: it may be shipped, and its buyer receives a mail. A repeated approval has no
 * effect.
 *
 * @throws ApiError `not_found`, `order_needs_no_approval`
 */
export async function approveOrder({ db, clock }: StepParts, name: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const order = await lockNamedOrder(trx, name);
    if (order.review_state === 'approved') return;
    if (!isWaitingForApproval(order)) throw new ApiError('order_needs_no_approval');
    await trx.updateTable('shop_order').set({ review_state: 'approved' }).where('id', '=', order.id).execute();
    await enqueueOrderMail(trx, clock, order.id, 'approved');
  });
}

/**
 * Rejects such an order: it is cancelled, its stock returns, and its buyer reads the reason.
 *
 * @throws ApiError `not_found`, `order_needs_no_approval`
 */
export async function rejectOrder(parts: StepParts, name: string, reason: string): Promise<void> {
  const order = await parts.db.transaction().execute((trx) => lockNamedOrder(trx, name));
  if (order.status === 'cancelled' && order.review_state === 'waiting') return;
  if (!isWaitingForApproval(order)) throw new ApiError('order_needs_no_approval');
  await cancelOrder(parts, name, reason);
}
