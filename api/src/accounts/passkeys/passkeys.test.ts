import { acknowledgementSchema, ACCOUNT_PERIODS, LIMITS, passkeysSchema } from '@feszek/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { isSignedIn, mailKindsTo, mailsTo, openAccount, PASSWORD, signedIn } from '../../../test/accounts.ts';
import { Authenticator } from '../../../test/Authenticator.ts';
import { OPEN_MS } from '../../../test/databases.ts';
import { addedPasskey, creationOptions, passkeysOf, passkeyVisitor, reauthenticationOptions, requestOptions, sendPasskey } from '../../../test/passkeys.ts';
import { openShop, SHOP_URL } from '../../../test/shop.ts';
import type { TestShop } from '../../../test/shop.ts';
import { dataOf, errorOf } from '../../../test/visitor.ts';
import type { Answer, Visitor } from '../../../test/visitor.ts';

const FIREFOX = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0' };

describe('passkeys of an account', () => {
  let shop: TestShop;
  let count = 0;
  let email = '';
  let visitor: Visitor;
  beforeAll(async () => {
    shop = await openShop();
  }, OPEN_MS);
  afterAll(() => shop.close());
  beforeEach(async () => {
    count += 1;
    email = `anna${count}@example.hu`;
    await openAccount(shop, email);
    visitor = await signedIn(shop, email);
  });

  const remove = (id: number | undefined, by = visitor) => by.call('DELETE', `/api/account/passkeys/${id}`);
  const codes = (answer: Answer) => [answer.status, errorOf(answer).code];

  it('are created for the shop’s host name and the user, and only by devices that verify their user', async () => {
    const options = await creationOptions(visitor);
    expect(options).toMatchObject({
      rp: { id: new URL(SHOP_URL).hostname, name: 'Fészek' },
      user: { name: email, displayName: 'Kovács Anna' },
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    expect(Buffer.from(options.user.id, 'base64url').toString()).not.toContain(email);
  });

  it('are added with a name, listed, and reported by mail', async () => {
    const device = new Authenticator();
    const added = await visitor.call('POST', '/api/account/passkeys', { body: { credential: device.create(await creationOptions(visitor)) }, headers: FIREFOX });
    const list = dataOf(added, passkeysSchema);
    expect(list).toMatchObject([{ name: 'Firefox, Windows', is_backed_up: true, last_used_at: null }]);
    expect(await passkeysOf(visitor)).toEqual(list);
    const mail = (await mailsTo(shop.db, email)).at(-1);
    expect([mail?.kind, JSON.stringify(mail?.content)]).toEqual(['passkey_added', expect.stringContaining('Firefox, Windows')]);
    expect((await creationOptions(visitor)).excludeCredentials).toEqual([{ id: device.id, type: 'public-key', transports: ['internal', 'hybrid'] }]);
  });

  it.each(['ES256', 'EdDSA'] as const)('sign in with keys of the algorithm %s', async (algorithm) => {
    const device = await addedPasskey(visitor, new Authenticator(algorithm));
    expect((await passkeyVisitor(shop, device)).answer.status).toBe(200);
  });

  it('are renamed by their owner only', async () => {
    await addedPasskey(visitor);
    const [passkey] = await passkeysOf(visitor);
    const rename = (name: string, by = visitor) => by.call('PUT', `/api/account/passkeys/${passkey?.id}`, { body: { name } });
    expect(dataOf(await rename(' Otthoni gép '), passkeysSchema)).toMatchObject([{ name: 'Otthoni gép' }]);
    expect(errorOf(await rename('')).fields).toMatchObject([{ path: 'name', code: 'required' }]);
    expect(errorOf(await rename('x'.repeat(LIMITS.passkeyName + 1))).fields).toMatchObject([{ path: 'name', code: 'too_long' }]);
    await openAccount(shop, `bela${count}@example.hu`);
    expect(codes(await rename('Enyém', await signedIn(shop, `bela${count}@example.hu`)))).toEqual([404, 'not_found']);
  });

  it('are removed by their owner only, which ends the other sessions and is reported by mail', async () => {
    const device = await addedPasskey(visitor);
    const { visitor: thief } = await passkeyVisitor(shop, device);
    const [passkey] = await passkeysOf(visitor);
    await openAccount(shop, `bela${count}@example.hu`);
    expect(codes(await remove(passkey?.id, await signedIn(shop, `bela${count}@example.hu`)))).toEqual([404, 'not_found']);
    expect(dataOf(await remove(passkey?.id), passkeysSchema)).toEqual([]);
    expect([await isSignedIn(thief), await isSignedIn(visitor)]).toEqual([false, true]);
    expect((await mailKindsTo(shop.db, email)).at(-1)).toBe('passkey_removed');
    expect(codes((await passkeyVisitor(shop, device)).answer)).toEqual([422, 'passkey_unknown']);
    expect(codes(await remove(passkey?.id))).toEqual([404, 'not_found']);
  });

  it('are not added twice, nor to a second account', async () => {
    const device = await addedPasskey(visitor);
    expect(codes(await sendPasskey(visitor, device))).toEqual([409, 'passkey_exists']);
    await openAccount(shop, `bela${count}@example.hu`);
    expect(codes(await sendPasskey(await signedIn(shop, `bela${count}@example.hu`), device))).toEqual([409, 'passkey_exists']);
    expect(await passkeysOf(visitor)).toHaveLength(1);
  });

  it('are limited in number', async () => {
    for (let added = 0; added < LIMITS.passkeys; added += 1) await addedPasskey(visitor);
    expect(errorOf(await sendPasskey(visitor, new Authenticator()))).toMatchObject({ code: 'passkeys_full', params: { max: LIMITS.passkeys } });
  });

  it.each([
    ['from another origin', { origin: 'https://evil.example' }],
    ['from another port of the host', { origin: `${SHOP_URL}:8080` }],
    ['for another host', { rpId: 'evil.example' }],
    ['from a frame of another site', { crossOrigin: true }],
    ['without verification of the user', { isVerified: false }],
    ['that are uses of a passkey', { type: 'webauthn.get' }],
  ])('are not added by answers %s', async (_, deviation) => {
    expect(codes(await sendPasskey(visitor, new Authenticator(), deviation))).toEqual([422, 'passkey_refused']);
    expect(await passkeysOf(visitor)).toEqual([]);
  });

  it('are not added by an answer to an unknown, used or expired challenge, or to one of another session', async () => {
    const device = new Authenticator();
    const send = async (credential: object, by = visitor) => codes(await by.call('POST', '/api/account/passkeys', { body: { credential } }));
    expect(await send(device.create(await creationOptions(visitor), { challenge: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa' }))).toEqual([410, 'passkey_challenge_expired']);
    const used = device.create(await creationOptions(visitor));
    dataOf(await visitor.call('POST', '/api/account/passkeys', { body: { credential: used } }), passkeysSchema);
    expect(await send(used)).toEqual([410, 'passkey_challenge_expired']);
    expect(await send(new Authenticator().create(await creationOptions(visitor)), await signedIn(shop, email))).toEqual([410, 'passkey_challenge_expired']);
    const late = new Authenticator().create(await creationOptions(visitor));
    shop.clock.move(ACCOUNT_PERIODS.passkeyChallenge);
    expect(await send(late)).toEqual([410, 'passkey_challenge_expired']);
  });

  it.each([
    ['no credential', {}], ['a text', { credential: 'x' }], ['other types', { credential: { id: 1, rawId: [], type: 'x', response: null } }],
    ['an id that is no base64url', { credential: { id: '<b>', rawId: '<b>', type: 'public-key', response: { clientDataJSON: 'e30', attestationObject: 'e30' } } }],
  ])('are not added by %s', async (_, body) => {
    expect((await visitor.call('POST', '/api/account/passkeys', { body })).status).toBe(422);
  });

  it('are not added by unreadable data', async () => {
    const credential = { id: 'abc', rawId: 'abc', type: 'public-key', response: { clientDataJSON: Buffer.from('"x').toString('base64url'), attestationObject: 'e30' } };
    expect(codes(await visitor.call('POST', '/api/account/passkeys', { body: { credential } }))).toEqual([422, 'passkey_refused']);
  });

  it('belong to users: a guest is refused', async () => {
    const guest = await shop.visitor().arrive();
    for (const [method, path] of [['GET', ''], ['POST', '/options'], ['DELETE', '/1']] as const) {
      expect(codes(await guest.call(method, `/api/account/passkeys${path}`))).toEqual([401, 'unauthenticated']);
    }
  });

  it('need a recent sign-in to be added or removed, or the password, or a passkey', async () => {
    const device = await addedPasskey(visitor);
    const [passkey] = await passkeysOf(visitor);
    const options = () => visitor.call('POST', '/api/account/passkeys/options');
    shop.clock.move(ACCOUNT_PERIODS.reauthentication);
    expect(codes(await options())).toEqual([403, 'reauthentication_required']);
    expect(codes(await remove(passkey?.id))).toEqual([403, 'reauthentication_required']);
    const wrong = await visitor.call('POST', '/api/account/reauthentication', { body: { current_password: 'wrong' } });
    expect(errorOf(wrong).fields).toMatchObject([{ path: 'current_password', code: 'password_wrong' }]);
    expect(codes(await options())).toEqual([403, 'reauthentication_required']);
    dataOf(await visitor.call('POST', '/api/account/reauthentication', { body: { current_password: PASSWORD } }), acknowledgementSchema);
    expect((await options()).status).toBe(200);

    shop.clock.move(ACCOUNT_PERIODS.reauthentication);
    const request = await reauthenticationOptions(visitor);
    expect(request.allowCredentials.map(({ id }) => id)).toEqual([device.id]);
    const credential = device.get(request, { userHandle: '' });
    dataOf(await visitor.call('POST', '/api/account/reauthentication/passkey', { body: { credential } }), acknowledgementSchema);
    expect((await remove(passkey?.id)).status).toBe(200);
  });

  it('of another user do not reauthenticate, and a challenge of a sign-in does not either', async () => {
    await openAccount(shop, `bela${count}@example.hu`);
    const foreign = await addedPasskey(await signedIn(shop, `bela${count}@example.hu`));
    const send = (credential: object) => visitor.call('POST', '/api/account/reauthentication/passkey', { body: { credential } });
    expect(codes(await send(foreign.get(await reauthenticationOptions(visitor))))).toEqual([422, 'passkey_refused']);
    const own = await addedPasskey(visitor);
    const { challenge } = await requestOptions(visitor);
    expect(codes(await send(own.get(await reauthenticationOptions(visitor), { challenge })))).toEqual([410, 'passkey_challenge_expired']);
  });
});
