import type { Consent } from './bus.ts';

/** What visitors consent to. */
export const CONSENT_PURPOSES = ['statistics', 'marketing'] as const;
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/**
 * The version of the purposes. Raise it when a purpose is added or covers more than before: every visitor then sees the question
 * again, because their consent does not cover the change.
 */
export const CONSENT_VERSION = 2;

/** A decision applies for twelve months; then the visitor sees the question again. In days. */
export const CONSENT_DAYS = 365;

const DAY_MS = 86_400_000;

/** How far the clocks of a browser and of a server may differ, in milliseconds. */
const CLOCK_DIFFERENCE_MS = DAY_MS;

/** The purposes that a visitor agrees to and refuses. */
export type ConsentChoice = Readonly<Record<ConsentPurpose, boolean>>;

/** A decision, as the cookie contains it. */
export interface StoredConsent extends Consent {
  /** ISO time. */
  readonly decidedAt: string;
  /** The random id of the record at the shop. */
  readonly id: string;
  /** Whether the shop has confirmed the record. */
  readonly isRecorded: boolean;
}

/** Length of the id in hexadecimal digits. */
const ID_DIGITS = 32;
export const CONSENT_ID = new RegExp(`^[0-9a-f]{${ID_DIGITS}}$`);

/** Statistics, marketing, version, time of the decision, id, and whether it is recorded. */
const COOKIE = new RegExp(`^([01])([01])\\.(\\d{1,4})\\.(\\d{1,15})\\.([0-9a-f]{${ID_DIGITS}})\\.([01])$`);

/** A new decision, which is not recorded yet, with a random id. */
export function newConsent({ statistics, marketing }: ConsentChoice, now: Date): StoredConsent {
  const id = Array.from(crypto.getRandomValues(new Uint8Array(ID_DIGITS / 2)), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return { statistics, marketing, decidedAt: now.toISOString(), id, isRecorded: false };
}

/** The value of the cookie: `10.2.1795282191810.<id>.1`. */
export function formatConsent({ statistics, marketing, decidedAt, id, isRecorded }: StoredConsent): string {
  return `${Number(statistics)}${Number(marketing)}.${CONSENT_VERSION}.${Date.parse(decidedAt)}.${id}.${Number(isRecorded)}`;
}

/** The decision in the value of a cookie; `undefined` if it is malformed, of another version, or older than twelve months. */
export function parseConsent(value: string | undefined, now: Date): StoredConsent | undefined {
  const [, statistics, marketing, version, time, id, isRecorded] = COOKIE.exec(value ?? '') ?? [];
  if (id === undefined || Number(version) !== CONSENT_VERSION) return undefined;
  const age = now.getTime() - Number(time);
  if (age >= CONSENT_DAYS * DAY_MS || age < -CLOCK_DIFFERENCE_MS) return undefined;
  return { statistics: statistics === '1', marketing: marketing === '1', decidedAt: new Date(Number(time)).toISOString(), id, isRecorded: isRecorded === '1' };
}

/** For how long a decision still applies, in seconds. */
export function consentMaxAge({ decidedAt }: Pick<StoredConsent, 'decidedAt'>, now: Date): number {
  return Math.round((Date.parse(decidedAt) + CONSENT_DAYS * DAY_MS - now.getTime()) / 1000);
}

/** The path of the records of consent. */
export const CONSENT_PATH = '/api/consent';

/** The record of a decision: the body of `POST /api/consent`, as JSON. */
export function consentRecord(consent: StoredConsent): string {
  const purposes = CONSENT_PURPOSES.filter((purpose) => consent[purpose]);
  return JSON.stringify({ id: consent.id, version: CONSENT_VERSION, purposes, decided_at: consent.decidedAt });
}
