import { join } from 'node:path';
import { SLICES } from '@feszek/contract';
import { buildSliceServer, keepReleases, loadRelease, logRejections, sliceServerConfig } from '../server/index.ts';
import type { EarlierRelease, SliceRelease } from '../server/index.ts';
import { BuildError } from './runWebpack.ts';

/** First port of the slices; each has the next, in the order of the route table's slices. */
const FIRST_PORT = 3001;

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

/** Listens until the process receives a signal to end. */
export async function listen(release: () => SliceRelease, earlier: readonly EarlierRelease[] = []): Promise<void> {
  const { name } = release().manifest;
  const config = sliceServerConfig(process.env, FIRST_PORT + SLICES.indexOf(name));
  const server = buildSliceServer({ release, earlier, apiUrl: config.apiUrl, metricsToken: config.metricsToken });
  logRejections(server.log);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close().then(() => process.exit(0)));
  try {
    await server.listen({ host: config.host, port: config.port });
  } catch (error) {
    if (isCode(error, 'EADDRINUSE')) throw new BuildError(`Port ${config.port} is taken: give ${name} another one with PORT.`);
    throw error;
  }
}

/** Serves what `build` left in `dist`. */
export async function startSlice(folder: string): Promise<void> {
  // React is loaded with the bundle below, and would otherwise be its slow development version.
  process.env['NODE_ENV'] ??= 'production';
  try {
    const dist = join(folder, 'dist');
    const release = await loadRelease(dist);
    await listen(() => release, await keepReleases(dist, release.manifest.version));
  } catch (error) {
    if (isCode(error, 'ENOENT')) throw new BuildError('There is no build yet: run `feszek-slice build` first.');
    throw error;
  }
}
