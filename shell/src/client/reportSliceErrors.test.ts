/** @jest-environment ./shared/kit/test/BrowserEnvironment.mjs */
import { expect, it, jest } from '@jest/globals';
import { createBus } from '@feszek/bus';
import { reportSliceErrors } from './reportSliceErrors.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';

it('reports a slice that fails on the page once for each phase, in the trace of the page, and not the shell', () => {
  const navigation = { entryType: 'navigation', name: '', startTime: 0, duration: 0, toJSON: () => ({}), serverTiming: [{ name: 'trace', description: TRACE }] };
  performance.getEntriesByType = () => [navigation];
  const send = jest.fn<typeof fetch>(async () => new Response(null, { status: 204 }));
  window.fetch = send;
  const hub = createBus({ report: jest.fn() });
  const bus = hub.for({ slice: 'shell', version: '1' });
  reportSliceErrors(bus);
  const error = new Error('broken');
  for (const phase of ['start', 'start', 'render'] as const) bus.emit('error.reported', { slice: 'catalog', version: '1.0.0', phase, error });
  bus.emit('error.reported', { slice: 'shell', version: '1', error });
  const headers = { 'content-type': 'application/json', traceparent: expect.stringMatching(new RegExp(`^00-${TRACE}-[0-9a-f]{16}-01$`)) };
  const report = (phase: string) => ['/slice-errors', { method: 'POST', keepalive: true, headers, body: `{"slice":"catalog","version":"1.0.0","phase":"${phase}"}` }];
  expect(send.mock.calls).toEqual([report('start'), report('render')]);
});
