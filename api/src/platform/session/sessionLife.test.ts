import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { cartSchema, COOKIES } from '@feszek/contract';
import { isSignedIn, openAccount, signedIn } from '../../../test/accounts.ts';
import { OPEN_MS } from '../../../test/databases.ts';
import { CHAIR } from '../../../test/goods.ts';
import { CUSTOMER, openShop, putInCart } from '../../../test/shop.ts';
import type { TestShop } from '../../../test/shop.ts';
import { dataOf, errorOf } from '../../../test/visitor.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { EMPTY_SESSION_MS, LONGEST_SESSION_MS, removeEndedSessions } from './sessions.ts';

const DAY_MS = 86_400_000;
const ADD = { body: { product_id: CHAIR, quantity: 1 } };

describe('a session', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop();
  }, OPEN_MS);
  afterAll(() => shop.close());

  const add = (visitor: Visitor) => visitor.call('POST', '/api/cart/product', ADD);
  const save = (visitor: Visitor, body: object = CUSTOMER) => visitor.call('PUT', '/api/cart/customer', { body });
  const idOf = (visitor: Visitor) => visitor.cookies.get(COOKIES.session);

  it('in which a guest has changed nothing ends after an hour, also if they read pages', async () => {
    const [reading, buying] = [await shop.visitor().arrive(), await shop.visitor().arrive()];
    await reading.call('GET', '/api/cart');
    expect((await add(buying)).status).toBe(200);
    shop.clock.move(EMPTY_SESSION_MS);
    expect((await add(reading)).status).toBe(419);
    expect((await add(buying)).status).toBe(200);
    await removeEndedSessions(shop.db, shop.clock);
    const { count } = await shop.db.selectFrom('session').select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
    expect(count).toBe(1);
  });

  it('of a user ends 90 days after the sign-in, however often it is used', async () => {
    await openAccount(shop, 'anna@hossz.hu');
    const user = await signedIn(shop, 'anna@hossz.hu', { is_remembered: true });
    for (let days = 20; days < 90; days += 20) {
      shop.clock.move(20 * DAY_MS);
      expect(await isSignedIn(user)).toBe(true);
    }
    shop.clock.move(LONGEST_SESSION_MS.user - 80 * DAY_MS + 1000);
    expect(await isSignedIn(user)).toBe(false);
  });

  it('gets a new id once a guest has entered an address, so that a planted id has no access', async () => {
    const victim = await shop.visitor().arrive();
    await putInCart(victim, CHAIR, 1);
    const planted = shop.visitor();
    for (const [name, value] of victim.cookies) planted.cookies.set(name, value);
    const before = idOf(victim);
    expect((await save(victim)).status).toBe(200);
    expect(idOf(victim)).not.toBe(before);
    const seen = dataOf(await planted.call('GET', '/api/cart'), cartSchema);
    expect([seen.products, JSON.stringify(seen).includes(CUSTOMER.email)]).toEqual([[], false]);
    expect(errorOf(await add(planted)).code).toBe('csrf_token_mismatch');
    expect(dataOf(await victim.call('GET', '/api/cart'), cartSchema).products).toHaveLength(1);
    const kept = idOf(victim);
    await save(victim);
    expect(idOf(victim)).toBe(kept);
  });

  it('still has its cart if requests at the same moment still have the old id', async () => {
    const visitor = await shop.visitor().arrive();
    await putInCart(visitor, CHAIR, 1);
    const late = shop.visitor();
    for (const [name, value] of visitor.cookies) late.cookies.set(name, value);
    await save(visitor);
    const { status, headers } = await late.call('GET', '/sanctum/csrf-cookie');
    expect([status, headers['set-cookie']]).toEqual([204, undefined]);
    shop.clock.move(60_001);
    await late.arrive();
    expect(idOf(late)).not.toBe(idOf(visitor));
  });
});

it('is opened at most 120 times in a minute for one address', async () => {
  const limited = await openShop({ rateLimits: { sessions: 120 } });
  try {
    const answers: number[] = [];
    for (let count = 0; count < 130; count += 1) answers.push((await limited.visitor().call('GET', '/sanctum/csrf-cookie', { headers: { 'x-forwarded-for': '198.51.100.7' } })).status);
    expect(answers).toEqual([...Array.from({ length: 120 }, () => 204), ...Array.from({ length: 10 }, () => 429)]);
  } finally {
    await limited.close();
  }
}, OPEN_MS);
