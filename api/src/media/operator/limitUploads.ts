import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../platform/http/errors.ts';

/** Uploads that are read and worked on at once: each holds a file of up to fifty megabytes in memory. */
const MOST_AT_ONCE = 4;

/**
 * Lets a few uploads in at a time.
 *
 * @returns a hook that throws `pictures_busy` for the others, before their bodies are read
 */
export function limitUploads() {
  let running = 0;
  return async (_request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (running === MOST_AT_ONCE) throw new ApiError('pictures_busy');
    running += 1;
    reply.raw.once('close', () => {
      running -= 1;
    });
  };
}
