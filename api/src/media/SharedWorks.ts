/** Thrown if too many requests are already waiting for pictures. */
export class PicturesBusyError extends Error {
  constructor() {
    super('Too many requests wait for pictures');
    this.name = 'PicturesBusyError';
  }
}

interface Work<Result> {
  readonly result: Promise<Result>;
  readonly controller: AbortController;
  waiting: number;
}

/** Work on files that requests wait for. Requests for one file share the work, and only a limited number may wait. */
export class SharedWorks<Result> {
  readonly #mostWaiting: number;
  readonly #works = new Map<string, Work<Result>>();
  #waiting = 0;

  constructor(mostWaiting: number) {
    this.#mostWaiting = mostWaiting;
  }

  /**
   * Waits for a work, and begins it if no request waits for it yet. When the last waiting request is aborted, its signal is.
   *
   * @param signal - aborted when the client has disconnected
   * @throws PicturesBusyError if too many requests are waiting
   */
  async wait(key: string, make: (signal: AbortSignal) => Promise<Result>, signal: AbortSignal): Promise<Result> {
    if (this.#waiting === this.#mostWaiting) throw new PicturesBusyError();
    this.#waiting += 1;
    try {
      for (;;) {
        const joined = await this.#join(this.#workOf(key, make), signal);
        if (joined) return joined.result;
      }
    } finally {
      this.#waiting -= 1;
    }
  }

  /** Waits for a work; `undefined` if it was dropped because all earlier requests for it had been aborted. */
  async #join(work: Work<Result>, signal: AbortSignal): Promise<{ readonly result: Result } | undefined> {
    signal.throwIfAborted();
    work.waiting += 1;
    const { promise: aborted, reject } = Promise.withResolvers<never>();
    const abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    try {
      return { result: await Promise.race([work.result, aborted]) };
    } catch (error) {
      if (work.controller.signal.aborted && !signal.aborted) return undefined;
      throw error;
    } finally {
      signal.removeEventListener('abort', abort);
      work.waiting -= 1;
      if (work.waiting === 0) work.controller.abort();
    }
  }

  #workOf(key: string, make: (signal: AbortSignal) => Promise<Result>): Work<Result> {
    const known = this.#works.get(key);
    if (known) return known;
    const controller = new AbortController();
    const result = make(controller.signal).finally(() => this.#works.delete(key));
    // Waiting requests handle the error; the last of them may have disconnected.
    result.catch(() => undefined);
    const work = { result, controller, waiting: 0 };
    this.#works.set(key, work);
    return work;
  }
}
