import type { PublicCachePolicy } from '@feszek/contract';

interface Entry<Value> {
  readonly value: Value;
  readonly size: number;
  readonly tags: readonly string[];
  readonly freshUntil: number;
  readonly staleUntil: number;
}

export interface Cached<Value> {
  readonly value: Value;
  readonly isFresh: boolean;
}

/**
 * Keeps values that all visitors share, least recently used out first, bounded by their summed size.
 * A value past its age is still given, marked stale, so that it can be served while it is made anew.
 */
export class StaleCache<Value> {
  readonly #entries = new Map<string, Entry<Value>>();
  readonly #maxSize: number;
  readonly #now: () => number;
  #size = 0;
  #purges = 0;

  /** @param maxSize - bound of the sum of all sizes, in the unit in which `set` is told them (bytes) */
  constructor(maxSize: number, now: () => number = Date.now) {
    this.#maxSize = maxSize;
    this.#now = now;
  }

  get(key: string): Cached<Value> | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    const now = this.#now();
    if (now > entry.staleUntil) {
      this.#remove(key, entry);
      return undefined;
    }
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return { value: entry.value, isFresh: now <= entry.freshUntil };
  }

  /** Counts the purges: what was begun before the last one may be made of old data. */
  get purges(): number {
    return this.#purges;
  }

  /**
   * Keeps a value, unless it is larger than the bound, or a purge has come since it was begun.
   *
   * @param begunAt - `purges` when the making of the value began
   */
  set(key: string, value: Value, size: number, policy: PublicCachePolicy, begunAt = this.#purges): void {
    if (size > this.#maxSize || begunAt !== this.#purges) return;
    const old = this.#entries.get(key);
    if (old) this.#remove(key, old);
    const freshUntil = this.#now() + policy.maxAge * 1000;
    const staleUntil = freshUntil + policy.staleWhileRevalidate * 1000;
    this.#entries.set(key, { value, size, tags: policy.tags, freshUntil, staleUntil });
    this.#size += size;
    for (const [oldest, entry] of this.#entries) {
      if (this.#size <= this.#maxSize) break;
      this.#remove(oldest, entry);
    }
  }

  /** Forgets everything that carries one of the tags. Returns how many values that were. */
  purge(tags: readonly string[]): number {
    this.#purges += 1;
    const wanted = new Set(tags);
    const hit = [...this.#entries].filter(([, entry]) => entry.tags.some((tag) => wanted.has(tag)));
    for (const [key, entry] of hit) this.#remove(key, entry);
    return hit.length;
  }

  #remove(key: string, entry: Entry<Value>): void {
    this.#entries.delete(key);
    this.#size -= entry.size;
  }
}
