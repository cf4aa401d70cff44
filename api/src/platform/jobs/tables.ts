import type { Generated } from 'kysely';

/** Jobs that wait, run, or failed too often. A job that has succeeded has no row, unless it recurs. */
export interface JobTables {
  job: {
    id: Generated<number>;
    kind: string;
    /** The subject, unique within the kind: a mail's id, a refund's id. */
    key: string;
    state: Generated<'waiting' | 'running' | 'dead'>;
    /** Of a waiting job: when it runs. Of a running one: until when its process has reserved it. */
    run_at: Date;
    /** Names the attempt that runs, so that an attempt whose reservation has passed to another changes nothing. */
    attempt_id: string | null;
    attempts: Generated<number>;
    last_error: string | null;
    last_attempt_at: Date | null;
    created_at: Date;
    /** The trace of the request that has enqueued it; `null` for a job that no request has caused. */
    trace_id: Generated<string | null>;
  };
}

declare module '../database/schema.ts' {
  interface Database extends JobTables {}
}
