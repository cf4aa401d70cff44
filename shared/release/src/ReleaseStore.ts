import type { Bucket } from '@feszek/bucket';
import { sliceNamed } from '@feszek/contract/composition';
import type { SliceName } from '@feszek/contract';
import { BucketReleases } from './BucketReleases.ts';
import { isInStore } from './isInStore.ts';
import { openRelease, releaseFolder } from './openRelease.ts';
import type { OpenedRelease } from './openRelease.ts';
import { publishRelease } from './publishRelease.ts';
import type { PublishedRelease } from './publishRelease.ts';
import { isRetired, retireRelease } from './retireRelease.ts';
import type { SigningKey } from './signingKey.ts';
import type { Trust } from './trust.ts';

/** How long an answer of the bucket about a release that this machine does not have is used, in milliseconds. */
const ANSWER_MS = 30_000;
/** Releases that the bucket is asked for at a time. Anyone can name versions that do not exist. */
const LOOKUPS = 8;
const ANSWERS = 1000;

/**
 * The store of releases: a folder, and optionally a bucket that several machines share. Programs read the folder; a release that
 * only the bucket has is copied into it first. While the bucket is unavailable, everything in the folder stays usable.
 */
export class ReleaseStore {
  readonly folder: string;
  readonly #releases: BucketReleases | undefined;
  readonly #now: () => number;
  /** Downloads in progress, by slice and version. */
  readonly #downloads = new Map<string, Promise<boolean>>();
  /** Until when a release counts as absent from the bucket, or as not retired, by question, slice and version. */
  readonly #answers = new Map<string, number>();
  #lookups = 0;

  constructor(folder: string, bucket?: Bucket, now: () => number = Date.now) {
    this.folder = folder;
    this.#releases = bucket && new BucketReleases(bucket);
    this.#now = now;
  }

  /**
   * Signs a build and puts it into the store, whole or not at all. See `publishRelease`.
   *
   * @param dist - what `feszek-slice build` wrote
   */
  async publish(dist: string, key: SigningKey): Promise<PublishedRelease> {
    const published = await publishRelease(dist, this.folder, key);
    await this.#releases?.upload(this.folder, published.slice, published.version);
    return published;
  }

  /**
   * Opens a release, after a check of its signature.
   *
   * @throws Error if the release is not there, or not signed by a key that may release the slice
   */
  async open(slice: SliceName, version: string, trust: Trust): Promise<OpenedRelease> {
    await this.fetch(slice, version, trust);
    return openRelease(this.folder, slice, version, trust);
  }

  /** Copies a release from the bucket into the folder, unless the folder has it or the bucket does not. */
  async fetch(slice: SliceName, version: string, trust: Trust): Promise<void> {
    const releases = this.#releases;
    if (!releases || (await isInStore(releaseFolder(this.folder, slice, version)))) return;
    const key = `${slice}@${version}`;
    const download = this.#downloads.get(key) ?? this.#ask(`absent ${key}`, async () => !(await releases.download(this.folder, slice, version, trust)));
    this.#downloads.set(key, download);
    try {
      await download;
    } finally {
      this.#downloads.delete(key);
    }
  }

  /**
   * Deletes the files of a release. Its version stays taken.
   *
   * @throws RangeError if there is no such slice
   */
  async retire(slice: string, version: string): Promise<void> {
    const name = sliceNamed(slice);
    if (!name) throw new RangeError(`No slice is named ${slice}.`);
    await this.#releases?.retire(name, version);
    await retireRelease(this.folder, name, version);
  }

  /** Whether the files of a release have been deleted. If another machine has deleted them, the copy in the folder is deleted too. */
  async isRetired(slice: SliceName, version: string): Promise<boolean> {
    if (await isRetired(this.folder, slice, version)) return true;
    const releases = this.#releases;
    if (!releases) return false;
    try {
      if (await this.#ask(`kept ${slice}@${version}`, async () => !(await releases.isRetired(slice, version)))) return false;
    } catch {
      // The bucket is unavailable: what the folder has stays usable.
      return false;
    }
    await retireRelease(this.folder, slice, version);
    return true;
  }

  /** Asks the bucket a question. A positive answer is used for a while. */
  async #ask(question: string, ask: () => Promise<boolean>): Promise<boolean> {
    const until = this.#answers.get(question);
    if (until !== undefined && until > this.#now()) return true;
    if (this.#lookups >= LOOKUPS) throw new Error('Too many releases are being looked up in the bucket.');
    this.#lookups += 1;
    try {
      const isTrue = await ask();
      this.#answers.delete(question);
      if (isTrue) this.#answers.set(question, this.#now() + ANSWER_MS);
      for (const oldest of [...this.#answers.keys()].slice(0, -ANSWERS)) this.#answers.delete(oldest);
      return isTrue;
    } finally {
      this.#lookups -= 1;
    }
  }
}
