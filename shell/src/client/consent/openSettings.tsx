import type { Bus, Locale } from '@feszek/contract';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { decide, hideBar, showBar } from './consentBar.ts';
import { ConsentSettings } from './ConsentSettings.tsx';

let close: (() => void) | undefined;

/**
 * Opens the settings in the consent bar, which gets the focus, until the visitor decides, here or in another tab, or presses
 * Escape. Then the opener gets the focus back. A visitor who has not decided still sees the bar after Escape.
 *
 * @param opener - the element with which the visitor opened them
 */
export function openSettings(bus: Bus, locale: Locale, opener: HTMLElement): void {
  close?.();
  const bar = document.querySelector<HTMLElement>('[data-consent-bar]');
  const place = bar?.querySelector('[data-consent-settings]');
  if (!bar || !place) return;
  const root = createRoot(place);
  const listening = new AbortController();
  const before = bus.get('visitor.consent');
  close = () => {
    close = undefined;
    listening.abort();
    unwatch();
    if (bus.get('visitor.consent')?.decidedAt) hideBar();
    const hasFocus = bar.contains(document.activeElement);
    root.unmount();
    if (hasFocus) opener.focus({ preventScroll: true });
  };
  const unwatch = bus.watch('visitor.consent', (consent) => {
    if (consent !== before) close?.();
  });
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && close?.(), listening);
  root.render(<StrictMode><ConsentSettings locale={locale} consent={before} onSave={decide} /></StrictMode>);
  showBar(opener);
  bar.focus({ preventScroll: true });
}
