import { acknowledgementSchema, ACCOUNT_PERIODS, COOKIES, resetTokenSchema } from '@feszek/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { isSignedIn, mailedToken, mailKindsTo, mailsTo, openAccount, PASSWORD, register, signedIn, signIn } from '../../../test/accounts.ts';
import { OPEN_MS } from '../../../test/databases.ts';
import { runMailJobs } from '../../../test/mails.ts';
import { openShop } from '../../../test/shop.ts';
import type { TestShop } from '../../../test/shop.ts';
import { dataOf, errorOf } from '../../../test/visitor.ts';
import type { Visitor } from '../../../test/visitor.ts';
import type { OutgoingMail } from '../../platform/mail/transport.ts';
import { SIGN_IN_RULES } from '../signIn/SignInLimit.ts';

const PAGE = '/hu/jelszo/uj/{token}';
const NEW = 'a much better password';

describe('a forgotten password', () => {
  let shop: TestShop;
  let count = 0;
  let email = '';
  beforeAll(async () => {
    shop = await openShop();
  }, OPEN_MS);
  afterAll(() => shop.close());
  beforeEach(async () => {
    count += 1;
    email = `anna${count}@example.hu`;
    await openAccount(shop, email);
  });

  const remind = async (to: string, result_url = PAGE) => {
    const answer = await (await shop.visitor().arrive()).call('POST', '/api/auth/password/reset', { body: { email: to, result_url } });
    await shop.runJobs('password-reminder');
    return answer;
  };
  const reset = async (token: string, body: object = { password: NEW, password_confirmation: NEW }, visitor?: Visitor) =>
    (visitor ?? (await shop.visitor().arrive())).call('POST', `/api/auth/password/reset/${token}`, { body });
  const state = async (token: string) => shop.visitor().read(resetTokenSchema, `/api/auth/password/reset/${token}`);
  const isValid = async (token: string) => (await state(token)).is_valid;
  const tokenFor = async (to: string) => {
    await remind(to);
    return mailedToken(shop.db, to, 'password_reset');
  };

  it('is replaced with the link of a mail, once, and every other session ends', async () => {
    const elsewhere = await signedIn(shop, email);
    const token = await tokenFor(email);
    expect(await state(token)).toEqual({ is_valid: true, email });
    dataOf(await reset(token), acknowledgementSchema);
    expect(await isSignedIn(elsewhere)).toBe(false);
    expect(errorOf(await signIn(await shop.visitor().arrive(), email)).code).toBe('invalid_credentials');
    expect((await signIn(await shop.visitor().arrive(), email, { password: NEW })).status).toBe(200);
    expect(await state(token)).toEqual({ is_valid: false, email: '' });
    const again = await reset(token);
    expect([again.status, errorOf(again).code]).toEqual([404, 'token_invalid']);
    expect((await mailKindsTo(shop.db, email)).slice(1, 3)).toEqual(['password_reset', 'password_changed']);
  });

  it('can be replaced for 60 minutes', async () => {
    const token = await tokenFor(email);
    shop.clock.move(ACCOUNT_PERIODS.passwordReset);
    expect(await isValid(token)).toBe(false);
    const late = await reset(token);
    expect([late.status, errorOf(late).code]).toEqual([410, 'token_expired']);
  });

  it('is replaced by one of two requests at the same moment', async () => {
    const token = await tokenFor(email);
    const answers = await Promise.all([reset(token), reset(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  it('has no valid link after a change of the password', async () => {
    const token = await tokenFor(email);
    const visitor = await signedIn(shop, email);
    dataOf(await visitor.call('PUT', '/api/account/password', { body: { current_password: PASSWORD, password: NEW, password_confirmation: NEW } }), acknowledgementSchema);
    expect(errorOf(await reset(token)).code).toBe('token_invalid');
  });

  it('is answered in the same manner for every address; an unknown one gets no mail', async () => {
    const [known, unknown] = [await remind(email), await remind('ismeretlen@example.hu')];
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
    expect(await mailsTo(shop.db, 'ismeretlen@example.hu')).toEqual([]);
  });

  it('of an account that is not activated leads to the activation', async () => {
    const pending = `fuggo${count}@example.hu`;
    await register(shop, pending);
    shop.clock.move(60_000);
    await remind(pending);
    expect(await mailKindsTo(shop.db, pending)).toEqual(['account_activation', 'account_activation']);
  });

  it('sends one mail a minute at most', async () => {
    await remind(email);
    await remind(email);
    expect(await mailKindsTo(shop.db, email)).toEqual(['account_activation', 'password_reset']);
    shop.clock.move(60_000);
    await remind(email);
    expect(await mailKindsTo(shop.db, email)).toHaveLength(3);
  });

  it.each(['/hu/jelszo/uj', '/en/password/reset/{token}', 'http://shop.test/en/password/reset'])('leads to a page of the shop, given as %s', async (page) => {
    dataOf(await remind(email, page), acknowledgementSchema);
    const mail = (await mailsTo(shop.db, email)).at(-1);
    expect([mail?.kind, mail?.locale]).toEqual(['password_reset', page.includes('/en/') ? 'en' : 'hu']);
  });

  it.each([
    'https://evil.example/hu/jelszo/uj/{token}', '//evil.example/hu/jelszo/uj/{token}', '/\\evil.example/hu/jelszo/uj/{token}', 'http://shop.test@evil.example/hu/jelszo/uj/{token}',
    'http://shop.test.evil.example/hu/jelszo/uj/{token}', 'http://user:pass@shop.test/hu/jelszo/uj/{token}', 'javascript:alert(1)', 'data:text/html,x', '/hu/kosar/{token}', '/hu/jelszo/uj/{token}?next=//evil.example',
    '/hu/jelszo/uj/../../x/{token}', 'http://shop.test:81/hu/jelszo/uj/{token}', '/hu/jelszo/uj/{token}#x',
  ])('sends no link to %s', async (page) => {
    const answer = await remind(email, page);
    expect(errorOf(answer)).toMatchObject({ code: 'validation_failed', fields: [{ path: 'result_url', code: 'unknown_value' }] });
    expect(await mailKindsTo(shop.db, email)).toEqual(['account_activation']);
  });

  it('has a link that only the mail contains: neither its row nor the stored mail does, once it is sent', async () => {
    const token = await tokenFor(email);
    expect(JSON.stringify(await shop.db.selectFrom('account_token').selectAll().execute())).not.toContain(token);
    const sent: OutgoingMail[] = [];
    await runMailJobs(shop, { send: async (mail) => void sent.push(mail), close: () => undefined });
    expect(sent.some(({ text, html }) => text.includes(token) && html.includes(token))).toBe(true);
    expect(JSON.stringify(await mailsTo(shop.db, email))).not.toContain(token);
  });

  it('does not open a blocked account', async () => {
    await shop.db.updateTable('app_user').set({ blocked_at: shop.clock.now() }).where('email', '=', email).execute();
    await remind(email);
    expect(await mailKindsTo(shop.db, email)).toEqual(['account_activation']);
    const visitor = await shop.visitor().arrive();
    expect(errorOf(await signIn(visitor, email))).toMatchObject({ code: 'account_blocked' });
    expect(errorOf(await signIn(visitor, email, { password: 'wrong' })).code).toBe('invalid_credentials');
  });

  it('is refused with a short password or another confirmation, and the link stays valid', async () => {
    const token = await tokenFor(email);
    expect(errorOf(await reset(token, { password: 'short' })).fields).toMatchObject([{ path: 'password', code: 'too_short' }]);
    expect(errorOf(await reset(token, { password: NEW, password_confirmation: 'x' })).fields).toMatchObject([{ path: 'password_confirmation', code: 'password_mismatch' }]);
    expect(errorOf(await reset(token, { password: { length: 9 } })).code).toMatch(/validation_failed|malformed_request/);
    expect(await isValid(token)).toBe(true);
  });

  it('is not replaced by a password that many people use, or by the own address, and the link stays valid', async () => {
    const token = await tokenFor(email);
    for (const password of ['Password123', email]) {
      expect(errorOf(await reset(token, { password, password_confirmation: password })).fields).toMatchObject([{ path: 'password', code: 'password_common' }]);
    }
    expect(await isValid(token)).toBe(true);
  });

  it('ends the delays that another person has caused', async () => {
    await shop.db.deleteFrom('user_device').execute();
    await shop.db.insertInto('attempt_count').values({ scope: 'sign-in-account', key: 'other', attempts: 1, delayed_until: shop.clock.now(), forgotten_at: shop.clock.now() }).execute();
    for (let address = 0; address < SIGN_IN_RULES.account.free; address += 1) await signIn(await shop.visitor().arrive(), email, { password: 'wrong' }, { 'x-forwarded-for': `203.0.113.${address}` });
    const owner = await shop.visitor().arrive();
    expect(errorOf(await signIn(owner, email)).code).toBe('sign_in_delayed');
    await reset(await tokenFor(email), undefined, owner);
    expect(owner.cookies.get(COOKIES.device)).toBeDefined();
    expect((await signIn(owner, email, { password: NEW })).status).toBe(200);
  }, OPEN_MS);
});
