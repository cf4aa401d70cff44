import type { FastifyInstance } from 'fastify';
import { ApiError } from '../http/errors.ts';
import type { Partners } from '../http/partners.ts';
import type { RequestSessions } from './requestSession.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Every request that changes data must have the session's token. The check precedes the validation of the body, so that a
 * attacker receives no details. Unknown addresses have no session to protect.
 *
 * Browsers name the relation of the page that sends a request (Fetch Metadata, W3C): one that another site sends is refused
 * before the token is compared, and where no token is needed. Payment providers may send the visitor with a form, and
 * pages of partners have sessions of their own, with a few paths (see `addPartners`).
 */
export function addCsrfProtection(app: FastifyInstance, sessions: RequestSessions, partners: Partners): void {
  app.addHook('preValidation', async (request, reply) => {
    if (SAFE_METHODS.has(request.method) || request.is404) return;
    const { skipsCsrf, acceptsCrossSite } = request.routeOptions.config;
    if (request.headers['sec-fetch-site'] === 'cross-site' && !acceptsCrossSite && partners.of(request) === undefined) throw new ApiError('cross_site_request');
    if (skipsCsrf) return;
    await sessions.require(request, reply);
  });
}
