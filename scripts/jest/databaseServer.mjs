import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../postgres/startPostgres.mjs';

/** @type {(() => Promise<void>) | undefined} */
let stop;

/**
 * Starts the database server of a test run.
 *
 * @returns {Promise<string>} its address
 */
export async function startServer() {
  const folder = mkdtempSync(join(tmpdir(), 'feszek-postgres-'));
  const server = await startPostgres({ folder });
  stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return server.url;
}

/** Ends it and removes its files. */
export async function stopServer() {
  await stop?.();
}
