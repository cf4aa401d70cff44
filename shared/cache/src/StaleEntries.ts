import type { PublicCachePolicy } from '@feszek/contract';

/** Lifetime of a last copy after the value was purged or has expired, in milliseconds. */
const LAST_COPY_MS = 60 * 60 * 1000;

/** How exactly the order of use is kept, in milliseconds: to move an entry at every use costs more than to find it. */
const ORDER_MS = 1000;

interface Entry<Value> {
  readonly value: Value;
  readonly size: number;
  readonly tags: readonly string[];
  readonly freshUntil: number;
  readonly staleUntil: number;
  readonly lastCopyUntil: number;
  /** When it was moved to the end of the order of use. */
  readonly movedAt: number;
}

export interface Cached<Value> {
  readonly value: Value;
  readonly isFresh: boolean;
}

/**
 * Caches values that visitors share, limited by their total size. The least recently used value is evicted first; the order of
 * use is kept to the second.
 *
 * A value past `maxAge` is returned as stale, so that it can be served while it is refreshed. A purged or expired value is not
 * returned any more; it remains for an hour as a last copy, for when it cannot be produced again (`stale-if-error`, RFC 5861).
 * Last copies are evicted before values.
 */
export class StaleEntries<Value> {
  readonly #entries = new Map<string, Entry<Value>>();
  readonly #lastCopies = new Map<string, Entry<Value>>();
  readonly #maxSize: number;
  readonly #now: () => number;
  #size = 0;

  /** @param maxSize - limit of the sum of all sizes, in the unit of `set` (bytes) */
  constructor(maxSize: number, now: () => number = Date.now) {
    this.#maxSize = maxSize;
    this.#now = now;
  }

  get(key: string): Cached<Value> | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    const now = this.#now();
    if (now > entry.staleUntil) {
      this.#entries.delete(key);
      this.#lastCopies.set(key, entry);
      return undefined;
    }
    if (now - entry.movedAt >= ORDER_MS) {
      this.#entries.delete(key);
      this.#entries.set(key, { ...entry, movedAt: now });
    }
    return { value: entry.value, isFresh: now <= entry.freshUntil };
  }

  /** Caches a value, unless it is larger than the limit. */
  set(key: string, value: Value, size: number, policy: PublicCachePolicy): void {
    if (size > this.#maxSize) return;
    this.#remove(key);
    const now = this.#now();
    const freshUntil = now + policy.maxAge * 1000;
    const staleUntil = freshUntil + policy.staleWhileRevalidate * 1000;
    this.#entries.set(key, { value, size, tags: policy.tags, freshUntil, staleUntil, lastCopyUntil: staleUntil + LAST_COPY_MS, movedAt: now });
    this.#size += size;
    this.#shrink();
  }

  /** The last copy of a value that could not be produced again. */
  lastCopy(key: string): Value | undefined {
    const entry = this.#lastCopies.get(key);
    if (!entry) return undefined;
    if (this.#now() <= entry.lastCopyUntil) return entry.value;
    this.#remove(key);
    return undefined;
  }

  /**
   * Extends the lifetime of a stale value or a last copy that could not be produced again, so that not every visitor waits
   * for the next attempt. The hour of a last copy is not extended.
   *
   * @returns the value, or `undefined`
   */
  prolong(key: string, { maxAge, staleWhileRevalidate }: Pick<PublicCachePolicy, 'maxAge' | 'staleWhileRevalidate'>): Value | undefined {
    const entry = this.#entries.get(key) ?? this.#lastCopies.get(key);
    const now = this.#now();
    if (!entry || now > entry.lastCopyUntil) return undefined;
    const freshUntil = Math.min(now + maxAge * 1000, entry.lastCopyUntil);
    const staleUntil = Math.min(freshUntil + staleWhileRevalidate * 1000, entry.lastCopyUntil);
    this.#lastCopies.delete(key);
    this.#entries.set(key, { ...entry, freshUntil: Math.max(freshUntil, entry.freshUntil), staleUntil: Math.max(staleUntil, entry.staleUntil) });
    return entry.value;
  }

  /** Turns every value with one of the tags into a last copy. Returns the number of values. */
  purge(tags: readonly string[]): number {
    const wanted = new Set(tags);
    const hit = [...this.#entries].filter(([, entry]) => entry.tags.some((tag) => wanted.has(tag)));
    const now = this.#now();
    for (const [key, entry] of hit) {
      this.#entries.delete(key);
      this.#lastCopies.set(key, { ...entry, freshUntil: now, staleUntil: now, lastCopyUntil: Math.min(now + LAST_COPY_MS, entry.lastCopyUntil) });
    }
    return hit.length;
  }

  /** Removes all values and last copies. */
  clear(): void {
    this.#entries.clear();
    this.#lastCopies.clear();
    this.#size = 0;
  }

  #remove(key: string): void {
    for (const entries of [this.#entries, this.#lastCopies]) {
      this.#size -= entries.get(key)?.size ?? 0;
      entries.delete(key);
    }
  }

  #shrink(): void {
    for (const entries of [this.#lastCopies, this.#entries]) {
      for (const key of entries.keys()) {
        if (this.#size <= this.#maxSize) return;
        this.#remove(key);
      }
    }
  }
}
