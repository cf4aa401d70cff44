import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startApiProcess } from '../test/apiProcess.ts';
import { OPEN_MS, urlOf } from '../test/databases.ts';
import { CHAIR } from '../test/goods.ts';
import { openShop, placed, stockOf } from '../test/shop.ts';
import type { TestShop } from '../test/shop.ts';
import type { Clock } from './platform/clock.ts';
import { DatabaseClock } from './platform/database/DatabaseClock.ts';
import { registerOrdersJobs } from './orders/ordersJobs.ts';
import { JobRegistry } from './platform/jobs/JobRegistry.ts';
import { runRecurringNow } from './platform/jobs/runJobs.ts';
import { openSession, removeEndedSessions, EMPTY_SESSION_MS } from './platform/session/sessions.ts';

const MONTH_MS = 31 * 86_400_000;
/** The largest difference between two readings of one clock during a test. */
const MINUTE_MS = 60_000;

describe('jobs', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop();
    // The test's own clock has a different, fixed time than the database's.
    shop.clock.move(Date.now() - shop.clock.now().getTime());
  }, OPEN_MS);
  afterAll(() => shop.close());

  function run(clock: Clock): Promise<void> {
    const jobs = new JobRegistry();
    registerOrdersJobs({ ...shop, clock, providers: new Map(), jobs });
    jobs.registerCleanUp('ended-sessions', () => removeEndedSessions(shop.db, clock));
    return runRecurringNow({ db: shop.db, clock, log: shop.app.log, jobs });
  }
  const statuses = () => shop.db.selectFrom('shop_order').select('status').orderBy('id').execute();
  const counts = async () => {
    const count = async (table: 'session' | 'visitor' | 'cart_line') =>
      Number((await shop.db.selectFrom(table).select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow()).count);
    return [await count('session'), await count('visitor'), await count('cart_line')];
  };

  it.each([['ahead', MONTH_MS], ['behind', -MONTH_MS]])('do not cancel or delete anything because a process’s clock is a month %s', async (_, ms) => {
    await placed(shop.visitor(), { productId: CHAIR });
    await openSession(shop.db, shop.clock);
    const clock = await DatabaseClock.open(shop.db, () => Date.now() + ms);
    const [before, stock] = [await counts(), await stockOf(shop.db, CHAIR)];
    await run(clock);
    expect(await counts()).toEqual(before);
    expect(await stockOf(shop.db, CHAIR)).toBe(stock);
    expect(new Set((await statuses()).map(({ status }) => status))).toEqual(new Set(['pending_payment']));
  });

  it('set the end of sessions by the database’s clock, not by the machine’s', async () => {
    const clock = await DatabaseClock.open(shop.db, () => Date.now() + MONTH_MS);
    const { visitorId } = await openSession(shop.db, clock);
    const { expires_at } = await shop.db.selectFrom('session').select('expires_at').where('visitor_id', '=', visitorId).executeTakeFirstOrThrow();
    expect(Math.abs(expires_at.getTime() - Date.now() - EMPTY_SESSION_MS)).toBeLessThan(MINUTE_MS);
  });

  it('wait while the clocks differ, because either may be wrong, and continue when they agree', async () => {
    await shop.db.updateTable('shop_order').set({ payment_expires_at: new Date(Date.now() - MINUTE_MS) }).execute();
    let ms = 6 * MINUTE_MS;
    const clock = await DatabaseClock.open(shop.db, () => Date.now() + ms);
    const before = await statuses();
    await run(clock);
    expect(await statuses()).toEqual(before);
    ms = 0;
    await run(clock);
    expect(new Set((await statuses()).map(({ status }) => status))).toEqual(new Set(['cancelled']));
  });
});

describe('the program', () => {
  it('stores the database’s time if its machine’s clock is wrong', async () => {
    const shop = await openShop();
    const folder = await mkdtemp(path.join(tmpdir(), 'feszek-clock-'));
    // The preloaded module changes the clock of the child process only.
    const ahead = `const Own = Date; globalThis.Date = class extends Own { constructor(...args) { if (args.length > 0) super(...args); else super(Own.now() + ${MONTH_MS}); } static now() { return Own.now() + ${MONTH_MS}; } };`;
    const api = await startApiProcess({ DATABASE_URL: await urlOf(shop.db), DATA_DIR: folder, LOG_LEVEL: 'info', PURGE_TOKEN: '', SMTP_URL: '', NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(ahead)}` });
    try {
      expect((await fetch(`${api.url}/sanctum/csrf-cookie`)).status).toBe(204);
      const { expires_at } = await shop.db.selectFrom('session').select('expires_at').executeTakeFirstOrThrow();
      expect(Math.abs(expires_at.getTime() - Date.now() - EMPTY_SESSION_MS)).toBeLessThan(MINUTE_MS);
    } finally {
      await api.stop();
      await shop.close();
      await rm(folder, { recursive: true, force: true });
    }
  }, 3 * OPEN_MS);
});
