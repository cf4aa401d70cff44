import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Failure, hasCode } from '../failure.mjs';
import { lockFolder } from '../folderLock.mjs';
import { keepRunning } from '../keepRunning.mjs';
import { freePort } from '../ports.mjs';
import { clusterPaths, openCluster } from './cluster.mjs';
import { checkDataFolder, databaseFolder } from './dataFolder.mjs';
import { serverUrl, spawnServer, stopServer, untilReady } from './spawnServer.mjs';

const POLL_MS = 100;
const ORPHAN_MS = 60_000;

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

/** @param {string} pidFile @returns {number | undefined} the process of a running server */
function runningServer(pidFile) {
  try {
    const pid = Number(readFileSync(pidFile, 'utf8').split('\n', 1)[0]);
    process.kill(pid, 0);
    return pid;
  } catch (error) {
    if (hasCode(error, 'ENOENT') || hasCode(error, 'ESRCH')) return undefined;
    throw error;
  }
}

/**
 * Ends the server of a shop whose other processes were killed. Call it while this process holds the folder's lock.
 *
 * @param {string} data - the server's files
 */
async function endOrphan(data) {
  const file = join(data, 'postmaster.pid');
  const pid = runningServer(file);
  if (pid === undefined || !isServer(pid)) return;
  process.kill(pid, 'SIGINT');
  for (const end = Date.now() + ORPHAN_MS; runningServer(file) !== undefined; await sleep(POLL_MS)) {
    if (Date.now() > end) throw new Failure(`A database server of an earlier start (process ${pid}) does not end. End it, and start again.`);
  }
}

/**
 * Whether a process is a database server; after a restart of the machine another program may have its pid.
 *
 * @param {number} pid
 */
function isServer(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres');
  } catch {
    return process.platform !== 'linux';
  }
}

/**
 * Starts the shop's own database server on its data folder, creates an empty database at the first start, and restarts the
 * server when it ends unexpectedly. While it runs, its address is also in `postgres/url`, for the operator's commands.
 *
 * @param {import('../programs.mjs').Settings} settings
 * @param {{ onIncident: (incident: import('../keepRunning.mjs').Incident) => void, isDurable?: boolean, isMoving?: boolean }} options -
 *   `isDurable` by default; `isMoving`: an empty database is created although the folder belongs to a shop
 * @returns {Promise<ShopDatabase>}
 * @throws {Failure} if the folder belongs to another running shop, its database is lost, or the server does not start
 */
export async function startShopDatabase({ dataDir, logs }, { onIncident, isDurable = true, isMoving = false }) {
  mkdirSync(dataDir, { recursive: true, mode: DATA_FOLDER_MODE });
  const unlock = lockFolder(dataDir);
  try {
    if (!isMoving) checkDataFolder(dataDir);
    const folder = databaseFolder(dataDir);
    const cluster = openCluster(folder, { isDurable });
    await endOrphan(clusterPaths(folder).data);
    const port = await freePort();
    const url = serverUrl(cluster, port);
    const server = keepRunning(
      {
        name: 'database',
        logFile: join(dataDir, 'logs', 'database.log'),
        spawn: () => spawnServer(cluster, { port, isDurable }),
        untilHealthy: untilReady,
        stop: stopServer,
      },
      { onIncident, ...(logs && { logs }) },
    );
    await server.start();
    const urlFile = join(folder, 'url');
    writeFileSync(urlFile, url, { mode: 0o600 });
    return {
      url,
      start: server.start,
      kill: server.kill,
      async stop() {
        rmSync(urlFile, { force: true });
        await server.stop();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}
