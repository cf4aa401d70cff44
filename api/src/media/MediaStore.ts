import { CARD_FILES, PAGE_FILES, sizeFile } from './pictureFiles.ts';
import type { Focus, PictureFile } from './pictureFiles.ts';
import type { PictureFacts } from './processing/job.ts';
import type { PictureProcessor } from './processing/PictureProcessor.ts';
import type { MediaStorage } from './storage/MediaStorage.ts';

/** Requests that may wait for files at once: about five product listings. */
const MOST_WAITING = 32;
/** The number of digits of a picture's hash in its address. */
export const ADDRESS_DIGITS = 16;

/** Thrown if too many requests are already waiting for pictures. */
export class PicturesBusyError extends Error {
  constructor() {
    super('Too many requests wait for pictures');
    this.name = 'PicturesBusyError';
  }
}

/** A picture in its original shape, or in the frame of a card around its focal point. */
export interface PictureVersion {
  /** The first digits of its hash. */
  readonly address: string;
  readonly frame: Focus | null;
}

/** The hash of a picture that is shown in this version. */
export type FindHash = (version: PictureVersion) => Promise<string | undefined>;

interface Work {
  readonly files: Promise<ReadonlyMap<number, Uint8Array>>;
  readonly controller: AbortController;
  waiting: number;
}

function originalKey(hash: string): string {
  return `originals/${hash}`;
}

function fileKey({ address, frame }: PictureVersion, pixels: number): string {
  return `files/${address}/${frame ? `framed-${frame.x}-${frame.y}` : 'whole'}/${pixels}.webp`;
}

/** The files that are produced together with one: a page requests several widths of a picture. */
function groupOf(pixels: number): readonly PictureFile[] {
  return [CARD_FILES, PAGE_FILES].find((group) => group.some((file) => file.pixels === pixels)) ?? [sizeFile(pixels)];
}

/** Stores uploaded pictures, and produces the files of each once. */
export class MediaStore {
  readonly #storage: MediaStorage;
  readonly #processor: PictureProcessor;
  readonly #findHash: FindHash;
  readonly #works = new Map<string, Work>();
  #waiting = 0;

  constructor(storage: MediaStorage, processor: PictureProcessor, findHash: FindHash) {
    this.#storage = storage;
    this.#processor = processor;
    this.#findHash = findHash;
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
   * @param pixels - one of the listed widths
   * @param signal - aborted when the client has disconnected
   * @returns WebP; `undefined` if there is no such picture
   * @throws PicturesBusyError if the file does not exist yet and too many requests are waiting for others
   */
  async get(version: PictureVersion, pixels: number, signal: AbortSignal): Promise<Uint8Array | undefined> {
    const ready = await this.#storage.read(fileKey(version, pixels));
    if (ready) return ready;
    if (this.#waiting === MOST_WAITING) throw new PicturesBusyError();
    this.#waiting += 1;
    try {
      return (await this.#wait(this.#workOf(version, groupOf(pixels)), signal)).get(pixels);
    } finally {
      this.#waiting -= 1;
    }
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

  #workOf(version: PictureVersion, group: readonly PictureFile[]): Work {
    const key = fileKey(version, group[0]?.pixels ?? 0);
    const known = this.#works.get(key);
    if (known) return known;
    const controller = new AbortController();
    const files = this.#makeGroup(version, group, controller.signal).finally(() => this.#works.delete(key));
    // Waiting requests handle the error; the last of them may have disconnected.
    files.catch(() => undefined);
    const work = { files, controller, waiting: 0 };
    this.#works.set(key, work);
    return work;
  }

  /** Waits for work. When the last waiting request is aborted, work that has not begun is dropped. */
  async #wait(work: Work, signal: AbortSignal): Promise<ReadonlyMap<number, Uint8Array>> {
    signal.throwIfAborted();
    work.waiting += 1;
    const { promise: aborted, reject } = Promise.withResolvers<never>();
    const abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    try {
      return await Promise.race([work.files, aborted]);
    } finally {
      signal.removeEventListener('abort', abort);
      work.waiting -= 1;
      if (work.waiting === 0) work.controller.abort();
    }
  }

  async #makeGroup(version: PictureVersion, group: readonly PictureFile[], signal: AbortSignal): Promise<ReadonlyMap<number, Uint8Array>> {
    const hash = await this.#findHash(version);
    const bytes = hash === undefined ? undefined : await this.#storage.read(originalKey(hash));
    return bytes ? this.#make(version, bytes, group, signal) : new Map();
  }

  async #make(version: PictureVersion, bytes: Uint8Array, files: readonly PictureFile[], signal?: AbortSignal): Promise<ReadonlyMap<number, Uint8Array>> {
    const result = await this.#processor.run({ bytes, needsFacts: false, files, frame: version.frame }, signal);
    await Promise.all([...result.files].map(([pixels, file]) => this.#storage.write(fileKey(version, pixels), file, 'image/webp')));
    return result.files;
  }

  async #missing(version: PictureVersion, files: readonly PictureFile[]): Promise<PictureFile[]> {
    const found = await Promise.all(files.map(({ pixels }) => this.#storage.read(fileKey(version, pixels))));
    return files.filter((_, index) => found[index] === undefined);
  }
}
