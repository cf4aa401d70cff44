import type { FastifyRequest } from 'fastify';
import { ApiError } from '../http/errors.ts';
import { isSameText } from '../session/tokens.ts';

/**
 * Authenticates the operator's requests by their token, instead of a session.
 *
 * @param token - `undefined`: there is no operator, and every request is refused
 * @returns a hook that throws `unauthenticated`
 */
export function requireOperator(token: string | undefined) {
  return async (request: FastifyRequest): Promise<void> => {
    const given = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
    if (token === undefined || given === undefined || !isSameText(given, token)) throw new ApiError('unauthenticated');
  };
}
