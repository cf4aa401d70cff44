import { sql } from 'kysely';
import { object, string } from 'yup';
import type { Db } from '../database/connect.ts';
import { isFulfilledWithin } from '../within.ts';
import { dataOf } from './answer.ts';
import type { App } from './app.ts';
import { ApiError } from './errors.ts';

/** The time limit of the database's answer, in milliseconds. */
const ANSWER_MS = 2000;

export interface HealthParts {
  readonly db: Db;
  /** Whether the process is about to end: it still answers, and gets no new requests. */
  readonly isStopping: () => boolean;
}

/**
 * `/health` and `/ready` report whether this process can serve requests: it can reach its database. `/health/live` reports only that
 * the process answers: the supervisor checks it, because a restart does not repair a database.
 */
export function healthRoutes(app: App, { db, isStopping }: HealthParts): void {
  const handler = async () => {
    if (isStopping()) throw new ApiError('service_unavailable');
    const isAnswered = await isFulfilledWithin(sql`select 1`.execute(db), ANSWER_MS).catch((error: unknown) => {
      throw new ApiError('service_unavailable', { cause: error });
    });
    if (!isAnswered) throw new ApiError('service_unavailable', { cause: new Error(`The database did not answer within ${ANSWER_MS / 1000} seconds`) });
    return { data: { status: 'ok' as const } };
  };
  const response = { 200: dataOf(object({ status: string().oneOf(['ok'] as const).required() })) };
  app.get('/health', { schema: { tags: ['shop'], summary: 'Whether the API can serve', response }, handler });
  app.get('/ready', { schema: { tags: ['shop'], summary: 'Whether the API can serve, at the address that every program has', response }, handler });
  app.get('/health/live', {
    schema: { tags: ['shop'], summary: 'Whether the API runs', response: { 200: dataOf(object({ status: string().oneOf(['ok'] as const).required() })) } },
    handler: () => Promise.resolve({ data: { status: 'ok' as const } }),
  });
}
