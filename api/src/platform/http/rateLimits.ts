import { RESERVATION_MS } from '@feszek/contract';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from './errors.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
/** A customer types a few codes; an attacker tries thousands. */
const COUPON_WINDOW_MS = 10 * MINUTE_MS;

/**
 * The number of requests that an address may make in a minute. Changes that reserve products are limited
 * within the duration of a reservation, coupon codes within ten minutes, and mails to an unconfirmed email
 * address within an hour, also per email address.
 */
export const RATE_LIMITS = { reads: 1200, writes: 180, reservations: 120, coupons: 20, mails: 20 } as const;
export type RateLimits = { readonly [Name in keyof typeof RATE_LIMITS]: number };

const READ_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

export type CouponLimit = (request: FastifyRequest) => Promise<void>;
/** Whether one more change of a cart from this address may reserve products. */
export type ReservationLimit = (request: FastifyRequest) => Promise<boolean>;

/** Counts requests that send a mail, by the visitor's address and by the recipient. */
export type MailLimit = (request: FastifyRequest, email: string) => Promise<void>;

export interface Counting {
  readonly limitCoupons: CouponLimit;
  readonly limitMail: MailLimit;
  readonly mayReserve: ReservationLimit;
}

/**
 * Counts requests by the visitor's address. A trusted proxy without a visitor's address is a server that renders a page:
 * it is not limited.
 *
 * @returns `limitCoupons` counts an attempt to use a coupon, `limitMail` a request that sends a mail; they throw `too_many_requests` above the limit
 */
export async function addRateLimits(app: FastifyInstance, limits: RateLimits, isTrustedProxy: (address: string) => boolean): Promise<Counting> {
  await app.register(rateLimit, { global: false });
  const isRendering = (request: FastifyRequest) =>
    request.headers['x-forwarded-for'] === undefined && isTrustedProxy(request.socket.remoteAddress ?? '');
  const counter = (max: number, timeWindow: number, keyGenerator?: (request: FastifyRequest) => string) =>
    app.createRateLimit({ max, timeWindow, allowList: isRendering, ...(keyGenerator && { keyGenerator }) });
  const limiter = (max: number, keyGenerator?: (request: FastifyRequest) => string, timeWindow = MINUTE_MS) => {
    const check = counter(max, timeWindow, keyGenerator);
    return async (request: FastifyRequest) => {
      const result = await check(request);
      if (!result.isAllowed && result.isExceeded) throw new ApiError('too_many_requests', { params: { seconds: result.ttlInSeconds } });
    };
  };
  const reads = limiter(limits.reads);
  const writes = limiter(limits.writes);
  const recipients = new WeakMap<FastifyRequest, string>();
  const mailsByAddress = limiter(limits.mails, undefined, HOUR_MS);
  const mailsByEmail = limiter(limits.mails, (request) => recipients.get(request) ?? '', HOUR_MS);
  app.addHook('onRequest', (request) => (READ_METHODS.has(request.method) ? reads : writes)(request));
  const reservations = counter(limits.reservations, RESERVATION_MS);
  return {
    limitCoupons: limiter(limits.coupons, undefined, COUPON_WINDOW_MS),
    async limitMail(request, email) {
      recipients.set(request, email.toLowerCase());
      await mailsByAddress(request);
      await mailsByEmail(request);
    },
    async mayReserve(request) {
      const result = await reservations(request);
      return result.isAllowed || !result.isExceeded;
    },
  };
}
