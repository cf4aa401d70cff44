import { array, boolean, number, object, string } from 'yup';
import type { InferType } from 'yup';

/** A job waits for its next attempt, runs, or is a dead letter: it failed too often and waits for the operator. */
export const JOB_STATES = ['waiting', 'running', 'dead'] as const;

/** Jobs in one list. */
const MOST_LISTED = 500;

/** Query of `GET /operator/jobs`. */
export const operatorJobsQuerySchema = object({
  /** Only dead letters. */
  failed: boolean().default(false),
  limit: number().integer('whole_number').min(1, 'too_small').max(MOST_LISTED, 'too_large').default(MOST_LISTED),
});

/** Answer of `POST /operator/jobs/{id}/retry`. */
export const operatorJobSchema = object({
  id: number().required(),
  kind: string().required(),
  /** The subject, such as a mail's id. */
  key: string().required(),
  state: string().oneOf(JOB_STATES).required(),
  attempts: number().required(),
  created_at: string().required(),
  last_attempt_at: string().nullable().defined(),
  /** `null` for a job that does not wait. */
  next_attempt_at: string().nullable().defined(),
  last_error: string().nullable().defined(),
});
export type OperatorJob = InferType<typeof operatorJobSchema>;

/** Answer of `GET /operator/jobs`: the oldest first. */
export const operatorJobsSchema = array(operatorJobSchema.required()).required();
export type OperatorJobs = InferType<typeof operatorJobsSchema>;

/** Answer of `POST /operator/jobs/retry` and of `DELETE /operator/jobs/{id}`. */
export const jobCountSchema = object({ count: number().required() });
