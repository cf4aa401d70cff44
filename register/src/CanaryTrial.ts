/** Where an outcome was seen: a fragment that the slice rendered on the server, or a page view in a browser. */
export const SIGNALS = ['server', 'browser'] as const;
export type Signal = (typeof SIGNALS)[number];

export interface Counts {
  readonly succeeded: number;
  readonly failed: number;
}

/** A canary that fails this share of at least `HARD_COUNT` requests is rolled back, unless the live release fails at least half as often. */
const HARD_SHARE = 0.2;
const HARD_COUNT = 20;

/** The live release is compared with once it has this many requests in the same time. */
const STABLE_COUNT = 20;
/** The probability with which a canary that fails as seldom as the live release is rolled back. */
const FALSE_ALARM = 0.001;
const LIMIT = Math.log(1 / FALSE_ALARM);
/** The upper limit of the live release's share, in standard deviations: its true share may be higher than the one that was counted. */
const DEVIATIONS = 2;
/** The lowest share of failures that is assumed of the live release. After few requests a higher one is assumed (rule of succession). */
const LOWEST_SHARE = 0.001;

export interface Comparison {
  readonly signal: Signal;
  readonly canary: Counts;
  readonly stable: Counts;
  /** The evidence that the canary fails more often: a logarithm of likelihoods. From `limit` on the canary is rolled back. */
  readonly score: number;
  readonly limit: number;
}

const total = ({ succeeded, failed }: Counts) => succeeded + failed;

/**
 * The sequential probability ratio test (Wald 1945): how much likelier the canary's outcomes are if it fails clearly more
 * often than the live release than if it fails as often. It may be evaluated after every request.
 */
function scoreOf(canary: Counts, stable: Counts): number {
  if (total(stable) < STABLE_COUNT) return 0;
  const counted = (stable.failed + 1) / (total(stable) + 2);
  const usual = Math.min(0.5, Math.max(LOWEST_SHARE, counted + DEVIATIONS * Math.sqrt((counted * (1 - counted)) / total(stable))));
  const worse = Math.min(0.9, 2 * usual + 0.01);
  return canary.failed * Math.log(worse / usual) + canary.succeeded * Math.log((1 - worse) / (1 - usual));
}

/** The outcomes of a canary and of the live release since the canary began. */
export class CanaryTrial {
  readonly #counts = new Map<string, Counts>();

  add(role: 'canary' | 'stable', signal: Signal, { succeeded, failed }: Counts): void {
    const known = this.#countsOf(role, signal);
    this.#counts.set(`${role} ${signal}`, { succeeded: known.succeeded + succeeded, failed: known.failed + failed });
  }

  comparisons(): readonly Comparison[] {
    return SIGNALS.map((signal) => {
      const [canary, stable] = [this.#countsOf('canary', signal), this.#countsOf('stable', signal)];
      return { signal, canary, stable, score: scoreOf(canary, stable), limit: LIMIT };
    });
  }

  /**
   * Why the canary must be rolled back.
   *
   * @returns `undefined` while there is no reason
   */
  verdict(): string | undefined {
    for (const { signal, canary, stable, score } of this.comparisons()) {
      const share = canary.failed / total(canary);
      const isFailing = total(canary) >= HARD_COUNT && share >= HARD_SHARE && stable.failed <= (share / 2) * total(stable);
      if (isFailing || score >= LIMIT) {
        return `${canary.failed} of ${total(canary)} ${signal === 'server' ? 'requests' : 'page views'} failed (live release: ${stable.failed} of ${total(stable)})`;
      }
    }
    return undefined;
  }

  #countsOf(role: 'canary' | 'stable', signal: Signal): Counts {
    return this.#counts.get(`${role} ${signal}`) ?? { succeeded: 0, failed: 0 };
  }
}
