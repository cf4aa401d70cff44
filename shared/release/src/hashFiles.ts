import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** The hash of a file as the attribute `integrity` has it (https://www.w3.org/TR/SRI/). */
export function hashOf(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/**
 * Hashes all files of some folders.
 *
 * @param root - the names of the files are relative to it
 * @returns the hashes by name, with slashes on every system, in the order of the names
 */
export async function hashFiles(root: string, folders: readonly string[]): Promise<Record<string, string>> {
  const entries = await Promise.all(folders.map((folder) => readdir(join(root, folder), { recursive: true, withFileTypes: true })));
  const paths = entries.flat().filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name)).sort();
  const hashes = await Promise.all(paths.map(async (path) => [relative(root, path).split(sep).join('/'), hashOf(await readFile(path))] as const));
  return Object.fromEntries(hashes);
}
