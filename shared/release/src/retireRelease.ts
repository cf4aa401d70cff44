import { access, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SliceName } from '@feszek/contract';
import { RETIRED_FILE } from './folders.ts';
import { isCode } from './isCode.ts';
import { releaseFolder } from './openRelease.ts';

/** Deletes the files of a release from the folder of releases. Its version stays taken. */
export async function retireRelease(store: string, slice: SliceName, version: string): Promise<void> {
  const folder = releaseFolder(store, slice, version);
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
