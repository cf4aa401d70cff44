import { RESERVATION_MS } from '@feszek/contract';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from './errors.ts';

const MINUTE_MS = 60_000;

/**
 * The number of requests that an address may make in a minute, and of sessions that it may open. Reads are limited for each
 * session; those of an address are limited at a bound that an office or a mobile network does not reach. Changes that reserve products are limited
 * within the duration of a reservation. In all processes together: sessions, coupon codes and forms whose bot check does not answer, the
 * last two within ten minutes (see `createSharedLimits`), and mails to an unconfirmed email address within an hour, also per email address
 * (see `createMailLimit`).
 */
export const RATE_LIMITS = { sessions: 120, reads: 1200, addressReads: 12_000, writes: 180, reservations: 120, coupons: 20, mails: 20, unverified: 5 } as const;
export type RateLimits = { readonly [Name in keyof typeof RATE_LIMITS]: number };

const READ_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether one more change of a cart from this address may reserve products. */
export type ReservationLimit = (request: FastifyRequest) => Promise<boolean>;

export interface RateLimitParts {
  readonly limits: RateLimits;
  readonly isTrustedProxy: (address: string) => boolean;
  /** The session id that a request contains, which may be invalid. */
  readonly findSessionId: (request: FastifyRequest) => string | undefined;
}

/**
 * Counts requests by the visitor's address, and reads also by session. Session ids are not looked up for that: invented ones
 * are limited with their address. A trusted proxy without a visitor's address is a server that renders a page:
 * it is not limited.
 *
 * @returns counts a change that reserves products
 */
export async function addRateLimits(app: FastifyInstance, { limits, isTrustedProxy, findSessionId }: RateLimitParts): Promise<ReservationLimit> {
  await app.register(rateLimit, { global: false });
  const isRendering = (request: FastifyRequest) =>
    request.headers['x-forwarded-for'] === undefined && isTrustedProxy(request.socket.remoteAddress ?? '');
  // Without a key, the address counts: for IPv6 its /64 network.
  const counter = (max: number, timeWindow: number, key: { keyGenerator?: (request: FastifyRequest) => string } = {}) =>
    app.createRateLimit({ max, timeWindow, ...key, allowList: isRendering });
  const limiter = (max: number, timeWindow = MINUTE_MS, key = {}) => {
    const check = counter(max, timeWindow, key);
    return async (request: FastifyRequest) => {
      const result = await check(request);
      if (!result.isAllowed && result.isExceeded) throw new ApiError('too_many_requests', { params: { seconds: result.ttlInSeconds } });
    };
  };
  const addressReads = limiter(limits.addressReads);
  const sessionReads = limiter(limits.reads, MINUTE_MS, { keyGenerator: (request: FastifyRequest) => findSessionId(request) ?? request.ip });
  const writes = limiter(limits.writes);
  app.addHook('onRequest', async (request) => {
    if (!READ_METHODS.has(request.method)) return writes(request);
    await addressReads(request);
    if (findSessionId(request) !== undefined) await sessionReads(request);
  });
  const reservations = counter(limits.reservations, RESERVATION_MS);
  return async (request) => {
    const result = await reservations(request);
    return result.isAllowed || !result.isExceeded;
  };
}
