import { retentionSchema } from '@feszek/contract';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mailsTo, openAccount, register, signedIn, signIn } from '../../../test/accounts.ts';
import { command } from '../../../test/command.ts';
import { OPEN_MS } from '../../../test/databases.ts';
import { CHAIR } from '../../../test/goods.ts';
import { openOperatorShop } from '../../../test/operator.ts';
import type { OperatorShop } from '../../../test/operator.ts';
import { putInCart } from '../../../test/shop.ts';
import { JobRegistry } from '../../platform/jobs/JobRegistry.ts';
import { usersTopic } from '../commands/usersTopic.ts';
import { RETENTION } from './retention.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const SECOND_MS = 1000;

/** Recurring jobs that remove nothing about people. */
const OTHER_JOBS = ['unpaid-orders', 'review-invitations', 'content-publication', 'old-catalogue-changes', 'old-public-changes', 'old-imports', 'unused-pictures', 'stock-alerts'];

const jobs = new JobRegistry();
let shop: OperatorShop;
beforeAll(async () => {
  shop = await openOperatorShop({ jobs });
}, OPEN_MS);
afterAll(() => shop.close());

type Table = 'cart_line' | 'registration' | 'account_token' | 'attempt_count' | 'user_device';
const count = async (table: Table) => (await shop.db.selectFrom(table).select((eb) => eb.lit(1).as('one')).execute()).length;

/** Runs all clean-ups just before a time from now, and then at it. Returns what is found each time. */
async function overTime<Found>(ms: number, find: () => Promise<Found>): Promise<[before: Found, after: Found]> {
  shop.clock.move(ms - SECOND_MS);
  await shop.runRecurringJobs();
  const before = await find();
  shop.clock.move(SECOND_MS);
  await shop.runRecurringJobs();
  return [before, await find()];
}

describe('data about people', () => {
  it('is removed by one job for each entry of the table, and by no other', () => {
    const removing = jobs.recurringJobs.map(({ kind }) => kind).filter((kind) => !OTHER_JOBS.includes(kind));
    expect(removing.sort()).toEqual(RETENTION.map(({ job }) => job).sort());
  });

  it('of a guest is stored until 30 days after their last visit', async () => {
    await putInCart(await shop.visitor().arrive(), CHAIR, 1);
    expect(await overTime(30 * DAY_MS, () => count('cart_line'))).toEqual([1, 0]);
  });

  it('of a registration without activation is stored for 30 days', async () => {
    await register(shop, 'anna@orzes.hu');
    expect(await overTime(30 * DAY_MS, () => count('registration'))).toEqual([1, 0]);
  });

  it('of a link is stored until a week after its end', async () => {
    await openAccount(shop, 'bela@orzes.hu');
    await shop.db.deleteFrom('account_token').execute();
    const visitor = await shop.visitor().arrive();
    await visitor.call('POST', '/api/auth/password/reset', { body: { email: 'bela@orzes.hu', result_url: '/hu/jelszo/uj' } });
    await shop.runJobs('password-reminder');
    expect(await overTime(HOUR_MS + 7 * DAY_MS, () => count('account_token'))).toEqual([1, 0]);
  });

  it('of a failed sign-in is stored for 24 hours', async () => {
    await signIn(await shop.visitor().arrive(), 'senki@orzes.hu');
    expect((await overTime(DAY_MS, () => count('attempt_count'))).map((rows) => rows > 0)).toEqual([true, false]);
  });

  it('of a browser is stored for a year after its last sign-in', async () => {
    await openAccount(shop, 'cili@orzes.hu');
    await signedIn(shop, 'cili@orzes.hu');
    expect(await overTime(365 * DAY_MS, () => count('user_device'))).toEqual([1, 0]);
  });

  it('of a mail is stored for 30 days', async () => {
    await register(shop, 'dora@orzes.hu');
    await shop.db.deleteFrom('job').where('kind', '=', 'mail').execute();
    expect((await overTime(30 * DAY_MS + SECOND_MS, () => mailsTo(shop.db, 'dora@orzes.hu'))).map(({ length }) => length)).toEqual([1, 0]);
  });

  it('of a job that failed for good is stored for 30 days', async () => {
    const now = shop.clock.now();
    await shop.db.insertInto('job').values({ kind: 'password-reminder', key: 'hu edit@orzes.hu', state: 'dead', run_at: now, created_at: now, attempt_id: null, last_error: 'x', last_attempt_at: now }).execute();
    const dead = async () => (await shop.db.selectFrom('job').select('id').where('key', '=', 'hu edit@orzes.hu').execute()).length;
    expect(await overTime(30 * DAY_MS, dead)).toEqual([1, 0]);
  });
});

describe('the table', () => {
  it('is public in both languages', async () => {
    const visitor = shop.visitor();
    const [hu, en] = [await visitor.read(retentionSchema, '/api/privacy/retention', { locale: 'hu' }), await visitor.read(retentionSchema, '/api/privacy/retention', { locale: 'en' })];
    expect(hu.map(({ key }) => key)).toEqual(RETENTION.map(({ job }) => job));
    expect(hu.find(({ key }) => key === 'old-orders')).toMatchObject({ basis: 'duty', period: '8 év', law: 'a számvitelről szóló 2000. évi C. törvény 169. §' });
    expect(en.find(({ key }) => key === 'old-order-codes')).toMatchObject({ basis: 'contract', period: '1 hour', from: 'after the code was sent' });
    expect(hu.find(({ key }) => key === 'old-passkey-challenges')?.period).toBe('10 perc');
    expect(['ended-sessions', 'old-user-devices'].map((job) => en.find(({ key }) => key === job)?.period)).toEqual(['30 days', '1 year']);
  });

  it('is shown to the operator', async () => {
    expect(await command(shop.client, usersTopic, 'retention')).toMatch(/JOB +STORED +FROM[^]*old-orders +8 years +after the end of the year of the order/);
  });
});
