import { jobCountSchema, operatorJobSchema, operatorJobsQuerySchema, operatorJobsSchema } from '@feszek/contract';
import type { OperatorJob } from '@feszek/contract';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../database/connect.ts';
import { dataOf } from '../../http/answer.ts';
import type { App } from '../../http/app.ts';
import { idParams, pathId } from '../../http/ids.ts';
import { requireOperator } from '../../operator/requireOperator.ts';
import type { JobRow } from '../attempts.ts';
import { removeDeadLetter, retryAllDeadLetters, retryDeadLetter } from './deadLetters.ts';

const tags = ['operator'];

export interface OperatorJobParts {
  readonly db: Db;
  readonly clock: Clock;
  /** Token of the operator; `undefined`: every operator call is refused. */
  readonly operatorToken: string | undefined;
}

function toOperatorJob({ id, kind, key, state, attempts, created_at, last_attempt_at, run_at, last_error }: JobRow): OperatorJob {
  return {
    id, kind, key, state, attempts, last_error,
    created_at: created_at.toISOString(),
    last_attempt_at: last_attempt_at?.toISOString() ?? null,
    next_attempt_at: state === 'waiting' ? run_at.toISOString() : null,
  };
}

/** Jobs and dead letters, for the operator. */
export function operatorJobRoutes(app: App, { db, clock, operatorToken }: OperatorJobParts): void {
  const onRequest = requireOperator(operatorToken);
  const config = { skipsCsrf: true };

  app.get('/operator/jobs', {
    onRequest,
    schema: { tags, summary: 'Jobs that wait, run or failed, the oldest first', querystring: operatorJobsQuerySchema, response: { 200: dataOf(operatorJobsSchema) } },
    handler: async ({ query: { failed, limit } }) => {
      const rows = await db.selectFrom('job').selectAll().$if(failed, (query) => query.where('state', '=', 'dead')).orderBy('id').limit(limit).execute();
      return { data: rows.map(toOperatorJob) };
    },
  });

  app.post('/operator/jobs/:id/retry', {
    config,
    onRequest,
    schema: { tags, summary: 'Retries a dead letter', params: idParams, response: { 200: dataOf(operatorJobSchema) } },
    handler: async ({ params }) => ({ data: toOperatorJob(await retryDeadLetter({ db, clock }, pathId(params.id))) }),
  });

  app.post('/operator/jobs/retry', {
    config,
    onRequest,
    schema: { tags, summary: 'Retries every dead letter', response: { 200: dataOf(jobCountSchema) } },
    handler: async () => ({ data: { count: await retryAllDeadLetters({ db, clock }) } }),
  });

  app.delete('/operator/jobs/:id', {
    config,
    onRequest,
    schema: { tags, summary: 'Removes a dead letter', params: idParams, response: { 200: dataOf(jobCountSchema) } },
    handler: async ({ params }) => {
      await removeDeadLetter(db, pathId(params.id));
      return { data: { count: 1 } };
    },
  });
}
