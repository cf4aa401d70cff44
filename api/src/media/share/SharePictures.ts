import type { PictureProcessor } from '../processing/PictureProcessor.ts';
import { SharedWorks } from '../SharedWorks.ts';
import type { MediaStorage } from '../storage/MediaStorage.ts';
import { shareVersion } from './shareCard.ts';
import type { ShareCard, ShareSubject } from './shareCard.ts';

/** Requests that may wait for share pictures at once. Drawing one takes a fraction of a second. */
const MOST_WAITING = 8;

/** Reads the uploaded file of a picture by the first digits of its hash; `undefined` if it is not stored. */
export type ReadOriginal = (address: string) => Promise<Uint8Array | undefined>;

/** Draws share pictures, and stores the current one of each page. */
export class SharePictures {
  readonly #storage: MediaStorage;
  readonly #processor: PictureProcessor;
  readonly #readOriginal: ReadOriginal;
  readonly #works = new SharedWorks<Uint8Array>(MOST_WAITING);

  constructor(storage: MediaStorage, processor: PictureProcessor, readOriginal: ReadOriginal) {
    this.#storage = storage;
    this.#processor = processor;
    this.#readOriginal = readOriginal;
  }

  /**
   * Reads the share picture of a page, or draws it if it does not exist yet.
   *
   * @param signal - aborted when the client has disconnected
   * @returns JPEG
   * @throws PicturesBusyError if the picture does not exist yet and too many requests are waiting for others
   */
  async get({ kind, key, locale }: ShareSubject, card: ShareCard, signal: AbortSignal): Promise<Uint8Array> {
    const folder = `share/${kind}-${key}-${locale}/`;
    const file = `${folder}${shareVersion(card)}.jpg`;
    return (await this.#storage.read(file)) ?? this.#works.wait(file, (aborted) => this.#make(folder, file, card, aborted), signal);
  }

  async #make(folder: string, file: string, { title, line, picture, isWhole, focus }: ShareCard, signal: AbortSignal): Promise<Uint8Array> {
    const bytes = (picture === null ? undefined : await this.#readOriginal(picture)) ?? null;
    const { files } = await this.#processor.run({ share: { title, line, bytes, isWhole, focus } }, signal);
    const [drawn] = files.values();
    if (!drawn) throw new Error('The picture process returned no share picture');
    // Earlier versions are no longer served.
    await this.#storage.removeAll(folder);
    await this.#storage.write(file, drawn, 'image/jpeg');
    return drawn;
  }
}
