import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startShop } from '../../../test/startShop.ts';
import type { Shop } from '../../../test/startShop.ts';

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
    for (const cookie of ['', 'consent=10.1795282191810', 'consent=01.1795282191810', 'a=b; consent=11.1795282191810', 'xconsent=11.1']) policies.push(await policyFor(cookie));
    expect(policies.map((policy) => policy.includes(POPUP.origin))).toEqual([false, false, true, true, false]);
    expect(policies[2]).toContain("script-src 'self' https://popup.example;");
    expect(policies[2]).toMatch(/connect-src 'self' https:\/\/popup\.example;.*frame-src https:\/\/popup\.example$/);
  });
});
