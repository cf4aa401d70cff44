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

  set(key: string, value: Value, size: number, policy: PublicCachePolicy): void {
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
    const wanted = new Set(tags);
    const hit = [...this.#entries].filter(([, entry]) => entry.tags.some((tag) => wanted.has(tag)));
    for (const [key, entry] of hit) this.#remove(key, entry);
    return hit.length;
  }

  clear(): void {
    this.#entries.clear();
    this.#size = 0;
  }

  #remove(key: string, entry: Entry<Value>): void {
    this.#entries.delete(key);
    this.#size -= entry.size;
  }
}
