import type { FastifyInstance } from 'fastify';
import type { RequestSessions } from './requestSession.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Every request that changes data must have the session's token. The check precedes the validation of the body, so that a
 * stranger receives no details. Unknown addresses have no session to protect.
 */
export function addCsrfProtection(app: FastifyInstance, sessions: RequestSessions): void {
  app.addHook('preValidation', async (request, reply) => {
    if (SAFE_METHODS.has(request.method) || request.is404 || request.routeOptions.config.skipsCsrf) return;
    await sessions.require(request, reply);
  });
}
