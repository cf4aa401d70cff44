import { accountSchema, accountSessionsSchema, acknowledgementSchema, COOKIES } from '@feszek/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { isSignedIn, mailKindsTo, mailsTo, openAccount, PASSWORD, signedIn, signIn } from '../../../test/accounts.ts';
import { OPEN_MS } from '../../../test/databases.ts';
import { openShop } from '../../../test/shop.ts';
import type { TestShop } from '../../../test/shop.ts';
import { dataOf, errorOf } from '../../../test/visitor.ts';
import type { Method, Visitor } from '../../../test/visitor.ts';
import { renderText } from '../../platform/mail/renderText.ts';
import { BROWSER_SESSION_MS } from '../../platform/session/sessions.ts';
import { SIGN_IN_RULES } from '../signIn/SignInLimit.ts';

const FIREFOX = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0', 'x-forwarded-for': '198.51.100.1' };
const IPHONE = {
  'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  'x-forwarded-for': '198.51.100.2',
};
const NEW = 'a much better password';

describe('the account of a user', () => {
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

  const sessionsOf = (visitor: Visitor) => visitor.read(accountSessionsSchema, '/api/account/sessions');

  it.each<[Method, string, object | undefined]>([
    ['GET', '/api/account', undefined], ['PUT', '/api/account', { name: 'X', locale: 'hu', is_newsletter_subscription: false }],
    ['PUT', '/api/account/password', { current_password: PASSWORD, password: NEW, password_confirmation: NEW }], ['PUT', '/api/account/email', { email: 'x@example.hu', current_password: PASSWORD }],
    ['GET', '/api/account/sessions', undefined], ['DELETE', '/api/account/sessions', undefined], ['DELETE', '/api/account/sessions/1', undefined],
  ])('is closed to a guest: %s %s', async (method, path, body) => {
    const guest = await shop.visitor().arrive();
    const answer = await guest.call(method, path, body ? { body } : {});
    expect([answer.status, errorOf(answer).code]).toEqual([401, 'unauthenticated']);
  });

  it('can be changed', async () => {
    const visitor = await signedIn(shop, email);
    const body = { name: 'Kovács Anna Mária', phone: '06 30 123 4567', locale: 'en', is_newsletter_subscription: true, company: { name: 'Asztal Kft.', tax_number: '12345676142' } };
    const changed = dataOf(await visitor.call('PUT', '/api/account', { body }), accountSchema);
    expect(changed).toMatchObject({ ...body, email, phone: '+36 30 123 4567', company: { name: 'Asztal Kft.', tax_number: '12345676-1-42' } });
    expect(await visitor.read(accountSchema, '/api/account')).toEqual(changed);
    expect(dataOf(await visitor.call('PUT', '/api/account', { body: { ...body, phone: '', company: null } }), accountSchema)).toMatchObject({ phone: '', company: null });
  });

  it('lists its sessions with device, browser and address, the current one marked', async () => {
    const computer = await signedIn(shop, email, {}, FIREFOX);
    shop.clock.move(60_000);
    const phone = await signedIn(shop, email, {}, IPHONE);
    expect(await sessionsOf(phone)).toMatchObject([
      { device: 'iPhone', browser: 'Safari 18', address: '198.51.100.2', is_current: true, last_used_at: shop.clock.now().toISOString() },
      { device: 'Windows', browser: 'Firefox 144', address: '198.51.100.1', is_current: false },
    ]);
    shop.clock.move(11 * 60_000);
    expect(await isSignedIn(computer)).toBe(true);
    expect((await sessionsOf(phone)).find(({ device }) => device === 'Windows')?.last_used_at).toBe(shop.clock.now().toISOString());
  });

  it('ends one session, or all others, and no one else’s', async () => {
    const [first, second, third] = [await signedIn(shop, email), await signedIn(shop, email), await signedIn(shop, email)];
    const other = `masik${count}@example.hu`;
    await openAccount(shop, other);
    const stranger = await signedIn(shop, other);
    const own = (await sessionsOf(first)).find(({ is_current }) => is_current)?.id ?? 0;
    expect(errorOf(await stranger.call('DELETE', `/api/account/sessions/${own}`)).code).toBe('not_found');
    dataOf(await second.call('DELETE', `/api/account/sessions/${own}`), acknowledgementSchema);
    expect([await isSignedIn(first), await isSignedIn(second), await isSignedIn(third)]).toEqual([false, true, true]);
    dataOf(await second.call('DELETE', '/api/account/sessions'), acknowledgementSchema);
    expect([await isSignedIn(second), await isSignedIn(third), await isSignedIn(stranger)]).toEqual([true, false, true]);
  });

  it('stays signed in for thirty days only if requested; otherwise the cookie ends with the browser and the session within a day', async () => {
    const agesOf = async (is_remembered: boolean) => {
      const visitor = await shop.visitor().arrive();
      const { headers } = await signIn(visitor, email, { is_remembered });
      const cookies = [headers['set-cookie']].flat().map(String).filter((cookie) => cookie.startsWith(COOKIES.session) || cookie.startsWith(COOKIES.xsrf));
      return { visitor, ages: cookies.map((cookie) => /Max-Age=(\d+)/.exec(cookie)?.[1]) };
    };
    const [long, short] = [await agesOf(true), await agesOf(false)];
    expect([long.ages, short.ages]).toEqual([['2592000', '2592000'], [undefined, undefined]]);
    shop.clock.move(BROWSER_SESSION_MS - 1000);
    expect(await isSignedIn(short.visitor)).toBe(true);
    shop.clock.move(BROWSER_SESSION_MS);
    expect([await isSignedIn(short.visitor), await isSignedIn(long.visitor)]).toEqual([false, true]);
  });

  it('reports a sign-in from a new device by mail, and none from a known one', async () => {
    const computer = await signedIn(shop, email, {}, FIREFOX);
    await computer.call('POST', '/api/auth/logout');
    await computer.arrive();
    await signIn(computer, email, {}, { ...FIREFOX, 'x-forwarded-for': '198.51.100.99' });
    await signedIn(shop, email, {}, { ...FIREFOX, 'x-forwarded-for': '198.51.100.99' });
    expect(await mailKindsTo(shop.db, email)).toEqual(['account_activation']);
    await signedIn(shop, email, {}, IPHONE);
    const mail = (await mailsTo(shop.db, email)).at(-1);
    expect(mail?.kind).toBe('new_sign_in');
    const text = mail ? renderText(mail.content, mail.locale, 'http://shop.test') : '';
    expect(text).toContain('Safari 18, iPhone');
    expect(text).toContain('198.51.100.2');
    expect(text).toContain('http://shop.test/hu/jelszo/emlekezteto');
  });

  it('changes its password with the current one, which ends all other sessions and sends a mail', async () => {
    const [visitor, elsewhere] = [await signedIn(shop, email), await signedIn(shop, email)];
    const change = (current_password: string) => visitor.call('PUT', '/api/account/password', { body: { current_password, password: NEW, password_confirmation: NEW } });
    expect(errorOf(await change('wrong'))).toMatchObject({ code: 'validation_failed', fields: [{ path: 'current_password', code: 'password_wrong' }] });
    for (const password of ['Password123', email]) {
      const common = await visitor.call('PUT', '/api/account/password', { body: { current_password: PASSWORD, password, password_confirmation: password } });
      expect(errorOf(common)).toMatchObject({ code: 'validation_failed', fields: [{ path: 'password', code: 'password_common' }] });
    }
    expect(await isSignedIn(elsewhere)).toBe(true);
    dataOf(await change(PASSWORD), acknowledgementSchema);
    expect([await isSignedIn(visitor), await isSignedIn(elsewhere)]).toEqual([true, false]);
    expect(await mailKindsTo(shop.db, email)).toContain('password_changed');
    expect((await signIn(await shop.visitor().arrive(), email, { password: NEW })).status).toBe(200);
  });

  it('delays guesses of the current password in an open session', async () => {
    const visitor = await signedIn(shop, email);
    const guess = () => visitor.call('PUT', '/api/account/password', { body: { current_password: 'wrong', password: NEW, password_confirmation: NEW } });
    for (let tries = 0; tries < SIGN_IN_RULES.pair.free; tries += 1) expect(errorOf(await guess()).code).toBe('validation_failed');
    expect(errorOf(await guess()).code).toBe('sign_in_delayed');
  });
});
