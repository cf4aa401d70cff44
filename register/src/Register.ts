import { claimsOf, parseSliceManifest } from '@feszek/contract';
import type { Claims, SliceName } from '@feszek/contract';
import type { RegisterState, Signature, Trust } from '@feszek/release';
import type { Comparison } from './CanaryTrial.ts';
import type { Entry, Journal } from './Journal.ts';
import { Records, keyOf } from './Records.ts';
import type { Assignment, Canary, CanaryEnd, Preview, Release, ReleaseRef, Retirement } from './Records.ts';
import { RegisterError } from './RegisterError.ts';
import { refuseRetired, requireKnown, requirePossibleCanary, requireUsable } from './rules.ts';
import { Starts } from './Starts.ts';
import type { StartOutcome } from './Starts.ts';
import { Trials } from './Trials.ts';
import type { Outcome } from './Trials.ts';

export type { ReleaseRef } from './Records.ts';

/** Who changes what visitors have, and why. */
interface Note {
  readonly who: string;
  readonly why: string;
}

type Change = ReleaseRef & Note;

interface RegisterParts {
  readonly journal: Journal;
  readonly trust: Trust;
  /** How long a release still runs after the next one, in milliseconds. */
  readonly drainMs: number;
  /** How long a host may take to start a release, in milliseconds. */
  readonly startMs: number;
  readonly now: () => number;
}

/** Which releases there are, which of them visitors have, and where they answer. */
export class Register {
  readonly #parts: RegisterParts;
  readonly #records = new Records();
  readonly #starts: Starts;
  readonly #trials = new Trials(this.#records);
  readonly #listeners = new Set<() => void>();
  readonly #timers = new Set<NodeJS.Timeout>();
  #recording: Promise<unknown> = Promise.resolve();

