import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../failure.mjs';
import { clusterVersion, serverPrograms } from './serverPrograms.mjs';
import { chooseServerUser } from './serverUser.mjs';

/** The role that owns everything in the server. */
export const ROLE = 'feszek';

/** Nothing is flushed to the disk, and a password that lasts for one run is hashed once for each connection, not 4,096 times. */
const FOR_TESTS = ['--no-sync', '--set', 'scram_iterations=1'];

/** Files of one server. @param {string} folder */
export const clusterPaths = (folder) => ({ data: join(folder, 'data'), password: join(folder, 'password') });

/**
 * The parameters of a server on a folder.
 *
 * @typedef {object} Cluster
 * @property {string} folder
 * @property {string} password
 * @property {import('./serverUser.mjs').ServerUser} user
 */

/**
 * Creates the server's files in a folder, or opens those of an earlier run. An interrupted creation is repeated: the files
 * get their final name last.
 *
 * @param {string} folder
 * @param {{ isDurable: boolean }} options - whether the files are flushed to the disk
 * @returns {Cluster}
 * @throws {Failure} if the server's files cannot be created
 */
export function openCluster(folder, { isDurable }) {
  const { initdb } = serverPrograms();
  const paths = clusterPaths(folder);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const user = chooseServerUser([initdb, paths.data]);
  if (clusterVersion(paths.data) !== undefined) {
    if (!existsSync(paths.password)) throw new Failure(`The database's password is missing from ${paths.password}. Restore the file from a backup.`);
    return { folder, user, password: readFileSync(paths.password, 'utf8') };
  }
  const password = randomBytes(16).toString('hex');
  writeFileSync(paths.password, password, { mode: 0o600 });
  const { uid, gid } = user.owner;
  if (uid !== undefined && gid !== undefined) for (const path of [folder, paths.password]) chownSync(path, uid, gid);
  const unfinished = `${paths.data}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  const [command = initdb, ...args] = [
    ...user.prefix, initdb, '--pgdata', unfinished, '--username', ROLE, '--auth', 'scram-sha-256', '--pwfile', paths.password, '--encoding', 'UTF8',
    // Built-in: the same character classes and collation on every system, independent of its locales.
    '--locale', 'C', '--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8', ...(isDurable ? [] : FOR_TESTS),
  ];
  const { status, stderr, error } = spawnSync(command, args, { ...user.spawn, cwd: folder, encoding: 'utf8', env: { PATH: process.env['PATH'], LC_ALL: 'C' } });
  if (status !== 0) throw new Failure('The database could not be created: PostgreSQL’s initdb failed.', stderr || String(error ?? ''));
  renameSync(unfinished, paths.data);
  return { folder, user, password };
}
