import { expect, it } from '@jest/globals';
import { composedShop } from './harness/composedShop.ts';
import { soon } from './harness/soon.ts';

const shop = composedShop();

it('the calls of a page belong to the trace that its answer names, each with a span of its own, also if the page is cached', async () => {
  await (await fetch(`${shop.url}/en`)).text();
  const visit = await shop.visit();
  const traces: string[] = [];
  const calls: (string | undefined)[] = [];
  visit.page.on('response', (response) => {
    const traceId = /^trace;desc="([0-9a-f]{32})"$/.exec(response.headers()['server-timing'] ?? '')?.[1];
    if (response.request().isNavigationRequest() && traceId !== undefined) traces.push(traceId);
  });
  visit.page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/ping') calls.push(request.headers()['traceparent']);
  });
  await visit.go('/en');
  await visit.go('/en');
  await soon(() => expect(calls).toHaveLength(2));
  expect(new Set(traces).size).toBe(2);
  expect(calls).toEqual(traces.map((traceId) => expect.stringMatching(new RegExp(`^00-${traceId}-[0-9a-f]{16}-01$`))));
});
