import { contentHash, precompress, runWebpack } from '@feszek/kit/build';
import type { Mode } from '@feszek/kit/build';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Stats } from 'webpack';
import type { ShellAssets } from '../server/build.ts';
import { clientConfig, earlyConfig } from './shellConfig.ts';

/** Fonts that every page shows at once: Latin and extended Latin of both typefaces. */
const PRELOADED_FONTS = /^(fraunces|hanken-grotesk)\.[0-9a-f]+\.woff2$/;

function entryFiles(stats: Stats, entry: string): string[] {
  return stats.toJson({ all: false, entrypoints: true }).entrypoints?.[entry]?.assets?.map((asset) => asset.name) ?? [];
}

function oneOf(names: readonly string[], pattern: RegExp): string {
  const found = names.find((name) => pattern.test(name));
  if (!found) throw new Error(`The shell's build has no file like ${String(pattern)}`);
  return found;
}

/** Writes `dist/assets.json` for what webpack has just built. */
export async function finishBuild(folder: string, mode: Mode, early: Stats, client: Stats): Promise<ShellAssets> {
  const dist = join(folder, 'dist');
  const version = await contentHash(join(dist, 'browser'));
  const at = (name: string) => `/assets/${version}/${name}`;
  const files = entryFiles(client, 'main');
  const emitted = Object.keys(client.compilation.assets);
  const assets: ShellAssets = {
    version,
    early: at(oneOf(entryFiles(early, 'early'), /\.js$/)),
    beforeContent: at(oneOf(entryFiles(early, 'beforeContent'), /\.js$/)),
    scripts: files.filter((name) => name.endsWith('.js')).map(at),
    styles: files.filter((name) => name.endsWith('.css')).map(at),
    fonts: emitted.filter((name) => PRELOADED_FONTS.test(name)).map(at),
    icon: at(oneOf(emitted, /^favicon\./)),
  };
  if (mode === 'production') await precompress(join(dist, 'browser'));
  await writeFile(join(dist, 'assets.json'), JSON.stringify(assets, undefined, 2));
  return assets;
}

/** Builds the shell's client once. */
export async function buildShell(folder: string, mode: Mode): Promise<ShellAssets> {
  // `dist/releases` is not deleted: open pages request files of earlier releases.
  await rm(join(folder, 'dist', 'browser'), { recursive: true, force: true });
  const [early, client] = await Promise.all([runWebpack(earlyConfig(folder, mode)), runWebpack(clientConfig(folder, mode))]);
  return finishBuild(folder, mode, early, client);
}
