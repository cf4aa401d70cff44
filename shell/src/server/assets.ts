import { watchFile } from 'node:fs';
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

export interface AssetSource {
  current(): ShellAssets;
  /** Calls back after every new build. */
  onChange(listener: () => void): void;
}

/** The build that is there, and in development every one that follows it. */
export async function openAssets(distFolder: string, isDevelopment: boolean): Promise<AssetSource> {
  let assets = await readAssets(distFolder);
  const listeners: (() => void)[] = [];
  if (isDevelopment) {
    watchFile(join(distFolder, 'assets.json'), { interval: 200, persistent: false }, () => {
      readAssets(distFolder).then((next) => {
        assets = next;
        for (const listener of listeners) listener();
      }, (error: unknown) => process.stderr.write(`${String(error)}\n`));
    });
  }
  return { current: () => assets, onChange: (listener) => void listeners.push(listener) };
}
