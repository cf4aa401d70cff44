import type { ErrorCode } from '@feszek/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../platform/http/errors.ts';

/** Concurrent uploads: each holds a file of up to fifty megabytes in memory. */
const MOST_AT_ONCE = 4;

/**
 * Limits the number of concurrent uploads.
 *
 * @param busy the error above the limit
 * @returns a hook that throws it above the limit, before the body is read
 */
export function limitUploads(busy: ErrorCode) {
  let running = 0;
  return async (_request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (running === MOST_AT_ONCE) throw new ApiError(busy);
    running += 1;
    reply.raw.once('close', () => {
      running -= 1;
    });
  };
}
