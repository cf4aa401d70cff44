import { join } from 'node:path';
import { loadRelease } from '../server/index.ts';
import type { SliceRelease } from '../server/index.ts';
import { finishBuild, readSliceName } from './buildSlice.ts';
import { watchWebpack } from './runWebpack.ts';
import { browserConfig, serverConfig } from './sliceConfig.ts';
import type { SliceBuild } from './sliceConfig.ts';
import { listen } from './startSlice.ts';
import type { Stats } from 'webpack';

/** Builds after every change and serves the newest build; the shell notices the new version and reloads the page. */
export async function developSlice(folder: string): Promise<void> {
  const { name } = await readSliceName(folder);
  const say = (text: string) => process.stdout.write(`${name}: ${text}\n`);
  const build: SliceBuild = { folder, slice: name, mode: 'development', target: join(folder, 'dist') };
  let release: SliceRelease | undefined;
  let browserStats: Stats | undefined;
  let isServerBuilt = false;

  const built = async () => {
    if (!browserStats || !isServerBuilt) return;
    const isFirst = !release;
    await finishBuild(build, browserStats);
    release = await loadRelease(build.target);
    say(`built ${release.manifest.version}`);
    const live = release;
    if (isFirst) await listen(() => release ?? live);
  };
  const report = (error: unknown) => say(error instanceof Error ? error.message : String(error));

  watchWebpack(browserConfig(build), (stats) => { browserStats = stats; built().catch(report); }, say);
  watchWebpack(serverConfig(build), () => { isServerBuilt = true; built().catch(report); }, say);
}
