import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LOCALES } from '@feszek/contract/composition';
import type { SliceManifest } from '@feszek/contract';
import { unreadableMessages } from '@feszek/i18n/browser';
import { MANIFEST_FILE, RELEASE_FOLDERS, hashFiles } from '@feszek/release';
import type { Stats } from 'webpack';
import type { SliceDefinition } from '../slice/defineSlice.ts';
import type { Mode } from './common.ts';
import { contentHash } from './contentHash.ts';
import { precompress } from './precompress.ts';
import { BuildError } from './BuildError.ts';
import { runWebpack } from './runWebpack.ts';
import { browserConfig, serverConfig } from './sliceConfig.ts';
import type { SliceBuild } from './sliceConfig.ts';
import { sliceManifest } from './sliceManifest.ts';
import { fragmentTexts } from './texts/fragmentTexts.ts';
import type { FragmentTexts } from './texts/fragmentTexts.ts';

/** The name of the slice in a folder: its package is named `@feszek/mfe-{name}`. */
export async function readSliceName(folder: string): Promise<{ name: string; version: string }> {
  const { name, version }: { name: string; version: string } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  return { name: name.replace('@feszek/mfe-', ''), version };
}

function hasSlice(module: unknown): module is { slice: SliceDefinition } {
  return typeof module === 'object' && module !== null && 'slice' in module;
}

/** Browsers support only a part of i18next's format: a text that uses more would differ after hydration. */
async function refuseUnreadable(slice: SliceDefinition): Promise<void> {
  for (const locale of LOCALES) {
    const unreadable = unreadableMessages((await slice.messages[locale]()).messages);
    if (unreadable.length > 0) throw new BuildError(`Texts of ${slice.name} in ${locale} use more than places and plural forms: ${unreadable.join(', ')}.`);
  }
}

/**
 * Which texts each fragment needs.
 *
 * @throws BuildError for texts that no fragment names: they are dead, or their keys are composed in a manner that the build does not see
 */
async function textsOfFragments(folder: string, slice: SliceDefinition): Promise<readonly FragmentTexts[]> {
  const groups = Object.keys((await slice.messages.hu()).messages);
  const texts = fragmentTexts(folder, groups);
  const unused = groups.filter((group) => !texts.some((fragment) => fragment.groups.includes(group)));
  if (unused.length > 0) throw new BuildError(`No fragment of ${slice.name} names these texts: ${unused.join(', ')}.`);
  return texts;
}

/** The needs and gives of the slice, which `npm run contracts` writes. A new slice has none yet. */
async function readContract(folder: string): Promise<Pick<SliceManifest, 'needs' | 'gives'>> {
  try {
    const { needs, gives }: Pick<SliceManifest, 'needs' | 'gives'> = JSON.parse(await readFile(join(folder, 'contract.json'), 'utf8'));
    return { ...(needs && { needs }), ...(gives && { gives }) };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    throw error;
  }
}

/** Writes `manifest.json` for what webpack has just built from a folder into `target`. */
export async function finishBuild({ folder, mode, target }: SliceBuild, stats: Stats): Promise<SliceManifest> {
  const hash = await contentHash(join(target, 'browser'), join(target, 'server'));
  const { version } = await readSliceName(folder);
  const address = pathToFileURL(join(target, 'server', 'slice.js'));
  address.searchParams.set('build', hash);
  const bundle: unknown = await import(address.href);
  if (!hasSlice(bundle)) throw new BuildError(`${folder}/src/slice.ts must export \`slice\`.`);
  await refuseUnreadable(bundle.slice);
  if (mode === 'production') await precompress(join(target, 'browser'));
  const texts = await textsOfFragments(folder, bundle.slice);
  // In development files change in their place.
  const files = mode === 'production' ? await hashFiles(target, RELEASE_FOLDERS) : undefined;
  const manifest = { ...(await readContract(folder)), ...sliceManifest(bundle.slice, `${version}-${hash}`, stats, { folder, texts }), ...(files && { files }) };
  await writeFile(join(target, MANIFEST_FILE), JSON.stringify(manifest, undefined, 2));
  return manifest;
}

/** Replaces the build in `dist` by the one in a temporary folder beside it. */
async function replaceBuild(dist: string, built: string): Promise<void> {
  for (const name of [...RELEASE_FOLDERS, MANIFEST_FILE]) {
    await rm(join(dist, name), { recursive: true, force: true });
    await rename(join(built, name), join(dist, name));
  }
  await rm(built, { recursive: true });
}

/**
 * Builds a slice for the browser and for the server, and writes its manifest, into `dist`. A build that fails changes
 * nothing there.
 */
export async function buildSlice(folder: string, mode: Mode): Promise<SliceManifest> {
  const { name } = await readSliceName(folder);
  const dist = join(folder, 'dist');
  await mkdir(dist, { recursive: true });
  const build: SliceBuild = { folder, slice: name, mode, target: await mkdtemp(join(dist, '.build-')) };
  try {
    const [stats] = await Promise.all([runWebpack(browserConfig(build)), runWebpack(serverConfig(build))]);
    const manifest = await finishBuild(build, stats);
    await replaceBuild(dist, build.target);
    return manifest;
  } catch (error) {
    await rm(build.target, { recursive: true, force: true });
    throw error;
  }
}
