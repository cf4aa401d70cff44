import { randomBytes } from 'node:crypto';
import type { Trx } from '../../../platform/database/Trx.ts';
import type { Clock } from '../../../platform/clock.ts';

/** Creates the refund of a payment that cannot be used. A job requests it from the provider. */
export async function createRefund(trx: Trx, clock: Clock, orderId: number, transactionId: string): Promise<void> {
  const now = clock.now();
  await trx.updateTable('shop_order').set({ is_refund_due: true }).where('id', '=', orderId).execute();
  await trx
    .insertInto('payment_refund')
    .values({
      id: randomBytes(16).toString('hex'), transaction_id: transactionId, status: 'due', next_attempt_at: now, created_at: now,
      provider_refund_id: null, last_error: null, done_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
