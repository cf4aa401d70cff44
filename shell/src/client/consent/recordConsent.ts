import { CONSENT_PATH, consentRecord } from '@feszek/contract';
import type { StoredConsent } from '@feszek/contract';
import { readConsent, writeConsent } from './consentCookie.ts';

const TIMEOUT_MS = 10_000;

/**
 * Sends a decision to the shop, which stores it as a proof. If that fails, the next page sends it again.
 *
 * It does not use the API client, which would open a session: the record is sent without cookies.
 */
export async function recordConsent(consent: StoredConsent): Promise<void> {
  try {
    const { ok, status } = await fetch(CONSENT_PATH, {
      method: 'POST', headers: { 'content-type': 'application/json' }, body: consentRecord(consent), credentials: 'omit', keepalive: true, signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!ok) throw new Error(`The API answered ${status}`);
    // The visitor may have decided again since.
    if (readConsent()?.id === consent.id) writeConsent({ ...consent, isRecorded: true });
  } catch (error) {
    console.info('consent', error);
  }
}
