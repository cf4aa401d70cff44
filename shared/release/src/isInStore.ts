import { readdir } from 'node:fs/promises';
import { isCode } from './isCode.ts';

/** Whether a folder of the store contains a release, or the mark of a retired one. */
export async function isInStore(folder: string): Promise<boolean> {
  try {
    return (await readdir(folder)).length > 0;
  } catch (error) {
    if (isCode(error, 'ENOENT')) return false;
    throw error;
  }
}
