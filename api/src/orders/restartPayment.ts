import type { OrderPlaced, PaymentRestartInput } from '@feszek/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../platform/database/connect.ts';
import type { Clock } from '../platform/clock.ts';
import type { StoredPaymentMethod } from '../pricing/delivery/methods.ts';
import type { Trx } from '../platform/database/Trx.ts';
import { payableGross, roundedFor } from '../cart/totals.ts';
import { ApiError } from '../platform/http/errors.ts';
import type { View } from '../platform/http/requestView.ts';
import { checkStatement } from './payment/checkStatement.ts';
import type { PaymentProviders, PaymentRequest } from './payment/provider.ts';
import { leaveAttempts, openTransaction, startAtProvider } from './payment/transactions.ts';
import { payableMethods } from './payableMethods.ts';
import { resultAddress } from './resultAddress.ts';
import { needsApproval } from './approval/needsApproval.ts';
import type { OrderLimits } from './orderLimits.ts';
import { changeStatus } from './status/changeStatus.ts';
import { unpaidUntil } from './unpaidUntil.ts';

/** Without a limit, an order that is restarted repeatedly would hold its stock for ever. */
const MAX_ATTEMPTS = 10;

export interface RestartParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly providers: PaymentProviders;
  /** Public origin of the shop. */
  readonly shopUrl: string;
  readonly orderLimits: OrderLimits;
}

export interface RestartRequest {
  readonly orderHash: string;
  readonly view: View;
  readonly input: PaymentRestartInput;
}

interface Restarted {
  readonly method: StoredPaymentMethod;
  readonly payment: PaymentRequest | undefined;
}

async function lockRestartable(trx: Trx, orderHash: string) {
  const order = await trx.selectFrom('shop_order').selectAll().where('order_hash', '=', orderHash).forUpdate().executeTakeFirst();
  if (!order) throw new ApiError('not_found');
  const { count } = await trx
    .selectFrom('payment_transaction')
    .where('order_id', '=', order.id)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const isUnpaid = order.status === 'pending_payment' || order.status === 'payment_failed';
  if (!isUnpaid || count >= MAX_ATTEMPTS) throw new ApiError('payment_not_restartable');
  return order;
}

async function allowedMethod(trx: Trx, order: Parameters<typeof payableMethods>[1], paymentMethodId: number): Promise<StoredPaymentMethod> {
  const method = (await payableMethods(trx, order)).find(({ id }) => id === paymentMethodId);
  if (!method) throw new ApiError('method_not_allowed_here');
  return method;
}

async function restart(trx: Trx, parts: RestartParts, { orderHash, view, input }: RestartRequest, resultUrl: string): Promise<Restarted> {
  const order = await lockRestartable(trx, orderHash);
  const method = await allowedMethod(trx, order, input.payment_method);
  checkStatement(parts.providers.get(method.provider ?? ''), input.is_data_transfer_accepted);
  const summary = roundedFor(order.summary, method, order.currency);
  await trx.updateTable('shop_order').set({ payment_method_id: method.id, summary: JSON.stringify(summary) }).where('id', '=', order.id).execute();
  if (method.provider === null) {
    await leaveAttempts(trx, order.id);
    const isWaiting = await needsApproval(trx, parts.orderLimits.approvalFrom, { payment: method, summary, currency: order.currency }, order.user_id);
    const set = { transaction_id: null, payment_expires_at: unpaidUntil(method, parts.clock.now()), review_state: isWaiting ? 'waiting' as const : null };
    await changeStatus(trx, parts.clock, { orderId: order.id, to: 'confirmed', by: 'customer', set });
    return { method, payment: undefined };
  }
  const payment = await openTransaction(trx, parts.clock, {
    orderId: order.id,
    orderHash,
    provider: method.provider,
    amount: payableGross(summary),
    currency: order.currency,
    locale: view.locale,
    customer: order.customer,
    resultUrl,
  });
  return { method, payment };
}

/**
 * Starts another payment of an unpaid order, by the same method or another that its delivery allows.
 *
 * @throws ApiError `not_found`, `payment_not_restartable`, `method_not_allowed_here`, `validation_failed` for a data
 *   transfer that was not accepted, `payment_provider_unavailable`
 */
export async function restartPayment(parts: RestartParts, log: FastifyBaseLogger, request: RestartRequest): Promise<OrderPlaced> {
  const { orderHash, input } = request;
  const resultUrl = resultAddress(input.transaction_result_url, parts.shopUrl, orderHash);
  const { method, payment } = await parts.db.transaction().execute((trx) => restart(trx, parts, request, resultUrl));
  if (!payment) return { order_hash: orderHash, redirect_url: resultUrl };
  const provider = parts.providers.get(method.provider ?? '');
  if (!provider) throw new Error(`No payment provider is named ${method.provider}`);
  const outcome = await startAtProvider(parts.db, parts.clock, provider, payment);
  if (outcome.ok) return { order_hash: orderHash, redirect_url: outcome.redirectUrl };
  log.error({ err: outcome.error, transaction_id: payment.transactionId }, 'payment could not be restarted');
  throw new ApiError('payment_provider_unavailable', { cause: outcome.error });
}
