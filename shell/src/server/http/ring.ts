import { COOKIES } from '@feszek/contract';
import { stringifySetCookie } from 'cookie';
import { RINGS } from '../slices/Plans.ts';

const RING = new RegExp(`(?:^|; )${COOKIES.ring}=([0-9]{1,3})(?:;|$)`);

/** The ring in which a visitor was placed; `undefined` if they have none. */
export function readRing(cookieHeader: string | undefined): number | undefined {
  const ring = cookieHeader && RING.exec(cookieHeader)?.[1];
  return ring ? Number(ring) : undefined;
}

/** A ring for a new visitor. */
export function randomRing(): number {
  return Math.floor(Math.random() * RINGS);
}

const cookiesOf = (secure: boolean) => Array.from({ length: RINGS }, (_, ring) => (
  stringifySetCookie({ name: COOKIES.ring, value: String(ring), path: '/', sameSite: 'lax', httpOnly: true, secure })
));
const RING_COOKIES = { secure: cookiesOf(true), plain: cookiesOf(false) };

/**
 * The `Set-Cookie` that keeps a visitor in a ring until the browser is closed.
 *
 * @param isSecure whether the shop's address has `https`
 */
export function ringCookie(ring: number, isSecure: boolean): string {
  return RING_COOKIES[isSecure ? 'secure' : 'plain'][ring] ?? '';
}
