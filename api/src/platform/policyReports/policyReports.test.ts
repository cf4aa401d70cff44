import { POLICY_REPORTS_PATH } from '@feszek/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { command } from '../../../test/command.ts';
import { OPEN_MS } from '../../../test/databases.ts';
import { openOperatorShop } from '../../../test/operator.ts';
import type { OperatorShop } from '../../../test/operator.ts';
import { errorOf } from '../../../test/visitor.ts';
import { policyReportsTopic } from './commands/policyReportsTopic.ts';

const DAY_MS = 86_400_000;
const ORDER = 'hT9_kQ2vLx0dR7mZ-4cWbN1eYp8sUa5G';

const ONE = { 'csp-report': { 'document-uri': 'http://shop.test/hu/kosar?utm=1', 'violated-directive': "script-src-elem 'self'", 'blocked-uri': 'https://evil.example/x.js?secret=1', 'source-file': 'http://shop.test/assets/1/main.js', 'line-number': 7 } };
const violation = (body: object) => ({ type: 'csp-violation', age: 1, url: 'http://shop.test/hu', user_agent: 'x', body });

describe('reports of the content policy', () => {
  let shop: OperatorShop;
  beforeAll(async () => {
    shop = await openOperatorShop();
  }, OPEN_MS);
  afterEach(() => command(shop.client, policyReportsTopic, 'clear'));
  afterAll(() => shop.close());

  const reports = () => command(shop.client, policyReportsTopic);
  const report = (body: unknown, type = 'application/csp-report', address = '192.0.2.1') =>
    shop.visitor().call('POST', POLICY_REPORTS_PATH, { body: typeof body === 'string' ? body : JSON.stringify(body), headers: { 'content-type': type, 'x-forwarded-for': address } });

  it('are counted by kind and shown to the operator, without queries and secrets', async () => {
    for (let sent = 0; sent < 3; sent += 1) expect((await report(ONE)).status).toBe(204);
    await report([violation({ documentURL: `http://shop.test/hu/orders/${ORDER}`, effectiveDirective: 'require-trusted-types-for', blockedURL: 'trusted-types-sink', sourceFile: '', lineNumber: 1 }), { type: 'deprecation', body: {} }], 'application/reports+json');
    const shown = await reports();
    expect(shown).toMatch(/3 +script-src-elem +https:\/\/evil\.example +\/hu\/kosar +\/assets\/1\/main\.js:7/);
    expect(shown).toMatch(/1 +require-trusted-types-for +trusted-types-sink +\/hu\/orders\/…/);
    expect(shown).not.toMatch(/secret|utm|hT9_/);
    expect(shown.trimEnd().split('\n')).toHaveLength(3);
  });

  it.each([
    ['JSON of another shape', '[1, null, {"type":"csp-violation"}, {"type":"csp-violation","body":[]}]', 204],
    ['a directive that is none', JSON.stringify({ 'csp-report': { 'violated-directive': '<b>' } }), 204],
    ['names that every object inherits', '{"csp-report":{"constructor":1,"violated-directive":{"toString":1}}}', 204],
    ['no JSON', '{', 422],
    ['a large body', JSON.stringify({ x: 'x'.repeat(40_000) }), 413],
  ])('ignore %s', async (_, body, status) => {
    expect((await report(body)).status).toBe(status);
    expect(await reports()).toBe('No reports.');
  });

  it('are limited for each sender, and in number', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => report(ONE, undefined, '192.0.2.9')));
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(30);
    expect(errorOf(answers.find(({ status }) => status !== 204) ?? { status: 0, text: '', headers: {}, json: undefined }).code).toBe('too_many_requests');
    for (let sender = 0; sender < 30; sender += 1) {
      await report(Array.from({ length: 20 }, (_, index) => violation({ documentURL: `http://shop.test/${sender}-${index}`, effectiveDirective: 'img-src', blockedURL: 'inline' })), 'application/reports+json', `198.51.100.${sender}`);
      await reports();
    }
    expect((await reports()).trimEnd().split('\n')).toHaveLength(1 + 500);
  });

  it('are stored for 30 days after the last one', async () => {
    await report(ONE);
    await reports();
    shop.clock.move(30 * DAY_MS + 1000);
    await report({ 'csp-report': { 'violated-directive': 'img-src', 'blocked-uri': 'data' } });
    expect(await reports()).not.toContain('script-src-elem');
  });
});
