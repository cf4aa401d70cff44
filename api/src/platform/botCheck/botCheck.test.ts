import { createTurnstileSimulator, DUMMY_TOKEN, TURNSTILE_SECRETS, TURNSTILE_SITE_KEYS } from '@feszek/demo/simulators';
import type { TurnstileSimulator } from '@feszek/demo/simulators';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { Writable } from 'node:stream';
import { OPEN_MS, openDatabase } from '../../../test/databases.ts';
import { createTestClock } from '../../../test/testClock.ts';
import type { Connection } from '../database/connect.ts';
import { addErrorHandling } from '../http/errorHandling.ts';
import { RATE_LIMITS } from '../http/rateLimits.ts';
import { createSharedLimits } from '../http/sharedLimits.ts';
import { createBotCheck } from './createBotCheck.ts';
import { readBotCheckConfig } from './config.ts';

const SITE_KEY = '0x4AAAAAAABkMYinukE8nzY';
const SECRET = '0x4AAAAAAABkMYinukE8nzYsecret-of-the-shop';
/** A time limit for a service that hangs; one that answers has the usual limit, because a busy machine takes its time. */
const SHORT_MS = 150;
const FAULT = (message: string) => new Error(message);

let database: Connection;
beforeAll(async () => {
  database = await openDatabase('migrated');
}, OPEN_MS);
afterAll(() => database.close());

const opened: FastifyInstance[] = [];
const lines: string[] = [];
let service: TurnstileSimulator;
let now: number;

beforeEach(async () => {
  await database.db.deleteFrom('attempt_count').execute();
  now = Date.now();
  lines.length = 0;
  service = createTurnstileSimulator({ keys: { [SITE_KEY]: SECRET, 'site-of-another': 'secret-of-another' }, now: () => now });
  await service.app.listen({ host: '127.0.0.1', port: 0 });
  opened.push(service.app);
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((app) => app.close()));
});

/** A shop with one form, which has a bot check. */
async function openForm(environment: Readonly<Record<string, string>> = {}, attemptMs?: number) {
  const settings: Readonly<Record<string, string>> = { TURNSTILE_URL: service.address(), TURNSTILE_SITE_KEY: SITE_KEY, TURNSTILE_SECRET_KEY: SECRET, ...environment };
  const config = readBotCheckConfig((name) => settings[name] ?? '', FAULT, { isLocal: true });
  const stream = new Writable({ write: (chunk, _encoding, done) => { lines.push(String(chunk)); done(); } });
  const app = Fastify({ logger: { level: 'debug', stream }, trustProxy: true });
  opened.push(app);
  addErrorHandling(app);
  const { limitUnverified } = createSharedLimits({ db: database.db, clock: createTestClock(), clientSecret: 'secret', limits: RATE_LIMITS, isTrustedProxy: () => false });
  const botCheck = createBotCheck({ config, shopUrl: 'https://feszek.hu', limitUnverified, attemptMs });
  app.post<{ Body: { token: string } }>('/form', async (request) => {
    await botCheck.require(request, { action: 'registration', token: request.body.token });
    return { ok: true };
  });
  return {
    botCheck,
    async send(token: string, address = '203.0.113.7'): Promise<string> {
      const answer = await app.inject({ method: 'POST', url: '/form', payload: { token }, headers: { 'x-forwarded-for': address } });
      const { ok, error } = answer.json<{ ok?: boolean; error?: { code: string } }>();
      return ok ? 'passed' : `${answer.statusCode} ${error?.code}`;
    },
  };
}

const issue = (change: Partial<Parameters<TurnstileSimulator['issue']>[0]> = {}) => service.issue({ siteKey: SITE_KEY, action: 'registration', hostname: 'feszek.hu', ...change });

