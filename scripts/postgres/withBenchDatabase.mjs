import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from './startPostgres.mjs';

/**
 * @template Result
 * @param {string} folder
 * @param {(serverUrl: string) => Promise<Result>} measure
 */
async function withServer(folder, measure) {
  const server = await startPostgres({ folder });
  try {
    return await measure(server.url);
  } finally {
    await server.stop();
  }
}

/**
 * Runs a measurement with an empty PostgreSQL server, which is deleted afterwards.
 *
 * @template Result
 * @param {string} name - of the measurement, for the name of the folder
 * @param {(serverUrl: string) => Promise<Result>} measure
 * @returns {Promise<Result>}
 */
export async function withBenchDatabase(name, measure) {
  const folder = await mkdtemp(join(tmpdir(), `feszek-bench-${name}-`));
  try {
    return await withServer(folder, measure);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Runs a measurement with the PostgreSQL server of the large shops, which later runs use again: filling them takes minutes.
 *
 * @template Result
 * @param {(serverUrl: string) => Promise<Result>} measure
 * @returns {Promise<Result>}
 */
export const withLargeShops = (measure) => withServer(join(tmpdir(), 'feszek-bench-catalogue'), measure);
