import type { FastifyBaseLogger } from 'fastify';
import type { Changes } from '../../platform/changes.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connect.ts';
import { applyPaymentEvent } from './applyEvent.ts';
import type { PaymentProviders } from './provider.ts';

/** A payment is asked about no more often than this, however often its result page is refreshed. */
const CHECK_EVERY_MS = 10_000;
/** And no more than so many times by pages in all; the job, which asks seldom, goes on. */
export const MOST_CHECKS = 200;

export interface CheckParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly changes: Changes;
  readonly log: FastifyBaseLogger;
  readonly providers: PaymentProviders;
}

/** Takes the right to ask: one of several requests and processes gets it. */
async function claim({ db, clock, providers }: CheckParts, transactionId: string, mostChecks: number) {
  const now = clock.now();
  return db
    .updateTable('payment_transaction')
    .set(({ eb }) => ({ checked_at: now, checks: eb('checks', '+', 1) }))
    .where('id', '=', transactionId)
    .where('status', '<>', 'success')
    .where('provider', 'in', [...providers.keys()])
    .where('checks', '<', mostChecks)
    .where(({ eb, or }) => or([eb('checked_at', 'is', null), eb('checked_at', '<=', new Date(now.getTime() - CHECK_EVERY_MS))]))
    .returning(['id', 'provider', 'provider_id', 'amount', 'currency'])
    .executeTakeFirst();
}

/**
 * Asks the provider what has become of a payment, and lets its answer change the order as a notification would. Does
 * nothing for one that is paid or was asked about a moment ago.
 *
 * @throws what the provider, or the road to it, has thrown
 */
export async function checkPayment(parts: CheckParts, transactionId: string, mostChecks = MOST_CHECKS): Promise<void> {
  const { db, clock, changes, log, providers } = parts;
  if (providers.size === 0) return;
  const claimed = await claim(parts, transactionId, mostChecks);
  const provider = claimed && providers.get(claimed.provider);
  if (!provider) return;
  const event = await provider.retrieve({ transactionId, providerId: claimed.provider_id, amount: claimed.amount, currency: claimed.currency });
  if (!event) return;
  const eventId = `asked:${transactionId}:${event.status}`;
  changes.emit(await applyPaymentEvent(db, clock, log, { provider: provider.name, eventId, event }));
}
