import type { FastifyRequest } from 'fastify';
import { countAttempt } from '../attempts/attempts.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../database/connect.ts';
import { clientKey } from './clientKey.ts';
import { ApiError } from './errors.ts';
import type { RateLimits } from './rateLimits.ts';

const MINUTE_MS = 60_000;
/** A customer types a few codes and sends a few forms; an attacker tries thousands. */
const ATTEMPTS_WINDOW_MS = 10 * MINUTE_MS;

/** Counts a request by the visitor's address; throws `too_many_requests` above the limit. */
export type AddressLimit = (request: Pick<FastifyRequest, 'ip'>) => Promise<void>;

export interface SharedLimits {
  /** Sessions that are opened. */
  readonly limitSessions: AddressLimit;
  /** Attempts to use a coupon. */
  readonly limitCoupons: AddressLimit;
  /** Forms that pass without a bot check. */
  readonly limitUnverified: AddressLimit;
}

export interface SharedLimitParts {
  readonly db: Db;
  readonly clock: Clock;
  /** Key of the hashes of addresses; the same in every process. */
  readonly clientSecret: string;
  readonly limits: Pick<RateLimits, 'sessions' | 'coupons' | 'unverified'>;
  readonly isTrustedProxy: (address: string) => boolean;
}

/**
 * Limits of what is rare and what attackers repeat. The counts are in the database, so that all processes agree and a restart
 * forgets none. A proxy that names no client would make all of them one: its own address is not counted.
 */
export function createSharedLimits({ db, clock, clientSecret, limits, isTrustedProxy }: SharedLimitParts): SharedLimits {
  const limiter = (scope: string, free: number, forgottenAfterMs: number): AddressLimit => async ({ ip }) => {
    if (isTrustedProxy(ip)) return;
    const counter = { scope, key: clientKey(ip, clientSecret), rule: { free, forgottenAfterMs } };
    const wait = await db.transaction().execute((trx) => countAttempt(trx, [counter], clock.now()));
    if (wait > 0) throw new ApiError('too_many_requests', { params: { seconds: Math.ceil(wait / 1000) } });
  };
  return {
    limitSessions: limiter('session-address', limits.sessions, MINUTE_MS),
    limitCoupons: limiter('coupon-address', limits.coupons, ATTEMPTS_WINDOW_MS),
    limitUnverified: limiter('unverified-address', limits.unverified, ATTEMPTS_WINDOW_MS),
  };
}
