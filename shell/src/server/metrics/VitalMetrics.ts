import type { SliceName, WebVitalsReport } from '@feszek/contract';
import { Histogram } from '@feszek/metrics';
import type { Registry } from '@feszek/metrics';
import { ReleaseSeries } from './ReleaseSeries.ts';
import type { CurrentReleases } from './ReleaseSeries.ts';

/** With the limits of good and poor values. Source: web.dev, "Web Vitals". */
const BUCKETS_S = [0.1, 0.2, 0.5, 0.8, 1, 1.8, 2.5, 3, 4, 6, 10];
const SHIFT_BUCKETS = [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1];

const PAGE = ['route', 'slice', 'version'] as const;

/** How fast pages are in the browsers of visitors who agree to statistics. */
export class VitalMetrics {
  readonly #durations: Histogram<'vital' | 'route' | 'slice' | 'version'>;
  readonly #durationSeries: ReleaseSeries;
  readonly #shifts: Histogram<'route' | 'slice' | 'version'>;
  readonly #shiftSeries: ReleaseSeries;

  constructor(metrics: Registry, releases: CurrentReleases) {
    const registers = [metrics];
    this.#durations = new Histogram({ name: 'feszek_web_vital_seconds', help: 'Web vitals that are durations, as browsers report them', labelNames: ['vital', ...PAGE], buckets: BUCKETS_S, registers });
    this.#durationSeries = new ReleaseSeries(releases, this.#durations);
    this.#shifts = new Histogram({ name: 'feszek_layout_shift', help: 'Cumulative layout shift, as browsers report it', labelNames: [...PAGE], buckets: SHIFT_BUCKETS, registers });
    this.#shiftSeries = new ReleaseSeries(releases, this.#shifts);
  }

  /** @param report - of a slice and a route of the current plans */
  observe({ route, version, values }: WebVitalsReport, slice: SliceName): void {
    for (const [vital, value] of Object.entries(values)) {
      if (vital === 'CLS') this.#shifts.observe(this.#shiftSeries.labels({ route, slice, version }), value);
      else this.#durations.observe(this.#durationSeries.labels({ vital, route, slice, version }), value / 1000);
    }
  }
}
