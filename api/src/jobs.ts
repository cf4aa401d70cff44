import type { FastifyBaseLogger } from 'fastify';
import { removeOldNotes } from './catalog/readModel/removeOldNotes.ts';
import type { Changes } from './platform/changes.ts';
import type { Clock } from './platform/clock.ts';
import type { Db } from './platform/database/connect.ts';
import { DatabaseClock, MOST_SKEW_MS } from './platform/database/DatabaseClock.ts';
import { removeOldImports } from './catalog/import/imports.ts';
import { expireOrders } from './orders/expireOrders.ts';
import type { MediaStore } from './media/MediaStore.ts';
import { removeUnusedPictures } from './media/removeUnusedPictures.ts';
import { removeOldKeys } from './orders/idempotency.ts';
import { removeClientKeys } from './orders/removeClientKeys.ts';
import { removeOldMails } from './platform/mail/outbox/removeOldMails.ts';
import { checkOpenPayments } from './orders/payment/checkOpenPayments.ts';
import type { PaymentProviders } from './orders/payment/provider.ts';
import { refundDue } from './orders/payment/refunds/refundDue.ts';
import { removeEndedSessions } from './platform/session/sessions.ts';

const EVERY_MS = 60_000;

export interface JobParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly changes: Changes;
  readonly log: FastifyBaseLogger;
  readonly providers: PaymentProviders;
  /** Without it no unused pictures are removed. */
  readonly media?: MediaStore;
}

/**
 * Reads the database's time for this run, and compares it with the machine's. Where they differ by minutes, either may be
 * wrong.
 *
 * @returns whether orders may be cancelled and data deleted by this time
 */
async function isTimeReliable({ clock, log }: JobParts): Promise<boolean> {
  if (!(clock instanceof DatabaseClock)) return true;
  await clock.synchronize();
  const isReliable = Math.abs(clock.skewMs) <= MOST_SKEW_MS;
  if (!isReliable) log.error({ skew_seconds: Math.round(clock.skewMs / 1000) }, 'nothing is cancelled or deleted: the clocks of this machine and of the database server differ; correct the wrong one');
  return isReliable;
}

/** Work that time itself brings; safe with several processes at once. */
export async function runJobs(parts: JobParts): Promise<void> {
  const { db, clock, changes, log } = parts;
  const isReliable = await isTimeReliable(parts);
  // Before orders are cancelled, so that one whose notification was lost is found paid.
  await checkOpenPayments(parts);
  const expired = isReliable ? await expireOrders(db, clock, changes) : 0;
  if (expired > 0) log.info({ expired }, 'unpaid orders cancelled');
  await refundDue(parts);
  if (!isReliable) return;
  await removeOldKeys(db, clock);
  await removeOldNotes(db);
  await removeEndedSessions(db, clock);
  await removeOldImports(db, clock);
  await removeOldMails(db, clock);
  await removeClientKeys(db, clock);
  if (parts.media) await removeUnusedPictures(db, clock, parts.media);
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
