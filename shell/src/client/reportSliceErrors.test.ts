/** @jest-environment jsdom */
import { expect, it, jest } from '@jest/globals';
import { createBus } from '@feszek/bus';
import { reportSliceErrors } from './reportSliceErrors.ts';

function textOf(body: Blob): Promise<unknown> {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const reader = new FileReader();
  reader.addEventListener('load', () => resolve(reader.result));
  reader.readAsText(body);
  return promise;
}

it('reports a slice that fails on the page once for each phase, and not the shell', async () => {
  const sent: [string, Blob][] = [];
  Object.assign(navigator, { sendBeacon: (url: string, body: Blob) => sent.push([url, body]) });
  const hub = createBus({ report: jest.fn() });
  const bus = hub.for({ slice: 'shell', version: '1' });
  reportSliceErrors(bus);
  const error = new Error('broken');
  for (const phase of ['start', 'start', 'render'] as const) bus.emit('error.reported', { slice: 'catalog', version: '1.0.0', phase, error });
  bus.emit('error.reported', { slice: 'shell', version: '1', error });
  const texts = await Promise.all(sent.map(async ([url, body]) => [url, body.type, await textOf(body)]));
  expect(texts).toEqual([
    ['/slice-errors', 'application/json', '{"slice":"catalog","version":"1.0.0","phase":"start"}'],
    ['/slice-errors', 'application/json', '{"slice":"catalog","version":"1.0.0","phase":"render"}'],
  ]);
});
