import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import { ApiError } from '../../http/errors.ts';
import type { JobRow, JobStore } from '../attempts.ts';
import { JOB_CHANNEL } from '../channel.ts';

/** A dead letter starts again with all its attempts; its last error stays until it succeeds. */
function retryWhere({ db, clock }: JobStore) {
  return db.updateTable('job').set({ state: 'waiting', attempts: 0, run_at: clock.now() }).where('state', '=', 'dead');
}

async function announce(db: Db, jobs: readonly JobRow[]): Promise<void> {
  for (const kind of new Set(jobs.map((job) => job.kind))) await sql`select pg_notify(${JOB_CHANNEL}, ${kind})`.execute(db);
}

/** @throws ApiError `not_found`, or `job_not_failed` for a job that is no dead letter */
async function refuse(db: Db, id: number): Promise<never> {
  const job = await db.selectFrom('job').select('id').where('id', '=', id).executeTakeFirst();
  throw new ApiError(job ? 'job_not_failed' : 'not_found');
}

/** @throws ApiError `not_found`, or `job_not_failed` for a job that is no dead letter */
export async function retryDeadLetter(store: JobStore, id: number): Promise<JobRow> {
  const job = (await retryWhere(store).where('id', '=', id).returningAll().executeTakeFirst()) ?? (await refuse(store.db, id));
  await announce(store.db, [job]);
  return job;
}

/** @returns how many dead letters were retried */
export async function retryAllDeadLetters(store: JobStore): Promise<number> {
  const jobs = await retryWhere(store).returningAll().execute();
  await announce(store.db, jobs);
  return jobs.length;
}

/** @throws ApiError `not_found`, or `job_not_failed` for a job that is no dead letter */
export async function removeDeadLetter(db: Db, id: number): Promise<void> {
  const { numDeletedRows } = await db.deleteFrom('job').where('id', '=', id).where('state', '=', 'dead').executeTakeFirst();
  if (Number(numDeletedRows) === 0) await refuse(db, id);
}