describe('a form with a bot check', () => {
  it('passes with a token for this form, which the service verifies with the secret and the visitor’s address', async () => {
    const { send } = await openForm();
    const token = issue();
    expect(await send(token)).toBe('passed');
    expect(service.verifications).toEqual([{ secret: SECRET, response: token, remoteip: '203.0.113.7', idempotency_key: expect.stringMatching(/^[\da-f-]{36}$/) }]);
  });

  it('passes once with a token', async () => {
    const { send } = await openForm();
    const token = issue();
    expect([await send(token), await send(token)]).toEqual(['passed', '422 bot_check_failed']);
  });

  it('passes one of several simultaneous requests with the same token', async () => {
    const { send } = await openForm();
    const token = issue();
    const results = await Promise.all(Array.from({ length: 5 }, () => send(token)));
    expect(results.sort()).toEqual([...Array<string>(4).fill('422 bot_check_failed'), 'passed']);
  });

  it('is refused without a token', async () => {
    const { send } = await openForm();
    expect(await send('')).toBe('422 bot_check_required');
  });

  it.each([
    ['of another form', () => issue({ action: 'login' })],
    ['of another host', () => issue({ hostname: 'evil.example' })],
    ['of another widget', () => issue({ siteKey: 'site-of-another' })],
    ['that was never issued', () => 'invented'],
    ['of the keys for tests', () => DUMMY_TOKEN],
    ['that is too long', () => 'x'.repeat(3000)],
  ])('is refused with a token %s', async (_, token) => {
    const { send } = await openForm();
    expect(await send(token())).toBe('422 bot_check_failed');
  });

  it('is refused with a token older than 300 seconds', async () => {
    const { send } = await openForm();
    const token = issue();
    now += 300_001;
    expect(await send(token)).toBe('422 bot_check_failed');
  });

  it('logs the reason of a refusal, and never the secret or the token', async () => {
    const { send } = await openForm();
    const token = issue({ action: 'login' });
    await send(token);
    service.faults.isDown = true;
    await send(token);
    expect(lines.join('')).toContain('other-action');
    expect(lines.join('')).not.toMatch(new RegExp(`${SECRET}|${token}`));
  });
});

describe('Cloudflare’s keys for tests', () => {
  it.each([
    [TURNSTILE_SECRETS.passes, 'passed'],
    [TURNSTILE_SECRETS.fails, '422 bot_check_failed'],
    [TURNSTILE_SECRETS.spent, '422 bot_check_failed'],
  ])('the secret %s: %s', async (secret, expected) => {
    const { send } = await openForm({ TURNSTILE_SITE_KEY: TURNSTILE_SITE_KEYS.passes, TURNSTILE_SECRET_KEY: secret });
    expect(await send(DUMMY_TOKEN)).toBe(expected);
  });

  it('are refused in a shop with a public address', () => {
    const settings: Readonly<Record<string, string>> = { TURNSTILE_SITE_KEY: TURNSTILE_SITE_KEYS.passes, TURNSTILE_SECRET_KEY: TURNSTILE_SECRETS.passes };
    expect(() => readBotCheckConfig((name) => settings[name] ?? '', FAULT, { isLocal: false })).toThrow(/key for tests/);
  });
});

describe('a service that does not answer', () => {
  it('is called again with the same idempotency key, so that the token still counts as new', async () => {
    const { send } = await openForm({ TURNSTILE_FALLBACK: 'refuse' });
    service.breakNext(1);
    expect(await send(issue())).toBe('passed');
    const keys = service.verifications.map((fields) => fields['idempotency_key']);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });

  it.each([
    ['hangs', () => { service.faults.slowMs = 600; }],
    ['answers 503', () => { service.faults.isDown = true; }],
    ['breaks the connection', () => service.breakNext(100)],
  ])('that %s lets forms pass, with or without a token, five in ten minutes for each address', async (_, fail) => {
    const { send } = await openForm({}, SHORT_MS);
    fail();
    const results: string[] = [];
    for (const token of ['', issue(), '', '', issue(), '']) results.push(await send(token));
    expect(results).toEqual([...Array<string>(5).fill('passed'), '429 too_many_requests']);
    expect(await send('', '203.0.113.8')).toBe('passed');
  });

  it('refuses forms if it is configured so', async () => {
    const { send } = await openForm({ TURNSTILE_FALLBACK: 'refuse' });
    service.faults.isDown = true;
    expect([await send(issue()), await send('')]).toEqual(['503 bot_check_unavailable', '503 bot_check_unavailable']);
  });

  it('includes one that does not accept the shop’s secret: the visitor is not at fault', async () => {
    const { send } = await openForm({ TURNSTILE_SECRET_KEY: 'mistyped', TURNSTILE_FALLBACK: 'refuse' });
    expect(await send(issue())).toBe('503 bot_check_unavailable');
  });
});

describe('the settings', () => {
  it('without keys no form has a bot check', async () => {
    const { botCheck, send } = await openForm({ TURNSTILE_SITE_KEY: '', TURNSTILE_SECRET_KEY: '' });
    expect([botCheck.isEnabled, botCheck.extensions, await send('')]).toEqual([false, [], 'passed']);
  });

  it('with keys the init response lists the extension with only its public key', async () => {
    const { botCheck } = await openForm();
    expect(botCheck.extensions).toEqual([{ name: 'turnstile', is_enabled: true, key: SITE_KEY, url: service.address() }]);
  });

  it.each([
    [{ TURNSTILE_SECRET_KEY: '' }, /set both or neither/],
    [{ TURNSTILE_FALLBACK: 'maybe' }, /allow or refuse/],
    [{ TURNSTILE_URL: 'challenges' }, /must be an address/],
  ])('that are wrong are refused in one sentence: %j', async (environment, message) => {
    await expect(openForm(environment)).rejects.toThrow(message);
  });
});
