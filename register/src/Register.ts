import { SLICES, claimConflict, claimsOf, contractClaims, parseSliceManifest } from '@feszek/contract';
import type { Claims, SliceName } from '@feszek/contract';
import type { Signature, Trust } from '@feszek/release';
import type { Entry, Journal } from './Journal.ts';
import { RegisterError } from './RegisterError.ts';

export interface ReleaseRef {
  readonly slice: SliceName;
  readonly version: string;
}

export type Assignment = Extract<Entry, { kind: 'assignment' }>;
export type Release = Extract<Entry, { kind: 'release' }>;
export type Retirement = Extract<Entry, { kind: 'retirement' }>;

interface Change extends ReleaseRef {
  readonly who: string;
  readonly why: string;
}

interface RegisterParts {
  readonly journal: Journal;
  readonly trust: Trust;
  /** How long a release still runs after the next one, in milliseconds. */
  readonly drainMs: number;
  /** How long a host may take to start a release, in milliseconds. */
  readonly startMs: number;
  readonly now: () => number;
}

/** A release that must answer before it becomes live. */
interface Pending {
  readonly version: string;
  readonly settle: (outcome: { readonly url: string } | { readonly error: string }) => void;
}

const keyOf = ({ slice, version }: ReleaseRef) => `${slice}@${version}`;

/** Which releases there are, which of them are live, and where they answer. */
export class Register {
  readonly #parts: RegisterParts;
  readonly #releases = new Map<string, Release>();
  readonly #assignments: Assignment[] = [];
  readonly #retirements = new Map<string, Retirement>();
  readonly #live = new Map<SliceName, { readonly version: string; readonly url: string }>();
  /** Where releases answer, as hosts have reported since the register started. */
  readonly #urls = new Map<string, string>();
  readonly #pending = new Map<SliceName, Pending>();
  readonly #listeners = new Set<() => void>();
  readonly #drains = new Set<NodeJS.Timeout>();
  #revision = 0;
  #recording: Promise<unknown> = Promise.resolve();

