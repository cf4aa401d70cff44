import { ACCOUNT_PERIODS, cartSchema, COOKIES, userSchema } from '@feszek/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { isSignedIn, mailKindsTo, mailsTo, openAccount, PASSWORD, signedIn, signIn } from '../../../test/accounts.ts';
import { Authenticator } from '../../../test/Authenticator.ts';
import { OPEN_MS } from '../../../test/databases.ts';
import { CHAIR } from '../../../test/goods.ts';
import { addedPasskey, passkeysOf, passkeyVisitor, requestOptions, signInByPasskey } from '../../../test/passkeys.ts';
import { openShop, putInCart, testConfig } from '../../../test/shop.ts';
import type { TestShop } from '../../../test/shop.ts';
import { dataOf, errorOf } from '../../../test/visitor.ts';
import type { Answer } from '../../../test/visitor.ts';
import { SESSION_MS } from '../../platform/session/sessions.ts';
import { SIGN_IN_RULES } from './SignInLimit.ts';

describe('a sign-in with a passkey', () => {
  const lines: string[] = [];
  let shop: TestShop;
  let count = 0;
  let email = '';
  let device: Authenticator;
  beforeAll(async () => {
    shop = await openShop({ config: testConfig({ LOG_LEVEL: 'warn' }), logStream: { write: (line) => lines.push(line) } });
  }, OPEN_MS);
  afterAll(() => shop.close());
  beforeEach(async () => {
    count += 1;
    email = `anna${count}@example.hu`;
    await openAccount(shop, email);
    device = await addedPasskey(await signedIn(shop, email));
  });

  const codes = (answer: Answer) => [answer.status, errorOf(answer).code];

  it('needs no email address, gives the session a new id, and records the use', async () => {
    const visitor = await shop.visitor().arrive();
    const planted = new Map(visitor.cookies);
    expect((await requestOptions(visitor)).allowCredentials).toEqual([]);
    expect(dataOf(await signInByPasskey(visitor, device), userSchema)).toMatchObject({ name: 'Kovács Anna', email });
    expect(visitor.cookies.get(COOKIES.session)).not.toBe(planted.get(COOKIES.session));
    const attacker = shop.visitor();
    for (const [name, value] of planted) attacker.cookies.set(name, value);
    expect([await isSignedIn(visitor), await isSignedIn(attacker)]).toEqual([true, false]);
    expect(await passkeysOf(visitor)).toMatchObject([{ last_used_at: shop.clock.now().toISOString() }]);
  });

  it('counts as a recent one', async () => {
    const { visitor } = await passkeyVisitor(shop, device);
    expect((await visitor.call('POST', '/api/account/passkeys/options')).status).toBe(200);
  });

  it('stays signed in for longer if the user chooses so', async () => {
    const visitor = await shop.visitor().arrive();
    await signInByPasskey(visitor, device, {}, { is_remembered: true });
    const { visitor: other } = await passkeyVisitor(shop, device);
    shop.clock.move(SESSION_MS - 1000);
    expect([await isSignedIn(visitor), await isSignedIn(other)]).toEqual([true, false]);
  });

  it('merges the guest’s cart into the user’s', async () => {
    const visitor = await shop.visitor().arrive();
    await putInCart(visitor, CHAIR, 2);
    await signInByPasskey(visitor, device);
    const { visitor: other } = await passkeyVisitor(shop, device);
    expect((await other.read(cartSchema, '/api/cart')).products).toMatchObject([{ id: CHAIR, quantity: 2 }]);
  });

  it('from a new browser is reported by mail, once', async () => {
    const visitor = await shop.visitor().arrive();
    const firefox = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0' };
    for (let times = 0; times < 2; times += 1) {
      await visitor.call('POST', '/api/auth/passkey', { body: { credential: device.get(await requestOptions(visitor)) }, headers: firefox });
    }
    expect((await mailKindsTo(shop.db, email)).filter((kind) => kind === 'new_sign_in')).toHaveLength(1);
  });

  it('is refused with an answer that was sent before', async () => {
    const visitor = await shop.visitor().arrive();
    const credential = device.get(await requestOptions(visitor));
    const send = () => visitor.call('POST', '/api/auth/passkey', { body: { credential } });
    expect((await send()).status).toBe(200);
    expect(codes(await send())).toEqual([410, 'passkey_challenge_expired']);
  });

  it('succeeds for one of two requests at the same moment with the same answer', async () => {
    const visitor = await shop.visitor().arrive();
    const credential = device.get(await requestOptions(visitor));
    const thief = shop.visitor();
    for (const [name, value] of visitor.cookies) thief.cookies.set(name, value);
    const answers = await Promise.all([visitor, thief].map((each) => each.call('POST', '/api/auth/passkey', { body: { credential } })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
  });

  it('is refused with a challenge of another session, an expired one, or one of another purpose', async () => {
    const visitor = await shop.visitor().arrive();
    const send = async (credential: object) => codes(await visitor.call('POST', '/api/auth/passkey', { body: { credential } }));
    expect(await send(device.get(await requestOptions(await shop.visitor().arrive())))).toEqual([410, 'passkey_challenge_expired']);
    const late = device.get(await requestOptions(visitor));
    shop.clock.move(ACCOUNT_PERIODS.passkeyChallenge);
    expect(await send(late)).toEqual([410, 'passkey_challenge_expired']);
    await signIn(visitor, email);
    const { json } = await visitor.call('POST', '/api/account/passkeys/options');
    const [, challenge = ''] = /"challenge":"([\w-]+)"/.exec(JSON.stringify(json)) ?? [];
    expect(await send(device.get(await requestOptions(visitor), { challenge }))).toEqual([410, 'passkey_challenge_expired']);
  });

  it('deletes challenges that have expired', async () => {
    await requestOptions(await shop.visitor().arrive());
    shop.clock.move(ACCOUNT_PERIODS.passkeyChallenge);
    await requestOptions(await shop.visitor().arrive());
    await shop.runRecurringJobs();
    expect(await shop.db.selectFrom('passkey_challenge').selectAll().execute()).toHaveLength(1);
  });

  it.each([
    ['from another origin', { origin: 'https://evil.example' }],
    ['for another host', { rpId: 'evil.example' }],
    ['from a frame of another site', { crossOrigin: true }],
    ['without verification of the user', { isVerified: false }],
    ['for another user', { userHandle: Buffer.from('another user').toString('base64url') }],
    ['without a user', { userHandle: '' }],
    ['that creates a passkey', { type: 'webauthn.create' }],
  ])('is refused with an answer %s', async (_, deviation) => {
    const { visitor, answer } = await passkeyVisitor(shop, device, deviation);
    expect(codes(answer)).toEqual([422, 'passkey_refused']);
    expect(await isSignedIn(visitor)).toBe(false);
  });

  it('is refused with the passkey of another user, whose private key the device does not have', async () => {
    await openAccount(shop, `bela${count}@example.hu`);
    const own = await addedPasskey(await signedIn(shop, `bela${count}@example.hu`));
    expect(codes((await passkeyVisitor(shop, own, { credentialId: device.id })).answer)).toEqual([422, 'passkey_refused']);
    const [{ passkey_handle: handle } = { passkey_handle: '' }] = await shop.db.selectFrom('app_user').select('passkey_handle').where('email', '=', email).execute();
    expect(codes((await passkeyVisitor(shop, own, { credentialId: device.id, userHandle: Buffer.from(handle).toString('base64url') })).answer)).toEqual([422, 'passkey_refused']);
    expect(codes((await passkeyVisitor(shop, own, { userHandle: Buffer.from(handle).toString('base64url') })).answer)).toEqual([422, 'passkey_refused']);
  });

  it('is refused with a passkey that no account has', async () => {
    expect(codes((await passkeyVisitor(shop, new Authenticator())).answer)).toEqual([422, 'passkey_unknown']);
  });

  it('is refused and reported if the device counts backwards, and a device may leave out counting', async () => {
    device.counter = 7;
    expect((await passkeyVisitor(shop, device)).answer.status).toBe(200);
    lines.length = 0;
    for (const counter of [7, 6, 0]) expect(codes((await passkeyVisitor(shop, device, { counter })).answer)).toEqual([422, 'passkey_refused']);
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([7, 6, 0].map((received) => ({ counter: 7, received })));
    expect((await mailsTo(shop.db, email)).at(-1)).toMatchObject({ kind: 'passkey_copied' });
    device.counter = 8;
    expect((await passkeyVisitor(shop, device)).answer.status).toBe(200);
  });

  it('of a blocked user is refused, which only a valid answer reveals', async () => {
    await shop.db.updateTable('app_user').set({ blocked_at: shop.clock.now() }).where('email', '=', email).execute();
    expect(codes((await passkeyVisitor(shop, device)).answer)).toEqual([403, 'account_blocked']);
    expect(codes((await passkeyVisitor(shop, device, { origin: 'https://evil.example' })).answer)).toEqual([422, 'passkey_refused']);
  });

  it('to an account that will be deleted is refused with the date, and cancels the deletion if that is requested', async () => {
    const { visitor: owner } = await passkeyVisitor(shop, device);
    await owner.call('POST', '/api/account/deletion', { body: { current_password: PASSWORD } });
    const { visitor, answer } = await passkeyVisitor(shop, device);
    expect([...codes(answer), errorOf(answer).params]).toEqual([403, 'account_closing', { deletion_due_at: new Date(shop.clock.now().getTime() + ACCOUNT_PERIODS.deletion).toISOString() }]);
    expect((await signInByPasskey(visitor, device, {}, { cancels_deletion: true })).status).toBe(200);
    expect([await isSignedIn(visitor), (await mailKindsTo(shop.db, email)).at(-1)]).toEqual([true, 'account_deletion_cancelled']);
  });

  it('is delayed after wrong answers, like one with a password, but not by wrong passwords', async () => {
    const stranger = { 'x-forwarded-for': `203.0.113.${count}` };
    const visitor = await shop.visitor().arrive();
    const fail = async () => visitor.call('POST', '/api/auth/passkey', { body: { credential: device.get(await requestOptions(visitor), { rpId: 'evil.example' }) }, headers: stranger });
    for (let tries = 0; tries <= SIGN_IN_RULES.pair.free; tries += 1) await signIn(visitor, email, { password: 'wrong' }, stranger);
    for (let tries = 0; tries < SIGN_IN_RULES.pair.free; tries += 1) expect(errorOf(await fail()).code).toBe('passkey_refused');
    expect(codes(await fail())).toEqual([429, 'sign_in_delayed']);
    expect((await passkeyVisitor(shop, device)).answer.status).toBe(200);
  });
});
