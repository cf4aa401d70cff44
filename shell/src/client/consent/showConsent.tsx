import type { Bus, Locale } from '@feszek/contract';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ConsentBar } from './ConsentBar.tsx';

let close: (() => void) | undefined;

/**
 * Shows the consent bar until it is answered, here or in another tab.
 *
 * @param opener - the element with which the visitor opened it; it gets the focus back
 */
export function showConsent(bus: Bus, locale: Locale, opener?: HTMLElement): void {
  close?.();
  const place = document.createElement('div');
  // The bar follows the skip link, so that it is the first stop for keyboard users.
  const skip = document.querySelector('.skip-link');
  if (skip) skip.after(place);
  else document.body.prepend(place);
  const root = createRoot(place);
  const before = bus.get('visitor.consent');
  const unwatch = bus.watch('visitor.consent', (consent) => {
    if (consent !== before) close?.();
  });
  const listening = new AbortController();
  // A visitor who opened the bar may close it without a change.
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
  root.render(<StrictMode><ConsentBar bus={bus} locale={locale} isOpenedByVisitor={opener !== undefined} onClose={() => close?.()} /></StrictMode>);
}
