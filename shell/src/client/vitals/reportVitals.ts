import { WEB_VITALS_PATH } from '@feszek/contract';
import type { Bus, WebVital, WebVitalsReport } from '@feszek/contract';
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { PageData } from '../../markup/PageData.ts';

/**
 * Measures how fast this page is, and reports it once: when the visitor goes to another page, or when the page is hidden.
 *
 * @returns ends it: nothing is sent any more
 */
export function reportVitals(bus: Bus, { page, remotes }: Pick<PageData, 'page' | 'remotes'>): () => void {
  const values: Partial<Record<WebVital, number>> = {};
  let isOver = page.status !== 200;
  const note = ({ name, value }: { readonly name: WebVital; readonly value: number }) => {
    values[name] = value;
  };
  const send = () => {
    if (isOver || page.status !== 200 || Object.keys(values).length === 0) return;
    isOver = true;
    const { routeName: route, slice } = page;
    const report: WebVitalsReport = { route, slice, version: remotes[slice]?.version ?? 'unknown', values };
    navigator.sendBeacon(WEB_VITALS_PATH, new Blob([JSON.stringify(report)], { type: 'application/json' }));
  };
  // Those that still change are noted at each change: what is sent is the last value.
  for (const observe of [onCLS, onINP, onLCP]) observe(note, { reportAllChanges: true });
  for (const observe of [onFCP, onTTFB]) observe(note);
  bus.on('navigation.started', send);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
  return () => {
    isOver = true;
  };
}
