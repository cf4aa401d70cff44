import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openAccount, PASSWORD, registration, signedIn } from '../../test/accounts.ts';
import { OPEN_MS } from '../../test/databases.ts';
import { openShop } from '../../test/shop.ts';
import type { TestShop } from '../../test/shop.ts';
import { errorOf } from '../../test/visitor.ts';

const EMAIL = 'anna@example.hu';
const RESULT_URL = '/hu/jelszo/uj';
const TOO_LONG = 'a'.repeat(50_000);

/** Every form of accounts with a valid text for each field that is tried. */
const FORMS: readonly (readonly [method: 'POST' | 'PUT', path: string, fields: Readonly<Record<string, unknown>>])[] = [
  ['POST', '/api/auth/register', registration('uj@example.hu')],
  ['POST', '/api/auth/login', { email: EMAIL, password: PASSWORD }],
  ['POST', '/api/auth/activation', { token: 'token' }],
  ['POST', '/api/auth/activation/resend', { email: EMAIL }],
  ['POST', '/api/auth/password/reset', { email: EMAIL, result_url: RESULT_URL }],
  ['POST', '/api/auth/password/reset/token', { password: PASSWORD, password_confirmation: PASSWORD }],
  ['POST', '/api/auth/email/confirm', { token: 'token' }],
  ['POST', '/api/auth/email/undo', { token: 'token' }],
  ['POST', '/api/auth/export', { token: 'token' }],
  ['POST', '/api/auth/deletion/cancel', { token: 'token' }],
  ['PUT', '/api/account', { name: 'Kovács Anna', phone: '+36301234567', locale: 'hu', company: null, is_newsletter_subscription: false }],
  ['PUT', '/api/account/password', { current_password: PASSWORD, password: 'another password', password_confirmation: 'another password' }],
  ['PUT', '/api/account/email', { email: 'uj@example.hu', current_password: PASSWORD }],
  ['POST', '/api/account/deletion', { current_password: PASSWORD }],
  ['POST', '/api/account/reauthentication', { current_password: PASSWORD }],
  ['POST', '/api/account/addresses', { is_company: false, name: 'Kovács Anna', country_id: 1, zipcode: '1114', city: 'Budapest', address: 'Bartók Béla út 12.' }],
];

describe('the forms of accounts', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop();
    await openAccount(shop, EMAIL);
  }, OPEN_MS);
  afterAll(() => shop.close());

  it.each(FORMS)('%s %s refuses texts of 50 KB, lists and objects in every field', async (method, path, fields) => {
    const visitor = await signedIn(shop, EMAIL);
    const accepted: string[] = [];
    for (const field of Object.keys(fields)) {
      for (const value of [TOO_LONG, ['a', 'b'], { a: 1 }]) {
        const answer = await visitor.call(method, path, { body: { ...fields, [field]: value } });
        if (answer.status !== 422 || !['validation_failed', 'malformed_request'].includes(errorOf(answer).code)) accepted.push(`${field}: ${answer.status}`);
      }
    }
    expect(accepted).toEqual([]);
    expect((await visitor.call('GET', '/api/account')).status).toBe(200);
  });
});