  constructor(parts: RegisterParts) {
    this.#parts = parts;
    this.#starts = new Starts({ startMs: parts.startMs, onChange: () => this.#changed() });
    for (const entry of parts.journal.entries) this.#records.apply(entry);
    if (this.#draining().length > 0) this.#drainLater();
    for (const preview of this.#records.previews.values()) this.#endLater(preview);
  }

  /** Rises with every change of what visitors have, and of where it answers. */
  get revision(): number {
    return this.#records.revision;
  }

  /** Calls back after every change of what visitors have, of where it answers, and of what must run. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  releases(): readonly Release[] {
    return [...this.#records.releases.values()];
  }

  /** When a release was retired, and who did it. */
  retirementOf(ref: ReleaseRef): Retirement | undefined {
    return this.#records.retirements.get(keyOf(ref));
  }

  assignments(): readonly Assignment[] {
    return this.#records.assignments;
  }

  isLive({ slice, version }: ReleaseRef): boolean {
    return this.#records.live.get(slice)?.version === version;
  }

  /** The canaries, and how they compare with the live releases since the register has counted. */
  canaries(): readonly (Canary & { readonly comparisons: readonly Comparison[] })[] {
    return [...this.#records.canaries.values()].map((canary) => ({ ...canary, comparisons: this.#trials.comparisons(canary.slice) }));
  }

  /** The last end of a canary of each slice, with the reason. */
  canaryEnds(): readonly CanaryEnd[] {
    return [...this.#records.canaryEnds.values()];
  }

  /** What shells need: for each slice the live release, its canary, and the releases that have a preview. */
  slices(): RegisterState['slices'] {
    const { live, canaries, previews } = this.#records;
    return Object.fromEntries([...live].map(([slice, address]) => {
      const canary = canaries.get(slice);
      const shown = [...previews.values()].filter((preview) => preview.slice === slice).map(({ version, url }) => ({ version, url }));
      return [slice, {
        ...address,
        ...(canary && { canary: { version: canary.version, url: canary.url, percent: canary.percent } }),
        ...(shown.length > 0 && { previews: shown }),
      }];
    }));
  }

  /** The releases that must run: those that visitors have, are to get, or had a short time ago. */
  wanted(): readonly ReleaseRef[] {
    const { live, canaries, previews } = this.#records;
    const all = [...[...live, ...canaries].map(([slice, { version }]) => ({ slice, version })), ...this.#starts.wanted(), ...previews.values(), ...this.#draining()];
    return [...new Map(all.map(({ slice, version }) => [keyOf({ slice, version }), { slice, version }])).values()];
  }

  /**
   * Records a release.
   *
   * @throws RegisterError if its manifest is malformed, not signed by a key that may release the slice, or if it is retired
   */
  async release(slice: SliceName, text: string, signature: Signature): Promise<Release> {
    let version: string;
    let claims: Claims;
    try {
      this.#parts.trust.verify(slice, text, signature);
      const manifest = parseSliceManifest(JSON.parse(text), slice);
      if (!manifest.files) throw new SyntaxError('files is a required field');
      version = manifest.version;
      claims = claimsOf(manifest);
    } catch (error) {
      throw new RegisterError(422, `The release of ${slice} is refused: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
    refuseRetired(this.#records, { slice, version });
    const known = this.#records.releases.get(keyOf({ slice, version }));
    if (known) return known;
    const entry: Release = { kind: 'release', slice, version, keyId: signature.keyId, at: this.#parts.now(), claims };
    return this.#record(() => entry);
  }

  /**
   * Makes a release live as soon as it answers. This ends the canary of the slice.
   *
   * @throws RegisterError if the release is unknown or retired, claims a route or a place of another slice, does not start,
   *   or another one of the slice is being deployed
   */
  async assign({ slice, version, who, why }: Change): Promise<Assignment> {
    const ref = { slice, version };
    requireUsable(this.#records, ref);
    const current = this.#records.assignments.findLast((assignment) => assignment.slice === slice);
    if (current?.version === version && !this.#records.canaries.has(slice)) return current;
    const url = await this.#starts.urlOf(ref);
    return this.#record((revision): Assignment => {
      requireUsable(this.#records, ref);
      return { kind: 'assignment', revision, slice, version, url, who, why, at: this.#parts.now() };
    });
  }

  /**
   * Gives a release to a part of the visitors as soon as it answers, or changes the part.
   *
   * @param change - `percent` of the visitors
   * @throws RegisterError as `assign` does, or if the slice has no live release, this one is live, or another one is its canary
   */
  async startCanary({ slice, version, percent, who, why }: Change & { readonly percent: number }): Promise<Canary> {
    const ref = { slice, version };
    requireUsable(this.#records, ref);
    requirePossibleCanary(this.#records, ref);
    const url = await this.#starts.urlOf(ref);
    return this.#record((revision): Canary => {
      requireUsable(this.#records, ref);
      requirePossibleCanary(this.#records, ref);
      if (!this.#records.canaries.has(slice)) this.#trials.begin(slice);
      return { kind: 'canary', revision, slice, version, url, percent, who, why, at: this.#parts.now() };
    });
  }

  /**
   * Gives the live release to all visitors again.
   *
   * @throws RegisterError if the slice has no canary
   */
  async endCanary({ slice, who, why }: Note & { readonly slice: SliceName }): Promise<CanaryEnd> {
    return this.#record((revision): CanaryEnd => {
      const canary = this.#records.canaries.get(slice);
      if (!canary) throw new RegisterError(404, `${slice} has no canary.`);
      return { kind: 'canary-end', revision, slice, version: canary.version, who, why, at: this.#parts.now() };
    });
  }

  /**
   * Runs a release for those who have a signed link to it.
   *
   * @param change - `until`: in milliseconds since 1970
   * @throws RegisterError as `assign` does
   */
  async startPreview({ slice, version, until, who, why }: Change & { readonly until: number }): Promise<Preview> {
    const ref = { slice, version };
    requireUsable(this.#records, ref);
    const url = await this.#starts.urlOf(ref);
    const preview = await this.#record((revision): Preview => {
      requireUsable(this.#records, ref);
      const known = this.#records.previews.get(keyOf(ref));
      return { kind: 'preview', revision, slice, version, url, until: Math.max(until, known?.until ?? 0), who, why, at: this.#parts.now() };
    });
    this.#endLater(preview);
    return preview;
  }

  /**
   * Counts outcomes, and ends each canary that fails too often.
   *
   * @returns the canaries that were ended
   */
  async count(outcomes: readonly Outcome[]): Promise<readonly CanaryEnd[]> {
    this.#trials.count(outcomes);
    return Promise.all(this.#trials.failing().map(({ slice, why }) => this.endCanary({ slice, who: 'register', why })));
  }

  /**
   * Records that a release is never used again: its files may be deleted.
   *
   * @throws RegisterError if the release is unknown, or if it is live, is being deployed or still completes pages
   */
  async retire({ slice, version, who, why }: Change): Promise<Retirement> {
    const ref = { slice, version };
    requireKnown(this.#records, ref);
    const retired = this.retirementOf(ref);
    if (retired) return retired;
    return this.#record((): Retirement => {
      if (this.isLive(ref)) throw new RegisterError(409, `${slice} ${version} is live. Make another release live first.`);
      if (this.wanted().some((wanted) => keyOf(wanted) === keyOf(ref))) throw new RegisterError(409, `${slice} ${version} still runs: try again when its process has ended.`);
      return { kind: 'retirement', slice, version, who, why, at: this.#parts.now() };
    });
  }

  /** Records where a release answers, or why it does not start. */
  async report(ref: ReleaseRef, outcome: StartOutcome): Promise<void> {
    requireKnown(this.#records, ref);
    this.#starts.report(ref, outcome);
    if (!('url' in outcome) || this.#knownUrls(ref).every((url) => url === outcome.url)) return;
    await this.#record((revision) => ({ kind: 'move', revision, ...ref, url: outcome.url, at: this.#parts.now() }));
  }

  async close(): Promise<void> {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#starts.stop();
    await this.#parts.journal.close();
  }

  /** The addresses that shells have for a release. */
  #knownUrls(ref: ReleaseRef): string[] {
    const { live, canaries, previews } = this.#records;
    return [live.get(ref.slice), canaries.get(ref.slice), previews.get(keyOf(ref))].flatMap((known) => (known?.version === ref.version ? [known.url] : []));
  }

  #draining(): ReleaseRef[] {
    const { drainMs, now } = this.#parts;
    return this.#records.endedSince(now() - drainMs);
  }

  /**
   * Writes an entry and applies it, one after the other: each revision is used once.
   *
   * @param create - creates the entry for the next revision
   */
  #record<Recorded extends Entry>(create: (revision: number) => Recorded): Promise<Recorded> {
    const recorded = this.#recording.then(async () => {
      const entry = create(this.revision + 1);
      await this.#parts.journal.append(entry);
      this.#records.apply(entry);
      if (entry.kind === 'assignment' || entry.kind === 'canary-end') this.#drainLater();
      if ('revision' in entry) this.#changed();
      return entry;
    });
    // A failure belongs to the caller, and does not keep the next entry from being written.
    this.#recording = recorded.catch(() => undefined);
    return recorded;
  }

  #later(ms: number, act: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      act();
    }, ms);
    this.#timers.add(timer.unref());
  }

  /** Changes what must run once the release before this one may stop. */
  #drainLater(): void {
    this.#later(this.#parts.drainMs + 1, () => this.#changed());
  }

  /** Ends a preview at its time. A link made later may have prolonged it. */
  #endLater({ slice, version, until }: Preview): void {
    this.#later(Math.max(0, until - this.#parts.now()), () => {
      const known = this.#records.previews.get(keyOf({ slice, version }));
      if (known && known.until <= this.#parts.now()) void this.#record((revision) => ({ kind: 'preview-end', revision, slice, version, at: this.#parts.now() }));
    });
  }

  #changed(): void {
    for (const listener of this.#listeners) listener();
  }
}
