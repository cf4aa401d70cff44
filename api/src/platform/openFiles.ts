import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

/** The rights of users other than the owner. */
const OTHERS = 0o077;

/**
 * The data folder and its direct entries that other users of this machine may read or change.
 *
 * @returns their paths; none if the folder does not exist yet
 */
export async function openFiles(dataDir: string): Promise<string[]> {
  const names = await readdir(dataDir).catch(() => undefined);
  if (names === undefined) return [];
  const files = [dataDir, ...names.map((name) => path.join(dataDir, name))];
  const modes = await Promise.all(files.map(async (file) => (await stat(file).catch(() => undefined))?.mode ?? 0));
  return files.filter((_, index) => ((modes[index] ?? 0) & OTHERS) !== 0);
}
