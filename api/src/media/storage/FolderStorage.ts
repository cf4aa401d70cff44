import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../../platform/errorCode.ts';
import type { MediaStorage } from './MediaStorage.ts';

/** Stores pictures in a folder; several processes of one machine, or of one shared file system, may use it. */
export class FolderStorage implements MediaStorage {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async read(key: string): Promise<Uint8Array | undefined> {
    try {
      return await readFile(path.join(this.#folder, key));
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return undefined;
      throw error;
    }
  }

  async write(key: string, bytes: Uint8Array): Promise<void> {
    const file = path.join(this.#folder, key);
    const unfinished = `${file}.${randomUUID()}`;
    await mkdir(path.dirname(file), { recursive: true });
    const handle = await open(unfinished, 'wx');
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(unfinished, file);
  }

  async removeAll(prefix: string): Promise<void> {
    await rm(path.join(this.#folder, prefix), { recursive: true, force: true });
  }
}
