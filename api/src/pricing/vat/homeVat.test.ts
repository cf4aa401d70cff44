import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { productDetailSchema } from '@feszek/contract';
import { OPEN_MS } from '../../../test/databases.ts';
import { CHAIR } from '../../../test/goods.ts';
import { openShop, testConfig, UNLIMITED } from '../../../test/shop.ts';
import type { TestShop } from '../../../test/shop.ts';
import { dataOf, Visitor } from '../../../test/visitor.ts';
import { HUNGARY_ID } from './hungary.ts';
import { createChanges } from '../../platform/changes/changes.ts';
import { buildServer } from '../../server.ts';
import { listPageTags } from '../../catalog/listPageTags.ts';
import { HomeVat } from './HomeVat.ts';

jest.setTimeout(OPEN_MS);

const DAY_MS = 86_400_000;
/** The day of the test clock. */
const START = '2026-11-21';

describe("Hungary's VAT rate", () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop();
  }, OPEN_MS);
  afterAll(() => shop.close());
  beforeEach(() => shop.db.deleteFrom('vat_rate').where('country_id', '=', HUNGARY_ID).where('valid_from', '>=', START).execute());

  const store = (day: string, percent: number) => shop.db.insertInto('vat_rate').values({ country_id: HUNGARY_ID, valid_from: day, percent }).execute();
  const dayAfter = (days: number) => new Date(shop.clock.now().getTime() + days * DAY_MS).toISOString().slice(0, 10);

  it('takes effect at midnight in every process, without a restart', async () => {
    await store(dayAfter(1), 30);
    const processes = [await HomeVat.open({ ...shop, listPageTags }), await HomeVat.open({ ...shop, listPageTags })];
    expect(processes.map(({ percent }) => percent)).toEqual([27, 27]);
    shop.clock.move(DAY_MS);
    expect(processes.map(({ percent }) => percent)).toEqual([30, 30]);
  });

  it('invalidates pages with prices once when a rate is stored that is already valid', async () => {
    const vat = await HomeVat.open({ ...shop, listPageTags });
    const emitted: string[][] = [];
    shop.changes.onChange((tags) => emitted.push([...tags]));
    await store(dayAfter(0), 31);
    await vat.refresh();
    await vat.refresh();
    expect([vat.percent, emitted]).toEqual([31, [expect.arrayContaining(['catalogue', 'lists', 'category:1'])]]);
  });

  it('is in answers from midnight on, also in cached ones', async () => {
    await store(dayAfter(1), 20);
    const app = await buildServer({ db: shop.db, clock: shop.clock, config: testConfig(), changes: createChanges(), rateLimits: UNLIMITED });
    const read = async () => dataOf(await new Visitor(app).call('GET', `/api/products/${CHAIR}`), productDetailSchema);
    expect(await read()).toMatchObject({ vat_percent: 27, price_gross: 29_900, price_net: 23_543 });
    shop.clock.move(DAY_MS);
    expect(await read()).toMatchObject({ vat_percent: 20, price_gross: 29_900, price_net: 24_917 });
    await app.close();
  });
});
