import { BusyError, Limiter } from '@feszek/limiter';
import type { LimiterOptions } from '@feszek/limiter';
import { ApiError } from '../../platform/http/errors.ts';

/**
 * A search takes up to some hundred milliseconds of a processor of the database. Two concurrent ones leave capacity for
 * carts and orders.
 */
export const SEARCH_LIMITS: LimiterOptions = { concurrency: 2, waiting: 20, waitMs: 2000 };

/** `Retry-After` of a refused search, in seconds. */
const RETRY_SECONDS = 2;

/** Limits the number of concurrent searches. Others wait in order of arrival, up to the limits of number and time. */
export class SearchGate {
  readonly #limiter: Limiter;

  constructor(limits: LimiterOptions = SEARCH_LIMITS) {
    this.#limiter = new Limiter(limits);
  }

  /** Whether a search is waiting. */
  get isCrowded(): boolean {
    return this.#limiter.isCrowded;
  }

  /**
   * Runs a search when a slot is free.
   *
   * @param signal - ends the wait; a running search must end by itself
   * @throws ApiError `search_busy` if too many wait, or the wait is too long; the signal's reason
   */
  async run<Found>(signal: AbortSignal, search: () => Promise<Found>): Promise<Found> {
    try {
      return await this.#limiter.run(signal, search);
    } catch (error) {
      throw error instanceof BusyError ? new ApiError('search_busy', { params: { seconds: RETRY_SECONDS } }) : error;
    }
  }
}
