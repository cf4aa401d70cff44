import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { RELEASE_FOLDERS } from './folders.ts';

/** Makes the folders of a release, and those of its files. */
export async function makeFolders(target: string, files: readonly string[]): Promise<void> {
  await Promise.all([...new Set([...RELEASE_FOLDERS, ...files.map(dirname)])].map((folder) => mkdir(join(target, folder), { recursive: true })));
}