  constructor(parts: RegisterParts) {
    this.#parts = parts;
    for (const entry of parts.journal.entries) this.#apply(entry);
    if (this.#draining().length > 0) this.#drainLater();
  }

  /** Rises with every change of what is live, and of where it answers. */
  get revision(): number {
    return this.#revision;
  }

  /** Calls back after every change of what is live, of where it answers, and of what must run. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  releases(): readonly Release[] {
    return [...this.#releases.values()];
  }

  /** When a release was retired, and who did it. */
  retirementOf(ref: ReleaseRef): Retirement | undefined {
    return this.#retirements.get(keyOf(ref));
  }

  assignments(): readonly Assignment[] {
    return this.#assignments;
  }

  /** The live release of each slice and where it answers. */
  live(): ReadonlyMap<SliceName, { readonly version: string; readonly url: string }> {
    return this.#live;
  }

  /** The releases that must run: those that are live, those that are to become live, and those that were live a short time ago. */
  wanted(): readonly ReleaseRef[] {
    const live = [...this.live()].map(([slice, { version }]) => ({ slice, version }));
    const pending = [...this.#pending].map(([slice, { version }]) => ({ slice, version }));
    return [...new Map([...live, ...pending, ...this.#draining()].map((ref) => [keyOf(ref), ref])).values()];
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
    this.#refuseRetired({ slice, version });
    const known = this.#releases.get(keyOf({ slice, version }));
    if (known) return known;
    const entry: Release = { kind: 'release', slice, version, keyId: signature.keyId, at: this.#parts.now(), claims };
    return this.#record(() => entry);
  }

  /**
   * Makes a release live as soon as it answers.
   *
   * @throws RegisterError if the release is unknown or retired, claims a route or a place of another slice, does not start,
   *   or another one of the slice is being deployed
   */
  async assign({ slice, version, who, why }: Change): Promise<Assignment> {
    const ref = { slice, version };
    this.#requireKnown(ref);
    this.#refuseRetired(ref);
    const current = this.#assignments.findLast((assignment) => assignment.slice === slice);
    if (current?.version === version) return current;
    if (this.#pending.has(slice)) throw new RegisterError(409, `${slice} ${this.#pending.get(slice)?.version} is being deployed: try again when it is live.`);
    this.#refuseConflict(ref);
    const url = this.#urls.get(keyOf(ref)) ?? (await this.#untilAnswering(ref));
    return this.#record((revision): Assignment => {
      this.#refuseRetired(ref);
      this.#refuseConflict(ref);
      return { kind: 'assignment', revision, slice, version, url, who, why, at: this.#parts.now() };
    });
  }

  /**
   * Records that a release is never used again: its files may be deleted.
   *
   * @throws RegisterError if the release is unknown, or if it is live, is being deployed or still completes pages
   */
  async retire({ slice, version, who, why }: Change): Promise<Retirement> {
    const ref = { slice, version };
    this.#requireKnown(ref);
    const retired = this.retirementOf(ref);
    if (retired) return retired;
    return this.#record((): Retirement => {
      if (this.#live.get(slice)?.version === version) throw new RegisterError(409, `${slice} ${version} is live. Make another release live first.`);
      if (this.wanted().some((wanted) => keyOf(wanted) === keyOf(ref))) throw new RegisterError(409, `${slice} ${version} still runs: try again when its process has ended.`);
      return { kind: 'retirement', slice, version, who, why, at: this.#parts.now() };
    });
  }

  /** Records where a release answers, or why it does not start. */
  async report(ref: ReleaseRef, outcome: { readonly url: string } | { readonly error: string }): Promise<void> {
    this.#requireKnown(ref);
    if ('url' in outcome) this.#urls.set(keyOf(ref), outcome.url);
    else this.#urls.delete(keyOf(ref));
    const pending = this.#pending.get(ref.slice);
    if (pending?.version === ref.version) pending.settle(outcome);
    const live = this.#live.get(ref.slice);
    if (!('url' in outcome) || live?.version !== ref.version || live.url === outcome.url) return;
    await this.#record((revision) => ({ kind: 'move', revision, slice: ref.slice, url: outcome.url, at: this.#parts.now() }));
  }

  async close(): Promise<void> {
    for (const drain of this.#drains) clearTimeout(drain);
    for (const { settle } of this.#pending.values()) settle({ error: 'the register stops' });
    await this.#parts.journal.close();
  }

  #requireKnown(ref: ReleaseRef): void {
    if (!this.#releases.has(keyOf(ref))) throw new RegisterError(404, `${ref.slice} has no release ${ref.version}.`);
  }

  #refuseRetired(ref: ReleaseRef): void {
    if (this.#retirements.has(keyOf(ref))) throw new RegisterError(409, `${ref.slice} ${ref.version} is retired: its files are deleted.`);
  }

  #claimsOf({ slice, version }: ReleaseRef): Claims {
    return this.#releases.get(keyOf({ slice, version }))?.claims ?? contractClaims(slice);
  }

  /** Refuses a release that claims what belongs to the live release of another slice, or to a slice of the contract. */
  #refuseConflict(ref: ReleaseRef): void {
    const live = [...this.#live].map(([slice, { version }]) => this.#claimsOf({ slice, version }));
    const away = SLICES.filter((slice) => !this.#live.has(slice)).map(contractClaims);
    const conflict = claimConflict(this.#claimsOf(ref), [...live, ...away]);
    if (conflict !== undefined) throw new RegisterError(409, `${ref.slice} ${ref.version} is refused: ${conflict}`);
  }

  /** Waits until a host runs the release. */
  async #untilAnswering({ slice, version }: ReleaseRef): Promise<string> {
    const { promise, resolve } = Promise.withResolvers<{ readonly url: string } | { readonly error: string }>();
    const timer = setTimeout(() => resolve({ error: `no host runs it within ${this.#parts.startMs / 1000} seconds` }), this.#parts.startMs);
    this.#pending.set(slice, { version, settle: resolve });
    this.#changed();
    const outcome = await promise;
    clearTimeout(timer);
    this.#pending.delete(slice);
    if ('url' in outcome) return outcome.url;
    this.#changed();
    throw new RegisterError(504, `${slice} ${version} does not start: ${outcome.error}. The live release stays.`);
  }

  #draining(): ReleaseRef[] {
    const { drainMs, now } = this.#parts;
    return this.#assignments.flatMap((assignment, index) => {
      const next = this.#assignments.slice(index + 1).find(({ slice }) => slice === assignment.slice);
      return next && next.at + drainMs > now() && !this.#retirements.has(keyOf(assignment)) ? [{ slice: assignment.slice, version: assignment.version }] : [];
    });
  }

  /**
   * Writes an entry and applies it, one after the other: each revision is used once.
   *
   * @param create - creates the entry for the next revision
   */
  #record<Recorded extends Entry>(create: (revision: number) => Recorded): Promise<Recorded> {
    const recorded = this.#recording.then(async () => {
      const entry = create(this.#revision + 1);
      await this.#parts.journal.append(entry);
      this.#apply(entry);
      if (entry.kind === 'assignment') this.#drainLater();
      if (entry.kind === 'assignment' || entry.kind === 'move') this.#changed();
      return entry;
    });
    // A failure belongs to the caller, and does not keep the next entry from being written.
    this.#recording = recorded.catch(() => undefined);
    return recorded;
  }

  /** Changes what must run once the release before this one may stop. */
  #drainLater(): void {
    const drain = setTimeout(() => {
      this.#drains.delete(drain);
      this.#changed();
    }, this.#parts.drainMs + 1);
    this.#drains.add(drain.unref());
  }

  #apply(entry: Entry): void {
    if (entry.kind === 'release') {
      this.#releases.set(keyOf(entry), entry);
      return;
    }
    if (entry.kind === 'retirement') {
      this.#retirements.set(keyOf(entry), entry);
      return;
    }
    this.#revision = entry.revision;
    const version = entry.kind === 'assignment' ? entry.version : this.#live.get(entry.slice)?.version;
    if (version !== undefined) this.#live.set(entry.slice, { version, url: entry.url });
    if (entry.kind === 'assignment') this.#assignments.push(entry);
  }

  #changed(): void {
    for (const listener of this.#listeners) listener();
  }
}
