export interface TokenBucketOptions {
  /** Tokens of a full bucket, which may be spent at once. */
  readonly burst: number;
  /** Tokens added to a bucket per second. */
  readonly perSecond: number;
  /** The most buckets that are stored. The least recently used one is evicted first, and its key starts with a full bucket. */
  readonly maxBuckets?: number;
  /** Milliseconds from any fixed point. */
  readonly now?: () => number;
}

interface Bucket {
  readonly tokens: number;
  readonly at: number;
}

const MAX_BUCKETS = 50_000;

/** A token bucket for each key, in bounded memory. */
export class TokenBuckets {
  readonly #buckets = new Map<string, Bucket>();
  readonly #burst: number;
  readonly #perSecond: number;
  readonly #maxBuckets: number;
  readonly #now: () => number;

  constructor({ burst, perSecond, maxBuckets = MAX_BUCKETS, now = () => performance.now() }: TokenBucketOptions) {
    this.#burst = burst;
    this.#perSecond = perSecond;
    this.#maxBuckets = maxBuckets;
    this.#now = now;
  }

  /**
   * Spends one token of a key.
   *
   * @returns 0, or if no token was left, the whole seconds until there is one; a refusal costs nothing
   */
  spend(key: string): number {
    const now = this.#now();
    const known = this.#buckets.get(key);
    const tokens = known ? Math.min(this.#burst, known.tokens + ((now - known.at) / 1000) * this.#perSecond) : this.#burst;
    const isAllowed = tokens >= 1;
    this.#buckets.delete(key);
    this.#buckets.set(key, { tokens: isAllowed ? tokens - 1 : tokens, at: now });
    if (this.#buckets.size > this.#maxBuckets) this.#forgetOldest();
    return isAllowed ? 0 : Math.ceil((1 - tokens) / this.#perSecond);
  }

  #forgetOldest(): void {
    for (const oldest of this.#buckets.keys()) {
      this.#buckets.delete(oldest);
      return;
    }
  }
}
