import { watchFile } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { keepReleases, readFiles } from '@feszek/kit/server';
import type { EarlierRelease, StoredFile } from '@feszek/kit/server';

/** A script that is part of a page's HTML. */
export interface InlineScript {
  readonly code: string;
  /** Its source expression in a content policy. */
  readonly hash: string;
}

/** Addresses of the shell's own files, as written by its build. */
export interface ShellAssets {
  readonly version: string;
  /** The first script: it stores clicks until a slice is hydrated, requests the fonts, and loads the client. */
  readonly early: InlineScript;
  /** The script after the styles: it waits for the fonts. */
  readonly beforeContent: InlineScript;
  /** The scripts of the shell's client, in order. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly fonts: readonly string[];
  readonly icon: string;
  /** The script of the fatal screen, which the first script loads if the shell's client cannot start. */
  readonly fatal: string;
  /** The icons of the installed shop: 192 and 512 pixels, with room for a mask, and for the home screen of Apple's devices. */
  readonly icons: { readonly small: string; readonly large: string; readonly maskable: string; readonly touch: string };
  /** The service worker, the one that removes it, and the script of a copy. */
  readonly offline: { readonly worker: string; readonly removal: string; readonly connection: string };
  /** The development panel of previews and of development. */
  readonly panel: { readonly script: string; readonly styles: string };
  /** The hashes of the scripts and style sheets by their addresses; none in development. */
  readonly integrity: Readonly<Record<string, string>>;
  /** For the pages of other origins: the style sheets of parts and of the typefaces, the code of the elements, and the scripts of the runtime, in order. */
  readonly embed: { readonly styles: string; readonly fonts: string; readonly loader: string; readonly scripts: readonly string[] };
}

export interface ShellBuild {
  readonly assets: ShellAssets;
  readonly files: ReadonlyMap<string, StoredFile>;
}

/** Reads the shell's build. Throws an error that states what to do if there is none. */
async function readBuild(distFolder: string): Promise<ShellBuild> {
  try {
    const assets: ShellAssets = JSON.parse(await readFile(join(distFolder, 'assets.json'), 'utf8'));
    return { assets, files: await readFiles(join(distFolder, 'browser')) };
  } catch (error) {
    throw new Error('The shell has no build yet: run `npm start`, or `pnpm --filter @feszek/shell build`.', { cause: error });
  }
}

export interface BuildSource {
  current(): ShellBuild;
  /** The builds that were live before this process started; open pages still request their files. */
  readonly earlier: readonly EarlierRelease[];
  /** Calls back after every new build. */
  onChange(listener: () => void): void;
}

/** The current build, with the files of earlier ones; in development every later build replaces it. */
export async function openBuild(distFolder: string, isDevelopment: boolean): Promise<BuildSource> {
  let build = await readBuild(distFolder);
  const earlier = isDevelopment ? [] : await keepReleases(distFolder, build.assets.version);
  const listeners: (() => void)[] = [];
  if (isDevelopment) {
    watchFile(join(distFolder, 'assets.json'), { interval: 200, persistent: false }, () => {
      readBuild(distFolder).then((next) => {
        build = next;
        for (const listener of listeners) listener();
      }, (error: unknown) => process.stderr.write(`${String(error)}\n`));
    });
  }
  return { current: () => build, earlier, onChange: (listener) => void listeners.push(listener) };
}
