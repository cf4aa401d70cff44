import { orderPlacedSchema } from '@feszek/contract';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startApiProcess } from '../../test/apiProcess.ts';
import { startBank } from '../../test/bank.ts';
import type { TestBank } from '../../test/bank.ts';
import { prepareBuyer, press } from '../../test/buyers.ts';
import { OPEN_MS } from '../../test/databases.ts';
import { freePort } from '../../test/freePort.ts';
import { emptyDatabase } from '../../test/emptyDatabase.ts';
import { testGoods } from '../../test/goods.ts';
import { SHOP_URL, testConfig } from '../../test/shop.ts';
import { createTestClock } from '../../test/testClock.ts';
import { dataOf } from '../../test/visitor.ts';
import { systemClock } from '../platform/clock.ts';
import { openPglite } from '../platform/database/pglite.ts';
import type { Connection } from '../platform/database/connect.ts';
import { migrate } from '../platform/database/migrate.ts';
import { fillShop } from '../../test/fillShop.ts';

jest.setTimeout(3 * OPEN_MS);

const BUYERS = 4;
/** While the first orders are placed, and while the last ones are. */
const MOMENTS_MS = [20, 100];

/** The embedded database dies with its process: what was not committed is not there when it is opened again. */
describe('orders whose API is killed with its embedded database', () => {
  let folder: string;
  let bank: TestBank;
  beforeEach(async () => {
    bank = await startBank({ config: testConfig(), clock: systemClock, shopUrl: () => SHOP_URL });
    folder = await mkdtemp(path.join(tmpdir(), 'feszek-killed-embedded-'));
    const { db, close } = await openDatabase();
    await migrate(db);
    await fillShop(db, createTestClock(), testGoods);
    await close();
  }, OPEN_MS);
  afterEach(async () => {
    await bank.close();
    await rm(folder, { recursive: true, force: true });
  });

  const openDatabase = async (): Promise<Connection> => openPglite(path.join(folder, 'db'), await emptyDatabase());

  it.each(MOMENTS_MS)('are placed once by the same keys, pressed at once after the next start (killed after %i ms)', async (moment) => {
    const environment = { DATABASE_URL: '', DATA_DIR: folder, API_PORT: String(await freePort()), LOG_LEVEL: 'info', PURGE_TOKEN: '', SMTP_URL: '', ...bank.environment };
    const first = await startApiProcess(environment);
    const buyers = await Promise.all(Array.from({ length: BUYERS }, (_, number) => prepareBuyer(first.url, number)));
    const pressed = Promise.allSettled(buyers.map(press));
    await sleep(moment);
    await first.kill();
    await pressed;

    const second = await startApiProcess(environment);
    const hashes: string[] = [];
    for (const buyer of buyers) {
      const placed = dataOf(await press(buyer), orderPlacedSchema);
      expect(dataOf(await press(buyer), orderPlacedSchema)).toEqual(placed);
      hashes.push(placed.order_hash);
    }
    await second.stop();

    const { db, close } = await openPglite(path.join(folder, 'db'));
    const orders = await db.selectFrom('shop_order').select('order_hash').orderBy('id').execute();
    await close();
    expect(orders.map(({ order_hash }) => order_hash).sort()).toEqual(hashes.sort());
    expect(new Set(hashes).size).toBe(BUYERS);
  });
});
