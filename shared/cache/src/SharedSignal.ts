/** Ends work that several visitors wait for once the last of them has left. */
export class SharedSignal {
  readonly #controller = new AbortController();
  #waiting = 0;

  /** Aborts when nobody waits for the work any more. */
  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Adds a visitor who waits for the work until their own signal aborts. */
  join(visitor: AbortSignal): void {
    this.#waiting += 1;
    if (visitor.aborted) this.#leave(visitor.reason);
    else visitor.addEventListener('abort', () => this.#leave(visitor.reason), { once: true });
  }

  /** Lets the work come to its end whoever leaves: its result is for the cache. */
  keep(): void {
    this.#waiting += 1;
  }

  #leave(reason: unknown): void {
    this.#waiting -= 1;
    if (this.#waiting === 0) this.#controller.abort(reason);
  }
}
