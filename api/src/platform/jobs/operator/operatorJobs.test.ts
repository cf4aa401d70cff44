import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { command } from '../../../../test/command.ts';
import { OPEN_MS } from '../../../../test/databases.ts';
import { openOperatorShop } from '../../../../test/operator.ts';
import type { OperatorShop } from '../../../../test/operator.ts';
import { jobsTopic } from '../commands/jobsTopic.ts';
import { enqueueJob } from '../enqueueJob.ts';
import { JobRegistry, PermanentJobError } from '../JobRegistry.ts';
import { runDueJobs } from '../runJobs.ts';

const KIND = 'test';

describe('the operator’s jobs', () => {
  let shop: OperatorShop;
  let error: Error | undefined;
  beforeAll(async () => {
    shop = await openOperatorShop();
  }, OPEN_MS);
  afterEach(() => shop.db.deleteFrom('job').execute());
  afterAll(() => shop.close());

  const jobs = (...args: readonly string[]) => command(shop.client, jobsTopic, ...args);

  function run(): Promise<number> {
    const registry = new JobRegistry();
    registry.register({
      kind: KIND,
      attempts: 3,
      backOff: { firstMs: 1000, longestMs: 1000 },
      async run() {
        if (error) throw error;
      },
    });
    return runDueJobs({ db: shop.db, clock: shop.clock, log: shop.app.log, jobs: registry }, KIND);
  }

  async function enqueue(key: string): Promise<string> {
    await shop.db.transaction().execute((trx) => enqueueJob(trx, shop.clock, KIND, key));
    const { id } = await shop.db.selectFrom('job').select('id').where('key', '=', key).executeTakeFirstOrThrow();
    return String(id);
  }

  async function deadLetter(key: string): Promise<string> {
    const id = await enqueue(key);
    error = new PermanentJobError('550 No such mailbox');
    await run();
    error = undefined;
    return id;
  }

  it('are listed with attempts, times and errors, and on request only the dead letters', async () => {
    expect(await jobs('list')).toBe('No jobs.');
    const failed = await deadLetter('first');
    const waiting = await enqueue('second');
    const lines = (await jobs('list')).split('\n');
    expect(lines[0]).toMatch(/^ *JOB +KIND +KEY +STATE +ATTEMPTS +LAST ATTEMPT +NEXT ATTEMPT +ERROR$/);
    expect(lines[1]).toMatch(new RegExp(`^ *${failed} +test +first +failed +1 .*550 No such mailbox$`));
    expect(lines[2]).toMatch(new RegExp(`^ *${waiting} +test +second +waiting +0 `));
    expect((await jobs('list', '--failed')).split('\n')).toHaveLength(2);
  });

  it('that failed for good are retried one by one or all together, with all their attempts', async () => {
    const [first] = [await deadLetter('first'), await deadLetter('second'), await deadLetter('third')];
    expect(await jobs('retry', first)).toBe(`Job ${first} (test first) is retried.`);
    expect(await run()).toBe(1);
    expect(await jobs('retry', '--all')).toBe('Jobs that are retried: 2.');
    expect(await shop.db.selectFrom('job').select(['state', 'attempts']).execute()).toEqual([{ state: 'waiting', attempts: 0 }, { state: 'waiting', attempts: 0 }]);
    expect(await run()).toBe(2);
    expect(await jobs('list')).toBe('No jobs.');
  });

  it('that failed for good can be removed', async () => {
    const id = await deadLetter('first');
    expect(await jobs('remove', id)).toBe(`Job ${id} is removed.`);
    expect(await jobs('list')).toBe('No jobs.');
  });

  it('that have not failed for good are neither retried nor removed', async () => {
    const id = await enqueue('waiting');
    for (const name of ['retry', 'remove']) await expect(jobs(name, id)).rejects.toThrow('This job hasn’t failed');
    expect(await shop.db.selectFrom('job').select('state').execute()).toEqual([{ state: 'waiting' }]);
  });

  it('are for the operator only, and unknown ones are refused', async () => {
    const id = await deadLetter('first');
    for (const [method, path] of [['GET', '/operator/jobs'], ['POST', `/operator/jobs/${id}/retry`], ['POST', '/operator/jobs/retry'], ['DELETE', `/operator/jobs/${id}`]] as const) {
      expect((await shop.visitor().call(method, path, method === 'POST' ? { body: {} } : {})).status).toBe(401);
    }
    for (const stranger of ['999999', '0', 'x', '99999999999']) {
      await expect(jobs('retry', stranger)).rejects.toThrow(`There is no job ${stranger}.`);
      await expect(jobs('remove', stranger)).rejects.toThrow(`There is no job ${stranger}.`);
    }
  });

  it.each([
    [[], 'What about jobs?'], [['run', '1'], 'There is no command “jobs run”.'], [['retry'], '“jobs retry” has missing or unexpected arguments'], [['retry', '1', '--all'], 'has missing or unexpected arguments'],
    [['remove', '--all'], 'has missing or unexpected arguments'], [['list', '--state', 'dead'], "Unknown option '--state'\n\nnpm run shop"],
  ])('refuse a malformed command: jobs %j', async (args, message) => {
    await expect(jobs(...args)).rejects.toThrow(message);
  });
});
