import type { SliceName } from '@feszek/contract';
import { CanaryTrial } from './CanaryTrial.ts';
import type { Comparison, Counts, Signal } from './CanaryTrial.ts';
import type { Records, ReleaseRef } from './Records.ts';

/** Requests of a release, or page views with it, that shells have counted. */
export interface Outcome extends ReleaseRef, Counts {
  readonly signal: Signal;
}

/** The trials of all canaries since they began, or since the register started. */
export class Trials {
  readonly #records: Records;
  readonly #trials = new Map<SliceName, CanaryTrial>();

  constructor(records: Records) {
    this.#records = records;
  }

  /** Forgets what was counted of an earlier canary. */
  begin(slice: SliceName): void {
    this.#trials.delete(slice);
  }

  comparisons(slice: SliceName): readonly Comparison[] {
    return this.#of(slice).comparisons();
  }

  /** Counts outcomes. Those of releases that take part in no trial are dropped. */
  count(outcomes: readonly Outcome[]): void {
    const { live, canaries } = this.#records;
    for (const { slice, version, signal, succeeded, failed } of outcomes) {
      const canary = canaries.get(slice);
      const role = canary?.version === version ? 'canary' : live.get(slice)?.version === version ? 'stable' : undefined;
      if (canary && role) this.#of(slice).add(role, signal, { succeeded, failed });
    }
  }

  /** The canaries that fail too often, and why. */
  failing(): (ReleaseRef & { readonly why: string })[] {
    return [...this.#records.canaries.values()].flatMap(({ slice, version }) => {
      const why = this.#trials.get(slice)?.verdict();
      return why === undefined ? [] : [{ slice, version, why }];
    });
  }

  #of(slice: SliceName): CanaryTrial {
    const trial = this.#trials.get(slice) ?? new CanaryTrial();
    this.#trials.set(slice, trial);
    return trial;
  }
}
