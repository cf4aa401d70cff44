import { COOKIES, userSchema } from '@feszek/contract';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openAccount, PASSWORD, signedIn, signIn } from '../../../test/accounts.ts';
import { OPEN_MS } from '../../../test/databases.ts';
import { openShop } from '../../../test/shop.ts';
import type { TestShop } from '../../../test/shop.ts';
import { dataOf, errorOf } from '../../../test/visitor.ts';
import { removeOldAttempts } from '../../platform/attempts/attempts.ts';
import { ApiError } from '../../platform/http/errors.ts';
import type { Client } from './client.ts';
import { SIGN_IN_RULES, SignInLimit } from './SignInLimit.ts';

const from = (address: string) => ({ 'x-forwarded-for': address });
const HOME = '198.51.100.1';
const STRANGER = '203.0.113.9';
const LONG_MS = 120_000;
const DAY_MS = 86_400_000;
/** Guesses of a day at one account: in `npm run test:full`, and in `npm test`. */
const GUESSES = process.env.TEST_FULL === 'on' ? 10_000 : 1000;
const ADDRESSES = GUESSES / 10;

describe('sign-in attempts', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop();
    await openAccount(shop, 'anna@example.hu');
    await signedIn(shop, 'anna@example.hu', {}, from(HOME));
  }, OPEN_MS);
  afterAll(() => shop.close());

  const attempt = async (email: string, address: string, password = 'wrong') => signIn(await shop.visitor().arrive(), email, { password }, from(address));
  const client = (address: string): Client => ({ address, key: address, userAgent: '', deviceHash: undefined });

  it('of one account from one address are delayed after five failures, for longer after each one more', async () => {
    const email = 'novekvo@example.hu';
    const delays: unknown[] = [];
    for (let failures = 1; failures <= 8; failures += 1) {
      expect(errorOf(await attempt(email, STRANGER)).code).toBe('invalid_credentials');
      if (failures < SIGN_IN_RULES.pair.free) continue;
      const seconds = errorOf(await attempt(email, STRANGER)).params?.['seconds'];
      delays.push(seconds);
      shop.clock.move(Number(seconds) * 1000);
    }
    expect(delays).toEqual([15, 30, 60, 120]);
  });

  it('answer a delay with its time, for an unknown address too', async () => {
    for (let tries = 0; tries < SIGN_IN_RULES.pair.free; tries += 1) await attempt('nincs@example.hu', '203.0.113.10');
    const answer = await attempt('nincs@example.hu', '203.0.113.10');
    expect([answer.status, answer.headers['retry-after']]).toEqual([429, '15']);
    expect(errorOf(answer)).toMatchObject({ code: 'sign_in_delayed', params: { seconds: 15 } });
  });

  it('of an attacker do not delay the owner', async () => {
    for (let tries = 0; tries < SIGN_IN_RULES.pair.free; tries += 1) await attempt('anna@example.hu', STRANGER);
    expect(errorOf(await attempt('anna@example.hu', STRANGER)).code).toBe('sign_in_delayed');
    expect((await attempt('anna@example.hu', HOME, PASSWORD)).status).toBe(200);
    expect((await attempt('anna@example.hu', '198.51.100.77', PASSWORD)).status).toBe(200);
  });

  it('from a browser of the owner are counted by browser, at any address', async () => {
    const email = 'bongeszo@example.hu';
    await openAccount(shop, email);
    const browser = await signedIn(shop, email, {}, from('198.51.100.60'));
    const guess = async (address: number) => errorOf(await signIn(await browser.arrive(), email, { password: 'wrong' }, from(`203.0.113.${address}`))).code;
    for (let tries = 0; tries < SIGN_IN_RULES.pair.free; tries += 1) expect(await guess(100 + tries)).toBe('invalid_credentials');
    expect(await guess(150)).toBe('sign_in_delayed');
  });

  it('end with the right password: the failures before it are forgotten', async () => {
    await openAccount(shop, 'bela@example.hu');
    for (let round = 0; round < 3; round += 1) {
      for (let tries = 1; tries < SIGN_IN_RULES.pair.free; tries += 1) await attempt('bela@example.hu', '203.0.113.20');
      dataOf(await attempt('bela@example.hu', '203.0.113.20', PASSWORD), userSchema);
    }
    expect(errorOf(await attempt('bela@example.hu', '203.0.113.20')).code).toBe('invalid_credentials');
  });

  it('are counted once if they arrive at the same moment', async () => {
    const visitor = await shop.visitor().arrive();
    const answers = await Promise.all(Array.from({ length: 20 }, () => signIn(visitor, 'egyszerre@example.hu', { password: 'wrong' }, from('203.0.113.30'))));
    const codes = answers.map((answer) => errorOf(answer).code);
    expect(codes.filter((code) => code === 'invalid_credentials')).toHaveLength(SIGN_IN_RULES.pair.free);
    expect(codes.filter((code) => code === 'sign_in_delayed')).toHaveLength(20 - SIGN_IN_RULES.pair.free);
  });

  it('for many accounts from one address are delayed too', async () => {
    const limit = new SignInLimit(shop.db, shop.clock, 'secret');
    let allowed = 0;
    for (let account = 0; account < 100; account += 1) {
      await limit.begin(`a${account}@example.hu`, client('address')).then(() => (allowed += 1), (error: unknown) => expect(error).toBeInstanceOf(ApiError));
    }
    expect(allowed).toBe(SIGN_IN_RULES.address.free);
  });

  it(`of ${GUESSES} from ${ADDRESSES} addresses let two hundred guesses through in a day, and the owner at any time`, async () => {
    const limits = [new SignInLimit(shop.db, shop.clock, 'secret'), new SignInLimit(shop.db, shop.clock, 'secret')];
    await openAccount(shop, 'tamadott@example.hu');
    const owner = await signedIn(shop, 'tamadott@example.hu', {}, from('198.51.100.50'));
    const device = owner.cookies.get(COOKIES.device) ?? '';
    let guesses = 0;
    for (let tries = 0; tries < GUESSES; tries += 1) {
      shop.clock.move(DAY_MS / GUESSES);
      try {
        await limits[tries % 2]?.begin('tamadott@example.hu', client(`address ${tries % ADDRESSES}`));
        guesses += 1;
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'sign_in_delayed') throw error;
      }
    }
    expect(guesses).toBeGreaterThanOrEqual(SIGN_IN_RULES.account.free);
    expect(guesses).toBeLessThan(250);
    expect((await attempt('tamadott@example.hu', '198.51.100.50', PASSWORD)).status).toBe(200);
    const travelling = await shop.visitor().arrive();
    travelling.cookies.set(COOKIES.device, device);
    expect((await signIn(travelling, 'tamadott@example.hu', {}, from('198.51.100.51'))).status).toBe(200);
  }, LONG_MS);

  it('are stored as hashes, and deleted a day after the last one', async () => {
    await attempt('titkos@example.hu', '203.0.113.40');
    expect(JSON.stringify(await shop.db.selectFrom('attempt_count').selectAll().execute())).not.toMatch(/titkos|203\.0\.113/);
    shop.clock.move(DAY_MS);
    await removeOldAttempts(shop.db, shop.clock);
    expect(await shop.db.selectFrom('attempt_count').select('key').execute()).toEqual([]);
  });
});
