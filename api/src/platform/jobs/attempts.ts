import type { Selectable } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Db } from '../database/connect.ts';
import type { Database } from '../database/schema.ts';
import type { RecurringJob } from './JobRegistry.ts';

export type JobRow = Selectable<Database['job']>;

/** How long an attempt is reserved for its process, in milliseconds. A job whose process has ended runs again after that. */
export const RESERVED_MS = 60_000;
/** How much of an error is stored, in characters. */
const ERROR_LENGTH = 500;

export interface JobStore {
  readonly db: Db;
  readonly clock: Clock;
}

const reservedUntil = (clock: Clock) => new Date(clock.now().getTime() + RESERVED_MS);

/** Only the row that an attempt has reserved, while it is still its own. */
const own = ({ db }: JobStore, { id, attempt_id }: JobRow) => db.updateTable('job').where('id', '=', id).where('attempt_id', '=', attempt_id);

/** The next due job of a kind, reserved for this process: no other one runs it meanwhile. */
export async function reserveJob({ db, clock }: JobStore, kind: string): Promise<JobRow | undefined> {
  const now = clock.now();
  return db
    .updateTable('job')
    .set(({ eb }) => ({ state: 'running', attempts: eb('attempts', '+', 1), attempt_id: randomUUID(), run_at: reservedUntil(clock), last_attempt_at: now }))
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('job').select('id').where('kind', '=', kind).where('state', '<>', 'dead').where('run_at', '<=', now).orderBy('run_at').orderBy('id').limit(1).forUpdate().skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();
}

/** Reserves a job that still runs for longer. */
export async function extendReservation(store: JobStore, job: JobRow): Promise<void> {
  await own(store, job).set({ run_at: reservedUntil(store.clock) }).execute();
}

/** Removes a job that has succeeded. */
export async function completeJob({ db }: JobStore, { id, attempt_id }: JobRow): Promise<void> {
  await db.deleteFrom('job').where('id', '=', id).where('attempt_id', '=', attempt_id).execute();
}

/** @param error what ended the run; `undefined` for one that succeeded */
export async function repeatJob(store: JobStore, job: JobRow, { everyMs }: RecurringJob, error?: unknown): Promise<void> {
  const run_at = new Date(store.clock.now().getTime() + everyMs);
  await own(store, job).set({ state: 'waiting', attempt_id: null, run_at, ...(error === undefined ? { attempts: 0, last_error: null } : { last_error: describe(error) }) }).execute();
}

/** Lets a job wait for another attempt. */
export async function retryLater(store: JobStore, job: JobRow, delayMs: number, error: unknown): Promise<Date> {
  const run_at = new Date(store.clock.now().getTime() + delayMs);
  await own(store, job).set({ state: 'waiting', attempt_id: null, run_at, last_error: describe(error) }).execute();
  return run_at;
}

/** Makes a job a dead letter, which waits for the operator. */
export async function buryJob(store: JobStore, job: JobRow, error: unknown): Promise<void> {
  await own(store, job).set({ state: 'dead', attempt_id: null, last_error: describe(error) }).execute();
}

function describe(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, ERROR_LENGTH);
}
