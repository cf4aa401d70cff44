import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Db } from './connect.ts';

/** The largest difference between a machine's clock and the database's, in milliseconds, that is not treated as a fault. */
export const MOST_SKEW_MS = 5 * 60_000;

/**
 * The time of the database, the same for all processes of a shop. Between two readings it advances with the
 * process's monotonic clock, so a wrong or adjusted clock of this machine has no effect.
 */
export class DatabaseClock implements Clock {
  readonly #db: Db;
  readonly #machineNow: () => number;
  /** The database's time when the monotonic clock showed zero, in milliseconds since 1970. */
  #origin = 0;
  #skewMs = 0;

  private constructor(db: Db, machineNow: () => number) {
    this.#db = db;
    this.#machineNow = machineNow;
  }

  /**
   * Reads the database's time once.
   *
   * @param machineNow this machine's own clock, in milliseconds since 1970
   */
  static async open(db: Db, machineNow: () => number = Date.now): Promise<DatabaseClock> {
    const clock = new DatabaseClock(db, machineNow);
    await clock.synchronize();
    return clock;
  }

  now(): Date {
    return new Date(this.#origin + performance.now());
  }

  /** How far this machine's clock is ahead of the database's, in milliseconds; behind it is negative. */
  get skewMs(): number {
    return this.#skewMs;
  }

  /** Reads the database's time again. Assumes that the answer takes half of the round trip. */
  async synchronize(): Promise<void> {
    const sentAt = performance.now();
    const { rows: [answer] } = await sql<{ ms: number }>`select extract(epoch from clock_timestamp()) * 1000 as ms`.execute(this.#db);
    const receivedAt = performance.now();
    if (!answer) throw new Error('The database returned no time');
    this.#origin = answer.ms - (sentAt + receivedAt) / 2;
    this.#skewMs = this.#machineNow() - this.now().getTime();
  }
}
