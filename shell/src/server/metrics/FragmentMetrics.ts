import type { SliceName } from '@feszek/contract';
import { Counter, Histogram } from '@feszek/metrics';
import type { Registry } from '@feszek/metrics';
import { ReleaseSeries } from './ReleaseSeries.ts';
import type { CurrentReleases } from './ReleaseSeries.ts';

/** From a part that is ready to the deadline of a main part. */
const BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/**
 * How the request of a fragment ends. `paused`: the circuit breaker does not request it. `cancelled`: no visitor waits for it
 * any more. The last two replace what a slice answered: `last_copy` after a failure, `other_release` if the answer is of a
 * release that the page does not have.
 */
export type FragmentOutcomeName = 'rendered' | 'refused' | 'late' | 'failed' | 'paused' | 'cancelled' | 'last_copy' | 'other_release';

export interface CountedFragment {
  readonly slice: SliceName;
  readonly version: string;
  /** A name of the manifest. */
  readonly fragment: string;
  readonly outcome: FragmentOutcomeName;
}

/** Counts the fragments that the shell requests, by release and outcome, and how long they take. */
export class FragmentMetrics {
  readonly #ends: Counter<'slice' | 'version' | 'fragment' | 'outcome'>;
  readonly #endSeries: ReleaseSeries;
  readonly #durations: Histogram<'slice' | 'version' | 'fragment'>;
  readonly #durationSeries: ReleaseSeries;

  constructor(metrics: Registry, releases: CurrentReleases) {
    const registers = [metrics];
    this.#ends = new Counter({ name: 'feszek_fragments_total', help: 'Fragments by how their request ended', labelNames: ['slice', 'version', 'fragment', 'outcome'], registers });
    this.#endSeries = new ReleaseSeries(releases, this.#ends);
    this.#durations = new Histogram({ name: 'feszek_fragment_seconds', help: 'How long slices take to answer with a fragment', labelNames: ['slice', 'version', 'fragment'], buckets: BUCKETS_S, registers });
    this.#durationSeries = new ReleaseSeries(releases, this.#durations);
  }

  /** @param seconds - how long the slice took; absent if it was not requested */
  count({ slice, version, fragment, outcome }: CountedFragment, seconds?: number): void {
    this.#ends.inc(this.#endSeries.labels({ slice, version, fragment, outcome }));
    if (seconds !== undefined) this.#durations.observe(this.#durationSeries.labels({ slice, version, fragment }), seconds);
  }
}
