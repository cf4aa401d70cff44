import { SharedSignal } from './SharedSignal.ts';

interface Running<Result> {
  readonly result: Promise<Result>;
  readonly waiting: SharedSignal;
}

/** Coalesces concurrent work: one run per key, aborted once the last waiting caller has aborted. */
export class SharedWork<Result> {
  readonly #running = new Map<string, Running<Result>>();

  /**
   * Joins the running work for a key, or starts it.
   *
   * @param caller - aborts when this caller no longer waits; `undefined` to complete the work in any case
   * @param begin - does the work until its signal aborts
   */
  run(key: string, caller: AbortSignal | undefined, begin: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
    const running = this.#running.get(key);
    const joined = running?.waiting.signal.aborted ? undefined : running;
    const waiting = joined?.waiting ?? new SharedSignal();
    if (caller) waiting.join(caller);
    else waiting.keep();
    if (joined) return joined.result;
    const result = begin(waiting.signal).finally(() => {
      if (this.#running.get(key)?.result === result) this.#running.delete(key);
    });
    this.#running.set(key, { result, waiting });
    return result;
  }

  /** Later callers start new work, because the data may have changed. */
  detach(): void {
    this.#running.clear();
  }
}
