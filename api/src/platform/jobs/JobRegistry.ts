import type { FastifyBaseLogger } from 'fastify';

/** What an attempt is given. */
export interface JobContext {
  readonly log: FastifyBaseLogger;
  /** Whether orders may be cancelled and data deleted by the current time (see `isTimeReliable`). */
  readonly isTimeReliable: () => Promise<boolean>;
}

/** The delays between failed attempts: the first one in milliseconds, doubled after each attempt up to the longest. */
export interface BackOff {
  readonly firstMs: number;
  readonly longestMs: number;
}

/** A job that a change enqueues. */
export interface EnqueuedJob {
  readonly kind: string;
  /** The number of failed attempts after which the job is a dead letter. */
  readonly attempts: number;
  readonly backOff: BackOff;
  /**
   * Does the work. It may run more than once for the same subject, since a process can end between the work and the record of
   * it: the second run must have no further effect.
   *
   * @param key the subject, as it was enqueued
   * @throws PermanentJobError where another attempt cannot succeed; any other error leads to another attempt
   */
  run(key: string, context: JobContext): Promise<void>;
}

/** A job that runs again and again, in one process at a time. It is never a dead letter. */
export interface RecurringJob {
  readonly kind: string;
  /** From the end of one run to the next one, in milliseconds. */
  readonly everyMs: number;
  run(context: JobContext): Promise<void>;
}

/** Another attempt cannot succeed: the job is a dead letter at once. */
export class PermanentJobError extends Error {}

const CLEAN_UP_EVERY_MS = 60_000;

/** The kinds of jobs that this process runs. Each domain registers its own. */
export class JobRegistry {
  readonly #enqueued = new Map<string, EnqueuedJob>();
  readonly #recurring = new Map<string, RecurringJob>();

  #assertNew(kind: string): void {
    if (this.#enqueued.has(kind) || this.#recurring.has(kind)) throw new Error(`The job kind "${kind}" is registered twice`);
  }

  register(job: EnqueuedJob): void {
    this.#assertNew(job.kind);
    this.#enqueued.set(job.kind, job);
  }

  registerRecurring(job: RecurringJob): void {
    this.#assertNew(job.kind);
    this.#recurring.set(job.kind, job);
  }

  /** Registers the removal of outdated data, every minute. It does not run while the time is unreliable. */
  registerCleanUp(kind: string, run: () => Promise<unknown>): void {
    this.registerRecurring({
      kind,
      everyMs: CLEAN_UP_EVERY_MS,
      async run({ isTimeReliable }) {
        if (await isTimeReliable()) await run();
      },
    });
  }

  enqueued(kind: string): EnqueuedJob | undefined {
    return this.#enqueued.get(kind);
  }

  recurring(kind: string): RecurringJob | undefined {
    return this.#recurring.get(kind);
  }

  get recurringJobs(): readonly RecurringJob[] {
    return [...this.#recurring.values()];
  }

  get kinds(): readonly string[] {
    return [...this.#enqueued.keys(), ...this.#recurring.keys()];
  }
}
