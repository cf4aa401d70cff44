import type { SliceName } from '@feszek/contract';
import { fileType } from '@feszek/kit/server';
import type { OpenedRelease, ReleaseStore, TrustFile } from '@feszek/release';

/** How many releases stay open: their lists of files are in memory. */
const OPEN_RELEASES = 32;

export interface ReleasedFile {
  readonly slice: SliceName;
  readonly version: string;
  /** Relative to the release's folder for the browser. */
  readonly file: string;
}

export interface SliceFile {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/** Encodings and the endings of the copies that the build has compressed with them. */
const COPIES: ReadonlyMap<string, string> = new Map([['br', '.br'], ['gzip', '.gz']]);

/** The browser's files in the store of releases. Each is checked against the hash in the signed manifest. */
export class ReleaseFiles {
  readonly #store: ReleaseStore;
  readonly #trust: TrustFile;
  readonly #releases = new Map<string, Promise<OpenedRelease>>();
  #revision = 0;

  constructor(store: ReleaseStore, trust: TrustFile) {
    this.#store = store;
    this.#trust = trust;
  }

  /**
   * Reads a file in the best encoding that the release has.
   *
   * @returns `undefined` for a file or a release that does not exist
   * @throws Error if the release is not signed by a trusted key, or the file is not the one that was released
   */
  async read({ slice, version, file }: ReleasedFile, encoding: string): Promise<SliceFile | undefined> {
    const type = fileType(file);
    const release = type === undefined ? undefined : await this.#open(slice, version);
    if (!release || type === undefined) return undefined;
    const copy = COPIES.get(encoding);
    const compressed = copy === undefined ? undefined : await release.read(`browser/${file}${copy}`);
    if (compressed) return { body: compressed, headers: { 'content-type': type, 'content-encoding': encoding } };
    const plain = await release.read(`browser/${file}`);
    return plain && { body: plain, headers: { 'content-type': type } };
  }

  /** Rises when the list of trusted keys has changed: files that were read before may be refused now. */
  revision(): number {
    const revision = this.#trust.revision();
    if (revision !== this.#revision) this.#releases.clear();
    this.#revision = revision;
    return revision;
  }

  /** Whether the files of the release have been deleted. */
  isRetired({ slice, version }: ReleasedFile): Promise<boolean> {
    return this.#store.isRetired(slice, version);
  }

  async #open(slice: SliceName, version: string): Promise<OpenedRelease | undefined> {
    const key = `${slice}@${version}`;
    const opened = this.#releases.get(key) ?? this.#store.open(slice, version, this.#trust);
    this.#releases.delete(key);
    try {
      const release = await opened;
      this.#releases.set(key, opened);
      for (const oldest of [...this.#releases.keys()].slice(0, -OPEN_RELEASES)) this.#releases.delete(oldest);
      return release;
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
      throw error;
    }
  }
}
