import type { FastifyInstance } from 'fastify';
import { request } from 'undici';

/** The time limit of the API's answer, in milliseconds: longer than the API waits for its database. */
const ANSWER_MS = 3000;

/** For how long an answer of the API is used again, in milliseconds: anyone may request `/ready` of the shell. */
const REUSED_MS = 500;

export interface ReadinessParts {
  readonly apiUrl: string;
  /** Names what else the program needs and does not have. */
  readonly missing: () => readonly string[];
}

async function isApiReady(apiUrl: string): Promise<boolean> {
  try {
    const answer = await request(`${apiUrl}/health`, { signal: AbortSignal.timeout(ANSWER_MS) });
    await answer.body.dump();
    return answer.statusCode === 200;
  } catch {
    return false;
  }
}

/**
 * `/ready` reports whether the program can do all of its work: the API reaches its database, and nothing else is missing.
 * `/health` reports only that the program answers.
 */
export function addReadiness(server: FastifyInstance, { apiUrl, missing }: ReadinessParts): void {
  let answer: Promise<boolean> | undefined;
  let answeredAt = 0;
  const recentAnswer = () => {
    if (answer === undefined || performance.now() - answeredAt > REUSED_MS) {
      answeredAt = Number.POSITIVE_INFINITY;
      answer = isApiReady(apiUrl).finally(() => {
        answeredAt = performance.now();
      });
    }
    return answer;
  };
  server.get('/ready', async (_, reply) => {
    const isReady = await recentAnswer();
    const absent = missing();
    if (isReady && absent.length === 0) return reply.header('cache-control', 'no-store').send({ status: 'ok' });
    return reply.code(503).header('cache-control', 'no-store').send({ status: 'unavailable', api: isReady ? 'ok' : 'unavailable', missing: absent });
  });
}
