import type { FastifyBaseLogger } from 'fastify';
import type { Selectable } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Trx } from '../../platform/database/Trx.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { Database } from '../../platform/database/schema.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { changeStatus } from '../status/changeStatus.ts';
import { stockTags } from '../../stock/productStock.ts';
import { retakeStock } from '../orderStock.ts';
import { isNewEvent } from './eventLog.ts';
import type { PaymentEvent } from './provider.ts';
import { createRefund } from './refunds/createRefund.ts';
import { failPayment } from './transactions.ts';

type OrderRow = Selectable<Database['shop_order']>;

/** A message of a provider, with an id by which a copy is recognised. */
export interface NamedEvent {
  readonly provider: string;
  readonly eventId: string;
  readonly event: PaymentEvent;
}

async function markPaid(trx: Trx, clock: Clock, order: OrderRow, transactionId: string): Promise<void> {
  await changeStatus(trx, clock, { orderId: order.id, to: 'paid', by: 'provider', set: { transaction_id: transactionId, payment_expires_at: null } });
}

/** A late payment restores an order that expired, but not one that the operator has cancelled. */
async function isCancelledForGood(trx: Trx, orderId: number): Promise<boolean> {
  const last = await trx.selectFrom('order_status_change').select('changed_by').where('order_id', '=', orderId).where('status', '=', 'cancelled').orderBy('id', 'desc').limit(1).executeTakeFirst();
  return last?.changed_by === 'operator';
}

/** The payment succeeded: in any status, the order is now paid, or a refund is due. */
async function applySuccess(trx: Trx, clock: Clock, order: OrderRow, transactionId: string): Promise<string[]> {
  if (order.status === 'pending_payment' || order.status === 'payment_failed' || order.status === 'confirmed') {
    await markPaid(trx, clock, order, transactionId);
    return [];
  }
  const retaken = order.status === 'cancelled' && !(await isCancelledForGood(trx, order.id)) ? await retakeStock(trx, clock.now(), order.id) : undefined;
  if (retaken) {
    await markPaid(trx, clock, order, transactionId);
    return stockTags(retaken);
  }
  await createRefund(trx, clock, order.id, transactionId);
  return [];
}

async function applyFailure(trx: Trx, clock: Clock, order: OrderRow, transactionId: string): Promise<void> {
  if (order.status !== 'pending_payment' || order.transaction_id !== transactionId) return;
  await failPayment(trx, clock, order.id, 'provider');
}

/**
 * Whether an event says nothing new about an attempt. A payment that the shop ends for the buyer expires at the provider,
 * whose message may arrive before the end of that call: the cancellation is then the more exact reason.
 */
function isKnown(transaction: Selectable<Database['payment_transaction']>, event: PaymentEvent): boolean {
  if (transaction.status === 'success') return true;
  if (transaction.status !== event.status) return false;
  return !(transaction.failure === 'timed_out' && event.failure === 'cancelled');
}

async function lockTransaction(trx: Trx, provider: string, transactionId: string) {
  const named = await trx
    .selectFrom('payment_transaction')
    .select('order_id')
    .where('id', '=', transactionId)
    .where('provider', '=', provider)
    .executeTakeFirst();
  if (!named) throw new ApiError('not_found');
  // Locks the order first, as all code does, so that two attempts of one order cannot deadlock.
  const order = await trx.selectFrom('shop_order').selectAll().where('id', '=', named.order_id).forUpdate().executeTakeFirstOrThrow();
  const transaction = await trx.selectFrom('payment_transaction').selectAll().where('id', '=', transactionId).executeTakeFirstOrThrow();
  return { order, transaction };
}

/**
 * Applies a verified event to its order. Events may arrive twice, late or out of order: a repeated message does
 * nothing, a success is final, a failure applies only to the current attempt of the order.
 *
 * @returns tags of what has changed
 * @throws ApiError `not_found` for no transaction of this provider, `malformed_request` for another amount than was requested
 */
export async function applyPaymentEvent(db: Db, clock: Clock, log: FastifyBaseLogger, { provider, eventId, event }: NamedEvent): Promise<readonly string[]> {
  return db.transaction().execute(async (trx) => {
    const { order, transaction } = await lockTransaction(trx, provider, event.transactionId);
    const about = { order_id: order.id, transaction_id: transaction.id, status: event.status, event_id: eventId };
    if (event.amount !== transaction.amount || event.currency !== transaction.currency) {
      log.error({ ...about, amount: event.amount, currency: event.currency }, 'payment of another amount than was requested');
      throw new ApiError('malformed_request');
    }
    if (!(await isNewEvent(trx, clock, { provider, eventId, transactionId: transaction.id, kind: event.status }))) {
      log.info(about, 'repeated payment event');
      return [];
    }
    if (isKnown(transaction, event)) return [];
    await trx
      .updateTable('payment_transaction')
      .set({
        status: event.status,
        authorization_code: event.authorizationCode,
        response_code: event.responseCode,
        response_message: event.responseMessage,
        failure: event.status === 'error' ? (event.failure ?? 'refused') : null,
        ...(event.providerId !== undefined && { provider_id: event.providerId }),
      })
      .where('id', '=', transaction.id)
      .execute();
    log.info(about, 'payment event');
    if (event.status === 'success') return applySuccess(trx, clock, order, transaction.id);
    await applyFailure(trx, clock, order, transaction.id);
    return [];
  });
}
