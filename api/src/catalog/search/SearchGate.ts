import { BusyError, Limiter } from '@feszek/limiter';
import type { LimiterOptions } from '@feszek/limiter';
import { ApiError } from '../../platform/http/errors.ts';

/**
 * A search takes up to some hundred milliseconds of a processor of the database: two at once leave room for carts and
 * orders.
 */
export const SEARCH_LIMITS: LimiterOptions = { concurrency: 2, waiting: 20, waitMs: 2000 };

/** `Retry-After` of a refused search, in seconds. */
const RETRY_SECONDS = 2;

/** Lets a few searches run at once. Others wait in order of arrival, as many and as long as the limits say. */
export class SearchGate {
  readonly #limiter: Limiter;

  constructor(limits: LimiterOptions = SEARCH_LIMITS) {
    this.#limiter = new Limiter(limits);
  }

  /** Whether a search waits for another to end. */
  get isCrowded(): boolean {
    return this.#limiter.isCrowded;
  }

  /**
   * Runs a search as soon as there is room for it.
   *
   * @param signal - ends the wait; a search that runs is to end by itself
   * @throws ApiError `search_busy` where too many wait, or the wait was too long; the signal's reason
   */
  async run<Found>(signal: AbortSignal, search: () => Promise<Found>): Promise<Found> {
    try {
      return await this.#limiter.run(signal, search);
    } catch (error) {
      throw error instanceof BusyError ? new ApiError('search_busy', { params: { seconds: RETRY_SECONDS } }) : error;
    }
  }
}
