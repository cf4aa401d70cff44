import { newConsent } from '@feszek/contract';
import type { Bus, ConsentChoice, StoredConsent } from '@feszek/contract';
import { writeConsent } from './consentCookie.ts';
import { recordConsent } from './recordConsent.ts';

/** Publishes a stored decision to the slices and to other tabs. */
export function publishConsent(bus: Bus, { statistics, marketing, decidedAt }: StoredConsent): void {
  bus.set('visitor.consent', { statistics, marketing, decidedAt });
}

/** Stores, publishes and records a decision of the visitor. */
export function decide(bus: Bus, choice: ConsentChoice): void {
  const consent = newConsent(choice, new Date());
  writeConsent(consent);
  publishConsent(bus, consent);
  void recordConsent(consent);
}
