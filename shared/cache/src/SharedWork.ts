import { SharedSignal } from './SharedSignal.ts';

interface Running<Result> {
  readonly result: Promise<Result>;
  readonly waiting: SharedSignal;
}

/** Work that several callers wait for at the same time: begun once for each key, and ended once the last of them has left. */
export class SharedWork<Result> {
  readonly #running = new Map<string, Running<Result>>();

  /**
   * Joins the running work for a key, or begins it.
   *
   * @param left - aborts when this caller has left; `undefined`: the result is for the cache, whoever leaves
   * @param begin - does the work until its signal aborts
   */
  run(key: string, left: AbortSignal | undefined, begin: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
    const running = this.#running.get(key);
    const joined = running?.waiting.signal.aborted ? undefined : running;
    const waiting = joined?.waiting ?? new SharedSignal();
    if (left) waiting.join(left);
    else waiting.keep();
    if (joined) return joined.result;
    const result = begin(waiting.signal).finally(() => {
      if (this.#running.get(key)?.result === result) this.#running.delete(key);
    });
    this.#running.set(key, { result, waiting });
    return result;
  }

  /** Lets later callers begin anew: the data of running work may have changed. */
  detach(): void {
    this.#running.clear();
  }
}
