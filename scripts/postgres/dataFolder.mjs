import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../failure.mjs';
import { clusterPaths } from './cluster.mjs';
import { clusterVersion, SERVER_VERSION } from './serverPrograms.mjs';

/** The folder of the shop's own database in a data folder. @param {string} dataDir */
export const databaseFolder = (dataDir) => join(dataDir, 'postgres');

/** The database folder of earlier releases, which used PGlite. @param {string} dataDir */
export const earlierFolder = (dataDir) => join(dataDir, 'db');

/**
 * Checks that a data folder contains the shop's database, or none yet. A lost database is never replaced by an empty one.
 *
 * @param {string} dataDir
 * @throws {Failure} if the database is lost, damaged or of another release
 */
export function checkDataFolder(dataDir) {
  const folder = databaseFolder(dataDir);
  const { data } = clusterPaths(folder);
  const version = clusterVersion(data);
  if (version === SERVER_VERSION) return;
  const restore = `Restore ${folder} from a backup`;
  if (version !== undefined) {
    throw new Failure(`The database in ${folder} was written by PostgreSQL ${version}, this version of the shop reads ${SERVER_VERSION}. Start the version of the shop that wrote it, or restore a backup.`);
  }
  const earlier = earlierFolder(dataDir);
  if (clusterVersion(earlier) !== undefined) {
    throw new Failure(`The data folder ${dataDir} contains the database of an earlier version of the shop (PGlite, in ${earlier}), which this version does not open. Move it with "npm run move-database", or start the earlier version. To start with a new database, delete ${earlier} and ${join(dataDir, 'shop.json')}.`);
  }
  if (existsSync(data) && readdirSync(data).length > 0) throw new Failure(`The database in ${folder} is damaged: its file PG_VERSION is missing. ${restore}; to start with a new database, delete ${folder} and ${join(dataDir, 'shop.json')}.`);
  const marker = join(dataDir, 'shop.json');
  if (existsSync(marker)) {
    throw new Failure(`The database of this shop is missing from ${folder}. ${restore}, mount its disk, or set DATABASE_URL if it is on a server. To start with a new database, delete ${marker} and ${folder}.`);
  }
}
