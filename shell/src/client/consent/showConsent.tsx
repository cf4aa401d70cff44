import type { Bus, Locale } from '@feszek/contract';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ConsentBar } from './ConsentBar.tsx';

let close: (() => void) | undefined;

/**
 * Shows the question for consent until it is answered, here or in another tab.
 *
 * @param opener - what the visitor asked for it with; it gets the focus back
 */
export function showConsent(bus: Bus, locale: Locale, opener?: HTMLElement): void {
  close?.();
  const place = document.createElement('div');
  // Right behind the link that skips to the content: who uses the keyboard comes to it first.
  const skip = document.querySelector('.skip-link');
  if (skip) skip.after(place);
  else document.body.prepend(place);
  const root = createRoot(place);
  const before = bus.get('visitor.consent');
  const unwatch = bus.watch('visitor.consent', (consent) => {
    if (consent !== before) close?.();
  });
  const listening = new AbortController();
  // Who has opened it himself may leave it as it is.
  if (opener) document.addEventListener('keydown', ({ key }) => key === 'Escape' && close?.(), listening);
  close = () => {
    close = undefined;
    listening.abort();
    const hadFocus = place.contains(document.activeElement);
    unwatch();
    root.unmount();
    place.remove();
    if (hadFocus) (opener ?? document.getElementById('main'))?.focus({ preventScroll: true });
  };
  root.render(<StrictMode><ConsentBar bus={bus} locale={locale} isAskedFor={opener !== undefined} onClose={() => close?.()} /></StrictMode>);
}
