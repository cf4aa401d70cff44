import { COOKIES } from '@feszek/contract';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { OPEN_MS } from '../../../test/databases.ts';
import { openShop } from '../../../test/shop.ts';
import type { TestShop } from '../../../test/shop.ts';
import { until } from '../../../test/until.ts';
import { errorOf } from '../../../test/visitor.ts';
import type { Answer } from '../../../test/visitor.ts';
import { hashSessionId } from './tokens.ts';

const POLL_MS = 10;
const ADD = { body: { product_id: 1, quantity: 1 } };

describe('a request whose session ends before the answer, because a sign-in in another tab has replaced it', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop();
  }, OPEN_MS);
  afterAll(() => shop.close());

  it.each([
    ['the options of a passkey', '/api/auth/passkey/options', {}],
    ['an addition to the cart', '/api/cart/product', ADD],
  ])('is refused like one with an old token, so that the page sends it again: %s', async (_, path, options) => {
    const { db } = shop;
    const visitor = await shop.visitor().arrive();
    const ended = db.selectFrom('session').select('visitor_id').where('id_hash', '=', hashSessionId(visitor.cookies.get(COOKIES.session) ?? ''));
    let answering: Promise<Answer> | undefined;
    await db.transaction().execute(async (trx) => {
      await trx.deleteFrom('visitor').where('id', 'in', ended).execute();
      answering = visitor.call('POST', path, options);
      await until(async () => (await sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db)).rows.length > 0, POLL_MS);
    });
    const answer = await answering;
    expect(answer?.status).toBe(419);
    expect(answer && errorOf(answer).code).toBe('csrf_token_mismatch');
    await visitor.arrive();
    expect((await visitor.call('POST', path, options)).status).toBe(200);
  });
});
