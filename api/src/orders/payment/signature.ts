import { createHmac } from 'node:crypto';
import { isSameText } from '../../platform/session/tokens.ts';

/** A notification older or newer than this is refused, even if its signature is right. */
export const REPLAY_WINDOW_MS = 5 * 60_000;

/**
 * Signs a notification.
 *
 * @param timestamp milliseconds since 1970, as text
 * @param rawBody the body, byte for byte
 * @returns HMAC-SHA256 in hexadecimal
 */
export function signNotification(secret: string, timestamp: string, rawBody: Buffer | string): string {
  return createHmac('sha256', secret).update(timestamp).update('.').update(rawBody).digest('hex');
}

/** Whether a notification was signed with the secret, and not too long ago. */
export function isSignedNow(secret: string, nowMs: number, timestamp: unknown, signature: unknown, rawBody: Buffer): boolean {
  if (typeof timestamp !== 'string' || typeof signature !== 'string' || !/^\d{1,15}$/.test(timestamp)) return false;
  const isFresh = Math.abs(nowMs - Number(timestamp)) <= REPLAY_WINDOW_MS;
  return isSameText(signature, signNotification(secret, timestamp, rawBody)) && isFresh;
}
