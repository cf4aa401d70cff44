import { traceFields } from '@feszek/logging';
import type { RequestTrace } from '@feszek/logging';
import type { FastifyBaseLogger } from 'fastify';
import { randomBytes } from 'node:crypto';
import { runInTrace } from '../http/currentTrace.ts';
import { buryJob, completeJob, extendReservation, repeatJob, RESERVED_MS, reserveJob, retryLater } from './attempts.ts';
import type { JobRow, JobStore } from './attempts.ts';
import { isTimeReliable } from './isTimeReliable.ts';
import { PermanentJobError } from './JobRegistry.ts';
import type { BackOff, EnqueuedJob, JobContext, JobRegistry, RecurringJob } from './JobRegistry.ts';

export interface JobParts extends JobStore {
  readonly log: FastifyBaseLogger;
  readonly jobs: JobRegistry;
}

/** A process that ended during the last attempt cannot record its error. */
const LOST = new Error('The process ended during the last attempt');

function delayAfter(attempts: number, { firstMs, longestMs }: BackOff): number {
  return Math.min(longestMs, firstMs * 2 ** (attempts - 1));
}

const contextOf = ({ clock, log }: JobParts): JobContext => ({ log, isTimeReliable: () => isTimeReliable(clock) });

/** Does the work of one attempt, and keeps the job reserved meanwhile. */
async function keepReserved(parts: JobParts, job: JobRow, work: () => Promise<void>): Promise<void> {
  const timer = setInterval(() => {
    extendReservation(parts, job).catch((error: unknown) => parts.log.warn({ err: error, job_id: job.id, kind: job.kind }, 'the reservation of a job could not be extended'));
  }, RESERVED_MS / 3);
  timer.unref();
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
}

async function fail(parts: JobParts, job: JobRow, { attempts: most, backOff }: EnqueuedJob, error: unknown): Promise<void> {
  const { id, kind, key, attempts } = job;
  const facts = { err: error, job_id: id, kind, key, attempts };
  if (error instanceof PermanentJobError || attempts >= most) {
    await buryJob(parts, job, error);
    parts.log.error(facts, 'job failed for good: it is a dead letter; npm run shop -- jobs list --failed');
    return;
  }
  const next_attempt_at = await retryLater(parts, job, delayAfter(attempts, backOff), error);
  parts.log.warn({ ...facts, next_attempt_at }, 'job failed; it will be retried');
}

async function runEnqueued(parts: JobParts, job: JobRow, type: EnqueuedJob): Promise<boolean> {
  if (job.attempts > type.attempts) {
    await fail(parts, job, type, LOST);
    return false;
  }
  try {
    await keepReserved(parts, job, () => type.run(job.key, contextOf(parts)));
  } catch (error) {
    await fail(parts, job, type, error);
    return false;
  }
  await completeJob(parts, job);
  return true;
}

async function runRecurring(parts: JobParts, job: JobRow, type: RecurringJob): Promise<boolean> {
  try {
    await keepReserved(parts, job, () => type.run(contextOf(parts)));
  } catch (error) {
    parts.log.error({ err: error, kind: job.kind }, 'recurring job failed; it will run again');
    await repeatJob(parts, job, type, error);
    return false;
  }
  await repeatJob(parts, job, type);
  return true;
}

/** The span of an attempt, in the trace of the request that has enqueued the job, or in one of its own. */
function newSpan({ trace_id: traceId }: JobRow): RequestTrace {
  return { traceId: traceId ?? randomBytes(16).toString('hex'), spanId: randomBytes(8).toString('hex'), parentId: undefined };
}

/**
 * Runs the due jobs of a kind, one after another. Safe with several processes: each job is reserved for one of them.
 *
 * @param mayContinue called before each job
 * @returns how many jobs succeeded
 */
export async function runDueJobs(parts: JobParts, kind: string, mayContinue: () => boolean = () => true): Promise<number> {
  const enqueued = parts.jobs.enqueued(kind);
  const recurring = parts.jobs.recurring(kind);
  let count = 0;
  while (mayContinue()) {
    const job = await reserveJob(parts, kind);
    if (!job) break;
    const trace = newSpan(job);
    const traced = { ...parts, log: parts.log.child(traceFields(trace)) };
    const run = async () => (enqueued ? runEnqueued(traced, job, enqueued) : recurring ? runRecurring(traced, job, recurring) : false);
    const hasSucceeded = await runInTrace(trace.traceId, run);
    if (hasSucceeded) count += 1;
  }
  return count;
}

/**
 * Runs every recurring job once, now, regardless of its schedule: for tests and commands.
 *
 * @throws what a job throws
 */
export async function runRecurringNow(parts: JobParts): Promise<void> {
  for (const job of parts.jobs.recurringJobs) await job.run(contextOf(parts));
}
