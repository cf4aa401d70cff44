import { ApiError } from '../../platform/http/errors.ts';

/** How many searches run and wait at once in one process, and how long one waits, in milliseconds. */
export interface SearchLimits {
  readonly running: number;
  readonly waiting: number;
  readonly waitMs: number;
}

/**
 * A search takes up to some hundred milliseconds of the database, during which the embedded database serves no other request:
 * with two at once, the cart waits for two queries at most.
 */
export const SEARCH_LIMITS: SearchLimits = { running: 2, waiting: 20, waitMs: 2000 };

/** `Retry-After` of a refused search, in seconds. */
const RETRY_SECONDS = 2;

function busy(): ApiError {
  return new ApiError('search_busy', { params: { seconds: RETRY_SECONDS } });
}

/** Lets a few searches run at once. Others wait in order of arrival, as many and as long as the limits say. */
export class SearchGate {
  readonly #limits: SearchLimits;
  readonly #waiting = new Set<() => void>();
  #running = 0;

  constructor(limits: SearchLimits = SEARCH_LIMITS) {
    this.#limits = limits;
  }

  /** Whether a search waits for another to end. */
  get isCrowded(): boolean {
    return this.#waiting.size > 0;
  }

  /**
   * Runs a search as soon as there is room for it.
   *
   * @param signal ends the wait; a search that runs is to end by itself
   * @throws ApiError `search_busy` where too many wait, or the wait was too long; the signal's reason
   */
  async run<Found>(signal: AbortSignal, search: () => Promise<Found>): Promise<Found> {
    signal.throwIfAborted();
    await this.#enter(signal);
    try {
      signal.throwIfAborted();
      return await search();
    } finally {
      this.#leave();
    }
  }

  async #enter(signal: AbortSignal): Promise<void> {
    if (this.#running < this.#limits.running) {
      this.#running += 1;
      return;
    }
    if (this.#waiting.size >= this.#limits.waiting) throw busy();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const giveUp = (reason: unknown) => {
      this.#waiting.delete(resolve);
      reject(reason);
    };
    const hangUp = () => giveUp(signal.reason);
    const timer = setTimeout(() => giveUp(busy()), this.#limits.waitMs);
    this.#waiting.add(resolve);
    signal.addEventListener('abort', hangUp, { once: true });
    try {
      await promise;
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', hangUp);
    }
  }

  /** Hands the place on to whoever has waited longest. */
  #leave(): void {
    const [next] = this.#waiting;
    if (!next) {
      this.#running -= 1;
      return;
    }
    this.#waiting.delete(next);
    next();
  }
}
