import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LOCALES } from '@feszek/contract';
import type { SliceManifest } from '@feszek/contract';
import { unreadableMessages } from '@feszek/i18n/browser';
import type { Stats } from 'webpack';
import type { SliceDefinition } from '../index.ts';
import type { Mode } from './common.ts';
import { contentHash } from './contentHash.ts';
import { precompress } from './precompress.ts';
import { BuildError, runWebpack } from './runWebpack.ts';
import { browserConfig, serverConfig } from './sliceConfig.ts';
import { sliceManifest } from './sliceManifest.ts';

/** The slice that lives in a folder: its package is called `@feszek/mfe-{name}`. */
export async function readSliceName(folder: string): Promise<{ name: string; version: string }> {
  const { name, version }: { name: string; version: string } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  return { name: name.replace('@feszek/mfe-', ''), version };
}

function hasSlice(module: unknown): module is { slice: SliceDefinition } {
  return typeof module === 'object' && module !== null && 'slice' in module;
}

/** Browsers read the plain part of i18next's format alone: a text that uses more would differ after hydration. */
async function refuseUnreadable(slice: SliceDefinition): Promise<void> {
  for (const locale of LOCALES) {
    const unreadable = unreadableMessages((await slice.messages[locale]()).messages);
    if (unreadable.length > 0) throw new BuildError(`Texts of ${slice.name} in ${locale} use more than places and plural forms: ${unreadable.join(', ')}.`);
  }
}

/** Writes `dist/manifest.json` for what webpack has just built. */
export async function finishBuild(folder: string, mode: Mode, stats: Stats): Promise<SliceManifest> {
  const dist = join(folder, 'dist');
  const hash = await contentHash(join(dist, 'browser'), join(dist, 'server'));
  const { version } = await readSliceName(folder);
  const address = pathToFileURL(join(dist, 'server', 'slice.js'));
  address.searchParams.set('build', hash);
  const bundle: unknown = await import(address.href);
  if (!hasSlice(bundle)) throw new BuildError(`${folder}/src/slice.ts must export \`slice\`.`);
  await refuseUnreadable(bundle.slice);
  const manifest = sliceManifest(bundle.slice, `${version}-${hash}`, stats);
  if (mode === 'production') await precompress(join(dist, 'browser'));
  await writeFile(join(dist, 'manifest.json'), JSON.stringify(manifest, undefined, 2));
  return manifest;
}

/** Builds a slice for the browser and for the server, and writes its manifest. */
export async function buildSlice(folder: string, mode: Mode): Promise<SliceManifest> {
  const { name } = await readSliceName(folder);
  const [stats] = await Promise.all([runWebpack(browserConfig(folder, name, mode)), runWebpack(serverConfig(folder, name, mode))]);
  return finishBuild(folder, mode, stats);
}
