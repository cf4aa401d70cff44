import { rmSync } from 'node:fs';
import { startPostgres } from '../postgres/startPostgres.mjs';
import { makeRunFolder } from './runFolder.mjs';

/** @type {(() => Promise<void>) | undefined} */
let stop;

/**
 * Starts the database server of a test run.
 *
 * @returns {Promise<string>} its address
 */
export async function startServer() {
  const folder = makeRunFolder();
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
