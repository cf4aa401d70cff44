import { DatabaseClock } from '../database/DatabaseClock.ts';
import type { Listen } from '../database/listen.ts';
import { JOB_CHANNEL } from './channel.ts';
import { isTimeReliable } from './isTimeReliable.ts';
import { Lane } from './Lane.ts';
import { runDueJobs } from './runJobs.ts';
import type { JobParts } from './runJobs.ts';

/** The polling interval for due jobs, in milliseconds: retries, schedules, and jobs whose notification was lost. */
const EVERY_MS = 1000;
/** The interval after a failed poll, mostly because the database does not answer. */
const AFTER_FAILURE_MS = 15_000;
const CLOCK_EVERY_MS = 60_000;

export interface RunnerParts extends JobParts {
  /** Receives the database's notifications; without it, jobs start at the next poll. */
  readonly listen?: Listen;
}

/** Stores the schedule of each recurring job that has none yet. */
async function addRecurring({ db, clock, jobs }: JobParts): Promise<void> {
  const now = clock.now();
  const rows = jobs.recurringJobs.map(({ kind, everyMs }) => ({
    kind, key: 'recurring', run_at: new Date(now.getTime() + everyMs), created_at: now, attempt_id: null, last_error: null, last_attempt_at: null,
  }));
  if (rows.length > 0) await db.insertInto('job').values(rows).onConflict((conflict) => conflict.doNothing()).execute();
}

async function dueKinds({ db, clock, jobs }: JobParts): Promise<readonly string[]> {
  const rows = await db.selectFrom('job').select('kind').distinct().where('kind', 'in', [...jobs.kinds]).where('state', '<>', 'dead').where('run_at', '<=', clock.now()).execute();
  return rows.map(({ kind }) => kind);
}

/** Synchronises this process's clock with the database's, and logs where they differ. */
async function checkClock({ clock, log }: JobParts): Promise<void> {
  if (!(clock instanceof DatabaseClock) || (await isTimeReliable(clock))) return;
  log.error({ skew_seconds: Math.round(clock.skewMs / 1000) }, 'nothing is cancelled or deleted: the clocks of this machine and of the database server differ; correct the wrong one');
}

/**
 * Runs jobs as they become due: each kind in a separate lane, one job after another, so that a slow mail server delays no
 * refund. Several processes share the work.
 *
 * @returns stops the runner, and waits for the jobs that run
 */
export function startJobRunner(parts: RunnerParts): () => Promise<void> {
  const { jobs, log, listen } = parts;
  const lanes = new Map(jobs.kinds.map((kind) => [kind, new Lane((mayContinue) => runDueJobs(parts, kind, mayContinue), (error) => log.error({ err: error, kind }, 'the jobs could not be read'))]));
  let isStopped = false;
  let hasSchedules = false;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> = Promise.resolve();

  async function poll(): Promise<void> {
    if (!hasSchedules) await addRecurring(parts);
    hasSchedules = true;
    for (const kind of await dueKinds(parts)) lanes.get(kind)?.trigger();
  }

  function schedulePoll(ms: number): void {
    if (isStopped) return;
    timer = setTimeout(() => {
      looking = poll().then(
        () => schedulePoll(EVERY_MS),
        (error: unknown) => {
          log.error({ err: error }, 'the jobs could not be read');
          schedulePoll(AFTER_FAILURE_MS);
        },
      );
    }, ms);
  }

  const stopListening = listen?.(JOB_CHANNEL, (kind) => lanes.get(kind)?.trigger(), (error) => log.warn({ err: error }, 'the notifications of jobs were interrupted; jobs start up to a second later'));
  const clockTimer = setInterval(() => {
    checkClock(parts).catch((error: unknown) => log.warn({ err: error }, 'the database’s time could not be read'));
  }, CLOCK_EVERY_MS);
  schedulePoll(0);
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    clearInterval(clockTimer);
    await stopListening?.();
    await looking;
    await Promise.all([...lanes.values()].map((lane) => lane.stop()));
  };
}
