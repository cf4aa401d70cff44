import { ACCOUNT_PERIODS } from '@feszek/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import { ApiError } from '../../platform/http/errors.ts';
import type { RequestSessions } from '../../platform/session/requestSession.ts';
import { requireUser } from '../requireUser.ts';
import type { UserSession } from '../requireUser.ts';

/**
 * Requires that the user has signed in or has been reauthenticated in this session within the last ten minutes.
 *
 * @throws ApiError `reauthentication_required`
 */
export function requireRecent({ authenticatedAt }: UserSession, clock: Clock): void {
  const age = authenticatedAt ? clock.now().getTime() - authenticatedAt.getTime() : Infinity;
  if (age >= ACCOUNT_PERIODS.reauthentication) throw new ApiError('reauthentication_required');
}

/**
 * The session of a user who has signed in or has been reauthenticated within the last ten minutes. Changes of how the user
 * signs in require it, so that an open browser or a stolen session is not enough for them.
 *
 * @throws ApiError `unauthenticated` for a guest; `reauthentication_required`
 */
export async function requireRecentUser({ sessions, clock }: { readonly sessions: RequestSessions; readonly clock: Clock }, request: FastifyRequest, reply: FastifyReply): Promise<UserSession> {
  const session = await requireUser(sessions, request, reply);
  requireRecent(session, clock);
  return session;
}
