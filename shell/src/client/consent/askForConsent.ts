import type { Bus, Locale } from '@feszek/contract';
import { readConsent, writeConsent } from './consentCookie.ts';

export interface ConsentParts {
  readonly bus: Bus;
  readonly locale: Locale;
  readonly onError: (error: unknown) => void;
}

/**
 * Stores the visitor's consent across pages and tabs, and lets them change it from the footer.
 *
 * @returns shows the consent bar if the visitor has not decided; call it after the page is rendered, to delay nothing
 */
export function askForConsent({ bus, locale, onError }: ConsentParts): () => void {
  const known = readConsent();
  if (known) bus.set('visitor.consent', known);
  bus.watch('visitor.consent', writeConsent);

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
  };
}
