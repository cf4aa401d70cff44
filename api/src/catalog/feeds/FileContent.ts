import type { FileHandle } from 'node:fs/promises';
import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';

/** In bytes. */
const PIECE = 65_536;

/** The bytes of one compressed file, for any number of concurrent readers. The file is closed after release, when the last reader has finished. */
export class FileContent {
  readonly #handle: FileHandle;
  #readers = 0;
  #isReleased = false;

  constructor(handle: FileHandle) {
    this.#handle = handle;
  }

  /** @throws Error if the file is closed */
  read(isCompressed: boolean): Readable {
    if (this.#isReleased) throw new Error('The file has been replaced');
    this.#readers += 1;
    const stored = Readable.from(pieces(this.#handle), { objectMode: false });
    stored.once('close', () => {
      this.#readers -= 1;
      void this.#closeUnused();
    });
    if (isCompressed) return stored;
    const plain = createGunzip();
    // Ends the reading also when a client disconnects; an error reaches the reader of `plain`.
    pipeline(stored, plain, () => undefined);
    return plain;
  }

  /** Allows no new readers. */
  async release(): Promise<void> {
    this.#isReleased = true;
    await this.#closeUnused();
  }

  async #closeUnused(): Promise<void> {
    if (this.#isReleased && this.#readers === 0) await this.#handle.close();
  }
}

/** Reads at explicit positions, because others read the same file at the same time. */
async function* pieces(handle: FileHandle): AsyncGenerator<Buffer> {
  for (let position = 0; ; ) {
    const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafe(PIECE), 0, PIECE, position);
    if (bytesRead === 0) return;
    yield buffer.subarray(0, bytesRead);
    position += bytesRead;
  }
}
