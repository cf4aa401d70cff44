import { accountSchema, acknowledgementSchema, ACCOUNT_PERIODS } from '@feszek/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { isSignedIn, mailedToken, mailKindsTo, openAccount, PASSWORD, signedIn, signIn } from '../../../test/accounts.ts';
import type { Authenticator } from '../../../test/Authenticator.ts';
import { OPEN_MS } from '../../../test/databases.ts';
import { addedPasskey, passkeysOf, passkeyVisitor } from '../../../test/passkeys.ts';
import { openShop } from '../../../test/shop.ts';
import type { TestShop } from '../../../test/shop.ts';
import { dataOf, errorOf } from '../../../test/visitor.ts';
import type { Answer, Visitor } from '../../../test/visitor.ts';

const NEW = 'a much better password';
const NEW_INPUT = { password: NEW, password_confirmation: NEW };

describe('an account without a password', () => {
  let shop: TestShop;
  let count = 0;
  let email = '';
  let visitor: Visitor;
  let device: Authenticator;
  beforeAll(async () => {
    shop = await openShop();
  }, OPEN_MS);
  afterAll(() => shop.close());
  beforeEach(async () => {
    count += 1;
    email = `anna${count}@example.hu`;
    await openAccount(shop, email);
    visitor = await signedIn(shop, email);
    device = await addedPasskey(visitor);
  });

  const codes = (answer: Answer) => [answer.status, errorOf(answer).code];
  const turnOff = (by = visitor) => by.call('DELETE', '/api/account/password');
  const turnOn = () => visitor.call('POST', '/api/account/password', { body: NEW_INPUT });
  const hasPassword = async () => (await visitor.read(accountSchema, '/api/account')).has_password;
  const removeFirst = async () => {
    const [passkey] = await passkeysOf(visitor);
    return visitor.call('DELETE', `/api/account/passkeys/${passkey?.id}`);
  };

  it('opens with a passkey only: the password is refused like a wrong one, and the other sessions end', async () => {
    const elsewhere = await signedIn(shop, email);
    expect(await hasPassword()).toBe(true);
    dataOf(await turnOff(), acknowledgementSchema);
    expect(await hasPassword()).toBe(false);
    expect([await isSignedIn(elsewhere), await isSignedIn(visitor)]).toEqual([false, true]);
    const guest = await shop.visitor().arrive();
    const [off, unknown] = [await signIn(guest, email), await signIn(guest, 'ismeretlen@example.hu')];
    expect([off.status, off.text]).toEqual([unknown.status, unknown.text]);
    expect((await passkeyVisitor(shop, device)).answer.status).toBe(200);
    expect((await mailKindsTo(shop.db, email)).at(-1)).toBe('password_removed');
  });

  it('may be turned into one twice, which sends one mail', async () => {
    dataOf(await turnOff(), acknowledgementSchema);
    dataOf(await turnOff(), acknowledgementSchema);
    expect((await mailKindsTo(shop.db, email)).filter((kind) => kind === 'password_removed')).toHaveLength(1);
  });

  it('needs a passkey', async () => {
    await openAccount(shop, `bela${count}@example.hu`);
    expect(codes(await turnOff(await signedIn(shop, `bela${count}@example.hu`)))).toEqual([409, 'passkey_missing']);
  });

  it('retains its last passkey', async () => {
    await turnOff();
    expect(codes(await removeFirst())).toEqual([409, 'last_passkey']);
    expect((await passkeyVisitor(shop, device)).answer.status).toBe(200);
    await addedPasskey(visitor);
    expect((await removeFirst()).status).toBe(200);
    expect(codes(await removeFirst())).toEqual([409, 'last_passkey']);
  });

  it('retains one of its passkeys when the password and the last passkey are removed at the same moment', async () => {
    const [off, removed] = await Promise.all([turnOff(), removeFirst()]);
    expect([off.status, removed.status].filter((status) => status === 200)).toHaveLength(1);
    expect((await hasPassword()) || (await passkeysOf(visitor)).length > 0).toBe(true);
  });

  it('gets a password again from its user, who has signed in a short time ago', async () => {
    expect(codes(await turnOn())).toEqual([409, 'password_exists']);
    await turnOff();
    shop.clock.move(ACCOUNT_PERIODS.reauthentication);
    expect(codes(await turnOn())).toEqual([403, 'reauthentication_required']);
    expect(codes(await turnOff())).toEqual([403, 'reauthentication_required']);
    ({ visitor } = await passkeyVisitor(shop, device));
    const common = await visitor.call('POST', '/api/account/password', { body: { password: 'Password123', password_confirmation: 'Password123' } });
    expect(errorOf(common).fields).toMatchObject([{ path: 'password', code: 'password_common' }]);
    dataOf(await turnOn(), acknowledgementSchema);
    expect(await hasPassword()).toBe(true);
    expect((await signIn(await shop.visitor().arrive(), email, { password: NEW })).status).toBe(200);
    expect((await removeFirst()).status).toBe(200);
  });

  it('gets a password again by the link of a mail', async () => {
    await turnOff();
    const guest = await shop.visitor().arrive();
    await guest.call('POST', '/api/auth/password/reset', { body: { email, result_url: '/hu/jelszo/uj/{token}' } });
    await shop.runJobs('password-reminder');
    dataOf(await guest.call('POST', `/api/auth/password/reset/${await mailedToken(shop.db, email, 'password_reset')}`, { body: NEW_INPUT }), acknowledgementSchema);
    expect((await signIn(guest, email, { password: NEW })).status).toBe(200);
    expect((await passkeyVisitor(shop, device)).answer.status).toBe(200);
  });

  it('has no valid link for a new password that was sent before', async () => {
    const guest = await shop.visitor().arrive();
    await guest.call('POST', '/api/auth/password/reset', { body: { email, result_url: '/hu/jelszo/uj/{token}' } });
    await shop.runJobs('password-reminder');
    await turnOff();
    expect(codes(await guest.call('POST', `/api/auth/password/reset/${await mailedToken(shop.db, email, 'password_reset')}`, { body: NEW_INPUT }))).toEqual([404, 'token_invalid']);
  });

  it('changes its email address after a recent sign-in', async () => {
    const change = (current_password: string) => visitor.call('PUT', '/api/account/email', { body: { email: `uj${count}@example.hu`, current_password } });
    expect(errorOf(await change('')).fields).toMatchObject([{ path: 'current_password', code: 'required' }]);
    await turnOff();
    shop.clock.move(ACCOUNT_PERIODS.reauthentication);
    expect(codes(await change(PASSWORD))).toEqual([403, 'reauthentication_required']);
    ({ visitor } = await passkeyVisitor(shop, device));
    dataOf(await change(''), acknowledgementSchema);
  });

  it('does not change or confirm with a password', async () => {
    await turnOff();
    const answers = [
      await visitor.call('PUT', '/api/account/password', { body: { current_password: PASSWORD, ...NEW_INPUT } }),
      await visitor.call('POST', '/api/account/reauthentication', { body: { current_password: PASSWORD } }),
    ];
    expect(answers.map((answer) => errorOf(answer).fields)).toMatchObject(answers.map(() => [{ path: 'current_password', code: 'password_wrong' }]));
  });

  it('loses its passkeys when a change of its address is undone, because another person may have added them', async () => {
    await visitor.call('PUT', '/api/account/email', { body: { email: `uj${count}@example.hu`, current_password: PASSWORD } });
    await shop.runJobs('email-change');
    const guest = await shop.visitor().arrive();
    await guest.call('POST', '/api/auth/email/confirm', { body: { token: await mailedToken(shop.db, `uj${count}@example.hu`, 'email_confirmation') } });
    await guest.call('POST', '/api/auth/email/undo', { body: { token: await mailedToken(shop.db, email, 'email_changed') } });
    expect(codes((await passkeyVisitor(shop, device)).answer)).toEqual([422, 'passkey_unknown']);
  });
});
