import { contractClaims } from '@feszek/contract/composition';
import type { Claims, ContractParty, ProtocolRange, SliceName } from '@feszek/contract';
import type { Entry } from './Journal.ts';

export interface ReleaseRef {
  readonly slice: SliceName;
  readonly version: string;
}

export type Assignment = Extract<Entry, { kind: 'assignment' }>;
export type Release = Extract<Entry, { kind: 'release' }>;
export type Retirement = Extract<Entry, { kind: 'retirement' }>;
export type Canary = Extract<Entry, { kind: 'canary' }>;
export type CanaryEnd = Extract<Entry, { kind: 'canary-end' }>;
export type Program = Extract<Entry, { kind: 'program' }>;
export type Preview = Extract<Entry, { kind: 'preview' }>;

/** Who changes what visitors have, and why. */
export interface Note {
  readonly who: string;
  readonly why: string;
}

export type Change = ReleaseRef & Note;

/** Where a release answers. */
export interface Address {
  readonly version: string;
  readonly url: string;
}

export const keyOf = ({ slice, version }: ReleaseRef) => `${slice}@${version}`;

/** A release that visitors have no longer, and since when. */
interface Ended extends ReleaseRef {
  readonly at: number;
}

/** What the entries of the journal add up to. */
export class Records {
  readonly #releases = new Map<string, Release>();
  readonly #assignments: Assignment[] = [];
  readonly #retirements = new Map<string, Retirement>();
  readonly #live = new Map<SliceName, Address>();
  readonly #canaries = new Map<SliceName, Canary>();
  readonly #canaryEnds = new Map<SliceName, CanaryEnd>();
  readonly #previews = new Map<string, Preview>();
  readonly #programs = new Map<string, Program>();
  readonly #ended: Ended[] = [];
  #revision = 0;

  /** Rises with every change of what visitors have, and of where it answers. */
  get revision(): number {
    return this.#revision;
  }

  get releases(): ReadonlyMap<string, Release> {
    return this.#releases;
  }

  get assignments(): readonly Assignment[] {
    return this.#assignments;
  }

  get retirements(): ReadonlyMap<string, Retirement> {
    return this.#retirements;
  }

  /** The live release of each slice. */
  get live(): ReadonlyMap<SliceName, Address> {
    return this.#live;
  }

  /** The canary of each slice that has one. */
  get canaries(): ReadonlyMap<SliceName, Canary> {
    return this.#canaries;
  }

  /** The last end of a canary of each slice. */
  get canaryEnds(): ReadonlyMap<SliceName, CanaryEnd> {
    return this.#canaryEnds;
  }

  /** The previews that have not ended, by the key of their release. */
  get previews(): ReadonlyMap<string, Preview> {
    return this.#previews;
  }

  /** The API and the shell as they were recorded last, by name. */
  get programs(): ReadonlyMap<string, Program> {
    return this.#programs;
  }

  /** The contract of a release. One of an earlier register has neither needs nor gives. */
  partyOf(ref: ReleaseRef): ContractParty {
    return this.#releases.get(keyOf(ref))?.contract ?? { name: ref.slice, version: ref.version };
  }

  /** The releases that visitors had at a time or later, and do not have now. */
  endedSince(time: number): ReleaseRef[] {
    return this.#ended.filter((ended) => ended.at > time && !this.#retirements.has(keyOf(ended))).map(({ slice, version }) => ({ slice, version }));
  }

  claimsOf(ref: ReleaseRef): Claims {
    return this.#releases.get(keyOf(ref))?.claims ?? contractClaims(ref.slice);
  }

  /** The versions of the fragment protocol that a release speaks. */
  protocolsOf(ref: ReleaseRef): ProtocolRange {
    return this.#releases.get(keyOf(ref))?.protocols ?? { min: 1, max: 1 };
  }

  apply(entry: Entry): void {
    if ('revision' in entry) this.#revision = entry.revision;
    switch (entry.kind) {
      case 'release':
        this.#releases.set(keyOf(entry), entry);
        return;
      case 'retirement':
        this.#retirements.set(keyOf(entry), entry);
        return;
      case 'assignment':
        this.#assign(entry);
        return;
      case 'canary':
        this.#canaries.set(entry.slice, entry);
        return;
      case 'canary-end':
        this.#canaryEnds.set(entry.slice, entry);
        this.#endCanary(entry.slice, entry.at);
        return;
      case 'preview':
        this.#previews.set(keyOf(entry), entry);
        return;
      case 'preview-end':
        this.#previews.delete(keyOf(entry));
        return;
      case 'program':
        this.#programs.set(entry.party.name, entry);
        return;
      case 'move':
        this.#move(entry);
    }
  }

  #assign(entry: Assignment): void {
    const before = this.#live.get(entry.slice);
    if (before && before.version !== entry.version) this.#ended.push({ slice: entry.slice, version: before.version, at: entry.at });
    this.#endCanary(entry.slice, entry.at);
    this.#live.set(entry.slice, { version: entry.version, url: entry.url });
    this.#assignments.push(entry);
  }

  #endCanary(slice: SliceName, at: number): void {
    const canary = this.#canaries.get(slice);
    if (!canary) return;
    this.#canaries.delete(slice);
    this.#ended.push({ slice, version: canary.version, at });
  }

  #move({ slice, url, version = this.#live.get(slice)?.version }: Extract<Entry, { kind: 'move' }>): void {
    if (version === undefined) return;
    if (this.#live.get(slice)?.version === version) this.#live.set(slice, { version, url });
    const canary = this.#canaries.get(slice);
    if (canary?.version === version) this.#canaries.set(slice, { ...canary, url });
    const preview = this.#previews.get(keyOf({ slice, version }));
    if (preview) this.#previews.set(keyOf(preview), { ...preview, url });
  }
}
