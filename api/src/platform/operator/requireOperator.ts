import type { FastifyRequest } from 'fastify';
import { ApiError } from '../http/errors.ts';
import { isSameText } from '../session/tokens.ts';

/**
 * Lets the operator's calls through, who shows his token; it takes the place of a session.
 *
 * @param token - `undefined`: there is no operator, and nobody passes
 * @returns a hook that throws `unauthenticated`
 */
export function requireOperator(token: string | undefined) {
  return async (request: FastifyRequest): Promise<void> => {
    const given = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
    if (token === undefined || given === undefined || !isSameText(given, token)) throw new ApiError('unauthenticated');
  };
}
