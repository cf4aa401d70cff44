import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { openDatabase, OPEN_MS } from '../../../test/databases.ts';
import { createTestClock } from '../../../test/testClock.ts';
import { until } from '../../../test/until.ts';
import type { Connection } from '../database/connect.ts';
import { JOB_CHANNEL } from './channel.ts';
import { enqueueJob } from './enqueueJob.ts';
import { JobRegistry, PermanentJobError } from './JobRegistry.ts';
import type { EnqueuedJob } from './JobRegistry.ts';
import { runDueJobs } from './runJobs.ts';
import type { JobParts } from './runJobs.ts';
import { startJobRunner } from './startJobRunner.ts';

const POLL_MS = 10;
const MINUTE_MS = 60_000;
const BACK_OFF = { firstMs: 1000, longestMs: 8000 };
const KIND = 'test';

interface LogLine {
  readonly level: string;
  readonly message: string;
}

function createLog(lines: LogLine[]): JobParts['log'] {
  const write = (level: string) => (_facts: unknown, message?: string) => void lines.push({ level, message: message ?? '' });
  const log = { level: 'info', silent: () => undefined, trace: write('trace'), debug: write('debug'), info: write('info'), warn: write('warn'), error: write('error'), fatal: write('fatal'), child: () => log };
  return log;
}

