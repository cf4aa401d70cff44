import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { OPEN_MS, openDatabase } from '../../../test/databases.ts';
import { testGoods } from '../../../test/goods.ts';
import { createTestClock } from '../../../test/testClock.ts';
import { fillShop } from '../../../test/fillShop.ts';
import { setUpShop } from '../../setup/setUpShop.ts';
import type { Connection } from './connect.ts';
import { migrate } from './migrate.ts';
import { PREPARED } from './preparedStatements.ts';
import { nameOrder } from './migrations/0016-name-order.ts';

describe('the database', () => {
  let connection: Connection;
  beforeAll(async () => {
    connection = await openDatabase();
    await migrate(connection.db);
  }, OPEN_MS);
  afterAll(() => connection.close());

  it('plans a marked statement once for each connection, and no other', async () => {
    const { db } = connection;
    const named = await db.connection().execute(async (one) => {
      const numbers = (mark: RawBuilder<unknown>, number: number) => sql<{ number: number }>`select ${mark} ${sql.val(number)}::int as number`.execute(one);
      const read = [await numbers(PREPARED, 1), await numbers(PREPARED, 2), await numbers(sql``, 3)];
      expect(read.map(({ rows }) => rows)).toEqual([[{ number: 1 }], [{ number: 2 }], [{ number: 3 }]]);
      return (await sql<{ statement: string }>`select statement from pg_prepared_statements where statement like '%::int as number'`.execute(one)).rows;
    });
    expect(named).toEqual([{ statement: 'select /* prepared */ $1::int as number' }]);
  });

  it('runs no other query inside an open transaction', async () => {
    const { db } = connection;
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
    const { promise: hasWritten, resolve: wrote } = Promise.withResolvers<void>();
    const rolledBack = db
      .transaction()
      .execute(async (trx) => {
        await trx.insertInto('setting').values({ key: 'inside', value: '1' }).execute();
        wrote();
        await mayEnd;
        throw new Error('roll back');
      })
      .catch((error: unknown) => error);
    await hasWritten;
    const outside = db.insertInto('setting').values({ key: 'outside', value: '1' }).execute();
    const seen = db.selectFrom('setting').select('key').where('key', '=', 'inside').execute();
    expect(await seen).toEqual([]);
    await outside;
    end();
    await rolledBack;
    expect(await db.selectFrom('setting').select('key').where('key', 'in', ['inside', 'outside']).execute()).toEqual([{ key: 'outside' }]);
  });

  it('is unchanged after a statement failed inside a transaction', async () => {
    const { db } = connection;
    const failing = db.transaction().execute((trx) => trx.insertInto('setting').values([{ key: 'twice', value: '1' }, { key: 'twice', value: '2' }]).execute());
    await expect(failing).rejects.toThrow(/setting_pkey/);
    expect(await db.selectFrom('setting').select('key').where('key', '=', 'twice').execute()).toEqual([]);
  });

  it('is set up once by several processes that start at the same time, and a second migration changes nothing', async () => {
    const { db } = connection;
    await Promise.all([setUpShop(db), setUpShop(db)]);
    await migrate(db);
    expect(await db.selectFrom('currency').select('id').execute()).toHaveLength(3);
  });

  it('sorts names of an earlier version in the order of their language', async () => {
    const { db } = connection;
    await fillShop(db, createTestClock(), testGoods);
    const keys = () => db.selectFrom('product_name').select(['product_id', 'locale', 'sort_key']).orderBy('product_id').orderBy('locale').execute();
    const right = await keys();
    await db.updateTable('product_name').set({ sort_key: 'z' }).execute();
    await nameOrder.up(db);
    expect(await keys()).toEqual(right);
  });

  it('refuses a stock below zero', async () => {
    const change = connection.db.updateTable('product_stock').set({ quantity: -1 }).execute();
    await expect(change).rejects.toThrow(/product_stock/);
  });
});
