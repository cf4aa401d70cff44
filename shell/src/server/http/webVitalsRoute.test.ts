import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { startShop } from '../../../test/startShop.ts';
import type { Shop } from '../../../test/startShop.ts';
import { STAND_IN_VERSION } from '../../../test/startSliceStandIn.ts';

const TOKEN = 'a token of the test shop';
const REPORT = { route: 'sale', slice: 'catalog', version: STAND_IN_VERSION, values: { LCP: 1234.5, CLS: 0.02 } };

let shop: Shop;
let lines: string[];
beforeEach(async () => {
  lines = [];
  shop = await startShop({ config: { metricsToken: TOKEN, logLevel: 'trace' }, logStream: { write: (line) => void lines.push(line) } });
});
afterEach(() => shop.close());

const send = async (report: unknown, headers: Readonly<Record<string, string>> = {}) =>
  (await fetch(`${shop.url}/web-vitals`, { method: 'POST', body: JSON.stringify(report), headers: { 'content-type': 'application/json', ...headers } })).status;

async function counts(): Promise<string[]> {
  const text = await (await shop.get('/metrics', { authorization: `Bearer ${TOKEN}` })).text();
  return text.split('\n').filter((line) => /^feszek_(?:web_vital_seconds|layout_shift)_(?:count|sum)/.test(line));
}

const PAGE = `route="sale",slice="catalog",version="${STAND_IN_VERSION}"`;

describe('reports of web vitals', () => {
  it('are added to the metrics by route and release, in seconds', async () => {
    expect(await send(REPORT)).toBe(204);
    expect(await counts()).toEqual([
      `feszek_web_vital_seconds_sum{program="shell",vital="LCP",${PAGE}} 1.2345`,
      `feszek_web_vital_seconds_count{program="shell",vital="LCP",${PAGE}} 1`,
      `feszek_layout_shift_sum{program="shell",${PAGE}} 0.02`,
      `feszek_layout_shift_count{program="shell",${PAGE}} 1`,
    ]);
    expect(lines.filter((line) => line.includes('LCP'))).toEqual([]);
  });

  it.each([
    ['a route of another slice', { route: 'blog' }],
    ['an unknown route', { route: 'anna@example.hu' }],
    ['an unknown slice', { slice: 'gifts' }],
    ['a release that no visitor has', { version: '6.6.6' }],
  ])('with %s are not counted', async (_, change) => {
    expect(await send({ ...REPORT, ...change })).toBe(204);
    expect(await counts()).toEqual([]);
  });

  it.each([
    ['no values', { values: {} }],
    ['an unknown value', { values: { FID: 1 } }],
    ['a negative value', { values: { LCP: -1 } }],
    ['a value of hours', { values: { LCP: 3_600_000 } }],
    ['a text', { values: { LCP: '1' } }],
    ['no route', { route: undefined }],
  ])('with %s are refused', async (_, change) => {
    expect(await send({ ...REPORT, ...change })).toBe(422);
    expect(await counts()).toEqual([]);
  });

  it('of other sites are refused', async () => {
    expect(await send(REPORT, { origin: 'https://evil.example' })).toBe(403);
    expect(await counts()).toEqual([]);
  });

  it('of one visitor are limited', async () => {
    const visitor = { 'x-forwarded-for': '203.0.113.77' };
    for (let count = 0; count < 25; count += 1) expect(await send({ ...REPORT, values: { FCP: 1 } }, visitor)).toBe(204);
    const [, count = ''] = await counts();
    const counted = Number(count.split(' ').at(-1));
    expect([counted >= 20, counted < 25]).toEqual([true, true]);
  });
});
