import { isDeepStrictEqual } from 'node:util';
import { claimsOf, contractBreaks, newBreaks, parseSliceManifest, partyOf, protocolsOf } from '@feszek/contract/composition';
import type { ContractParty, ProtocolRange, SliceManifest, SliceName } from '@feszek/contract';
import type { RegisterState, Signature, Trust } from '@feszek/release';
import { Canaries } from './Canaries.ts';
import { liveParties, partiesAfter, refuseBreaks, replaceParties } from './contracts.ts';
import type { Entry, Journal } from './Journal.ts';
import { Previews } from './Previews.ts';
import { Recorder } from './Recorder.ts';
import { Records, keyOf } from './Records.ts';
import type { Assignment, Change, Release, ReleaseRef, Retirement } from './Records.ts';
import { RegisterError } from './RegisterError.ts';
import { refuseRetired, requireCanary, requireKnown, requireUsable } from './rules.ts';
import { Starts } from './Starts.ts';
import type { StartOutcome } from './Starts.ts';
import { Timers } from './Timers.ts';

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
  readonly #recorder: Recorder;
  readonly #timers = new Timers();
  readonly canaries: Canaries;
  readonly previews: Previews;
  readonly #listeners = new Set<() => void>();

  constructor(parts: RegisterParts) {
    this.#parts = parts;
    this.#starts = new Starts({ startMs: parts.startMs, onChange: () => this.#changed() });
    for (const entry of parts.journal.entries) this.#records.apply(entry);
    this.#recorder = new Recorder(parts.journal, this.#records, (entry) => this.#onRecorded(entry));
    if (this.#draining().length > 0) this.#drainLater();
    const shared = { records: this.#records, recorder: this.#recorder, starts: this.#starts, now: parts.now };
    this.canaries = new Canaries(shared);
    this.previews = new Previews({ ...shared, timers: this.#timers });
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
    let manifest: SliceManifest;
    try {
      this.#parts.trust.verify(slice, text, signature);
      manifest = parseSliceManifest(JSON.parse(text), slice);
      if (!manifest.files) throw new SyntaxError('files is a required field');
    } catch (error) {
      throw new RegisterError(422, `The release of ${slice} is refused: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
    const { version } = manifest;
    refuseRetired(this.#records, { slice, version });
    const known = this.#records.releases.get(keyOf({ slice, version }));
    if (known) return known;
    const entry: Release = { kind: 'release', slice, version, keyId: signature.keyId, at: this.#parts.now(), claims: claimsOf(manifest), protocols: protocolsOf(manifest), contract: partyOf(manifest) };
    return this.#recorder.record(() => entry);
  }

  /**
   * Makes a release live as soon as it answers. This ends the canary of the slice.
   *
   * @param change - `isPromotion`: refused if the release is not the canary of its slice; `together`: the releases that
   *   become live beside it, with which it is compared instead of the live ones
   * @throws RegisterError if the release is unknown or retired, claims a route or a place of another slice, breaks a live
   *   program or needs what none gives, does not start, or another one of the slice is being deployed
   */
  async assign({ slice, version, who, why, isPromotion = false, together = [] }: Change & { readonly isPromotion?: boolean; readonly together?: readonly ReleaseRef[] }): Promise<Assignment> {
    const ref = { slice, version };
    const requirePossible = () => {
      requireUsable(this.#records, ref);
      for (const other of together) requireKnown(this.#records, other);
      refuseBreaks(this.#records, ref, partiesAfter(this.#records, [...together.filter((other) => other.slice !== slice), ref]));
    };
    requirePossible();
    const current = this.#records.assignments.findLast((assignment) => assignment.slice === slice);
    if (current?.version === version && !this.#records.canaries.has(slice)) return current;
    const url = await this.#starts.urlOf(ref);
    return this.#recorder.record((revision): Assignment => {
      requirePossible();
      if (isPromotion) requireCanary(this.#records, ref);
      return { kind: 'assignment', revision, slice, version, url, who, why, at: this.#parts.now() };
    });
  }

  /** Records in which version the API or the shell runs, and its contract. It is never refused: it runs already. */
  async recordProgram(party: ContractParty, protocols?: ProtocolRange): Promise<void> {
    const known = this.#records.programs.get(party.name);
    if (known && isDeepStrictEqual([known.party, known.protocols], [party, protocols])) return;
    await this.#recorder.record(() => ({ kind: 'program', party, ...(protocols && { protocols }), at: this.#parts.now() }));
  }

  /** The needs that what is live does not meet, in sentences. */
  breaks(): readonly string[] {
    return contractBreaks(liveParties(this.#records)).map(({ text }) => text);
  }

  /** The needs that would be broken if these programs became live together, in sentences. */
  check(parties: readonly ContractParty[]): readonly string[] {
    const live = liveParties(this.#records);
    return newBreaks(live, replaceParties(live, parties)).map(({ text }) => text);
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
    return this.#recorder.record((): Retirement => {
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
    await this.#recorder.record((revision) => ({ kind: 'move', revision, ...ref, url: outcome.url, at: this.#parts.now() }));
  }

  async close(): Promise<void> {
    this.#timers.stop();
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

  #onRecorded(entry: Entry): void {
    if (entry.kind === 'assignment' || entry.kind === 'canary-end') this.#drainLater();
    if ('revision' in entry) this.#changed();
  }

  /** Changes what must run once the release before this one may stop. */
  #drainLater(): void {
    this.#timers.later(this.#parts.drainMs + 1, () => this.#changed());
  }

  #changed(): void {
    for (const listener of this.#listeners) listener();
  }
}
