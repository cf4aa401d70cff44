import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Trx } from '../database/Trx.ts';
import { currentTraceId } from '../http/currentTrace.ts';
import { JOB_CHANNEL } from './channel.ts';

/**
 * Enqueues a job in the transaction of its cause: it runs as soon as the transaction is committed, and never if it is rolled
 * back. A dead letter of the same kind and subject starts again. A job that waits or runs already is left as it is.
 *
 * @param kind a kind that a domain has registered (see `JobRegistry`)
 * @param key the subject, unique within the kind
 */
export async function enqueueJob(trx: Trx, clock: Clock, kind: string, key: string): Promise<void> {
  const now = clock.now();
  const trace_id = currentTraceId() ?? null;
  await trx
    .with('enqueued', (db) =>
      db
        .insertInto('job')
        .values({ kind, key, run_at: now, created_at: now, attempt_id: null, last_error: null, last_attempt_at: null, trace_id })
        .onConflict((conflict) => conflict.columns(['kind', 'key']).doUpdateSet({ state: 'waiting', attempts: 0, run_at: now, last_error: null, trace_id }).where('job.state', '=', 'dead')),
    )
    .selectNoFrom(sql`pg_notify(${JOB_CHANNEL}, ${kind})`.as('announced'))
    .execute();
}
