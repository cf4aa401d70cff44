import { access, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sliceNamed } from '@feszek/contract';
import type { SliceName } from '@feszek/contract';
import { isCode } from './isCode.ts';
import { releaseFolder } from './openRelease.ts';

/** The file that replaces the files of a release. */
const RETIRED_FILE = 'retired';

/**
 * Deletes the files of a release from the store. Its version stays taken.
 *
 * @throws RangeError if there is no such slice
 */
export async function retireRelease(store: string, slice: string, version: string): Promise<void> {
  const name = sliceNamed(slice);
  if (!name) throw new RangeError(`No slice is named ${slice}.`);
  const folder = releaseFolder(store, name, version);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, RETIRED_FILE), '');
  const files = (await readdir(folder)).filter((name) => name !== RETIRED_FILE);
  await Promise.all(files.map((name) => rm(join(folder, name), { recursive: true })));
}

/** Whether the files of a release have been deleted from the store. */
export async function isRetired(store: string, slice: SliceName, version: string): Promise<boolean> {
  try {
    await access(join(releaseFolder(store, slice, version), RETIRED_FILE));
    return true;
  } catch (error) {
    if (isCode(error, 'ENOENT')) return false;
    throw error;
  }
}
