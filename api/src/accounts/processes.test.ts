import { passkeyCreationOptionsSchema, passkeyRequestOptionsSchema } from '@feszek/contract';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mailedToken, mailKindsTo, PASSWORD, registration } from '../../test/accounts.ts';
import { Authenticator } from '../../test/Authenticator.ts';
import { startApiProcess } from '../../test/apiProcess.ts';
import type { ApiProcess } from '../../test/apiProcess.ts';
import { createDatabase, OPEN_MS } from '../../test/databases.ts';
import type { TestDatabase } from '../../test/databases.ts';
import { CHAIR } from '../../test/goods.ts';
import { HttpVisitor } from '../../test/httpVisitor.ts';
import { until } from '../../test/until.ts';
import { dataOf, errorOf } from '../../test/visitor.ts';
import { connectPostgres } from '../platform/database/connect.ts';
import type { Connection } from '../platform/database/connect.ts';
import { RATE_LIMITS } from '../platform/http/rateLimits.ts';
import { SIGN_IN_RULES } from './signIn/SignInLimit.ts';

const POLL_MS = 100;
const EMAIL = 'anna@example.hu';
const NEW = 'a much better password';

describe('an account at two API processes', () => {
  let database: TestDatabase;
  let connection: Connection;
  let folder: string;
  let processes: ApiProcess[] = [];

  beforeAll(async () => {
    database = await createDatabase('shop');
    folder = await mkdtemp(path.join(tmpdir(), 'feszek-accounts-'));
    const environment = { DATABASE_URL: database.url, DATA_DIR: folder, LOG_LEVEL: 'info', SHOP_URL: 'http://localhost:3000' };
    processes = [await startApiProcess(environment)];
    processes.push(await startApiProcess(environment));
    connection = connectPostgres(database.url);
  }, 3 * OPEN_MS);

  afterAll(async () => {
    await Promise.all(processes.map((api) => api.stop()));
    await connection.close();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  }, OPEN_MS);

  async function visitorAt(index: number, address: string): Promise<HttpVisitor> {
    const visitor = new HttpVisitor(processes[index]?.url ?? '', address);
    await visitor.call('GET', '/sanctum/csrf-cookie');
    return visitor;
  }
  const mailed = (kind: string) => until(async () => (await mailKindsTo(connection.db, EMAIL)).includes(kind), POLL_MS);
  const signIn = (visitor: HttpVisitor, password: string) => visitor.call('POST', '/api/auth/login', { email: EMAIL, password });

  it('is registered at one, activated at the other, and reset: the session at the first one ends', async () => {
    const [one, other] = [await visitorAt(0, '198.51.100.1'), await visitorAt(1, '198.51.100.2')];
    expect((await one.call('POST', '/api/auth/register', registration(EMAIL))).status).toBe(202);
    await mailed('account_activation');
    expect((await other.call('POST', '/api/auth/activation', { token: await mailedToken(connection.db, EMAIL, 'account_activation') })).status).toBe(200);
    expect((await signIn(one, PASSWORD)).status).toBe(200);
    expect((await one.call('GET', '/api/account')).status).toBe(200);
    expect((await other.call('POST', '/api/auth/password/reset', { email: EMAIL, result_url: '/hu/jelszo/uj/{token}' })).status).toBe(200);
    await mailed('password_reset');
    expect((await other.call('POST', `/api/auth/password/reset/${await mailedToken(connection.db, EMAIL, 'password_reset')}`, { password: NEW })).status).toBe(200);
    expect(errorOf(await one.call('GET', '/api/account')).code).toBe('unauthenticated');
    expect((await signIn(await visitorAt(0, '198.51.100.1'), NEW)).status).toBe(200);
  }, OPEN_MS);

  it('gets the options of a passkey from one and sends the answer to the other, once', async () => {
    const origin = 'http://localhost:3000';
    const device = new Authenticator();
    const one = await visitorAt(0, '198.51.100.3');
    const other = one.at(processes[1]?.url ?? '');
    expect((await signIn(one, NEW)).status).toBe(200);
    const creation = dataOf(await one.call('POST', '/api/account/passkeys/options'), passkeyCreationOptionsSchema);
    expect((await other.call('POST', '/api/account/passkeys', { credential: device.create(creation, { origin }) })).status).toBe(200);
    await one.call('POST', '/api/auth/logout');
    await one.call('GET', '/sanctum/csrf-cookie');
    const request = dataOf(await one.call('POST', '/api/auth/passkey/options'), passkeyRequestOptionsSchema);
    const credential = device.get(request, { origin });
    const answers = [await other.call('POST', '/api/auth/passkey', { credential }), await one.call('POST', '/api/auth/passkey', { credential })];
    expect(answers.map(({ status }) => status)).toEqual([200, 410]);
    expect((await one.call('GET', '/api/account')).status).toBe(200);
  }, OPEN_MS);

  it('has one count of failed sign-ins', async () => {
    const visitors = [await visitorAt(0, '203.0.113.9'), await visitorAt(1, '203.0.113.9')];
    const codes = [];
    for (let tries = 0; tries <= SIGN_IN_RULES.pair.free; tries += 1) {
      const visitor = visitors[tries % 2];
      if (visitor) codes.push(errorOf(await signIn(visitor, 'wrong')).code);
    }
    expect(codes).toEqual([...Array.from({ length: SIGN_IN_RULES.pair.free }, () => 'invalid_credentials'), 'sign_in_delayed']);
  }, OPEN_MS);

  it('has one count of coupon codes that are tried', async () => {
    const visitors = [await visitorAt(0, '203.0.113.30'), await visitorAt(1, '203.0.113.30')];
    for (const visitor of visitors) {
      await visitor.call('POST', '/api/cart/product', { product_id: CHAIR, quantity: 1 });
      expect((await visitor.call('PUT', '/api/cart/customer', { email: EMAIL })).status).toBe(200);
    }
    const codes = [];
    for (let tries = 0; tries <= RATE_LIMITS.coupons; tries += 1) {
      const visitor = visitors[tries % 2];
      if (visitor) codes.push(errorOf(await visitor.call('POST', '/api/cart/coupon', { code: `TIPP-${tries}` })).code);
    }
    expect(codes).toEqual([...Array.from({ length: RATE_LIMITS.coupons }, () => 'coupon_unknown'), 'too_many_requests']);
  }, OPEN_MS);

  it('has one count of new sessions', async () => {
    const counts = () => connection.db.selectFrom('attempt_count').select('attempts').where('scope', '=', 'session-address').execute();
    await connection.db.deleteFrom('attempt_count').where('scope', '=', 'session-address').execute();
    await visitorAt(0, '203.0.113.40');
    await visitorAt(1, '203.0.113.40');
    expect(await counts()).toEqual([{ attempts: 2 }]);
    // As after all the others within the minute.
    const later = new Date(Date.now() + 10 * OPEN_MS);
    await connection.db.updateTable('attempt_count').set({ attempts: RATE_LIMITS.sessions, delayed_until: later, forgotten_at: later }).where('scope', '=', 'session-address').execute();
    for (const { url } of processes) expect((await new HttpVisitor(url, '203.0.113.40').call('GET', '/sanctum/csrf-cookie')).status).toBe(429);
  }, OPEN_MS);

  it('has one count of mails, by recipient and by network address', async () => {
    const visitors = [await visitorAt(0, '203.0.113.20'), await visitorAt(1, '203.0.113.20')];
    const resend = async (index: number, email: string) => (await visitors[index % 2]?.call('POST', '/api/auth/activation/resend', { email }))?.status;
    const statuses = [];
    for (let mails = 0; mails <= RATE_LIMITS.mails; mails += 1) statuses.push(await resend(mails, 'bela@example.hu'));
    expect(statuses).toEqual([...Array.from({ length: RATE_LIMITS.mails }, () => 200), 429]);
    expect([await resend(0, 'csilla@example.hu'), await resend(1, 'csilla@example.hu')]).toEqual([429, 429]);
    const elsewhere = [await visitorAt(0, '203.0.113.21'), await visitorAt(1, '203.0.113.22')];
    const answers = await Promise.all(elsewhere.map((visitor) => visitor.call('POST', '/api/auth/activation/resend', { email: 'Bela@example.hu' })));
    expect(answers.map(({ status }) => status)).toEqual([429, 429]);
  }, OPEN_MS);
});
