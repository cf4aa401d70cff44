import type { ChangeParts } from './Canaries.ts';
import { keyOf } from './Records.ts';
import type { Change, Preview, ReleaseRef } from './Records.ts';
import { RegisterError } from './RegisterError.ts';
import { requirePossiblePreview, requireUsable } from './rules.ts';
import type { Timers } from './Timers.ts';

/** Node.js calls a timer with a longer delay at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;
/** Until the end of a preview is written again after a failure, in milliseconds. */
const RETRY_MS = 1000;

interface PreviewParts extends ChangeParts {
  readonly timers: Timers;
}

/** The releases that run for those who have a signed link. */
export class Previews {
  readonly #parts: PreviewParts;

  /** Ends previews that expired while the register was down. */
  constructor(parts: PreviewParts) {
    this.#parts = parts;
    for (const preview of parts.records.previews.values()) this.#endLater(preview);
  }

  /**
   * Runs a release for those who have a signed link to it.
   *
   * @param change - `until`: in milliseconds since 1970
   * @throws RegisterError as an assignment does, or if too many releases have a preview
   */
  async start({ slice, version, until, who, why }: Change & { readonly until: number }): Promise<Preview> {
    const { records, recorder, starts, now } = this.#parts;
    const ref = { slice, version };
    requireUsable(records, ref);
    requirePossiblePreview(records, ref);
    const url = await starts.urlOf(ref);
    const preview = await recorder.record((revision): Preview => {
      requireUsable(records, ref);
      requirePossiblePreview(records, ref);
      const known = records.previews.get(keyOf(ref));
      return { kind: 'preview', revision, slice, version, url, until: Math.max(until, known?.until ?? 0), who, why, at: now() };
    });
    this.#endLater(preview);
    return preview;
  }

  /**
   * Ends a preview before its time.
   *
   * @throws RegisterError if the release has none
   */
  async end({ slice, version }: ReleaseRef): Promise<ReleaseRef> {
    const { records, recorder, now } = this.#parts;
    return recorder.record((revision) => {
      if (!records.previews.has(keyOf({ slice, version }))) throw new RegisterError(404, `${slice} ${version} has no preview.`);
      return { kind: 'preview-end', revision, slice, version, at: now() };
    });
  }

  /** Ends a preview at its time, which a later link may have prolonged. */
  #endLater(ref: ReleaseRef): void {
    const { records, timers, now } = this.#parts;
    const known = records.previews.get(keyOf(ref));
    if (!known) return;
    const rest = known.until - now();
    if (rest > 0) timers.later(Math.min(rest, LONGEST_TIMER_MS), () => this.#endLater(ref));
    else this.end(ref).catch(() => timers.later(RETRY_MS, () => this.#endLater(ref)));
  }
}
