import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/connect.ts';
import type { PaymentProviders } from '../provider.ts';
import { noteRefund } from './noteRefund.ts';

/** Refunds in one run; the next run takes the rest. */
const BATCH = 20;
const FIRST_PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = 6 * 60 * 60_000;

export interface RefundParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly providers: PaymentProviders;
}

/** Takes the next refund that is due, and puts its next attempt off, so that no other process takes it as well. */
async function claim({ db, clock, providers }: RefundParts) {
  return db.transaction().execute(async (trx) => {
    const now = clock.now();
    const refund = await trx
      .selectFrom('payment_refund')
      .innerJoin('payment_transaction', 'payment_transaction.id', 'payment_refund.transaction_id')
      .select(['payment_refund.id', 'payment_refund.attempts', 'payment_refund.transaction_id', 'provider', 'provider_id', 'amount', 'currency'])
      .where('payment_refund.status', '=', 'due')
      .where('next_attempt_at', '<=', now)
      .where('provider', 'in', [...providers.keys()])
      .orderBy('next_attempt_at')
      .limit(1)
      .forUpdate('payment_refund')
      .skipLocked()
      .executeTakeFirst();
    if (!refund) return undefined;
    const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** refund.attempts);
    await trx
      .updateTable('payment_refund')
      .set({ attempts: refund.attempts + 1, next_attempt_at: new Date(now.getTime() + pause) })
      .where('id', '=', refund.id)
      .execute();
    return refund;
  });
}

/**
 * Gives back what is owed. A provider that does not answer is asked again later, at ever longer intervals.
 *
 * @returns how many payments went back
 */
export async function refundDue(parts: RefundParts): Promise<number> {
  const { db, clock, log, providers } = parts;
  let count = 0;
  for (let taken = 0; providers.size > 0 && taken < BATCH; taken += 1) {
    const refund = await claim(parts);
    const provider = refund && providers.get(refund.provider);
    if (!provider) return count;
    const { transaction_id: transactionId, provider_id: providerId, amount, currency } = refund;
    try {
      const { providerRefundId } = await provider.refund({ transactionId, providerId, amount, currency }, refund.id);
      await noteRefund(db, clock, log, provider.name, { transactionId, providerRefundId });
      count += 1;
    } catch (error) {
      log.error({ err: error, transaction_id: transactionId }, 'payment could not be refunded');
      const message = error instanceof Error ? error.message : String(error);
      await db.updateTable('payment_refund').set({ last_error: message.slice(0, 500) }).where('id', '=', refund.id).execute();
    }
  }
  return count;
}
