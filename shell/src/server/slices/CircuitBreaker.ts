/** Failures in a row after which calls are refused. */
const MAX_FAILURES = 3;

export interface CircuitBreakerOptions {
  /** How long calls are refused before one is tried, in milliseconds. */
  readonly pauseMs: number;
  /** The time in milliseconds. */
  readonly now?: () => number;
}

/**
 * Refuses calls of a part that failed three times in a row, so that no request waits for it. After a pause one call
 * at a time is admitted: a success closes the breaker, a failure begins the next pause.
 */
export class CircuitBreaker {
  readonly #pauseMs: number;
  readonly #now: () => number;
  #failures = 0;
  #refusesUntil = 0;
  #isTrying = false;

  constructor({ pauseMs, now = Date.now }: CircuitBreakerOptions) {
    this.#pauseMs = pauseMs;
    this.#now = now;
  }

  get isOpen(): boolean {
    return this.#failures >= MAX_FAILURES;
  }

  /** Whether a call may be made now. Each admitted call must be followed by one of the reports below. */
  admits(): boolean {
    if (!this.isOpen) return true;
    if (this.#isTrying || this.#now() < this.#refusesUntil) return false;
    this.#isTrying = true;
    return true;
  }

  succeeded(): void {
    this.#failures = 0;
    this.#isTrying = false;
  }

  failed(): void {
    this.#failures += 1;
    this.#isTrying = false;
    this.#refusesUntil = this.#now() + this.#pauseMs;
  }

  /** Reports a call without a result, such as one that its caller cancelled. */
  wasInconclusive(): void {
    this.#isTrying = false;
  }
}
