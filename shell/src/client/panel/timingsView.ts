import type { PageData } from '../../markup/PageData.ts';
import { pageTiming } from '../pageTiming.ts';
import { element } from './element.ts';
import type { Fragments } from './Fragments.ts';
import { table } from './table.ts';
import type { View } from './View.ts';

const NONE = '–';
const inMs = (value: number | undefined) => (value === undefined ? NONE : `${Math.round(value)} ms`);

/** From the first request for a file of a slice's code to the end of the last one. */
function loadTime(slice: string, version: string): number | undefined {
  const files = performance.getEntriesByType('resource').filter(({ name }) => new URL(name).pathname.startsWith(`/slices/${slice}/${version}/`) && name.includes('.js'));
  if (files.length === 0) return undefined;
  return Math.max(...files.map(({ startTime, duration }) => startTime + duration)) - Math.min(...files.map(({ startTime }) => startTime));
}

/** The trace id, and a button that copies it. */
function traceCell(traceId: string): HTMLElement {
  const copy = element('button', { type: 'button', 'aria-label': 'Copy the trace id' }, 'Copy');
  const copied = element('span', { role: 'status' });
  copy.addEventListener('click', () => {
    navigator.clipboard.writeText(traceId).then(() => copied.replaceChildren('Copied'), () => copied.replaceChildren('Not permitted'));
  });
  return element('span', { class: 'panel-trace' }, element('code', {}, traceId), copy, copied);
}

function pageRows(largestPaint: number | undefined): (Node | string)[][] {
  const timing = pageTiming();
  const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
  return [
    ['First byte (TTFB)', inMs(timing?.responseStart)],
    ['First contentful paint (FCP)', inMs(firstPaint)],
    ['Largest contentful paint (LCP)', inMs(largestPaint)],
    ['Document complete', inMs(timing?.domContentLoadedEventEnd)],
    ...(timing?.serverTiming ?? []).map(({ name, description, duration }) => [`Server-Timing: ${name}`, name === 'trace' ? traceCell(description) : `${description} ${inMs(duration)}`]),
  ];
}

/** The times of the document, and of the slices' files and fragments. */
export function timingsView({ remotes }: PageData, fragments: Fragments): View {
  let largestPaint: number | undefined;
  const content = element('div', {});
  const show = () => content.replaceChildren(
    table('Document', ['Name', 'Value'], pageRows(largestPaint)),
    table('Code of slices', ['Slice', 'Load'], Object.entries(remotes).map(([slice, { version }]) => [slice, inMs(loadTime(slice, version))])),
    table('Fragments that the browser mounted', ['Fragment', 'Prepare', 'Mount'], fragments.times.map(({ slice, fragment, prepare, mount }) => [`${slice}/${fragment}`, inMs(prepare), inMs(mount)])),
  );
  show();
  const refresh = element('button', { type: 'button' }, 'Refresh');
  refresh.addEventListener('click', show);
  const observer = new PerformanceObserver((list) => {
    largestPaint = list.getEntries().at(-1)?.startTime;
    show();
  });
  observer.observe({ type: 'largest-contentful-paint', buffered: true });
  return { element: element('div', {}, refresh, content), stop: () => observer.disconnect() };
}
