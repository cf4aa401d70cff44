import type { Bus, Locale } from '@feszek/contract';
import { readConsent } from './consentCookie.ts';
import { publishConsent } from './decide.ts';
import { recordConsent } from './recordConsent.ts';

export interface ConsentParts {
  readonly bus: Bus;
  readonly locale: Locale;
  readonly onError: (error: unknown) => void;
}

/**
 * Publishes the visitor's stored consent, and lets them change it from the footer.
 *
 * @returns shows the consent bar if no decision applies, and sends a decision that is not recorded yet; call it after the page is
 *   rendered, to delay nothing
 */
export function askForConsent({ bus, locale, onError }: ConsentParts): () => void {
  const known = readConsent();
  if (known) publishConsent(bus, known);

  // The texts and styles of the bar are loaded only when it is shown.
  const show = (opener?: HTMLElement): void => {
    import(/* webpackChunkName: "consent" */ './showConsent.tsx').then(({ showConsent }) => showConsent(bus, locale, opener), (error: unknown) => {
      onError(error);
      if (opener instanceof HTMLAnchorElement) window.location.assign(opener.href);
    });
  };
  document.addEventListener('click', (event) => {
    const opener = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-consent]') : null;
    if (!opener || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    show(opener);
  }, true);
  return () => {
    if (bus.get('visitor.consent')?.decidedAt === null) show();
    if (known && !known.isRecorded) void recordConsent(known);
  };
}
