import type { FastifyRequest } from 'fastify';
import { ApiError } from '../http/errors.ts';
import { isSameText } from '../session/tokens.ts';

/** Whether a request has the token of the operator. `token` is `undefined` if there is no operator. */
export function isOperator({ headers }: Pick<FastifyRequest, 'headers'>, token: string | undefined): boolean {
  const given = /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1];
  return token !== undefined && given !== undefined && isSameText(given, token);
}

/**
 * Authenticates the operator's requests by their token, instead of a session.
 *
 * @param token - `undefined`: there is no operator, and every request is refused
 * @returns a hook that throws `unauthenticated`
 */
export function requireOperator(token: string | undefined) {
  return async (request: FastifyRequest): Promise<void> => {
    if (!isOperator(request, token)) throw new ApiError('unauthenticated');
  };
}
