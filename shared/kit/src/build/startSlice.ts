import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sliceNamed } from '@feszek/contract/composition';
import type { SliceManifest } from '@feszek/contract';
import { logRejections } from '@feszek/logging';
import { checkFiles, openReleaseStore, parseTrust, readReleaseBucket, releaseFolder } from '@feszek/release';
import { buildSliceServer, keepReleases, loadRelease, sliceServerConfig, stopOnSignal } from '../server/index.ts';
import type { EarlierRelease, SliceRelease } from '../server/index.ts';
import { BuildError } from './BuildError.ts';

/** For a slice that is started by hand. The supervisor gives each one its port. */
const DEFAULT_PORT = 3001;

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

/** Listens until the process receives a signal to end. */
export async function listen(release: () => SliceRelease, earlier: readonly EarlierRelease[] = []): Promise<void> {
  const { name } = release().manifest;
  const config = sliceServerConfig(process.env, DEFAULT_PORT);
  const isStopping = stopOnSignal(config.stopDelayMs, () => server.close());
  const server = buildSliceServer({ release, earlier, apiUrl: config.apiUrl, isStopping, metricsToken: config.metricsToken });
  logRejections(server.log);
  try {
    await server.listen({ host: config.host, port: config.port });
  } catch (error) {
    if (isCode(error, 'EADDRINUSE')) throw new BuildError(`Port ${config.port} is taken: give ${name} another one with PORT.`);
    throw error;
  }
}

/** React's code in the server bundle, and other code in it, would otherwise be the slow development version. */
function setProduction(): void {
  process.env['NODE_ENV'] ??= 'production';
}

/** Serves what `build` left in `dist`. */
export async function startBuild(folder: string): Promise<void> {
  setProduction();
  try {
    const dist = join(folder, 'dist');
    const release = await loadRelease(dist);
    await listen(() => release, await keepReleases(dist, release.manifest.version));
  } catch (error) {
    if (isCode(error, 'ENOENT')) throw new BuildError('There is no build yet: run `feszek-slice build` first.');
    throw error;
  }
}

/** Loads all code of a release that renders its fragments. Otherwise a file could be changed between the check and its first use. */
async function loadServerFiles(folder: string, { files = {} }: SliceManifest): Promise<void> {
  await Promise.all(Object.keys(files).filter((file) => file.startsWith('server/') && file.endsWith('.js')).map((file) => import(pathToFileURL(join(folder, file)).href)));
}

/** The server of a release that was built without the kit. It listens on `HOST` and `PORT`, and gets its data from `API_URL`. */
const OWN_SERVER = 'server/main.mjs';

/**
 * Serves a release of the store `RELEASES_DIR` or of its bucket, after a check of its signature and of its files
 * against `TRUST_FILE`. A release with a server of its own runs that one.
 */
export async function startRelease(slice: string, version: string): Promise<void> {
  setProduction();
  const name = sliceNamed(slice);
  const { RELEASES_DIR: store, TRUST_FILE: trustFile } = process.env;
  if (!name) throw new BuildError(`No slice is named ${slice}.`);
  if (!store || !trustFile) throw new BuildError('RELEASES_DIR and TRUST_FILE must name the store of releases and the trusted keys.');
  const { manifest } = await openReleaseStore(store, readReleaseBucket(process.env)).open(name, version, parseTrust(await readFile(trustFile, 'utf8')));
  await checkFiles(store, manifest);
  const folder = releaseFolder(store, name, version);
  if (Object.hasOwn(manifest.files ?? {}, OWN_SERVER)) {
    await import(pathToFileURL(join(folder, OWN_SERVER)).href);
    return;
  }
  await loadServerFiles(folder, manifest);
  const release = { ...(await loadRelease(folder)), manifest };
  await listen(() => release);
}
