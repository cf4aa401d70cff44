/** Aborts work that several callers wait for once the last of them has aborted. */
export class SharedSignal {
  readonly #controller = new AbortController();
  #waiting = 0;

  /** Aborts when no caller waits any more. */
  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Adds a caller, who waits until their own signal aborts. */
  join(caller: AbortSignal): void {
    this.#waiting += 1;
    if (caller.aborted) this.#leave(caller.reason);
    else caller.addEventListener('abort', () => this.#leave(caller.reason), { once: true });
  }

  /** Prevents the abort: the work completes for the cache. */
  keep(): void {
    this.#waiting += 1;
  }

  #leave(reason: unknown): void {
    this.#waiting -= 1;
    if (this.#waiting === 0) this.#controller.abort(reason);
  }
}