describe('the job runner', () => {
  let connection: Connection;
  const clock = createTestClock();
  const lines: LogLine[] = [];
  beforeAll(async () => {
    connection = await openDatabase('migrated');
  }, OPEN_MS);
  afterEach(async () => {
    await connection.db.deleteFrom('job').execute();
    lines.length = 0;
  });
  afterAll(() => connection.close());

  function partsWith(run: EnqueuedJob['run'], attempts = 5): JobParts {
    const jobs = new JobRegistry();
    jobs.register({ kind: KIND, attempts, backOff: BACK_OFF, run });
    return { db: connection.db, clock, jobs, log: createLog(lines) };
  }

  const enqueue = (key: string) => connection.db.transaction().execute((trx) => enqueueJob(trx, clock, KIND, key));
  const rows = () => connection.db.selectFrom('job').selectAll().orderBy('id').execute();

  it('runs a job once, and none whose transaction was rolled back', async () => {
    const ran: string[] = [];
    const parts = partsWith(async (key) => void ran.push(key));
    await enqueue('kept');
    await expect(connection.db.transaction().execute(async (trx) => {
      await enqueueJob(trx, clock, KIND, 'rolled back');
      throw new Error('rolled back');
    })).rejects.toThrow('rolled back');
    expect(await runDueJobs(parts, KIND)).toBe(1);
    expect(await runDueJobs(parts, KIND)).toBe(0);
    expect(ran).toEqual(['kept']);
    expect(await rows()).toEqual([]);
  });

  it('stores one job for each subject', async () => {
    await enqueue('same');
    await enqueue('same');
    expect(await rows()).toHaveLength(1);
  });

  it('retries at growing delays up to a limit, and then keeps the job as a dead letter and logs an error', async () => {
    const parts = partsWith(() => Promise.reject(new Error('Always broken')), 6);
    await enqueue('broken');
    const delays: number[] = [];
    for (let attempt = 1; attempt < 6; attempt += 1) {
      expect(await runDueJobs(parts, KIND)).toBe(0);
      const [row] = await rows();
      const delay = (row?.run_at.getTime() ?? 0) - clock.now().getTime();
      delays.push(delay);
      clock.move(delay - 1);
      await runDueJobs(parts, KIND);
      expect((await rows())[0]?.attempts).toBe(attempt);
      clock.move(1);
    }
    expect(delays).toEqual([1000, 2000, 4000, 8000, 8000]);
    await runDueJobs(parts, KIND);
    expect(await rows()).toMatchObject([{ state: 'dead', attempts: 6, last_error: 'Always broken', last_attempt_at: clock.now() }]);
    expect(lines.filter(({ level }) => level === 'error')).toHaveLength(1);
    clock.move(60 * MINUTE_MS);
    expect(await runDueJobs(parts, KIND)).toBe(0);
    expect((await rows())[0]?.attempts).toBe(6);
  });

  it('does not retry what cannot succeed', async () => {
    const parts = partsWith(() => Promise.reject(new PermanentJobError('Refused')));
    await enqueue('refused');
    await runDueJobs(parts, KIND);
    expect(await rows()).toMatchObject([{ state: 'dead', attempts: 1, last_error: 'Refused' }]);
  });

  it('starts a dead letter again that is enqueued again', async () => {
    await enqueue('twice');
    await runDueJobs(partsWith(() => Promise.reject(new PermanentJobError('Refused'))), KIND);
    await enqueue('twice');
    expect(await runDueJobs(partsWith(async () => undefined), KIND)).toBe(1);
  });

  it('shares jobs among several processes, and runs each once', async () => {
    const ran: string[] = [];
    const parts = partsWith(async (key) => {
      await nextTurn();
      ran.push(key);
    });
    const keys = Array.from({ length: 40 }, (_, index) => `job ${index}`);
    for (const key of keys) await enqueue(key);
    const counts = await Promise.all(Array.from({ length: 4 }, () => runDueJobs(parts, KIND)));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(40);
    expect(ran.toSorted()).toEqual(keys.toSorted());
  });

  it('runs a job again whose process has ended, after a minute, and counts the lost attempt', async () => {
    const hanging = partsWith(() => new Promise(() => undefined), 2);
    await enqueue('lost');
    void runDueJobs(hanging, KIND);
    await until(async () => (await rows())[0]?.state === 'running', POLL_MS);
    const ran: string[] = [];
    const other = partsWith(async (key) => void ran.push(key), 2);
    clock.move(MINUTE_MS - 1);
    expect(await runDueJobs(other, KIND)).toBe(0);
    clock.move(1);
    expect(await runDueJobs(other, KIND)).toBe(1);
    expect(ran).toEqual(['lost']);
  });

  it('makes a job a dead letter that ended its process in every attempt', async () => {
    const hanging = partsWith(() => new Promise(() => undefined), 1);
    await enqueue('deadly');
    void runDueJobs(hanging, KIND);
    await until(async () => (await rows())[0]?.state === 'running', POLL_MS);
    clock.move(MINUTE_MS);
    expect(await runDueJobs(hanging, KIND)).toBe(0);
    expect(await rows()).toMatchObject([{ state: 'dead', last_error: 'The process ended during the last attempt' }]);
  });

  it('does not change a job that another process has reserved meanwhile', async () => {
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
    await enqueue('slow');
    const slow = runDueJobs(partsWith(() => mayEnd), KIND);
    await until(async () => (await rows())[0]?.state === 'running', POLL_MS);
    clock.move(MINUTE_MS);
    await runDueJobs(partsWith(() => Promise.reject(new Error('Broken'))), KIND);
    end();
    await slow;
    expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 2, last_error: 'Broken' }]);
  });

  it('refuses a kind that is registered twice', () => {
    const jobs = new JobRegistry();
    jobs.registerCleanUp('twice', async () => undefined);
    expect(() => jobs.registerCleanUp('twice', async () => undefined)).toThrow('registered twice');
  });

  it('announces a job to every process when its transaction is committed', async () => {
    const announced: string[] = [];
    const stop = connection.listen(JOB_CHANNEL, (kind) => announced.push(kind), () => undefined);
    let count = 0;
    // The connection opens in the background: what is announced before is not received.
    await until(async () => {
      count += 1;
      await enqueue(`job ${count}`);
      return announced.length > 0;
    }, POLL_MS);
    await stop();
    expect(new Set(announced)).toEqual(new Set([KIND]));
  });

  it('runs enqueued jobs until it is stopped, and waits for the one that runs', async () => {
    const { promise: hasStarted, resolve: start } = Promise.withResolvers<void>();
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
    const steps: string[] = [];
    const parts = partsWith(async () => {
      start();
      await mayEnd;
      steps.push('ended');
    });
    const stop = startJobRunner({ ...parts, listen: connection.listen });
    await enqueue('now');
    await hasStarted;
    const stopped = stop().then(() => steps.push('stopped'));
    end();
    await stopped;
    expect(steps).toEqual(['ended', 'stopped']);
    expect(await rows()).toEqual([]);
  });

  it('repeats a recurring job, also after a failure, and in one process at a time', async () => {
    let runs = 0;
    const parts = partsWith(async () => undefined);
    parts.jobs.registerRecurring({
      kind: 'recurring',
      everyMs: 5000,
      async run() {
        runs += 1;
        if (runs === 1) throw new Error('First run');
      },
    });
    const stop = startJobRunner(parts);
    await until(async () => (await rows()).length === 1, POLL_MS);
    await stop();
    expect(await runDueJobs(parts, 'recurring')).toBe(0);
    clock.move(5000);
    expect(await runDueJobs(parts, 'recurring')).toBe(0);
    expect(await rows()).toMatchObject([{ kind: 'recurring', state: 'waiting', last_error: 'First run' }]);
    clock.move(5000);
    expect((await Promise.all([runDueJobs(parts, 'recurring'), runDueJobs(parts, 'recurring')])).toSorted()).toEqual([0, 1]);
    expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 0, last_error: null }]);
    expect(runs).toBe(2);
  });
});
