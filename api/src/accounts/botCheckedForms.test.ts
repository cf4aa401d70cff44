import { createTurnstileSimulator } from '@feszek/demo/simulators';
import type { TurnstileSimulator } from '@feszek/demo/simulators';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { OPEN_MS } from '../../test/databases.ts';
import { openShop, SHOP_URL, testConfig } from '../../test/shop.ts';
import type { TestShop } from '../../test/shop.ts';
import { errorOf } from '../../test/visitor.ts';
import type { Answer } from '../../test/visitor.ts';
import { createUser } from '../users/users.ts';

const [SITE_KEY, SECRET] = ['0x4AAAAAAABkMYinukE8nzY', '0x4AAAAAAABkMYinukE8nzYsecret'];
const PASSWORD = 'correct horse battery';
const REGISTRATION = {
  name: 'Kovács Anna', email: 'anna@example.hu', password: PASSWORD, password_confirmation: PASSWORD, is_terms_accepted: true, is_privacy_accepted: true,
};

describe('the forms of accounts in a shop with a bot check', () => {
  let shop: TestShop;
  let service: TurnstileSimulator;
  beforeAll(async () => {
    service = createTurnstileSimulator({ keys: { [SITE_KEY]: SECRET } });
    await service.app.listen({ host: '127.0.0.1', port: 0 });
    const config = testConfig({ TURNSTILE_URL: service.address(), TURNSTILE_SITE_KEY: SITE_KEY, TURNSTILE_SECRET_KEY: SECRET });
    shop = await openShop({ config });
    await createUser(shop.db, shop.clock, { email: 'bela@example.hu', name: 'Béla', password: PASSWORD });
  }, OPEN_MS);
  afterAll(async () => {
    await shop.close();
    await service.app.close();
  });
  beforeEach(() => shop.db.deleteFrom('attempt_count').execute());

  const issue = (action: string) => service.issue({ siteKey: SITE_KEY, action, hostname: new URL(SHOP_URL).hostname });
  const send = async (path: string, body: object): Promise<Answer> => (await shop.visitor().arrive()).call('POST', path, { body });
  const outcome = (answer: Answer) => (answer.status < 300 ? 'accepted' : errorOf(answer).code);

  it('are announced to the browser in the init response, with only the public key', async () => {
    const { text } = await shop.visitor().call('GET', '/api/init');
    expect(JSON.parse(text).data.extensions).toEqual([{ name: 'turnstile', is_enabled: true, key: SITE_KEY, url: service.address() }]);
    expect(text).not.toContain(SECRET);
  });

  it.each([
    ['registration', '/api/auth/register', REGISTRATION],
    ['activation_resend', '/api/auth/activation/resend', { email: 'anna@example.hu' }],
    ['password_reminder', '/api/auth/password/reset', { email: 'bela@example.hu', result_url: `${SHOP_URL}/hu/jelszo/uj/{token}` }],
  ])('%s: a token of this form is required', async (action, path, body) => {
    const used = issue(action);
    const results: string[] = [];
    for (const token of ['', issue('login'), used, used]) results.push(outcome(await send(path, { ...body, bot_check_token: token })));
    expect(results).toEqual(['bot_check_required', 'bot_check_failed', 'accepted', 'bot_check_failed']);
  });

  it('a refused form leaves no trace: no registration, and no mail', async () => {
    const count = async () => [await shop.db.selectFrom('registration').selectAll().execute(), await shop.db.selectFrom('job').where('state', '=', 'waiting').selectAll().execute()].map((rows) => rows.length);
    const before = await count();
    await send('/api/auth/register', { ...REGISTRATION, email: 'robot@example.hu' });
    expect(await count()).toEqual(before);
  });

  it('sign-in requires none until the third failure, and then one for each attempt, also with the right password', async () => {
    const login = async (password: string, token = '') => outcome(await send('/api/auth/login', { email: 'bela@example.hu', password, bot_check_token: token }));
    const results: string[] = [];
    for (const attempt of [1, 2, 3]) results.push(await login(`wrong ${attempt}`));
    results.push(await login(PASSWORD), await login('wrong', issue('login')), await login(PASSWORD, issue('registration')), await login(PASSWORD, issue('login')));
    expect(results).toEqual([...Array<string>(3).fill('invalid_credentials'), 'bot_check_required', 'invalid_credentials', 'bot_check_failed', 'accepted']);
  });

  it('an attempt that is refused for its missing token does not count as a failure', async () => {
    const login = (token = '') => send('/api/auth/login', { email: 'bela@example.hu', password: 'wrong', bot_check_token: token });
    for (let attempt = 0; attempt < 20; attempt += 1) await login();
    expect(outcome(await login(issue('login')))).toBe('invalid_credentials');
  });

  it('an unknown address is treated the same', async () => {
    const login = async () => outcome(await send('/api/auth/login', { email: 'unknown@example.hu', password: 'wrong' }));
    expect([await login(), await login(), await login(), await login()]).toEqual([...Array<string>(3).fill('invalid_credentials'), 'bot_check_required']);
  });
});
