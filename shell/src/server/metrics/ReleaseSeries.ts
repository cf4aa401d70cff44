import type { SliceName } from '@feszek/contract';
import type { SliceRegistry } from '../slices/SliceRegistry.ts';

/** The label of releases that no visitor has now. */
const OTHER = 'other';

/** A metric that can end a series. */
interface Metric {
  remove(labels: Record<string, string>): void;
}

type ReleaseLabels = Readonly<Record<string, string>> & { readonly slice: SliceName; readonly version: string };

/** The releases that the plans of visitors contain. */
export type CurrentReleases = Pick<SliceRegistry, 'plans' | 'onChange'>;

/**
 * Limits the label `version` of a metric: only the releases of the current plans have their own, all others share `other`.
 * The series of a release end when no plan contains it any more.
 */
export class ReleaseSeries {
  readonly #releases: CurrentReleases;
  readonly #series = new Map<string, ReleaseLabels>();

  constructor(releases: CurrentReleases, metric: Metric) {
    this.#releases = releases;
    releases.onChange(() => this.#removeEnded(metric));
  }

  /** The labels of a value, with a limited version. */
  labels<Labels extends ReleaseLabels>(labels: Labels): Labels {
    const limited = this.#isCurrent(labels) ? labels : { ...labels, version: OTHER };
    this.#series.set(Object.values(limited).join(' '), limited);
    return limited;
  }

  #isCurrent({ slice, version }: ReleaseLabels): boolean {
    return this.#releases.plans.all().some((plan) => plan.get(slice)?.manifest.version === version);
  }

  #removeEnded(metric: Metric): void {
    for (const [key, labels] of this.#series) {
      if (labels.version === OTHER || this.#isCurrent(labels)) continue;
      metric.remove({ ...labels });
      this.#series.delete(key);
    }
  }
}
