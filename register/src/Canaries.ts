import type { SliceName } from '@feszek/contract';
import type { Comparison } from './CanaryTrial.ts';
import { liveParties, refuseBreaks } from './contracts.ts';
import type { Canary, CanaryEnd, Change, Note, Records, ReleaseRef } from './Records.ts';
import type { Recorder } from './Recorder.ts';
import { RegisterError } from './RegisterError.ts';
import { requirePossibleCanary, requireUsable } from './rules.ts';
import type { Starts } from './Starts.ts';
import { Trials } from './Trials.ts';
import type { Outcome } from './Trials.ts';

/** What a change of the releases that visitors have works with. */
export interface ChangeParts {
  readonly records: Records;
  readonly recorder: Recorder;
  readonly starts: Starts;
  readonly now: () => number;
}

/** The releases that a part of the visitors have instead of the live one. */
export class Canaries {
  readonly #parts: ChangeParts;
  readonly #trials: Trials;

  constructor(parts: ChangeParts) {
    this.#parts = parts;
    this.#trials = new Trials(parts.records);
  }

  /** The canaries, and their comparison with the live releases since the register counts. */
  list(): readonly (Canary & { readonly comparisons: readonly Comparison[] })[] {
    return [...this.#parts.records.canaries.values()].map((canary) => ({ ...canary, comparisons: this.#trials.comparisons(canary.slice) }));
  }

  /** The last end of a canary of each slice, with the reason. */
  ends(): readonly CanaryEnd[] {
    return [...this.#parts.records.canaryEnds.values()];
  }

  /**
   * Gives a release to a part of the visitors as soon as it answers, or changes the part.
   *
   * @param change - `percent` of the visitors
   * @throws RegisterError as an assignment does, or if the slice has no live release, this one is live, or another one is its canary
   */
  async start({ slice, version, percent, who, why }: Change & { readonly percent: number }): Promise<Canary> {
    const { records, recorder, starts, now } = this.#parts;
    const ref = { slice, version };
    const requirePossible = () => {
      requireUsable(records, ref);
      requirePossibleCanary(records, ref);
      refuseBreaks(records, ref, [...liveParties(records), records.partyOf(ref)]);
    };
    requirePossible();
    const url = await starts.urlOf(ref);
    return recorder.record((revision): Canary => {
      requirePossible();
      if (!records.canaries.has(slice)) this.#trials.begin(slice);
      return { kind: 'canary', revision, slice, version, url, percent, who, why, at: now() };
    });
  }

  /**
   * Gives the live release to all visitors again.
   *
   * @throws RegisterError if the slice has no canary
   */
  async end({ slice, who, why }: Note & { readonly slice: SliceName }): Promise<CanaryEnd> {
    return this.#recordEnd({ slice, version: this.#parts.records.canaries.get(slice)?.version ?? '' }, { who, why });
  }

  /** Counts outcomes of canaries and of the live releases with which they are compared. */
  count(outcomes: readonly Outcome[]): void {
    this.#trials.count(outcomes);
  }

  /**
   * Ends each canary that fails too often.
   *
   * @returns those that were ended by this call; another report may have ended one before
   */
  async endFailing(): Promise<readonly CanaryEnd[]> {
    const ended = await Promise.all(this.#trials.failing().map(async ({ why, ...ref }) => {
      try {
        return [await this.#recordEnd(ref, { who: 'register', why })];
      } catch (error) {
        if (error instanceof RegisterError) return [];
        throw error;
      }
    }));
    return ended.flat();
  }

  #recordEnd({ slice, version }: ReleaseRef, { who, why }: Note): Promise<CanaryEnd> {
    const { records, recorder, now } = this.#parts;
    return recorder.record((revision): CanaryEnd => {
      if (records.canaries.get(slice)?.version !== version) throw new RegisterError(404, `${slice} has no canary.`);
      return { kind: 'canary-end', revision, slice, version, who, why, at: now() };
    });
  }
}
