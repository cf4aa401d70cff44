import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const SESSION_BYTES = 32;
const SESSION_ID = /^[\w-]{43}$/;

/** 256 random bits, which identify the visitor. */
export function newSessionId(): string {
  return randomBytes(SESSION_BYTES).toString('base64url');
}

export function isSessionId(value: unknown): value is string {
  return typeof value === 'string' && SESSION_ID.test(value);
}

/** The hash that the database stores instead of the id, so that a stolen copy of it opens no session. */
export function hashSessionId(sessionId: string): string {
  return createHash('sha256').update(sessionId).digest('base64url');
}

/** The token of a session. Scripts of the shop can read it, and the session's id cannot be derived from it. */
export function xsrfToken(sessionId: string): string {
  return createHmac('sha256', sessionId).update('xsrf-token').digest('base64url');
}

/** Compares two texts in constant time. */
export function isSameText(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
