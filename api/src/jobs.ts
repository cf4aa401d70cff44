import type { FastifyBaseLogger } from 'fastify';
import { removeOldNotes } from './catalogue/readModel/removeOldNotes.ts';
import type { Changes } from './changes.ts';
import type { Clock } from './clock.ts';
import type { Db } from './database/connect.ts';
import { removeOldImports } from './import/imports.ts';
import { expireOrders } from './orders/expireOrders.ts';
import { removeOldKeys } from './orders/idempotency.ts';
import { removeClientKeys } from './orders/removeClientKeys.ts';
import { removeOldMails } from './outbox/removeOldMails.ts';
import { checkOpenPayments } from './payment/checkOpenPayments.ts';
import type { PaymentProviders } from './payment/provider.ts';
import { refundDue } from './payment/refunds/refundDue.ts';
import { removeEndedSessions } from './session/sessions.ts';

const EVERY_MS = 60_000;

export interface JobParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly changes: Changes;
  readonly log: FastifyBaseLogger;
  readonly providers: PaymentProviders;
}

/** Work that time itself brings; safe with several processes at once. */
export async function runJobs(parts: JobParts): Promise<void> {
  const { db, clock, changes, log } = parts;
  // Before orders are cancelled, so that one whose notification was lost is found paid.
  await checkOpenPayments(parts);
  const expired = await expireOrders(db, clock, changes);
  if (expired > 0) log.info({ expired }, 'unpaid orders cancelled');
  await refundDue(parts);
  await removeOldKeys(db, clock);
  await removeOldNotes(db);
  await removeEndedSessions(db, clock);
  await removeOldImports(db, clock);
  await removeOldMails(db, clock);
  await removeClientKeys(db, clock);
}

/**
 * Runs the jobs every minute, one run after another.
 *
 * @returns stops them, and waits for a run that is under way
 */
export function startJobs(parts: JobParts): () => Promise<void> {
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= runJobs(parts)
      .catch((error: unknown) => parts.log.error({ err: error }, 'jobs failed'))
      .finally(() => {
        running = undefined;
      });
  }, EVERY_MS);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
