import { COOKIES } from '@feszek/contract';
import type { Consent } from '@feszek/contract';
import { readCookie, writeCookie } from '../cookies.ts';

/** Statistics, marketing and the time of the decision: `10.1795282191810`. */
const FORM = /^([01])([01])\.(\d{1,15})$/;

/** The stored decision; `undefined` if there is none. */
export function readConsent(): Consent | undefined {
  const [, statistics, marketing, time] = FORM.exec(readCookie(COOKIES.consent) ?? '') ?? [];
  if (time === undefined) return undefined;
  return { statistics: statistics === '1', marketing: marketing === '1', decidedAt: new Date(Number(time)).toISOString() };
}

/** Stores a decision for a year from the time at which it was made. */
export function writeConsent({ statistics, marketing, decidedAt }: Consent): void {
  if (decidedAt === null || readConsent()?.decidedAt === decidedAt) return;
  writeCookie(COOKIES.consent, `${Number(statistics)}${Number(marketing)}.${Date.parse(decidedAt)}`);
}
