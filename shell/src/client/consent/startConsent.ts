import type { Bus, Locale, StoredConsent } from '@feszek/contract';
import { replayClicks } from '@feszek/kit';
import { CONSENT_DECIDED, hideBar } from './consentBar.ts';
import { readConsent } from './consentCookie.ts';
import { recordConsent } from './recordConsent.ts';

export interface ConsentParts {
  readonly bus: Bus;
  readonly locale: Locale;
  readonly onError: (error: unknown) => void;
}

/**
 * Publishes the visitor's decision to the slices and to other tabs, records it, and opens the settings from the bar or the footer.
 *
 * @returns records a decision that is not recorded yet; call it after the page is hydrated, to delay nothing
 */
export function startConsent({ bus, locale, onError }: ConsentParts): () => void {
  const publish = ({ statistics, marketing, decidedAt }: StoredConsent) => bus.set('visitor.consent', { statistics, marketing, decidedAt });
  const known = readConsent();
  if (known) publish(known);
  document.addEventListener(CONSENT_DECIDED, ({ detail }) => {
    publish(detail);
    void recordConsent(detail);
  });
  // The visitor may decide in another tab.
  bus.watch('visitor.consent', ({ decidedAt }) => {
    if (decidedAt !== null) hideBar();
  });

  // The texts and styles of the settings are loaded only when they are opened.
  document.addEventListener('click', (event) => {
    const opener = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-consent]') : null;
    if (!opener || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    import(/* webpackChunkName: "consent" */ './openSettings.tsx').then(({ openSettings }) => openSettings(bus, locale, opener), (error: unknown) => {
      onError(error);
      if (opener instanceof HTMLAnchorElement) window.location.assign(opener.href);
    });
  }, true);
  const bar = document.querySelector<HTMLElement>('[data-consent-bar]');
  if (bar) replayClicks(bar);
  return () => {
    if (known && !known.isRecorded) void recordConsent(known);
  };
}
