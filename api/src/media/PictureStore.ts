import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../platform/errorCode.ts';
import { CARD_PIXELS, MASTER, MASTER_PIXELS, PLACEHOLDER, PLACEHOLDER_DRAWING_PIXELS, SHOWN_SIZES, sizeFile } from './drawnFiles.ts';
import type { Drawing, PictureFile, PictureRenderer } from '@feszek/demo/drawing';
import { PictureWork } from './PictureWork.ts';

/** Requests that may wait for pictures at once: about five product listings, or half a minute of drawing. */
const MOST_WAITING = 32;

function isForCards({ pixels }: PictureFile): boolean {
  return pixels <= CARD_PIXELS;
}

/** Thrown where too many requests wait for pictures already. */
export class PicturesBusyError extends Error {
  constructor() {
    super('Too many requests wait for pictures');
    this.name = 'PicturesBusyError';
  }
}

export interface Renderers {
  /** Makes what requests wait for. */
  readonly requested: PictureRenderer;
  /** Makes pictures ahead of requests. It has a process of its own, so that no request waits for its drawing to end. */
  readonly ahead: PictureRenderer;
}

/** Which files are made: those of a listing's cards, or all that a page shows. */
export type PictureExtent = 'card' | 'whole';

/**
 * Keeps pictures on the disk, in a folder for each drawing. A scene is drawn once: every size that a page shows is made
 * from this drawing at the same time, and the drawing is kept for the others. Where cards alone need a picture that does
 * not exist yet, a small drawing, which takes a quarter of the time, is made for them first.
 */
export class PictureStore {
  readonly #folder: string;
  readonly #renderers: Renderers;
  readonly #works = new Map<string, PictureWork>();
  #waiting = 0;
  #idle = Promise.withResolvers<void>();

  constructor(folder: string, renderers: Renderers) {
    this.#folder = folder;
    this.#renderers = renderers;
    this.#idle.resolve();
  }

  /**
   * Reads a picture, or makes it where it does not exist yet. Requests for one drawing share the work.
   *
   * @param pixels - one of the listed widths
   * @param signal - aborted when the picture is no longer wanted
   * @returns WebP
   * @throws {PicturesBusyError} where the picture does not exist yet and too many requests wait for others
   */
  async get(drawing: Drawing, pixels: number | 'placeholder', signal: AbortSignal = new AbortController().signal): Promise<Uint8Array> {
    const file = pixels === 'placeholder' ? PLACEHOLDER : sizeFile(pixels);
    const ready = await this.#read(drawing.key, file);
    if (ready) return ready;
    if (this.#waiting === MOST_WAITING) throw new PicturesBusyError();
    if (this.#waiting === 0) this.#idle = Promise.withResolvers<void>();
    this.#waiting += 1;
    try {
      for (;;) {
        const work = this.#works.get(drawing.key) ?? this.#work(drawing, this.#renderers.requested, this.#filesFor(drawing.key, file));
        // Work that began for another size may leave this one out.
        const bytes = (await work.wait(file.name, signal)) ?? (await this.#read(drawing.key, file));
        if (bytes) return bytes;
      }
    } finally {
      this.#waiting -= 1;
      if (this.#waiting === 0) this.#idle.resolve();
    }
  }

  /** Makes what is missing of a drawing's sizes, after everything that requests wait for. */
  async prepare(drawing: Drawing, extent: PictureExtent): Promise<void> {
    await this.#idle.promise;
    for (let work = this.#works.get(drawing.key); work; work = this.#works.get(drawing.key)) await work.waitForAll();
    const files = this.#missing(drawing.key, extent);
    if (files.length > 0) await this.#work(drawing, this.#renderers.ahead, files).waitForAll();
  }

  /** Makes a drawing's placeholder where it is missing, after everything that requests wait for. */
  async preparePlaceholder({ key, scene }: Drawing): Promise<void> {
    await this.#idle.promise;
    if (this.#existing(key).has(PLACEHOLDER.name)) return;
    await this.#renderers.ahead.render({ scene, pixels: PLACEHOLDER_DRAWING_PIXELS }, [PLACEHOLDER], (name, bytes) => this.#write(key, name, bytes)).done;
  }

  /** The placeholder of a drawing, or `undefined` where it does not exist yet. */
  async placeholder(key: string): Promise<Uint8Array | undefined> {
    return this.#read(key, PLACEHOLDER);
  }

  /** Whether pictures can no longer be made. */
  get isClosed(): boolean {
    return this.#renderers.ahead.isClosed;
  }

  /** The file that is requested, then the others that are made together with it. */
  #filesFor(key: string, requested: PictureFile): PictureFile[] {
    const others = this.#missing(key, isForCards(requested) ? 'card' : 'whole').filter(({ name }) => name !== requested.name);
    return [requested, ...others];
  }

  #work({ key, scene }: Drawing, renderer: PictureRenderer, files: readonly PictureFile[]): PictureWork {
    const hasMaster = this.#existing(key).has(MASTER.name);
    const source = hasMaster ? { file: join(this.#folder, key, MASTER.name) } : { scene, pixels: files.every(isForCards) ? CARD_PIXELS : MASTER_PIXELS };
    const work = new PictureWork((onStored) =>
      renderer.render(source, files, async (name, bytes) => {
        await this.#write(key, name, bytes);
        onStored(name, bytes);
      }));
    this.#works.set(key, work);
    const forget = () => void this.#works.delete(key);
    work.done.then(forget, forget);
    return work;
  }

  #missing(key: string, extent: PictureExtent): PictureFile[] {
    const existing = this.#existing(key);
    return [MASTER, ...SHOWN_SIZES, PLACEHOLDER].filter((file) => !existing.has(file.name) && (extent === 'whole' || isForCards(file)));
  }

  /** Names of the files of a drawing. The folder holds a dozen of them at most, so that reading it takes no time. */
  #existing(key: string): ReadonlySet<string> {
    try {
      return new Set(readdirSync(join(this.#folder, key)));
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return new Set();
      throw error;
    }
  }

  async #read(key: string, { name }: PictureFile): Promise<Uint8Array | undefined> {
    try {
      return await readFile(join(this.#folder, key, name));
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return undefined;
      throw error;
    }
  }

  async #write(key: string, name: string, bytes: Uint8Array): Promise<void> {
    const folder = join(this.#folder, key);
    const unfinished = join(folder, `${name}.${randomUUID()}`);
    await mkdir(folder, { recursive: true });
    await writeFile(unfinished, bytes);
    await rename(unfinished, join(folder, name));
  }
}
