import { SLICE_PHASES } from '@feszek/contract';
import type { SliceName, SlicePhase } from '@feszek/contract';
import { Counter } from '@feszek/metrics';
import type { Registry } from '@feszek/metrics';
import { ReleaseSeries } from './ReleaseSeries.ts';
import type { CurrentReleases } from './ReleaseSeries.ts';

export interface BrowserFailure {
  readonly slice: SliceName;
  readonly version: string;
  readonly phase: SlicePhase | undefined;
}

/** Counts the reports of browsers in which a slice has failed. */
export class BrowserFailures {
  readonly #reports: Counter<'slice' | 'version' | 'phase'>;
  readonly #series: ReleaseSeries;

  constructor(metrics: Registry, releases: CurrentReleases) {
    this.#reports = new Counter({ name: 'feszek_browser_failures_total', help: `Reports of browsers in which a slice has failed, by phase: ${SLICE_PHASES.join(', ')}`, labelNames: ['slice', 'version', 'phase'], registers: [metrics] });
    this.#series = new ReleaseSeries(releases, this.#reports);
  }

  count({ slice, version, phase }: BrowserFailure): void {
    this.#reports.inc(this.#series.labels({ slice, version, phase: phase ?? 'unknown' }));
  }
}
