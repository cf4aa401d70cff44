export interface LimiterOptions {
  /** Maximum number of running tasks. */
  readonly concurrency: number;
  /** Maximum number of waiting tasks. */
  readonly waiting: number;
  /** Maximum wait of a task, in milliseconds. */
  readonly waitMs: number;
}

/** Too many tasks wait, or a task has waited too long. */
export class BusyError extends Error {
  override readonly name = 'BusyError';
}

/** Limits how many tasks run concurrently, how many wait, and for how long. Waiting tasks start in the order of their calls. */
export class Limiter {
  readonly #options: LimiterOptions;
  readonly #waiting = new Set<() => void>();
  #running = 0;

  constructor(options: LimiterOptions) {
    this.#options = options;
  }

  /** Whether a task waits for another to end. */
  get isCrowded(): boolean {
    return this.#waiting.size > 0;
  }

  /**
   * Runs a task in its turn.
   *
   * @param signal - ends the wait; a task that runs must end by itself
   * @throws BusyError if too many tasks wait, or the wait was too long; the reason of `signal` if it aborts
   */
  async run<Result>(signal: AbortSignal, task: () => Promise<Result>): Promise<Result> {
    const leave = await this.enter(signal);
    try {
      signal.throwIfAborted();
      return await task();
    } finally {
      leave();
    }
  }

  /**
   * Waits until one more task may run.
   *
   * @param signal - ends the wait
   * @returns a function that ends the task; call it after success and after failure
   * @throws BusyError if too many tasks wait, or the wait was too long; the reason of `signal` if it aborts
   */
  async enter(signal: AbortSignal): Promise<() => void> {
    signal.throwIfAborted();
    if (this.#running < this.#options.concurrency) this.#running += 1;
    else await this.#wait(signal);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      this.#leave();
    };
  }

  async #wait(signal: AbortSignal): Promise<void> {
    if (this.#waiting.size >= this.#options.waiting) throw new BusyError('Too many tasks wait already');
    const { promise: turn, resolve, reject } = Promise.withResolvers<void>();
    const giveUp = (reason: unknown) => {
      this.#waiting.delete(resolve);
      reject(reason);
    };
    const onAbort = () => giveUp(signal.reason);
    const timer = setTimeout(() => giveUp(new BusyError(`No turn within ${this.#options.waitMs} ms`)), this.#options.waitMs);
    signal.addEventListener('abort', onAbort);
    this.#waiting.add(resolve);
    try {
      await turn;
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
    }
  }

  /** Starts the next waiting task. */
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
