import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from './errors.ts';

const MINUTE_MS = 60_000;

/** How many calls one visitor's address may make in a minute; sign-in tries are also counted per account. */
export const RATE_LIMITS = { reads: 1200, writes: 180, loginsByAddress: 20, loginsByAccount: 8 } as const;
export type RateLimits = { readonly [Name in keyof typeof RATE_LIMITS]: number };

const READ_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

export type LoginLimit = (request: FastifyRequest, account: string) => Promise<void>;

/**
 * Counts calls by the visitor's address. A trusted proxy that names no visitor is a server that renders a page: it is
 * not counted.
 *
 * @returns counts a try to sign in, and throws `too_many_requests` where there were too many
 */
export async function addRateLimits(app: FastifyInstance, limits: RateLimits, isTrustedProxy: (address: string) => boolean): Promise<LoginLimit> {
  await app.register(rateLimit, { global: false });
  const isRendering = (request: FastifyRequest) =>
    request.headers['x-forwarded-for'] === undefined && isTrustedProxy(request.socket.remoteAddress ?? '');
  const limiter = (max: number, keyGenerator?: (request: FastifyRequest) => string) => {
    const check = app.createRateLimit({ max, timeWindow: MINUTE_MS, allowList: isRendering, ...(keyGenerator && { keyGenerator }) });
    return async (request: FastifyRequest) => {
      const result = await check(request);
      if (!result.isAllowed && result.isExceeded) throw new ApiError('too_many_requests', { params: { seconds: result.ttlInSeconds } });
    };
  };
  const reads = limiter(limits.reads);
  const writes = limiter(limits.writes);
  const loginsByAddress = limiter(limits.loginsByAddress);
  const accounts = new WeakMap<FastifyRequest, string>();
  const loginsByAccount = limiter(limits.loginsByAccount, (request) => accounts.get(request) ?? '');
  app.addHook('onRequest', (request) => (READ_METHODS.has(request.method) ? reads : writes)(request));
  return async (request, account) => {
    accounts.set(request, account);
    await loginsByAddress(request);
    await loginsByAccount(request);
  };
}
