import type { FastifyInstance } from 'fastify';
import type { Origins } from './Origins.ts';

/** The time limit of the API's answer, in milliseconds: longer than the API waits for its database. */
const ANSWER_MS = 3000;

/** For how long a result is used again, in milliseconds: anyone may request `/ready` of the shell. */
const REUSED_MS = 500;

export interface ReadinessParts {
  readonly api: Origins;
  /** Whether the program is about to end: it still answers, and gets no new requests. */
  readonly isStopping: () => boolean;
  /** Lists what else the program needs and does not have. */
  readonly missing: () => readonly string[] | Promise<readonly string[]>;
}

/**
 * `/ready` reports whether the program can do all of its work: the API reaches its database, and nothing else is missing.
 * `/health` reports only that the program answers.
 */
export function addReadiness(server: FastifyInstance, { api, isStopping, missing }: ReadinessParts): void {
  const check = async () => {
    const [isApiReady, absent] = await Promise.all([api.isAnyReady('/health', ANSWER_MS), missing()]);
    return { isApiReady, absent };
  };
  let result: ReturnType<typeof check> | undefined;
  let checkedAt = 0;
  const recentResult = () => {
    if (result === undefined || performance.now() - checkedAt > REUSED_MS) {
      checkedAt = Number.POSITIVE_INFINITY;
      result = check().finally(() => {
        checkedAt = performance.now();
      });
    }
    return result;
  };
  server.get('/ready', async (_, reply) => {
    if (isStopping()) return reply.code(503).header('cache-control', 'no-store').send({ status: 'stopping' });
    const { isApiReady, absent } = await recentResult();
    if (isApiReady && absent.length === 0) return reply.header('cache-control', 'no-store').send({ status: 'ok' });
    return reply.code(503).header('cache-control', 'no-store').send({ status: 'unavailable', api: isApiReady ? 'ok' : 'unavailable', missing: absent });
  });
}
