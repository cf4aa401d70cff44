import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/connect.ts';
import { ApiError } from '../../../platform/http/errors.ts';
import { noteRefunded } from '../../status/changeStatus.ts';
import type { RefundNote } from '../provider.ts';

/**
 * Records the refund of a payment, whether the shop has requested it or a colleague at the provider's own site. An order
 * without a refund that is still due has no refund due.
 *
 * @throws ApiError `not_found` for a transaction that is no payment of this provider
 */
export async function noteRefund(db: Db, clock: Clock, log: FastifyBaseLogger, provider: string, { transactionId, providerRefundId }: RefundNote): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const named = await trx.selectFrom('payment_transaction').select(['order_id', 'amount']).where('id', '=', transactionId).where('provider', '=', provider).executeTakeFirst();
    if (!named) throw new ApiError('not_found');
    await trx.selectFrom('shop_order').select('id').where('id', '=', named.order_id).forUpdate().execute();
    const now = clock.now();
    const done = { status: 'done', provider_refund_id: providerRefundId, done_at: now } as const;
    const noted = await trx
      .insertInto('payment_refund')
      .values({ id: randomBytes(16).toString('hex'), transaction_id: transactionId, created_at: now, ...done })
      .onConflict((conflict) => conflict.column('transaction_id').doUpdateSet(done).where('payment_refund.status', '=', 'due'))
      .returning('id')
      .executeTakeFirst();
    if (!noted) return;
    const open = await trx
      .selectFrom('payment_refund')
      .innerJoin('payment_transaction', 'payment_transaction.id', 'payment_refund.transaction_id')
      .select('payment_refund.id')
      .where('payment_transaction.order_id', '=', named.order_id)
      .where('payment_refund.status', '=', 'due')
      .executeTakeFirst();
    if (!open) await trx.updateTable('shop_order').set({ is_refund_due: false }).where('id', '=', named.order_id).execute();
    await noteRefunded(trx, clock, named.order_id, named.amount, { by: 'provider' });
    log.info({ order_id: named.order_id, transaction_id: transactionId, provider_refund_id: providerRefundId }, 'payment refunded');
  });
}
