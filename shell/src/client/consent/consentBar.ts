import { CONSENT_ANSWERS, newConsent } from '@feszek/contract';
import type { ConsentChoice, StoredConsent } from '@feszek/contract';
import { readConsent, writeConsent } from './consentCookie.ts';

/** Dispatched on the document when the visitor has decided. The client publishes and records the decision. */
export const CONSENT_DECIDED = 'feszek:consent-decided';

declare global {
  interface DocumentEventMap {
    [CONSENT_DECIDED]: CustomEvent<StoredConsent>;
  }
}

/** The element with which the visitor opened the bar. */
let opener: HTMLElement | undefined;

/** Shows the bar of the page, also before the page contains it. */
export function showBar(openedWith?: HTMLElement): void {
  opener = openedWith;
  document.documentElement.dataset['hasConsentBar'] = '';
}

/** Hides the bar. If it had the focus, its opener gets it, or the main part of the page. */
export function hideBar(): void {
  const bar = document.querySelector('[data-consent-bar]');
  const next = opener && !bar?.contains(opener) ? opener : document.getElementById('main');
  const hadFocus = bar?.contains(document.activeElement);
  delete document.documentElement.dataset['hasConsentBar'];
  if (hadFocus) next?.focus({ preventScroll: true });
}

/** Stores a decision of the visitor and hides the bar. */
export function decide(choice: ConsentChoice): void {
  const consent = newConsent(choice, new Date());
  writeConsent(consent);
  document.dispatchEvent(new CustomEvent(CONSENT_DECIDED, { detail: consent }));
  hideBar();
}

/** Shows the bar if no decision applies, and handles its two answers. Called before the page's content is parsed. */
export function startConsentBar(): void {
  if (!readConsent()) showBar();
  document.addEventListener('click', ({ target }) => {
    const answer = target instanceof Element && target.closest<HTMLElement>('[data-consent-answer]')?.dataset['consentAnswer'];
    if (answer) decide({ statistics: answer === CONSENT_ANSWERS.all, marketing: answer === CONSENT_ANSWERS.all });
  });
}
