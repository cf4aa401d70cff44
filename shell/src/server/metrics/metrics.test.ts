import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { unexportedMetrics } from '@feszek/metrics/testing';
import { setTimeout as sleep } from 'node:timers/promises';
import { startShop } from '../../../test/startShop.ts';
import type { Shop } from '../../../test/startShop.ts';
import { STAND_IN_VERSION } from '../../../test/startSliceStandIn.ts';

const TOKEN = 'a token of the test shop';

let shop: Shop;
let isStopping = false;
beforeAll(async () => {
  shop = await startShop({ config: { metricsToken: TOKEN, isCaching: true }, isStopping: () => isStopping, api: { 'GET /health': () => ({ status: 'ok' }) } });
});
afterAll(() => shop.close());

const POLL_MS = 50;
const until = async (isSo: () => Promise<boolean>) => {
  while (!(await isSo())) await sleep(POLL_MS);
};
const readyNow = async () => (await shop.get('/ready')).status;

describe('the metrics of the shell', () => {
  it('count composed and cached pages, and report the slices', async () => {
    for (let visit = 0; visit < 3; visit += 1) await shop.html('/hu');
    const answer = await shop.get('/metrics', { authorization: `Bearer ${TOKEN}` });
    expect(answer.status).toBe(200);
    const text = await answer.text();
    expect(text).toMatch(/^feszek_request_seconds_count\{program="shell",method="GET",route="\/\*",status="200"\} 1$/m);
    expect(text).toMatch(/^feszek_cached_pages_total\{program="shell"\} 2$/m);
    expect(text).toMatch(/^feszek_slice_available\{slice="catalog",program="shell"\} 1$/m);
  });

  it('have all that the alerts and the dashboard read', async () => {
    await fetch(`${shop.url}/slice-errors`, { method: 'POST', body: JSON.stringify({ slice: 'catalog', version: STAND_IN_VERSION, phase: 'render' }), headers: { 'content-type': 'application/json' } });
    await fetch(`${shop.url}/web-vitals`, { method: 'POST', body: JSON.stringify({ route: 'sale', slice: 'catalog', version: STAND_IN_VERSION, values: { LCP: 900, CLS: 0 } }), headers: { 'content-type': 'application/json' } });
    shop.slices.content.serveManifest('{}');
    const read = async () => (await shop.get('/metrics', { authorization: `Bearer ${TOKEN}` })).text();
    await until(async () => (await read()).includes('what="manifest"'));
    shop.slices.content.serveManifest(undefined);
    expect(unexportedMetrics('shell', await read())).toEqual([]);
  });

  it('are not public', async () => {
    expect((await shop.get('/metrics')).status).toBe(404);
  });
});

describe('the readiness of the shell', () => {
  it('needs the API', async () => {
    await until(async () => (await readyNow()) === 200);
    await shop.api.close();
    await until(async () => (await readyNow()) === 503);
    expect((await shop.get('/health')).status).toBe(200);
  });

  it('is not the check of a proxy: without the API and its slice a page of the cache is still served', async () => {
    await shop.slices.catalog.close();
    expect([(await shop.get('/serving')).status, (await shop.get('/hu')).status]).toEqual([200, 200]);
  });

  it('names the slices of the plan that do not answer now, while the shop serves the pages of the others', async () => {
    const other = await startShop({ api: { 'GET /health': () => ({ status: 'ok' }) } });
    try {
      expect((await other.get('/ready')).status).toBe(200);
      await other.slices.content.close();
      await until(async () => (await other.get('/ready')).status === 503);
      expect(await (await other.get('/ready')).json()).toEqual({ status: 'unavailable', api: 'ok', missing: ['content'] });
      expect([(await other.get('/serving')).status, (await other.get('/health')).status, (await other.get('/hu/akcios')).status]).toEqual([200, 200, 200]);
    } finally {
      await other.close();
    }
  });

  it('ends for the proxy first: a shell that is about to end still answers', async () => {
    isStopping = true;
    expect([(await shop.get('/serving')).status, (await shop.get('/ready')).status, (await shop.get('/hu')).status]).toEqual([404, 503, 200]);
  });
});
