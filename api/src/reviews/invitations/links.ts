import { REVIEW_ONE_CLICK_PATH, routePath } from '@feszek/contract';
import type { Locale } from '@feszek/contract';
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { normalizeEmail } from '../../platform/normalizeEmail.ts';

const DAY_MS = 86_400_000;
/** How long the link of an invitation can be used. */
export const LINK_MS = 180 * DAY_MS;

const STOP_KEY = /^stop\.([1-9]\d{0,9})\.([\w-]{43})$/;

/** What is stored of the token of an invitation. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Identifies an email address that gets no invitations; the address itself is not stored. */
export function emailHash(secret: string, email: string): string {
  return createHmac('sha256', secret).update(`review ${normalizeEmail(email)}`).digest('base64url');
}

const signatureOf = (secret: string, orderId: number) => createHmac('sha256', secret).update(`review stop ${orderId}`).digest('base64url');

/** A key that ends invitations, and does nothing else: it is stored with the mail. It does not expire. */
export function stopKey(secret: string, orderId: number): string {
  return `stop.${orderId}.${signatureOf(secret, orderId)}`;
}

/** The order that a key was made for; `undefined` for any other text. */
export function orderOfStopKey(secret: string, key: string): number | undefined {
  const [, id, signature = ''] = STOP_KEY.exec(key) ?? [];
  const orderId = Number(id);
  if (id === undefined || !timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(secret, orderId)))) return undefined;
  return Math.min(orderId, 2_147_483_647);
}

export function reviewPage(key: string, locale: Locale): string {
  return routePath('product-review', locale, { token: key });
}

/** The address to which a mail program posts (RFC 8058). */
export function oneClickPath(key: string): string {
  return `${REVIEW_ONE_CLICK_PATH}?key=${encodeURIComponent(key)}`;
}
