import { existsSync, readFileSync, statSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { Failure } from '../failure.mjs';

/**
 * The user that runs the database server.
 *
 * @typedef {object} ServerUser
 * @property {{ uid?: number, gid?: number }} owner - owner of the server's files; empty: the user of this process
 * @property {{ uid?: number, gid?: number }} spawn - options for `spawn`
 * @property {readonly string[]} prefix - precedes the server's command
 */

const OTHERS_MAY_ENTER = 0o001;
/** Allows the server to reach files in folders that only root may enter. https://man7.org/linux/man-pages/man7/capabilities.7.html */
const CAPABILITY = 'dac_override';

/** @param {string} path @returns {boolean} whether every user may enter all folders above a path */
function isReachable(path) {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if ((statSync(folder).mode & OTHERS_MAY_ENTER) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}

/** @param {string} name @returns {string | undefined} the path of a program */
function findProgram(name) {
  return (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, name)).find((file) => existsSync(file));
}

/** @returns {{ uid: number, gid: number }} */
function unprivilegedUser() {
  const users = readFileSync('/etc/passwd', 'utf8').split('\n').map((line) => line.split(':'));
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody');
  if (!user) throw new Failure('PostgreSQL cannot run as root, and there is neither a user "postgres" nor "nobody". Start the shop as an ordinary user, or set DATABASE_URL.');
  return { uid: Number(user[2]), gid: Number(user[3]) };
}

/**
 * Chooses the user for the server. PostgreSQL refuses to run as root, so root starts it as the user `postgres` or
 * `nobody`. If that user may not enter a folder above the given paths (`/root`, for example), the server keeps one
 * capability of root, which allows it to read and write there.
 *
 * @param {readonly string[]} paths - existing files that the server must reach
 * @returns {ServerUser}
 * @throws {Failure} if root has no user for the server, or that user cannot reach the paths
 */
export function chooseServerUser(paths) {
  if (process.getuid?.() !== 0) return { owner: {}, spawn: {}, prefix: [] };
  const owner = unprivilegedUser();
  const closed = paths.find((path) => !isReachable(path));
  if (closed === undefined) return { owner, spawn: owner, prefix: [] };
  const setpriv = findProgram('setpriv');
  if (!setpriv) {
    throw new Failure(`PostgreSQL cannot run as root, and no other user may enter the folders above ${closed}. Start the shop as an ordinary user, move the project and DATA_DIR to a folder that every user may enter, or set DATABASE_URL.`);
  }
  const capabilities = `-all,+${CAPABILITY}`;
  const prefix = [
    setpriv, '--securebits=+no_setuid_fixup', `--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups',
    `--inh-caps=${capabilities}`, `--bounding-set=${capabilities}`, `--ambient-caps=+${CAPABILITY}`,
  ];
  return { owner, spawn: {}, prefix };
}
