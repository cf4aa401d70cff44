import type { FastifyInstance } from 'fastify';
import type { RequestSessions } from './requestSession.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Every call that changes something must carry the session's token. The check comes before the body is validated, so
 * that a stranger learns nothing. Addresses that do not exist have no session to protect.
 */
export function addCsrfProtection(app: FastifyInstance, sessions: RequestSessions): void {
  app.addHook('preValidation', async (request, reply) => {
    if (SAFE_METHODS.has(request.method) || request.is404 || request.routeOptions.config.skipsCsrf) return;
    await sessions.require(request, reply);
  });
}
