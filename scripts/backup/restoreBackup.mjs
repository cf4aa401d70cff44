import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../failure.mjs';
import { lockFolder } from '../folderLock.mjs';
import { clusterPaths } from '../postgres/cluster.mjs';
import { databaseFolder } from '../postgres/dataFolder.mjs';
import { serverPrograms } from '../postgres/serverPrograms.mjs';
import { chooseServerUser } from '../postgres/serverUser.mjs';
import { checkFiles } from './backupFile.mjs';
import { copyTree } from './copyTree.mjs';

/** The data folder itself is entered by the user of the database server. */
const DATA_FOLDER_MODE = 0o711;

/**
 * Copies the database of a backup to the place of a server's files. The copy gets its name when it is complete.
 *
 * @param {string} backup
 * @param {string} folder - of the server
 */
export async function restoreCluster(backup, folder) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { owner } = chooseServerUser([serverPrograms().initdb, clusterPaths(folder).data]);
  const { data } = clusterPaths(folder);
  const unfinished = `${data}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  await copyTree(join(backup, 'postgres'), folder, { includes: (path) => path === 'password', owner });
  await copyTree(join(backup, 'postgres', 'data'), unfinished, { owner });
  renameSync(unfinished, data);
}

/**
 * Restores a backup into a data folder without a shop.
 *
 * @param {{ dataDir: string, backup: string, signal: AbortSignal }} options
 * @throws {Failure} if the backup is damaged, or the data folder holds a shop
 */
export async function restoreBackup({ dataDir, backup, signal }) {
  await checkFiles(backup);
  for (const path of [databaseFolder(dataDir), join(dataDir, 'shop.json')]) {
    if (existsSync(path)) throw new Failure(`The data folder ${dataDir} contains a shop already (${path}). Rename it first, or set DATA_DIR to another folder.`);
  }
  mkdirSync(dataDir, { recursive: true, mode: DATA_FOLDER_MODE });
  const unlock = lockFolder(dataDir);
  try {
    // An interrupted restoration leaves a folder without a database, with which no shop starts.
    await copyTree(backup, dataDir, { includes: (path) => path !== 'postgres' && path !== 'backup.json', signal });
    await restoreCluster(backup, databaseFolder(dataDir));
  } finally {
    unlock();
  }
}
