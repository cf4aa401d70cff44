import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/connect.ts';
import type { JobContext, JobRegistry } from '../../../platform/jobs/JobRegistry.ts';
import type { PaymentProviders } from '../provider.ts';
import { noteRefund } from './noteRefund.ts';

/** The job that requests a refund from the provider; its key is the refund's id. */
export const REFUND_JOB = 'refund';
/** With the delays between them these are eight days. */
const ATTEMPTS = 40;
const BACK_OFF = { firstMs: 60_000, longestMs: 6 * 60 * 60_000 };

export interface RefundParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly providers: PaymentProviders;
}

/**
 * Requests a refund that is due. A repeated request for the same refund returns the money once: the provider gets the
 * refund's id as idempotency key, or is queried first.
 *
 * @throws what the provider, or the connection to it, throws
 */
async function requestRefund({ db, clock, providers }: RefundParts, id: string, { log }: JobContext): Promise<void> {
  const refund = await db
    .selectFrom('payment_refund')
    .innerJoin('payment_transaction', 'payment_transaction.id', 'payment_refund.transaction_id')
    .select(['payment_refund.transaction_id', 'provider', 'provider_id', 'amount', 'currency'])
    .where('payment_refund.id', '=', id)
    .where('payment_refund.status', '=', 'due')
    .executeTakeFirst();
  if (!refund) return;
  const { transaction_id: transactionId, provider_id: providerId, amount, currency } = refund;
  const provider = providers.get(refund.provider);
  if (!provider) throw new Error(`The payment provider ${refund.provider} is not configured`);
  const { providerRefundId } = await provider.refund({ transactionId, providerId, amount, currency }, id);
  await noteRefund(db, clock, log, provider.name, { transactionId, providerRefundId });
}

/** Registers the job that requests refunds. */
export function registerRefundJob(jobs: JobRegistry, parts: RefundParts): void {
  jobs.register({ kind: REFUND_JOB, attempts: ATTEMPTS, backOff: BACK_OFF, run: (id, context) => requestRefund(parts, id, context) });
}
