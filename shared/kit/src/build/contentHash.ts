import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** A short hash of all files below the given folders, which identifies a build by its content. */
export async function contentHash(...folders: string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of folders) {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name)).sort();
    for (const path of paths) hash.update(path.slice(folder.length)).update(await readFile(path));
  }
  return hash.digest('hex').slice(0, 8);
}
