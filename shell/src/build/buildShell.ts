import { contentHash, precompress, runWebpack } from '@feszek/kit/build';
import type { Mode } from '@feszek/kit/build';
import { hashFiles } from '@feszek/release';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Stats } from 'webpack';
import type { InlineScript, ShellAssets } from '../server/build.ts';
import { sourceHash } from '../server/http/sourceHash.ts';
import { clientConfig, earlyConfig, embedConfig, embedLoaderConfig, embedRuntimeConfig, panelConfig, workerConfig } from './shellConfig.ts';
import { ICON_FILES, writeIcons } from './writeIcons.ts';

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

/** @throws Error if the script would end its element in the page */
async function readInlineScript(path: string): Promise<InlineScript> {
  const code = (await readFile(path, 'utf8')).trim();
  if (/<\/script|<!--/i.test(code)) throw new Error(`${path} cannot be part of a page: it contains the end of a script`);
  return { code, hash: sourceHash(code) };
}

/** What browsers check: in development nothing, because files change in their place. */
async function integrityOf(folder: string, mode: Mode, at: (name: string) => string): Promise<ShellAssets['integrity']> {
  if (mode === 'development') return {};
  const hashes = Object.entries(await hashFiles(folder, ['.']));
  return Object.fromEntries(hashes.filter(([name]) => /\.(js|css)$/.test(name)).map(([name, hash]) => [at(name), hash]));
}

/** What webpack has built. */
export interface ShellStats {
  readonly early: Stats;
  readonly client: Stats;
  readonly worker: Stats;
  readonly embed: Stats;
  readonly embedLoader: Stats;
  readonly embedRuntime: Stats;
  readonly panel: Stats;
}

/** Draws the icons and writes `dist/assets.json` for what webpack has just built. */
export async function finishBuild(folder: string, mode: Mode, { early, client, worker, embed, embedLoader, embedRuntime, panel }: ShellStats): Promise<ShellAssets> {
  const dist = join(folder, 'dist');
  await writeIcons(join(dist, 'browser'));
  const version = await contentHash(join(dist, 'browser'));
  const at = (name: string) => `/assets/${version}/${name}`;
  const files = entryFiles(client, 'main');
  const scriptOf = (stats: Stats, entry: string) => at(oneOf(entryFiles(stats, entry), /\.js$/));
  const sheetOf = (stats: Stats, entry: string) => at(oneOf(entryFiles(stats, entry), /\.css$/));
  const inlineFiles = ['early', 'beforeContent'].map((entry) => join(dist, 'browser', oneOf(entryFiles(early, entry), /\.js$/)));
  const [firstScript, beforeContent] = await Promise.all(inlineFiles.map(readInlineScript));
  if (!firstScript || !beforeContent) throw new Error('A page has two inline scripts');
  const loaderFile = join(dist, 'browser', oneOf(entryFiles(embedLoader, 'embedLoader'), /\.js$/));
  const emitted = Object.keys(client.compilation.assets);
  const assets: ShellAssets = {
    version,
    early: firstScript,
    beforeContent,
    scripts: files.filter((name) => name.endsWith('.js')).map(at),
    styles: files.filter((name) => name.endsWith('.css')).map(at),
    fonts: emitted.filter((name) => PRELOADED_FONTS.test(name)).map(at),
    icon: at(oneOf(emitted, /^favicon\./)),
    fatal: scriptOf(early, 'fatal'),
    icons: { small: at(ICON_FILES.small), large: at(ICON_FILES.large), maskable: at(ICON_FILES.maskable), touch: at(ICON_FILES.touch) },
    offline: { worker: scriptOf(worker, 'worker'), removal: scriptOf(worker, 'removeWorker'), connection: scriptOf(early, 'connection') },
    panel: { script: scriptOf(panel, 'panel'), styles: sheetOf(panel, 'panel') },
    integrity: await integrityOf(join(dist, 'browser'), mode, at),
    embed: { styles: sheetOf(embed, 'embed'), fonts: sheetOf(embed, 'embedFonts'), loader: (await readFile(loaderFile, 'utf8')).trim(), scripts: entryFiles(embedRuntime, 'main').filter((name) => name.endsWith('.js')).map(at) },
  };
  if (mode === 'production') {
    // The code of the first two and of the loader is part of answers, and entries of styles have no code. A build for development reads them again.
    const emptyFiles = ['embed', 'embedFonts'].map((entry) => join(dist, 'browser', oneOf(entryFiles(embed, entry), /\.js$/)));
    await Promise.all([...inlineFiles, ...emptyFiles, loaderFile].map((path) => rm(path)));
    await precompress(join(dist, 'browser'));
  }
  await writeFile(join(dist, 'assets.json'), JSON.stringify(assets, undefined, 2));
  return assets;
}

/** Builds the shell's client once. */
export async function buildShell(folder: string, mode: Mode): Promise<ShellAssets> {
  // `dist/releases` is not deleted: open pages request files of earlier releases.
  await rm(join(folder, 'dist', 'browser'), { recursive: true, force: true });
  const configs = [earlyConfig, clientConfig, workerConfig, embedConfig, embedLoaderConfig, embedRuntimeConfig, panelConfig];
  const [early, client, worker, embed, embedLoader, embedRuntime, panel] = await Promise.all(configs.map((config) => runWebpack(config(folder, mode))));
  if (!early || !client || !worker || !embed || !embedLoader || !embedRuntime || !panel) throw new Error('The shell has seven builds');
  return finishBuild(folder, mode, { early, client, worker, embed, embedLoader, embedRuntime, panel });
}
