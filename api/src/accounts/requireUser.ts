import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../platform/http/errors.ts';
import type { RequestSessions } from '../platform/session/requestSession.ts';
import type { Session } from '../platform/session/sessions.ts';

export interface UserSession extends Session {
  readonly userId: number;
}

/**
 * The session of a signed-in user.
 *
 * @throws ApiError `unauthenticated` for a guest
 */
export async function requireUser(sessions: RequestSessions, request: FastifyRequest, reply: FastifyReply): Promise<UserSession> {
  const session = await sessions.find(request, reply);
  if (!session || session.userId === null) throw new ApiError('unauthenticated');
  return { ...session, userId: session.userId };
}
