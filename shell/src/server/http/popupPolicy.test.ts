import { CONSENT_DAYS, formatConsent, newConsent } from '@feszek/contract';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startShop } from '../../../test/startShop.ts';
import type { Shop } from '../../../test/startShop.ts';

const DAY_MS = 86_400_000;
const POPUP = { scriptUrl: 'https://popup.example/tool.js', origin: 'https://popup.example' };

describe('the content policy of a shop with a popup tool', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop({ config: { popup: POPUP } });
  });
  afterAll(() => shop.close());

  const policyFor = async (cookie: string) => (await fetch(`${shop.url}/hu`, { headers: { cookie } })).headers.get('content-security-policy') ?? '';

  it('permits its script only for visitors who agree to marketing, also on a shared copy of the page', async () => {
    const policies: string[] = [];
    const consent = (statistics: boolean, marketing: boolean, ageMs = 0) => `consent=${formatConsent(newConsent({ statistics, marketing }, new Date(Date.now() - ageMs)))}`;
    const cookies = ['', consent(true, false), consent(false, true), `a=b; ${consent(true, true)}`, `x${consent(true, true)}`, consent(true, true, CONSENT_DAYS * DAY_MS), 'consent=01.1795282191810'];
    for (const cookie of cookies) policies.push(await policyFor(cookie));
    expect(policies.map((policy) => policy.includes(POPUP.origin))).toEqual([false, false, true, true, false, false, false]);
    expect(policies[2]).toMatch(/script-src 'self' [^;]* https:\/\/popup\.example;/);
    expect(policies[2]).toMatch(/connect-src 'self' https:\/\/popup\.example;.*frame-src https:\/\/popup\.example$/);
  });
});
