import { randomBytes } from 'node:crypto';
import type { Clock } from '../../../platform/clock.ts';
import type { Trx } from '../../../platform/database/Trx.ts';
import { enqueueJob } from '../../../platform/jobs/enqueueJob.ts';
import { REFUND_JOB } from './refundJob.ts';

/** Creates the refund of a payment that cannot be used. A job requests it from the provider. A payment has one refund. */
export async function createRefund(trx: Trx, clock: Clock, orderId: number, transactionId: string): Promise<void> {
  await trx.updateTable('shop_order').set({ is_refund_due: true }).where('id', '=', orderId).execute();
  const id = randomBytes(16).toString('hex');
  const created = await trx
    .insertInto('payment_refund')
    .values({ id, transaction_id: transactionId, status: 'due', created_at: clock.now(), provider_refund_id: null, done_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (created) await enqueueJob(trx, clock, REFUND_JOB, id);
}
