import { isFromThisMachine } from '@feszek/contract/this-machine';
import type { FastifyRequest } from 'fastify';
import { ApiError } from './errors.ts';

/**
 * Hides routes for developers from requests of other machines.
 *
 * @returns an `onRequest` hook that throws `not_found`
 */
export function requireLocal(config: { readonly shopUrl: string }): (request: FastifyRequest) => Promise<void> {
  return async (request) => {
    if (!isFromThisMachine(request, config)) throw new ApiError('not_found');
  };
}
