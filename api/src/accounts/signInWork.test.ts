/** @jest-environment node */
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import * as argon2 from '@node-rs/argon2';
import { OPEN_MS } from '../../test/databases.ts';
import type { TestShop } from '../../test/shop.ts';

/** The parameters of each hash that a password is verified against: they decide how long that takes. */
const verified: string[] = [];
jest.unstable_mockModule('@node-rs/argon2', () => ({
  ...argon2,
  verify(hash: string, password: string) {
    verified.push(hash.split('$').slice(1, 4).join(' '));
    return argon2.verify(hash, password);
  },
}));
const { openShop } = await import('../../test/shop.ts');
const { createUser } = await import('../users/users.ts');
const { PASSWORD, register } = await import('../../test/accounts.ts');

describe('a refused sign-in', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop();
    await createUser(shop.db, shop.clock, { email: 'anna@example.hu', name: 'Kovács Anna', password: PASSWORD });
    await register(shop, 'pending@example.hu');
  }, OPEN_MS);
  afterAll(() => shop.close());

  it.each(['anna@example.hu', 'unknown@example.hu', 'pending@example.hu'])('verifies two hashes of the recommended parameters for %s, whether it has an account, a registration or neither', async (email) => {
    const visitor = await shop.visitor().arrive();
    verified.length = 0;
    expect((await visitor.call('POST', '/api/auth/login', { body: { email, password: 'wrong' } })).status).toBe(422);
    expect(verified).toEqual(Array.from({ length: 2 }, () => 'argon2id v=19 m=19456,t=2,p=1'));
  });
});
