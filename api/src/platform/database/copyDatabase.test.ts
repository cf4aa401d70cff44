import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { OPEN_MS, openDatabase } from '../../../test/databases.ts';
import type { Connection, Db } from './connect.ts';
import { copyDatabase } from './copyDatabase.ts';

describe('a copy of a shop’s database', () => {
  let shop: Connection;
  let other: Connection;
  beforeAll(async () => {
    shop = await openDatabase('shop');
    other = await openDatabase('migrated');
  }, OPEN_MS);
  afterAll(async () => {
    await shop.close();
    await other.close();
  });

  async function contents(db: Db): Promise<unknown> {
    const { rows: tables } = await sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%' order by 1`.execute(db);
    const digests = tables.map(async ({ name }) => {
      const { rows } = await sql<{ digest: string }>`select md5(coalesce(string_agg(row::text, '|' order by row::text), '')) as digest from ${sql.table(name)} as row`.execute(db);
      return [name, rows[0]?.digest];
    });
    const { rows: sequences } = await sql`select sequencename, last_value::text from pg_sequences order by 1`.execute(db);
    return { tables: await Promise.all(digests), sequences };
  }

  it('has the same rows in every table, and continues the same sequences', async () => {
    expect(await contents(other.db)).not.toEqual(await contents(shop.db));
    expect(await copyDatabase(shop.bulkDb, other.bulkDb)).toBeGreaterThan(100);
    expect(await contents(other.db)).toEqual(await contents(shop.db));
  });

  it('is not started if the tables differ', async () => {
    await sql`create table later (id int)`.execute(shop.db);
    const before = await contents(other.db);
    await expect(copyDatabase(shop.bulkDb, other.bulkDb)).rejects.toThrow(/^The databases have different tables: .*later/);
    expect(await contents(other.db)).toEqual(before);
  });
});
