import type { FastifyBaseLogger } from 'fastify';
import type { Changes } from '../../platform/changes/changes.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connect.ts';
import { applyPaymentEvent } from './applyEvent.ts';
import type { PaymentProviders } from './provider.ts';

/** The shortest time between two queries of a payment, in milliseconds, however often its page is refreshed. */
const CHECK_EVERY_MS = 10_000;
/** The most queries of a payment by pages. The job, which queries seldom, continues. */
export const MOST_CHECKS = 200;

export interface CheckParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly changes: Changes;
  readonly log: FastifyBaseLogger;
  readonly providers: PaymentProviders;
}

/** Counts a query: one of several concurrent requests and processes may make it. */
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
 * Queries the provider about a payment, and applies the answer as it would a notification. Does nothing for a payment that
 * is paid or was queried a moment ago.
 *
 * @throws what the provider, or the connection to it, throws
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
