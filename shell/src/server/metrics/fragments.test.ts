import { afterEach, expect, it } from '@jest/globals';
import { createGate, startShop, until } from '../../../test/startShop.ts';
import type { Shop, ShopOptions } from '../../../test/startShop.ts';
import { STAND_IN_VERSION } from '../../../test/startSliceStandIn.ts';

const TOKEN = 'a token of the test shop';
const LONG_MS = 60_000;

let shop: Shop;
afterEach(() => shop.close());

const open = async (config: ShopOptions['config'] = {}) => {
  shop = await startShop({ config: { metricsToken: TOKEN, breakerPauseMs: LONG_MS, ...config } });
};
/** The values of a metric whose labels contain all the given ones. */
async function values(metric: string, ...labels: readonly string[]): Promise<string[]> {
  const text = await (await shop.get('/metrics', { authorization: `Bearer ${TOKEN}` })).text();
  return text.split('\n').filter((line) => line.startsWith(`${metric}{`) && labels.every((label) => line.includes(label))).map((line) => line.replace(/^\w+/, ''));
}
const ends = async (fragment: string) =>
  Object.fromEntries((await values('feszek_fragments_total', `fragment="${fragment}"`)).map((line) => [/outcome="(\w+)"/.exec(line)?.[1], Number(line.split(' ').at(-1))]));

it('counts the fragments of each release by their outcome, and how long slices take', async () => {
  await open();
  await shop.html('/hu/akcios');
  expect(await values('feszek_fragments_total', 'fragment="sale"')).toEqual([`{slice="catalog",version="${STAND_IN_VERSION}",fragment="sale",outcome="rendered",program="shell"} 1`]);
  expect(await values('feszek_fragment_seconds_count', 'fragment="sale"')).toEqual([`{program="shell",slice="catalog",version="${STAND_IN_VERSION}",fragment="sale"} 1`]);
});

it('counts failures, and what the circuit breaker does not request', async () => {
  await open();
  shop.slices.content.use({ showrooms: { mode: 'static', answer: () => { throw new Error('broken'); } } });
  for (let page = 1; page <= 5; page += 1) await shop.html(`/hu/termekek?page=${page}`);
  expect(await ends('showrooms')).toEqual({ failed: 3, paused: 2 });
});

it('counts what is late, and the last copy that replaces it', async () => {
  await open();
  const gate = createGate();
  let isHung = false;
  shop.slices.catalog.use({ sale: { answer: async () => { if (isHung) await gate.opened; return { cache: { kind: 'public', maxAge: 600, staleWhileRevalidate: 600, tags: ['product:17'] } }; } } });
  await shop.html('/hu/akcios');
  isHung = true;
  shop.deadlines.primaryDeadlineMs = 80;
  await shop.purge('product:17');
  expect((await shop.get('/hu/akcios')).status).toBe(200);
  expect(await ends('sale')).toEqual({ rendered: 1, late: 1, last_copy: 1 });
  gate.open();
});

it('ends the series of a release that no visitor has any more', async () => {
  await open();
  await shop.html('/hu/akcios');
  shop.slices.catalog.deploy('1.0.1');
  await until(async () => (await values('feszek_slice_deployments_total', 'slice="catalog"')).some((line) => line.endsWith(' 2')));
  await shop.html('/hu/akcios?page=2');
  expect((await values('feszek_fragments_total', 'slice="catalog"')).map((line) => /version="([^"]*)"/.exec(line)?.[1])).toEqual(['1.0.1']);
});

it('counts refused manifests, and the failures that browsers report', async () => {
  await open();
  const report = (body: object) => fetch(`${shop.url}/slice-errors`, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });
  expect((await report({ slice: 'catalog', version: STAND_IN_VERSION, phase: 'render' })).status).toBe(204);
  expect((await report({ slice: 'catalog', version: '6.6.6', phase: 'render' })).status).toBe(204);
  expect(await values('feszek_browser_failures_total')).toEqual([`{slice="catalog",version="${STAND_IN_VERSION}",phase="render",program="shell"} 1`]);
  shop.slices.content.serveManifest('{}');
  await until(async () => (await values('feszek_slice_refusals_total', 'slice="content"', 'what="manifest"')).some((line) => line.endsWith(' 1')));
});
