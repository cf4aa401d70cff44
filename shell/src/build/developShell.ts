import { watchWebpack } from '@feszek/kit/build';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Stats } from 'webpack';
import { finishBuild } from './buildShell.ts';
import { galleryConfig } from '../gallery/galleryConfig.ts';
import { clientConfig, earlyConfig, embedConfig, embedLoaderConfig, embedRuntimeConfig, panelConfig, workerConfig } from './shellConfig.ts';

/** Builds the client after every change. In development the shell's server reads the new `assets.json` by itself. */
export async function developShell(folder: string): Promise<void> {
  await mkdir(join(folder, 'dist'), { recursive: true });
  const say = (text: string) => process.stdout.write(`shell: ${text}\n`);
  let early: Stats | undefined;
  let client: Stats | undefined;
  let worker: Stats | undefined;
  let embed: Stats | undefined;
  let embedLoader: Stats | undefined;
  let embedRuntime: Stats | undefined;
  let panel: Stats | undefined;
  const built = async () => {
    if (!early || !client || !worker || !embed || !embedLoader || !embedRuntime || !panel) return;
    const { version } = await finishBuild(folder, 'development', { early, client, worker, embed, embedLoader, embedRuntime, panel });
    say(`built ${version}`);
  };
  const report = (error: unknown) => say(error instanceof Error ? error.message : String(error));
  watchWebpack(earlyConfig(folder, 'development'), (stats) => { early = stats; built().catch(report); }, say);
  watchWebpack(clientConfig(folder, 'development'), (stats) => { client = stats; built().catch(report); }, say);
  watchWebpack(workerConfig(folder, 'development'), (stats) => { worker = stats; built().catch(report); }, say);
  watchWebpack(embedConfig(folder, 'development'), (stats) => { embed = stats; built().catch(report); }, say);
  watchWebpack(embedLoaderConfig(folder, 'development'), (stats) => { embedLoader = stats; built().catch(report); }, say);
  watchWebpack(embedRuntimeConfig(folder, 'development'), (stats) => { embedRuntime = stats; built().catch(report); }, say);
  watchWebpack(panelConfig(folder, 'development'), (stats) => { panel = stats; built().catch(report); }, say);
  // An open gallery is notified of its own builds like of any other.
  watchWebpack(galleryConfig(folder), () => void built().catch(report), say);
}
