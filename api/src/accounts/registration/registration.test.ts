import { accountSchema, ACCOUNT_PERIODS, confirmedEmailSchema } from '@feszek/contract';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { isSignedIn, mailedToken, mailKindsTo, mailsTo, openAccount, PASSWORD, register, registration, signedIn, signIn } from '../../../test/accounts.ts';
import { OPEN_MS } from '../../../test/databases.ts';
import { CHAIR } from '../../../test/goods.ts';
import { CUSTOMER, openShop, placed } from '../../../test/shop.ts';
import type { TestShop } from '../../../test/shop.ts';
import { dataOf, errorOf } from '../../../test/visitor.ts';
import { renderHtml } from '../../platform/mail/renderHtml.ts';
import { renderText } from '../../platform/mail/renderText.ts';
import { createUser } from '../../users/users.ts';

const SHOP = 'http://shop.test';

describe('registration', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop();
  }, OPEN_MS);
  afterAll(() => shop.close());

  const activate = async (token: string) => (await shop.visitor().arrive()).call('POST', '/api/auth/activation', { body: { token } });
  const resend = async (email: string) => {
    const answer = await (await shop.visitor().arrive()).call('POST', '/api/auth/activation/resend', { body: { email } });
    await shop.runJobs('activation-resend');
    return answer;
  };

  it('becomes an account when the link in the mail is opened', async () => {
    const answer = await register(shop, 'Uj@Example.hu');
    expect([answer.status, answer.json]).toEqual([202, { data: { ok: true } }]);
    const token = await mailedToken(shop.db, 'uj@example.hu', 'account_activation');
    expect(dataOf(await activate(token), confirmedEmailSchema)).toEqual({ email: 'uj@example.hu' });
    expect(await isSignedIn(await signedIn(shop, 'uj@example.hu'))).toBe(true);
  });

  it.each(['Password123', 'uncommon@example.hu', 'Uncommon'])('is refused with the password %s, which an attacker would try early', async (password) => {
    const answer = await register(shop, 'uncommon@example.hu', { password, password_confirmation: password });
    expect(errorOf(answer)).toMatchObject({ code: 'validation_failed', fields: [{ path: 'password', code: 'password_common' }] });
    expect(await mailsTo(shop.db, 'uncommon@example.hu')).toEqual([]);
  });

  it('of a company stores its name and tax number', async () => {
    await openAccount(shop, 'ceg@example.hu', { is_company: true, company_name: 'Asztal Kft.', tax_number: '12345676142', is_newsletter_subscription: true });
    const account = await (await signedIn(shop, 'ceg@example.hu')).read(accountSchema, '/api/account');
    expect(account).toMatchObject({ company: { name: 'Asztal Kft.', tax_number: '12345676-1-42' }, is_newsletter_subscription: true, locale: 'hu', phone: '', pending_email: null });
  });

  it('is written to in the language of the page', async () => {
    await register(shop, 'english@example.com', {}, { locale: 'en' });
    const [mail] = await mailsTo(shop.db, 'english@example.com');
    const text = mail && renderText(mail.content, mail.locale, SHOP);
    expect(mail?.content.subject).toBe('Activate your Fészek account');
    expect(text).toContain(`${SHOP}/en/activation/${await mailedToken(shop.db, 'english@example.com', 'account_activation')}`);
  });

  it('is reported at sign-in with the right password only, until it is activated', async () => {
    await register(shop, 'varakozo@example.hu');
    const visitor = await shop.visitor().arrive();
    expect(errorOf(await signIn(visitor, 'varakozo@example.hu'))).toMatchObject({ code: 'account_not_activated' });
    expect(errorOf(await signIn(visitor, 'varakozo@example.hu', { password: 'wrong' }))).toMatchObject({ code: 'invalid_credentials' });
  });

  it('is answered in the same manner for an address that has an account, which gets a mail instead', async () => {
    await createUser(shop.db, shop.clock, { email: 'regi@example.hu', name: 'Régi', password: PASSWORD });
    const [existing, fresh] = [await register(shop, 'regi@example.hu', { password: 'another password', password_confirmation: 'another password' }), await register(shop, 'friss@example.hu')];
    expect([existing.status, existing.text]).toEqual([fresh.status, fresh.text]);
    expect(await mailKindsTo(shop.db, 'regi@example.hu')).toEqual(['account_exists']);
  });

  it('is reported at sign-in in the same manner for an address that has an account, as often as it is tried', async () => {
    await createUser(shop.db, shop.clock, { email: 'vedett@example.hu', name: 'Védett', password: PASSWORD });
    const codes = await Promise.all(
      ['vedett@example.hu', 'szabad@example.hu'].map(async (email) => {
        await register(shop, email, { password: 'another password', password_confirmation: 'another password' });
        const visitor = await shop.visitor().arrive();
        const found: string[] = [];
        for (let tries = 0; tries < 7; tries += 1) found.push(errorOf(await signIn(visitor, email, { password: 'another password' }, { 'x-forwarded-for': '203.0.113.77' })).code);
        return found;
      }),
    );
    expect(codes[0]).toEqual([...Array.from({ length: 5 }, () => 'account_not_activated'), 'sign_in_delayed', 'sign_in_delayed']);
    expect(codes[0]).toEqual(codes[1]);
    expect((await signIn(await shop.visitor().arrive(), 'vedett@example.hu')).status).toBe(200);
  });

  it('of an address that has an account cannot be activated, also with a link that is sent again', async () => {
    await createUser(shop.db, shop.clock, { email: 'tulajdonos@example.hu', name: 'Tulajdonos', password: PASSWORD });
    await register(shop, 'tulajdonos@example.hu', { password: 'another password', password_confirmation: 'another password' });
    shop.clock.move(60_000);
    await resend('tulajdonos@example.hu');
    expect(await mailKindsTo(shop.db, 'tulajdonos@example.hu')).toEqual(['account_exists']);
  });

  it('does the same work in the request for every address', async () => {
    await createUser(shop.db, shop.clock, { email: 'letezo@example.hu', name: 'Létező', password: PASSWORD });
    const visitor = await shop.visitor().arrive();
    const queued = async (email: string) => {
      await visitor.call('POST', '/api/auth/register', { body: registration(email) });
      const rows = await shop.db.selectFrom('registration').select('id').where('email', '=', email).execute();
      return [rows.length, (await mailsTo(shop.db, email)).length];
    };
    expect(await queued('letezo@example.hu')).toEqual([1, 0]);
    expect(await queued('nem-letezo@example.hu')).toEqual([1, 0]);
    await shop.runJobs('registration');
  });

  it('activates the data of the mail that is opened, not those of a later registration by another person', async () => {
    await register(shop, 'celpont@example.hu');
    const token = await mailedToken(shop.db, 'celpont@example.hu', 'account_activation');
    await register(shop, 'celpont@example.hu', { name: 'Stranger', password: 'stranger’s own', password_confirmation: 'stranger’s own' });
    const later = await mailedToken(shop.db, 'celpont@example.hu', 'account_activation');
    expect((await activate(token)).status).toBe(200);
    expect(errorOf(await activate(later)).code).toBe('token_invalid');
    expect(errorOf(await signIn(await shop.visitor().arrive(), 'celpont@example.hu', { password: 'stranger’s own' })).code).toBe('invalid_credentials');
    expect((await signIn(await shop.visitor().arrive(), 'celpont@example.hu')).status).toBe(200);
  });

  it('has a link that works once, and for 24 hours', async () => {
    await register(shop, 'egyszer@example.hu');
    const token = await mailedToken(shop.db, 'egyszer@example.hu', 'account_activation');
    expect((await activate(token)).status).toBe(200);
    expect(errorOf(await activate(token))).toMatchObject({ code: 'token_invalid' });
    await register(shop, 'lassu@example.hu');
    shop.clock.move(ACCOUNT_PERIODS.activation);
    const late = await activate(await mailedToken(shop.db, 'lassu@example.hu', 'account_activation'));
    expect([late.status, errorOf(late).code]).toEqual([410, 'token_expired']);
    expect((await activate('unknown')).status).toBe(404);
  });

  it('sends its link again, which ends the earlier one', async () => {
    await register(shop, 'ujra@example.hu');
    const first = await mailedToken(shop.db, 'ujra@example.hu', 'account_activation');
    await resend('ujra@example.hu');
    expect(await mailKindsTo(shop.db, 'ujra@example.hu')).toHaveLength(1);
    shop.clock.move(60_000);
    const [known, unknown] = [await resend('ujra@example.hu'), await resend('senki@example.hu')];
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
    expect(await mailsTo(shop.db, 'senki@example.hu')).toEqual([]);
    expect(errorOf(await activate(first)).code).toBe('token_invalid');
    expect((await activate(await mailedToken(shop.db, 'ujra@example.hu', 'account_activation'))).status).toBe(200);
  });

  it('gives guest orders with the same address to the account, once the address is confirmed', async () => {
    const { order_hash } = await placed(shop.visitor(), { productId: CHAIR });
    const owner = async () => (await shop.db.selectFrom('shop_order').select('user_id').where('order_hash', '=', order_hash).executeTakeFirstOrThrow()).user_id;
    await register(shop, CUSTOMER.email);
    expect(await owner()).toBeNull();
    expect((await activate(await mailedToken(shop.db, CUSTOMER.email, 'account_activation'))).status).toBe(200);
    const { id } = await shop.db.selectFrom('app_user').select('id').where('email', '=', CUSTOMER.email).executeTakeFirstOrThrow();
    expect(await owner()).toBe(id);
  });

  it('shows a script in a name as text, and no link of it, in the mail', async () => {
    await register(shop, 'script@example.hu', { name: '<script>alert(1)</script> https://evil.example' });
    const [mail] = await mailsTo(shop.db, 'script@example.hu');
    const html = mail ? renderHtml(mail.content, mail.locale, SHOP) : '';
    expect(html).toContain('&lt;script&gt;');
    expect(html).not.toMatch(/<script|evil\.example/);
  });

  it.each([
    ['texts of 100 KB', { name: 'a'.repeat(50_000) }, 'validation_failed'], ['a number as a password', { password: 1, password_confirmation: 1 }, 'validation_failed'],
    ['an object as a name', { name: { a: 1 } }, 'malformed_request'], ['a list as an address', { email: ['a@example.hu', 'b@example.hu'] }, 'malformed_request'],
    ['a password that many use', { password: 'Password123', password_confirmation: 'Password123' }, 'validation_failed'], ['the own address as a password', { password: 'rossz@example.hu', password_confirmation: 'rossz@example.hu' }, 'validation_failed'],
    ['a refused consent', { is_terms_accepted: false }, 'validation_failed'],
  ])('refuses %s', async (_, fields, code) => {
    const answer = await (await shop.visitor().arrive()).call('POST', '/api/auth/register', { body: registration('rossz@example.hu', fields) });
    expect([answer.status, errorOf(answer).code]).toEqual([422, code]);
    expect(await shop.db.selectFrom('registration').select('id').where('email', '=', 'rossz@example.hu').execute()).toEqual([]);
  });

  it('is removed after thirty days without activation, and its tokens with it', async () => {
    await register(shop, 'elfelejtett@example.hu');
    shop.clock.move(31 * 86_400_000);
    await shop.runRecurringJobs();
    expect(await shop.db.selectFrom('registration').select('id').execute()).toEqual([]);
    expect(await shop.db.selectFrom('account_token').select('purpose').where('purpose', '=', 'activation').execute()).toEqual([]);
  });
});
