import type { PublicCachePolicy } from '@feszek/contract';
import { SharedWork } from './SharedWork.ts';
import { StaleEntries } from './StaleEntries.ts';
import type { Cached } from './StaleEntries.ts';

/** Bytes of one character of a key. */
const KEY_CHARACTER_BYTES = 2;

/** One production of a value, which all callers that ask for the same key meanwhile share. */
export interface Production<Value> {
  /** Aborts once every caller that waits has left. */
  readonly signal: AbortSignal;
  /**
   * Keeps a value. Does nothing where data changed after the production began, or its signal has aborted.
   *
   * @param size - of the value, in bytes
   */
  readonly keep: (value: Value, size: number, policy: PublicCachePolicy) => void;
}

/**
 * Keeps answers that visitors share, bounded by bytes, and produces each of them once for all who ask at the same time.
 *
 * An answer whose production began before a change of data is given to those who waited for it, and never kept. Callers
 * who ask after the change do not join that production. Keys are addresses in their normal form.
 *
 * `Value` is what is kept, `Result` is what a production gives to those who wait for it.
 */
export class SharedCache<Value, Result = Value> {
  readonly #entries: StaleEntries<Value>;
  readonly #work = new SharedWork<Result>();
  #changes = 0;

  /**
   * @param maxBytes - bound of all values and their keys
   * @param now - the time in milliseconds
   */
  constructor(maxBytes: number, now: () => number = Date.now) {
    this.#entries = new StaleEntries(maxBytes, now);
  }

  /** The kept value, fresh or stale. A stale one is to be produced anew behind the answer. */
  get(key: string): Cached<Value> | undefined {
    return this.#entries.get(key);
  }

  /** A value that was invalidated or has become too old, for when it cannot be produced anew. */
  lastCopy(key: string): Value | undefined {
    return this.#entries.lastCopy(key);
  }

  /**
   * Serves a value that could not be produced anew for another while. The hour of a last copy is not prolonged.
   *
   * @returns the value, or `undefined` where there is none
   */
  prolong(key: string, policy: Pick<PublicCachePolicy, 'maxAge' | 'staleWhileRevalidate'>): Value | undefined {
    return this.#entries.prolong(key, policy);
  }

  /**
   * Joins the running production of a key, or begins it.
   *
   * @param caller - aborts when this caller has left; `undefined` where the result is for the cache, whoever leaves
   * @param make - produces the result, and keeps what may be kept of it
   */
  produce(key: string, caller: AbortSignal | undefined, make: (production: Production<Value>) => Promise<Result>): Promise<Result> {
    return this.#work.run(key, caller, (signal) => {
      const begunAt = this.#changes;
      return make({
        signal,
        keep: (value, size, policy) => {
          if (begunAt === this.#changes && !signal.aborted) this.#entries.set(key, value, size + key.length * KEY_CHARACTER_BYTES, policy);
        },
      });
    });
  }

  /**
   * Invalidates every value that carries one of the tags. It remains as a last copy.
   *
   * @returns the number of invalidated values
   */
  invalidate(tags: readonly string[]): number {
    this.#change();
    return this.#entries.purge(tags);
  }

  /** Removes everything, last copies included. */
  clear(): void {
    this.#change();
    this.#entries.clear();
  }

  #change(): void {
    this.#changes += 1;
    this.#work.detach();
  }
}
