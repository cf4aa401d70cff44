import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, rm } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Changes } from '../../platform/changes/changes.ts';
import type { Clock } from '../../platform/clock.ts';
import { FileContent } from './FileContent.ts';

/** How long a file is served without a check for changes of other processes, in milliseconds. */
const FRESH_MS = 15 * 60_000;
/** A file is not built again within this time, in milliseconds, however often the data changes. */
const AT_MOST_EVERY_MS = 60_000;
const COMPRESSION = 6;
/** In characters. */
const GATHERED = 32_768;

/** A built file, compressed on the disk, of any size. */
export interface PublicFile {
  readonly etag: string;
  readonly madeAt: Date;
  /**
   * The bytes that `etag` belongs to, compressed or plain. Must be called in the same turn in which `get` has answered:
   * a file that has been replaced can no longer be opened.
   */
  open(isCompressed: boolean): Readable;
}

interface Made extends PublicFile {
  readonly version: number;
  readonly content: FileContent;
}

/**
 * Large files that are built from the catalogue and read by machines: feeds and sitemaps. Each is written to the disk in
 * chunks, so that its size costs no memory, and built again when it is requested after a change.
 */
export class PublicFiles {
  readonly #folder: string;
  readonly #clock: Clock;
  readonly #made = new Map<string, Made>();
  readonly #making = new Map<string, Promise<Made>>();
  #version = 0;

  constructor(folder: string, clock: Clock, changes: Changes) {
    this.#folder = folder;
    this.#clock = clock;
    changes.onChange(() => {
      this.#version += 1;
    });
  }

  /**
   * @param name - of the file, without a folder
   * @param pieces - its text in chunks; called only when the file must be built
   */
  async get(name: string, pieces: () => AsyncIterable<string>): Promise<PublicFile> {
    const made = this.#made.get(name);
    if (made && this.#isFresh(made)) return made;
    let making = this.#making.get(name);
    if (!making) {
      making = this.#make(name, pieces).finally(() => this.#making.delete(name));
      this.#making.set(name, making);
    }
    return making;
  }

  /** Deletes the files. */
  async close(): Promise<void> {
    await Promise.all([...this.#made.values()].map(({ content }) => content.release()));
    this.#made.clear();
  }

  #isFresh({ madeAt, version }: Made): boolean {
    const age = this.#clock.now().getTime() - madeAt.getTime();
    return age < (version === this.#version ? FRESH_MS : AT_MOST_EVERY_MS);
  }

  async #make(name: string, pieces: () => AsyncIterable<string>): Promise<Made> {
    const [version, madeAt] = [this.#version, this.#clock.now()];
    const hash = createHash('sha256');
    const content = new FileContent(await this.#write(name, hashed(pieces(), hash)));
    const etag = hash.digest('base64url').slice(0, 27);
    const made: Made = { version, madeAt, etag, content, open: (isCompressed) => content.read(isCompressed) };
    const before = this.#made.get(name);
    this.#made.set(name, made);
    await before?.content.release();
    return made;
  }

  /** Writes a file without a name, so that no other process can replace its bytes. */
  async #write(name: string, pieces: AsyncIterable<Buffer>): Promise<FileHandle> {
    const place = path.join(this.#folder, `${name}.${randomUUID()}.gz`);
    await mkdir(this.#folder, { recursive: true });
    try {
      await pipeline(pieces, createGzip({ level: COMPRESSION }), createWriteStream(place));
      return await open(place);
    } finally {
      await rm(place, { force: true });
    }
  }
}

/** Joins small chunks: the compression has a cost per chunk. */
async function* gathered(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let text = '';
  for await (const piece of pieces) {
    text += piece;
    if (text.length < GATHERED) continue;
    yield text;
    text = '';
  }
  yield text;
}

async function* hashed(pieces: AsyncIterable<string>, hash: ReturnType<typeof createHash>): AsyncGenerator<Buffer> {
  for await (const text of gathered(pieces)) {
    const bytes = Buffer.from(text);
    hash.update(bytes);
    yield bytes;
  }
}
