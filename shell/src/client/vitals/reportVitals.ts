import { WEB_VITALS_PATH } from '@feszek/contract';
import type { Bus, WebVital, WebVitalsReport } from '@feszek/contract';
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

export interface VitalsReporter {
  readonly bus: Bus;
  readonly page: Omit<WebVitalsReport, 'values'>;
  /** Whether the visitor agrees to statistics now. */
  readonly isAllowed: () => boolean;
}

/** Reports the vitals of the document's first page once: when the visitor goes to another page, or when the page is hidden. */
export function reportVitals({ bus, page, isAllowed }: VitalsReporter): void {
  const values: Partial<Record<WebVital, number>> = {};
  let isSent = false;
  const note = ({ name, value }: { readonly name: WebVital; readonly value: number }) => {
    values[name] = value;
  };
  const send = () => {
    if (isSent || !isAllowed() || Object.keys(values).length === 0) return;
    isSent = true;
    navigator.sendBeacon(WEB_VITALS_PATH, new Blob([JSON.stringify({ ...page, values } satisfies WebVitalsReport)], { type: 'application/json' }));
  };
  // Those that still change are noted at each change: what is sent is the last value.
  for (const observe of [onCLS, onINP, onLCP]) observe(note, { reportAllChanges: true });
  for (const observe of [onFCP, onTTFB]) observe(note);
  bus.on('navigation.started', send);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
}
