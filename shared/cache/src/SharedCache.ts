import type { PublicCachePolicy } from '@feszek/contract';
import { SharedWork } from './SharedWork.ts';
import { StaleEntries } from './StaleEntries.ts';
import type { Cached } from './StaleEntries.ts';

/** Bytes of one character of a key. */
const KEY_CHARACTER_BYTES = 2;

/** The production of a value, shared by all concurrent callers with the same key. */
export interface Production<Value> {
  /** Aborts once every waiting caller has aborted. */
  readonly signal: AbortSignal;
  /**
   * Caches a value. Does nothing if data has changed since the production began, or its signal has aborted.
   *
   * @param size - of the value, in bytes
   */
  readonly keep: (value: Value, size: number, policy: PublicCachePolicy) => void;
}

/**
 * Caches responses that visitors share, limited by bytes. Concurrent callers share one production.
 *
 * A response whose production began before a change of data is returned to its callers and never cached. Callers after the
 * change do not join that production. Keys are normalised addresses.
 *
 * `Value` is the type of cached values, `Result` is the type that a production returns to its callers.
 */
export class SharedCache<Value, Result = Value> {
  readonly #entries: StaleEntries<Value>;
  readonly #work = new SharedWork<Result>();
  #changes = 0;

  /**
   * @param maxBytes - limit of all values and their keys
   * @param now - the time in milliseconds
   */
  constructor(maxBytes: number, now: () => number = Date.now) {
    this.#entries = new StaleEntries(maxBytes, now);
  }

  /** The cached value, fresh or stale. The caller refreshes a stale value in the background. */
  get(key: string): Cached<Value> | undefined {
    return this.#entries.get(key);
  }

  /** An invalidated or expired value, for when it cannot be produced again. */
  lastCopy(key: string): Value | undefined {
    return this.#entries.lastCopy(key);
  }

  /**
   * Extends the lifetime of a value that could not be produced again. The hour of a last copy is not extended.
   *
   * @returns the value, or `undefined`
   */
  prolong(key: string, policy: Pick<PublicCachePolicy, 'maxAge' | 'staleWhileRevalidate'>): Value | undefined {
    return this.#entries.prolong(key, policy);
  }

  /**
   * Joins the running production of a key, or starts one.
   *
   * @param caller - aborts when this caller no longer waits; `undefined` to complete the production in any case
   * @param make - produces the result and caches its value
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
   * Invalidates every value with one of the tags. They remain as last copies.
   *
   * @returns the number of invalidated values
   */
  invalidate(tags: readonly string[]): number {
    this.#change();
    return this.#entries.purge(tags);
  }

  /** Removes everything, including last copies. */
  clear(): void {
    this.#change();
    this.#entries.clear();
  }

  #change(): void {
    this.#changes += 1;
    this.#work.detach();
  }
}
