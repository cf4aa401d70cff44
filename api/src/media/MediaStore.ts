import { CARD_FILES, PAGE_FILES, sizeFile } from './pictureFiles.ts';
import type { Focus, PictureFile } from './pictureFiles.ts';
import { ADDRESS_DIGITS } from './pictureVersion.ts';
import type { FindHash, PictureVersion } from './pictureVersion.ts';
import type { PictureFacts } from './processing/job.ts';
import type { PictureProcessor } from './processing/PictureProcessor.ts';
import { SharedWorks } from './SharedWorks.ts';
import { SharePictures } from './share/SharePictures.ts';
import type { MediaStorage } from './storage/MediaStorage.ts';

/** Requests that may wait for files at once: about five product listings. */
const MOST_WAITING = 32;
function originalKey(hash: string): string {
  return `originals/${hash}`;
}

function fileKey({ address, frame }: PictureVersion, { pixels, type }: PictureFile): string {
  return `files/${address}/${frame ? `framed-${frame.x}-${frame.y}` : 'whole'}/${pixels}.${type}`;
}

/** The files that are produced together with one: a page requests several widths of a picture. */
function groupOf(file: PictureFile): readonly [PictureFile, ...PictureFile[]] {
  const [first, ...others] = [CARD_FILES, PAGE_FILES].find((group) => group.some(({ pixels, type }) => pixels === file.pixels && type === file.type)) ?? [];
  return first ? [first, ...others] : [file];
}

/** Stores uploaded pictures, and produces the files of each once. */
export class MediaStore {
  readonly #storage: MediaStorage;
  readonly #processor: PictureProcessor;
  readonly #findHash: FindHash;
  readonly #works = new SharedWorks<ReadonlyMap<number, Uint8Array>>(MOST_WAITING);
  /** The pictures beside links to pages. */
  readonly share: SharePictures;

  constructor(storage: MediaStorage, processor: PictureProcessor, findHash: FindHash) {
    this.#storage = storage;
    this.#processor = processor;
    this.#findHash = findHash;
    this.share = new SharePictures(storage, processor, (address) => this.#originalOf({ address, frame: null }));
  }

  /**
   * Reads the properties of an uploaded picture.
   *
   * @throws ApiError if the picture is refused
   */
  async inspect(bytes: Uint8Array): Promise<PictureFacts> {
    const { facts } = await this.#processor.run({ bytes, needsFacts: true, files: [], frame: null });
    if (!facts) throw new Error('The picture process returned no properties');
    return facts;
  }

  /**
   * A copy of an uploaded picture as WebP, upright, in sRGB, without location, camera and other metadata.
   *
   * @param pixels - the copy's width; a narrower picture is not enlarged
   * @throws ApiError if the picture is refused
   */
  async copyWithoutMetadata(bytes: Uint8Array, pixels: number): Promise<Uint8Array> {
    const { files } = await this.#processor.run({ bytes, needsFacts: false, files: [sizeFile(pixels)], frame: null });
    const copy = files.get(pixels);
    if (!copy) throw new Error('The picture process returned no copy');
    return copy;
  }

  /** Stores an uploaded picture, and produces the files for cards. */
  async store(hash: string, bytes: Uint8Array, frame: Focus | null): Promise<void> {
    await this.#storage.write(originalKey(hash), bytes, 'application/octet-stream');
    const version = { address: hash.slice(0, ADDRESS_DIGITS), frame };
    const missing = await this.#missing(version, CARD_FILES);
    if (missing.length > 0) await this.#make(version, bytes, missing);
  }

  /**
   * Reads a file, or produces it if it does not exist yet. Requests for one group of files share the work.
   *
   * @param signal - aborted when the client has disconnected
   * @returns its bytes; `undefined` if there is no such picture
   * @throws PicturesBusyError if the file does not exist yet and too many requests are waiting for others
   */
  async get(version: PictureVersion, file: PictureFile, signal: AbortSignal): Promise<Uint8Array | undefined> {
    const ready = await this.#storage.read(fileKey(version, file));
    if (ready) return ready;
    const group = groupOf(file);
    const files = await this.#works.wait(fileKey(version, group[0]), (dropped) => this.#makeGroup(version, group, dropped), signal);
    return files.get(file.pixels);
  }

  /** The bytes of a picture as it was uploaded; `undefined` if it is not stored. */
  async original(hash: string): Promise<Uint8Array | undefined> {
    return this.#storage.read(originalKey(hash));
  }

  /** Removes a picture with all its files. */
  async remove(hash: string): Promise<void> {
    await this.#storage.removeAll(`files/${hash.slice(0, ADDRESS_DIGITS)}/`);
    await this.#storage.removeAll(originalKey(hash));
  }

  close(): void {
    this.#processor.close();
  }

  async #makeGroup(version: PictureVersion, group: readonly PictureFile[], signal: AbortSignal): Promise<ReadonlyMap<number, Uint8Array>> {
    const bytes = await this.#originalOf(version);
    return bytes ? this.#make(version, bytes, group, signal) : new Map();
  }

  async #originalOf(version: PictureVersion): Promise<Uint8Array | undefined> {
    const hash = await this.#findHash(version);
    return hash === undefined ? undefined : this.#storage.read(originalKey(hash));
  }

  async #make(version: PictureVersion, bytes: Uint8Array, files: readonly PictureFile[], signal?: AbortSignal): Promise<ReadonlyMap<number, Uint8Array>> {
    const result = await this.#processor.run({ bytes, needsFacts: false, files, frame: version.frame }, signal);
    await Promise.all(files.map(async (file) => {
      const made = result.files.get(file.pixels);
      if (made) await this.#storage.write(fileKey(version, file), made, `image/${file.type}`);
    }));
    return result.files;
  }

  async #missing(version: PictureVersion, files: readonly PictureFile[]): Promise<PictureFile[]> {
    const found = await Promise.all(files.map((file) => this.#storage.read(fileKey(version, file))));
    return files.filter((_, index) => found[index] === undefined);
  }
}
