import type { ShipInput } from '@feszek/contract';
import type { Selectable } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Changes } from '../../platform/changes/changes.ts';
import type { Trx } from '../../platform/database/Trx.ts';
import type { Database } from '../../platform/database/schema.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { isWaitingForApproval } from '../approval/needsApproval.ts';
import { createRefund } from '../payment/refunds/createRefund.ts';
import { leaveAttempts } from '../payment/transactions.ts';
import { changeStatus } from '../status/changeStatus.ts';
import { stockTags } from '../../stock/productStock.ts';
import { returnStock } from '../orderStock.ts';
import { lockNamedOrder } from './lockNamedOrder.ts';

export interface StepParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly changes: Changes;
}

type OrderRow = Selectable<Database['shop_order']>;

/** Records a payment by transfer or in cash. Providers report their payments themselves. */
export async function markOrderPaid({ db, clock }: StepParts, name: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { id, status } = await lockNamedOrder(trx, name);
    if (status === 'paid') return;
    // Its stock may be sold meanwhile: the operator refunds the payment, and the buyer orders again.
    if (status === 'cancelled') throw new ApiError('order_step_refused', { params: { status, wanted: 'paid' } });
    await leaveAttempts(trx, id);
    await changeStatus(trx, clock, { orderId: id, to: 'paid', by: 'operator', set: { transaction_id: null, payment_expires_at: null } });
  });
}

/** Records that the order was sent, or is ready to be collected. A repeated call with another tracking link replaces the first link. */
export async function shipOrder({ db, clock }: StepParts, name: string, { tracking_url: url, carrier }: ShipInput): Promise<void> {
  const set = { payment_expires_at: null, ...(url && { tracking_url: url }), ...(carrier && { carrier }) };
  await db.transaction().execute(async (trx) => {
    const order = await lockNamedOrder(trx, name);
    if (isWaitingForApproval(order)) throw new ApiError('order_waits_for_approval');
    await changeStatus(trx, clock, { orderId: order.id, to: 'shipped', by: 'operator', set });
  });
}

export async function completeOrder({ db, clock }: StepParts, name: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { id } = await lockNamedOrder(trx, name);
    await changeStatus(trx, clock, { orderId: id, to: 'completed', by: 'operator' });
  });
}

/** Whether a provider can refund the order's payment. */
export async function isPaidThroughProvider(trx: Trx, { transaction_id: id }: OrderRow): Promise<boolean> {
  const paid = id === null ? undefined : await trx.selectFrom('payment_transaction').select('id').where('id', '=', id).where('status', '=', 'success').executeTakeFirst();
  return paid !== undefined;
}

/** Returns the stock and, if the order was paid, creates the refund, which a job requests from the provider. */
export async function cancelOrder({ db, clock, changes }: StepParts, name: string, reason: string): Promise<void> {
  const tags = await db.transaction().execute(async (trx) => {
    const order = await lockNamedOrder(trx, name);
    if (order.status === 'cancelled') return [];
    const returned = await returnStock(trx, order.id);
    await leaveAttempts(trx, order.id);
    const isPaid = order.status === 'paid';
    if (isPaid && order.transaction_id !== null && (await isPaidThroughProvider(trx, order))) await createRefund(trx, clock, order.id, order.transaction_id);
    await changeStatus(trx, clock, { orderId: order.id, to: 'cancelled', by: 'operator', note: reason, set: { payment_expires_at: null, ...(isPaid && { is_refund_due: true }) } });
    return stockTags(returned);
  });
  changes.emit(tags);
}
