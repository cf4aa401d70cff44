import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Addresses of the shell's own files, as its build left them. */
export interface ShellAssets {
  readonly version: string;
  /** The first, tiny script: it keeps clicks until a slice is there. */
  readonly early: string;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly fonts: readonly string[];
  readonly icon: string;
}

/** Reads `dist/assets.json`. Throws with a clear sentence where there is no build. */
export async function readAssets(distFolder: string): Promise<ShellAssets> {
  try {
    return JSON.parse(await readFile(join(distFolder, 'assets.json'), 'utf8'));
  } catch (error) {
    throw new Error('The shell has no build yet: run `npm start`, or `pnpm --filter @feszek/shell build`.', { cause: error });
  }
}
