import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Failure, hasCode } from '../failure.mjs';
import { databaseFolder } from '../postgres/dataFolder.mjs';
import { writeBackupFile } from './backupFile.mjs';
import { copyCluster } from './copyCluster.mjs';
import { copyTree } from './copyTree.mjs';

/** Created again at the next start, or valid for one run only. */
const LEFT_OUT = ['postgres', 'logs', 'feeds', 'screenshots', 'shop.lock'];

/** @param {string} dataDir @returns {string} the address of the shop's own server */
function runningServer(dataDir) {
  try {
    return readFileSync(join(databaseFolder(dataDir), 'url'), 'utf8').trim();
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
    throw new Failure(`The shop of the data folder ${dataDir} is not running. Start it (npm start), or set DATA_DIR.`);
  }
}

/**
 * Backs up a running shop: its database, its pictures and its other files. The folder gets its name when it is complete.
 *
 * @param {{ dataDir: string, target: string, signal: AbortSignal }} options - `target` is empty or does not exist
 * @returns {Promise<number>} the number of files
 * @throws {Failure} if the shop is not running, or the target is not empty
 */
export async function takeBackup({ dataDir, target, signal }) {
  const url = runningServer(dataDir);
  if (existsSync(target) && readdirSync(target).length > 0) throw new Failure(`The folder ${target} is not empty. Name a new one: a backup never replaces another one.`);
  const unfinished = `${target}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(dirname(target), { recursive: true });
  try {
    // Pictures are stored before the database names them, so they follow the database.
    const database = await copyCluster(databaseFolder(dataDir), url, join(unfinished, 'postgres', 'data'), signal);
    const password = await copyTree(databaseFolder(dataDir), join(unfinished, 'postgres'), { includes: (path) => path === 'password', signal });
    const files = await copyTree(dataDir, unfinished, { includes: (path) => !LEFT_OUT.includes(path), signal });
    const paths = [...database.map((path) => join('postgres', 'data', path)), ...password.map((path) => join('postgres', path)), ...files];
    await writeBackupFile(unfinished, paths);
    rmSync(target, { recursive: true, force: true });
    renameSync(unfinished, target);
    return paths.length;
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    throw error;
  }
}
