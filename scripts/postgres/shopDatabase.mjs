import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../failure.mjs';
import { lockFolder } from '../folderLock.mjs';
import { keepRunning } from '../keepRunning.mjs';
import { freePort } from '../ports.mjs';
import { checkDatabase } from './checkDatabase.mjs';
import { clusterPaths, openCluster } from './cluster.mjs';
import { databaseFault } from './databaseFault.mjs';
import { checkDataFolder, databaseFolder } from './dataFolder.mjs';
import { endOrphan } from './endOrphan.mjs';
import { serverUrl, spawnServer, stopServer, untilReady } from './spawnServer.mjs';

/** If root starts the shop, the server's user enters the data folder; its contents stay private. */
const DATA_FOLDER_MODE = 0o711;

/**
 * The shop's own database server.
 *
 * @typedef {object} ShopDatabase
 * @property {string} url - for `DATABASE_URL`; unchanged by restarts
 * @property {() => Promise<void>} stop
 * @property {() => Promise<void>} kill - ends it at once, like a crash
 * @property {() => Promise<void>} start - restarts a killed server
 */

/**
 * Starts the shop's own database server on its data folder, creates an empty database at the first start, and restarts the
 * server when it ends unexpectedly. While it runs, its address is also in `postgres/url`, for the operator's commands.
 *
 * @param {import('../programs.mjs').Settings} settings
 * @param {{ onIncident: (incident: import('../keepRunning.mjs').Incident) => void, isDurable?: boolean, isMoving?: boolean }} options -
 *   `isDurable` by default; `isMoving`: an empty database is created although the folder belongs to a shop
 * @returns {Promise<ShopDatabase>}
 * @throws {Failure} if the folder belongs to another running shop, its database is lost or damaged, or the server does not start
 */
export async function startShopDatabase(settings, options) {
  try {
    return await start(settings, options);
  } catch (error) {
    throw databaseFault(error, settings.dataDir);
  }
}

/**
 * Checks the tables and indexes of a database whose server did not end in order. A server recovers from its log by itself; what the disk has
 * lost, it notices only when it reads it.
 *
 * @param {string} url
 * @param {string} folder
 * @param {string} marker - the file that shows that the server did not end in order
 * @throws {Failure} if there is damage
 */
async function checkAfterCrash(url, folder, marker) {
  const damage = await checkDatabase(url);
  if (damage === undefined) return;
  throw new Failure(`The database in ${folder} is damaged (${damage}). Keep a copy of the folder, and restore a backup (docs/guides/backup.md). To open the shop regardless, delete ${marker}.`);
}

/** @param {Parameters<typeof startShopDatabase>[0]} settings @param {Parameters<typeof startShopDatabase>[1]} options @returns {Promise<ShopDatabase>} */
async function start({ dataDir, logs }, { onIncident, isDurable = true, isMoving = false }) {
  mkdirSync(dataDir, { recursive: true, mode: DATA_FOLDER_MODE });
  const unlock = lockFolder(dataDir);
  try {
    if (!isMoving) checkDataFolder(dataDir);
    const folder = databaseFolder(dataDir);
    const cluster = openCluster(folder, { isDurable });
    await endOrphan(clusterPaths(folder).data);
    const port = await freePort();
    const url = serverUrl(cluster, port);
    const marker = join(folder, 'not-closed');
    let hasCrashed = existsSync(marker);
    const server = keepRunning(
      {
        name: 'database',
        logFile: join(dataDir, 'logs', 'database.log'),
        spawn: () => spawnServer(cluster, { port, isDurable }),
        untilHealthy: untilReady,
        stop: stopServer,
      },
      { onIncident: report, ...(logs && { logs }) },
    );
    /** @param {import('../keepRunning.mjs').Incident} incident */
    function report(incident) {
      hasCrashed ||= incident.kind === 'ended';
      onIncident(incident);
    }
    await server.start();
    try {
      if (hasCrashed) await checkAfterCrash(url, folder, marker);
    } catch (error) {
      await server.stop();
      throw error;
    }
    hasCrashed = false;
    writeFileSync(marker, '', { mode: 0o600 });
    const urlFile = join(folder, 'url');
    writeFileSync(urlFile, url, { mode: 0o600 });
    return {
      url,
      start: server.start,
      kill() {
        hasCrashed = true;
        return server.kill();
      },
      async stop() {
        rmSync(urlFile, { force: true });
        await server.stop();
        if (!hasCrashed) rmSync(marker, { force: true });
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}
