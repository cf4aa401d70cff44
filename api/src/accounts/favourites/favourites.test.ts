import { favouriteIdsSchema, favouritesSchema, LIMITS } from '@feszek/contract';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { createUser } from '../../users/users.ts';
import { OPEN_MS } from '../../../test/databases.ts';
import { CHAIR, LAMP, MUG, SOFA, VASE } from '../../../test/goods.ts';
import { openShop } from '../../../test/shop.ts';
import type { TestShop } from '../../../test/shop.ts';
import { dataOf, errorOf } from '../../../test/visitor.ts';
import type { Method, Visitor } from '../../../test/visitor.ts';

describe('favourites', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop();
  }, OPEN_MS);
  afterAll(() => shop.close());

  const change = async (visitor: Visitor, method: Method, path: string) =>
    dataOf(await visitor.call(method, path), favouritesSchema).products.map(({ id }) => id);

  it('are empty for a visitor without a session, and open none', async () => {
    const visitor = shop.visitor();
    expect(await visitor.read(favouritesSchema, '/api/favourites')).toEqual({ products: [] });
    expect(visitor.cookies.size).toBe(0);
  });

  it('are added and removed, the latest first; a repeated request changes nothing', async () => {
    const visitor = await shop.visitor().arrive();
    expect(await change(visitor, 'POST', `/api/favourites/${CHAIR}`)).toEqual([CHAIR]);
    shop.clock.move(1000);
    expect(await change(visitor, 'POST', `/api/favourites/${SOFA}`)).toEqual([SOFA, CHAIR]);
    expect(await change(visitor, 'POST', `/api/favourites/${SOFA}`)).toEqual([SOFA, CHAIR]);
    expect(await change(visitor, 'DELETE', `/api/favourites/${SOFA}`)).toEqual([CHAIR]);
    expect(await change(visitor, 'DELETE', `/api/favourites/${SOFA}`)).toEqual([CHAIR]);
    expect(await change(visitor, 'POST', `/api/favourites/${CHAIR}/delete`)).toEqual([]);
  });

  it('are each visitor’s own', async () => {
    const visitor = await shop.visitor().arrive();
    await change(visitor, 'POST', `/api/favourites/${CHAIR}`);
    expect((await (await shop.visitor().arrive()).read(favouritesSchema, '/api/favourites')).products).toEqual([]);
  });

  it('can only be products', async () => {
    const visitor = await shop.visitor().arrive();
    for (const id of ['99', 'x', '0', '-1', '99999999999']) expect(errorOf(await visitor.call('POST', `/api/favourites/${id}`)).code).toBe('not_found');
  });

  it('are answered as ids on request', async () => {
    const visitor = await shop.visitor().arrive();
    const idsOf = async (method: Method, path: string) => dataOf(await visitor.call(method, path), favouriteIdsSchema).ids;
    expect(await idsOf('GET', '/api/favourites?fields=ids')).toEqual([]);
    expect(await idsOf('POST', `/api/favourites/${CHAIR}?fields=ids`)).toEqual([CHAIR]);
    shop.clock.move(1000);
    expect(await idsOf('POST', `/api/favourites/${MUG}?fields=ids`)).toEqual([MUG, CHAIR]);
    expect(await idsOf('GET', '/api/favourites?fields=ids')).toEqual([MUG, CHAIR]);
    expect(await idsOf('DELETE', `/api/favourites/${MUG}?fields=ids`)).toEqual([CHAIR]);
    expect(await idsOf('POST', `/api/favourites/${CHAIR}/delete?fields=ids`)).toEqual([]);
    expect(errorOf(await visitor.call('GET', '/api/favourites?fields=names'))).toMatchObject({ code: 'validation_failed', fields: [{ path: 'fields' }] });
  });

  it('are changed only with a session and its token', async () => {
    const visitor = await shop.visitor().arrive();
    await change(visitor, 'POST', `/api/favourites/${CHAIR}`);
    for (const [method, path] of [['POST', `/api/favourites/${SOFA}`], ['DELETE', `/api/favourites/${CHAIR}`], ['POST', `/api/favourites/${CHAIR}/delete`]] as const) {
      expect(errorOf(await shop.visitor().call(method, path)).code).toBe('csrf_token_mismatch');
      expect(errorOf(await visitor.call(method, path, { headers: { 'x-xsrf-token': 'of another session' } })).code).toBe('csrf_token_mismatch');
    }
    expect((await visitor.read(favouriteIdsSchema, '/api/favourites?fields=ids')).ids).toEqual([CHAIR]);
  });

  it('are added once by concurrent requests', async () => {
    const visitor = await shop.visitor().arrive();
    const answers = await Promise.all([CHAIR, CHAIR, CHAIR, SOFA, SOFA].map((id) => visitor.call('POST', `/api/favourites/${id}`)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect((await visitor.read(favouriteIdsSchema, '/api/favourites?fields=ids')).ids.sort()).toEqual([CHAIR, SOFA]);
    await Promise.all([CHAIR, CHAIR, SOFA].map((id) => visitor.call('DELETE', `/api/favourites/${id}`)));
    expect((await visitor.read(favouriteIdsSchema, '/api/favourites?fields=ids')).ids).toEqual([]);
  });

  describe('near the limit', () => {
    const PASSWORD = 'correct horse battery';
    /** Ids of more products than the limit of favourites, all copies of one. */
    let many: number[];
    beforeAll(async () => {
      await sql`
        insert into product select (jsonb_populate_record(product, jsonb_build_object('id', 1000 + n, 'sku', 'COPY' || n))).*
        from product, generate_series(1, ${LIMITS.favourites + 100}::int) n where product.id = ${MUG}`.execute(shop.db);
      await sql`insert into product_stock select (jsonb_populate_record(product_stock, jsonb_build_object('product_id', copy.id))).* from product_stock, product copy where product_stock.product_id = ${MUG} and copy.id > 1000`.execute(shop.db);
      await sql`insert into product_price select (jsonb_populate_record(product_price, jsonb_build_object('product_id', copy.id))).* from product_price, product copy where product_price.product_id = ${MUG} and copy.id > 1000`.execute(shop.db);
      many = Array.from({ length: LIMITS.favourites + 100 }, (_, index) => 1001 + index);
    }, OPEN_MS);

    const idsOf = async (visitor: Visitor) => (await visitor.read(favouriteIdsSchema, '/api/favourites?fields=ids')).ids;

    /** A visitor with these favourites, the last one added last. */
    async function visitorWith(ids: readonly number[]): Promise<Visitor> {
      const visitor = await shop.visitor().arrive();
      const { visitor_id } = await shop.db.selectFrom('session').innerJoin('visitor', 'visitor.id', 'session.visitor_id').select('visitor_id').orderBy('visitor_id', 'desc').executeTakeFirstOrThrow();
      const rows = ids.map((product_id) => {
        shop.clock.move(1);
        return { visitor_id, product_id, created_at: shop.clock.now() };
      });
      if (rows.length > 0) await shop.db.insertInto('favourite').values(rows).execute();
      return visitor;
    }

    it('are refused beyond it with a message, and accepted again after one is removed', async () => {
      const visitor = await visitorWith(many.slice(0, LIMITS.favourites));
      const refused = await visitor.call('POST', `/api/favourites/${CHAIR}`, { headers: { locale: 'en' } });
      expect(refused.status).toBe(409);
      expect(errorOf(refused)).toMatchObject({ code: 'favourites_full', message: 'You can keep up to 500 favourites. Remove one to make room for this.' });
      expect((await visitor.call('POST', `/api/favourites/${many[0]}?fields=ids`)).status).toBe(200);
      await visitor.call('DELETE', `/api/favourites/${many[0]}?fields=ids`);
      expect((await visitor.call('POST', `/api/favourites/${CHAIR}?fields=ids`)).status).toBe(200);
      expect((await visitor.read(favouritesSchema, '/api/favourites')).products).toHaveLength(LIMITS.favourites);
    });

    it('never exceed it under concurrent requests', async () => {
      const visitor = await visitorWith(many.slice(0, LIMITS.favourites - 1));
      const answers = await Promise.all([CHAIR, SOFA, LAMP, MUG, VASE].map((id) => visitor.call('POST', `/api/favourites/${id}?fields=ids`)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
      expect(await idsOf(visitor)).toHaveLength(LIMITS.favourites);
    });

    let people = 0;
    /** The favourites of an account after a guest with favourites has signed in. */
    async function signedIn(ofAccount: readonly number[], ofGuest: readonly number[]): Promise<number[]> {
      people += 1;
      const account = { email: `anna${people}@example.hu`, password: PASSWORD };
      await createUser(shop.db, shop.clock, { name: 'Kovács Anna', ...account });
      const first = await visitorWith(ofAccount);
      await first.call('POST', '/api/auth/login', { body: account });
      const guest = await visitorWith(ofGuest);
      expect((await guest.call('POST', '/api/auth/login', { body: account })).status).toBe(200);
      expect(await idsOf(first)).toEqual(await idsOf(guest));
      return idsOf(guest);
    }

    it.each([
      ['nothing on either side', [], []],
      ['only the guest’s', [], [0, 1, 2]],
      ['only the account’s', [0, 1, 2], []],
      ['the same on both sides', [0, 1], [1, 0]],
      ['some on both sides', [0, 1, 2], [2, 3, 4]],
    ])('are all kept at sign-in, each once: %s', async (_, account, guest) => {
      const pick = (indices: readonly number[]) => indices.map((index) => many[index] ?? 0);
      const ids = await signedIn(pick(account), pick(guest));
      expect([...ids].sort()).toEqual([...new Set([...pick(account), ...pick(guest)])].sort());
    });

    it('do not exceed the limit at sign-in: all of the account stay, and the latest of the guest are added', async () => {
      const account = many.slice(0, LIMITS.favourites - 50);
      const guest = many.slice(LIMITS.favourites - 60, LIMITS.favourites + 60);
      const ids = await signedIn(account, guest);
      expect(ids).toHaveLength(LIMITS.favourites);
      expect(new Set(ids)).toEqual(new Set([...account, ...guest.slice(-50)]));
    });

    it('include what another tab adds during the sign-in of the guest', async () => {
      people += 1;
      const account = { email: `anna${people}@example.hu`, password: PASSWORD };
      await createUser(shop.db, shop.clock, { name: 'Kovács Anna', ...account });
      const guest = await visitorWith([CHAIR]);
      const tab = shop.visitor();
      for (const [name, value] of guest.cookies) tab.cookies.set(name, value);
      const [, ...added] = await Promise.all([
        guest.call('POST', '/api/auth/login', { body: account }),
        ...[SOFA, LAMP, MUG, VASE].map(async (id) => ({ id, status: (await tab.call('POST', `/api/favourites/${id}?fields=ids`)).status })),
      ]);
      const ids = await idsOf(guest);
      expect(ids).toContain(CHAIR);
      for (const { id, status } of added) {
        // Either the request was in time, or it is refused and the client repeats it with its new session.
        expect([200, 419]).toContain(status);
        expect([id, ids.includes(id)]).toEqual([id, status === 200]);
      }
    });
  });
});
