import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { OPEN_MS } from '../../../test/databases.ts';
import { openShop } from '../../../test/shop.ts';
import type { TestShop } from '../../../test/shop.ts';
import { until } from '../../../test/until.ts';
import type { Db } from '../database/connect.ts';
import { openSession, removeEndedSessions, SESSION_MS } from './sessions.ts';

const POLL_MS = 10;
/** An arbitrary number for the advisory lock, unique in the database. */
const GATE = 7_002;

const sessionsOf = (db: Db, visitorId: number) => db.selectFrom('session').select('id_hash').where('visitor_id', '=', visitorId).execute();
const isThere = async (db: Db, visitorId: number) => (await db.selectFrom('visitor').select('id').where('id', '=', visitorId).executeTakeFirst()) !== undefined;

describe('ended sessions', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop();
  }, OPEN_MS);
  afterAll(() => shop.close());

  it('are deleted with guests who have no other session', async () => {
    const { db, clock } = shop;
    const ended = await openSession(db, clock);
    const returning = await openSession(db, clock);
    clock.move(SESSION_MS);
    const open = await openSession(db, clock, { visitorId: returning.visitorId, userId: null });
    await removeEndedSessions(db, clock);
    expect(await isThere(db, ended.visitorId)).toBe(false);
    expect(await isThere(db, returning.visitorId)).toBe(true);
    expect(await sessionsOf(db, open.visitorId)).toHaveLength(1);
  });

  it('are deleted while sessions are opened, without deleting a new one', async () => {
    const { db, clock } = shop;
    const opening = Promise.all(Array.from({ length: 10 }, async () => {
      for (let count = 0; count < 30; count += 1) await openSession(db, clock);
    }));
    let isOpening = true;
    const removing = (async () => {
      while (isOpening) await removeEndedSessions(db, clock);
    })();
    await opening.finally(() => {
      isOpening = false;
    });
    await removing;
    const { rows: [found] } = await sql<{ count: number }>`select count(*)::int as count from session join visitor on visitor.id = session.visitor_id`.execute(db);
    expect(found?.count).toBe(301);
  });

  it('are deleted without reading every order and every quote', async () => {
    const { db } = shop;
    const planOf = (table: 'shop_order' | 'quote') =>
      db.transaction().execute(async (trx) => {
        await sql`set local enable_seqscan = off`.execute(trx);
        const { rows } = await sql<Record<string, string>>`explain update ${sql.table(table)} set visitor_id = null where visitor_id = 1`.execute(trx);
        return rows.map((row) => row['QUERY PLAN']).join('\n');
      });
    expect(await planOf('shop_order')).toContain('shop_order_visitor');
    expect(await planOf('quote')).toContain('quote_visitor');
  });
});

describe('sessions that are being opened', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop();
  }, OPEN_MS);
  afterAll(() => shop.close());

  /** Resolves when another connection of this database is waiting for a lock. */
  async function isWaiting(): Promise<boolean> {
    const { rows } = await sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(shop.db);
    return rows.length > 0;
  }

  it('keep their guests, at any interleaving with the deletion', async () => {
    const { db, clock } = shop;
    await sql`create function wait_at_gate() returns trigger language plpgsql as $$ begin perform pg_advisory_xact_lock_shared(${sql.lit(GATE)}); return new; end $$`.execute(db);
    await sql`create trigger gate before insert on session for each row execute function wait_at_gate()`.execute(db);
    try {
      let opening: Promise<unknown> | undefined;
      await db.transaction().execute(async (trx) => {
        await sql`select pg_advisory_xact_lock(${GATE})`.execute(trx);
        opening = openSession(db, clock);
        opening.catch(() => undefined); // Awaited below, once the gate is open.
        await until(isWaiting, POLL_MS);
        await removeEndedSessions(db, clock);
      });
      const session = await openSession(db, clock);
      expect(await opening).toMatchObject({ userId: null });
      expect(await isThere(db, session.visitorId)).toBe(true);
    } finally {
      await sql`drop trigger gate on session`.execute(db);
    }
  });

  it('keep a guest whose earlier session has ended', async () => {
    const { db, clock } = shop;
    const { visitorId } = await openSession(db, clock);
    await db.deleteFrom('session').where('visitor_id', '=', visitorId).execute();
    let removing: Promise<unknown> | undefined;
    let isRemoved = false;
    await db.transaction().execute(async (trx) => {
      await openSession(trx, clock, { visitorId, userId: null });
      removing = removeEndedSessions(db, clock).finally(() => {
        isRemoved = true;
      });
      await until(async () => isRemoved || (await isWaiting()), POLL_MS);
    });
    await removing;
    expect(await sessionsOf(db, visitorId)).toHaveLength(1);
  });
});
