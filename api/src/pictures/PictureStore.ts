import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Drawing, PictureRenderer } from './PictureRenderer.ts';

const QUALITY = 80;
const PLACEHOLDER = { pixels: 10, quality: 50 } as const;

/** Keeps rendered pictures on the disk; whoever asks for the same one at the same time shares one rendering. */
export class PictureStore {
  readonly #folder: string;
  readonly #renderer: PictureRenderer;
  readonly #making = new Map<string, Promise<Uint8Array>>();

  constructor(folder: string, renderer: PictureRenderer) {
    this.#folder = folder;
    this.#renderer = renderer;
  }

  /**
   * @param pixels - width; `placeholder` for the ten-pixel one
   * @returns WebP
   */
  async get(drawing: Drawing, pixels: number | 'placeholder', isUrgent = true): Promise<Uint8Array> {
    const file = join(this.#folder, drawing.key, `${pixels}.webp`);
    try {
      return await readFile(file);
    } catch (error) {
      if (typeof error !== 'object' || error === null || !('code' in error) || error.code !== 'ENOENT') throw error;
    }
    let making = this.#making.get(file);
    if (!making) {
      making = this.#make(drawing, pixels, file, isUrgent).finally(() => this.#making.delete(file));
      this.#making.set(file, making);
    }
    return making;
  }

  async #make(drawing: Drawing, pixels: number | 'placeholder', file: string, isUrgent: boolean): Promise<Uint8Array> {
    const size = pixels === 'placeholder' ? PLACEHOLDER : { pixels, quality: QUALITY };
    const bytes = await this.#renderer.render(drawing, size.pixels, size.quality, isUrgent);
    const unfinished = `${file}.${randomUUID()}`;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(unfinished, bytes);
    await rename(unfinished, file);
    return bytes;
  }
}
