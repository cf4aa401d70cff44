import { ORDER_CODE_DIGITS } from '@feszek/contract';
import { createHmac, randomInt } from 'node:crypto';
import type { Session } from '../../platform/session/sessions.ts';

/** A code is valid for this time after it was sent, in milliseconds. */
export const CODE_MS = 10 * 60_000;
/** Entries of one code. */
export const CODE_TRIES = 5;
/** Codes of one order within an hour, in all sessions together. */
export const CODES_PER_HOUR = 5;

export function newOrderCode(): string {
  return String(randomInt(10 ** ORDER_CODE_DIGITS)).padStart(ORDER_CODE_DIGITS, '0');
}

/**
 * The hash of a code as the database stores it. Its key is the id of the session, which the database does not contain: a
 * stolen copy does not reveal the code, although there are only a million of them.
 */
export function hashOrderCode(session: Session, orderId: number, code: string): string {
  return createHmac('sha256', session.id).update(`order-code:${orderId}:${code}`).digest('base64url');
}
