import { COOKIES, consentMaxAge, formatConsent, parseConsent } from '@feszek/contract';
import type { StoredConsent } from '@feszek/contract';
import { readCookie, writeCookie } from '../cookies.ts';

/** The stored decision; `undefined` if there is none that still applies. */
export function readConsent(): StoredConsent | undefined {
  return parseConsent(readCookie(COOKIES.consent), new Date());
}

/** Stores a decision until twelve months after it was made. */
export function writeConsent(consent: StoredConsent): void {
  writeCookie(COOKIES.consent, formatConsent(consent), consentMaxAge(consent, new Date()));
}
