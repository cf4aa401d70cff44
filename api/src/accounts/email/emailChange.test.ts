import { accountSchema, ACCOUNT_PERIODS, acknowledgementSchema, confirmedEmailSchema } from '@feszek/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { isSignedIn, mailedToken, mailKindsTo, openAccount, PASSWORD, signedIn, signIn } from '../../../test/accounts.ts';
import { OPEN_MS } from '../../../test/databases.ts';
import { openShop } from '../../../test/shop.ts';
import type { TestShop } from '../../../test/shop.ts';
import { dataOf, errorOf } from '../../../test/visitor.ts';
import type { Visitor } from '../../../test/visitor.ts';

describe('a change of email address', () => {
  let shop: TestShop;
  let count = 0;
  let [email, next] = ['', ''];
  let visitor: Visitor;
  beforeAll(async () => {
    shop = await openShop();
  }, OPEN_MS);
  afterAll(() => shop.close());
  beforeEach(async () => {
    count += 1;
    [email, next] = [`anna${count}@example.hu`, `uj${count}@example.hu`];
    await openAccount(shop, email);
    visitor = await signedIn(shop, email);
  });

  const request = async (to: string, current_password = PASSWORD) => {
    const answer = await visitor.call('PUT', '/api/account/email', { body: { email: to, current_password } });
    await shop.runJobs('email-change');
    return answer;
  };
  const open = async (action: 'confirm' | 'undo', token: string) => (await shop.visitor().arrive()).call('POST', `/api/auth/email/${action}`, { body: { token } });
  const change = async (to: string) => {
    shop.clock.move(1000);
    await request(to);
    return open('confirm', await mailedToken(shop.db, to, 'email_confirmation'));
  };
  const account = () => visitor.read(accountSchema, '/api/account');

  it('waits for the new address, and reports the change to the old one', async () => {
    dataOf(await request(next.toUpperCase()), acknowledgementSchema);
    expect(await account()).toMatchObject({ email, pending_email: next });
    expect((await signIn(await shop.visitor().arrive(), next)).status).toBe(422);
    expect(dataOf(await open('confirm', await mailedToken(shop.db, next, 'email_confirmation')), confirmedEmailSchema)).toEqual({ email: next });
    expect(await account()).toMatchObject({ email: next, pending_email: null });
    expect(await mailKindsTo(shop.db, email)).toEqual(['account_activation', 'email_changed']);
    expect((await signIn(await shop.visitor().arrive(), next)).status).toBe(200);
    expect((await signIn(await shop.visitor().arrive(), email)).status).toBe(422);
  });

  it('requires the password, and an address that differs', async () => {
    expect(errorOf(await request(next, 'wrong')).fields).toMatchObject([{ path: 'current_password', code: 'password_wrong' }]);
    expect(errorOf(await request(email)).fields).toMatchObject([{ path: 'email', code: 'same_email' }]);
    expect(await mailKindsTo(shop.db, next)).toEqual([]);
  });

  it('is undone from the old address for seven days, which ends all sessions', async () => {
    await change(next);
    const undo = await mailedToken(shop.db, email, 'email_changed');
    expect(dataOf(await open('undo', undo), confirmedEmailSchema)).toEqual({ email });
    expect(await isSignedIn(visitor)).toBe(false);
    expect((await signIn(await shop.visitor().arrive(), email)).status).toBe(200);
    expect(await mailKindsTo(shop.db, email)).toContain('email_restored');
    expect(errorOf(await open('undo', undo)).code).toBe('token_invalid');
  });

  it('cannot be undone after seven days', async () => {
    await change(next);
    shop.clock.move(ACCOUNT_PERIODS.emailUndo);
    expect(errorOf(await open('undo', await mailedToken(shop.db, email, 'email_changed'))).code).toBe('token_expired');
  });

  it('is undone by the first owner also after a second change and after the second holder has undone that', async () => {
    const third = `harmadik${count}@example.hu`;
    await change(next);
    await change(third);
    await open('undo', await mailedToken(shop.db, next, 'email_changed'));
    expect(dataOf(await open('undo', await mailedToken(shop.db, email, 'email_changed')), confirmedEmailSchema)).toEqual({ email });
  });

  it('ends the later undo link once the first owner has the account back', async () => {
    await change(next);
    await change(`harmadik${count}@example.hu`);
    await open('undo', await mailedToken(shop.db, email, 'email_changed'));
    expect(errorOf(await open('undo', await mailedToken(shop.db, next, 'email_changed'))).code).toBe('token_invalid');
  });

  it('ends links for a new password that were sent to the old address', async () => {
    await (await shop.visitor().arrive()).call('POST', '/api/auth/password/reset', { body: { email, result_url: '/hu/jelszo/uj' } });
    await shop.runJobs('password-reminder');
    await change(next);
    const answer = await visitor.call('POST', `/api/auth/password/reset/${await mailedToken(shop.db, email, 'password_reset')}`, { body: { password: 'another password' } });
    expect(errorOf(answer).code).toBe('token_invalid');
  });

  it('to an address with an account looks the same; that account gets a mail without a link', async () => {
    const taken = `foglalt${count}@example.hu`;
    await openAccount(shop, taken);
    const answer = await request(taken);
    expect([answer.status, answer.json]).toEqual([200, { data: { ok: true } }]);
    expect((await account()).pending_email).toBe(taken);
    expect(await mailKindsTo(shop.db, taken)).toEqual(['account_activation', 'email_taken']);
  });

  it('to one address by two accounts at the same moment succeeds for one of them', async () => {
    const second = `masik${count}@example.hu`;
    await openAccount(shop, second);
    await request(next);
    const first = await mailedToken(shop.db, next, 'email_confirmation');
    visitor = await signedIn(shop, second);
    await request(next);
    const answers = await Promise.all([open('confirm', first), open('confirm', await mailedToken(shop.db, next, 'email_confirmation'))]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  it('to an address that gets an account in the meantime is refused', async () => {
    await request(next);
    const token = await mailedToken(shop.db, next, 'email_confirmation');
    await openAccount(shop, next);
    expect(errorOf(await open('confirm', token)).code).toBe('token_invalid');
    expect((await account()).email).toBe(email);
  });
});
